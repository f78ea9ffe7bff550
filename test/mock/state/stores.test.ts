import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { afterAll, describe, expect, test } from 'vitest';
import { FINGERPRINT_SPACE } from '#mock/state/fingerprint.ts';
import { InitialItems } from '#mock/state/initial-items.ts';
import type { Change, Entry, Store } from '#mock/state/store.ts';
import { openStore } from '#mock/state/open-store.ts';
import { Transaction } from '#mock/state/transaction.ts';
import type { MockOptions } from '#mock/options.ts';
import type { Mock } from '#mock/start.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';
import { startRedis } from '../support/start-redis.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-stores');
const redis = await startRedis(folder);
afterAll(async () => {
  redis?.stop();
});

/** Leaves no state in a store, nor what it began with, and so nothing that a start could contradict. */
async function emptied(place: string | undefined): Promise<void> {
  const store = await openStore(place);
  for (const space of ['a', 'b', 'main', FINGERPRINT_SPACE]) await store.clear(space);
  await store.close();
}

const places = [
  { name: 'memory', place: undefined, isThere: true },
  { name: 'SQLite', place: join(folder, 'state.sqlite'), isThere: true },
  { name: 'Redis', place: redis?.url, isThere: redis !== undefined },
];

const put = (id: string, expected: number, value: string): Change => ({
  collection: 'things',
  id,
  expectedVersion: expected,
  item: { id, value },
});

const versionOf = async (store: Store, id: string, space = 'a'): Promise<number> =>
  (await store.get(space, 'things', id))?.version ?? 0;

const textOf = ({ id, item }: Entry): string => `${id}:${String(item?.['value'])}`;

describe.each(places)('$name (skipped where redis-server is not installed)', ({ name, place, isThere }) => {
  const storing = (title: string, run: (store: Store) => Promise<void>): void => {
    test.skipIf(!isThere)(title, async () => {
      const store = await openStore(place);
      await store.clear('a');
      await store.clear('b');
      await run(store);
      await store.close();
    });
  };

  /** Runs a test on a mock with the store, and on another one that shares it where it is Redis. */
  const serving = (
    title: string,
    run: (mock: Mock, other: Mock) => Promise<void>,
    data?: MockOptions['data'],
  ): void => {
    test.skipIf(!isThere)(title, async () => {
      await emptied(place);
      const options = { ...(place === undefined ? {} : { store: place }), ...(data === undefined ? {} : { data }) };
      const mock = await platformMock(options);
      const other = name === 'Redis' ? await platformMock(options) : mock;
      await run(mock, other);
      await Promise.all([mock.close(), other.close()]);
      await emptied(place);
    });
  };

  storing('keeps what is committed, in order', async (store) => {
    expect(await store.commit('a', [put('2', 0, 'x'), put('1', 0, 'y')])).toBe(true);
    expect(await store.get('a', 'things', '1')).toMatchObject({ id: '1', item: { id: '1', value: 'y' } });
    expect((await store.entries('a', 'things')).map(({ id }) => id)).toEqual(['2', '1']);
    expect(await store.get('a', 'things', 'none')).toBeUndefined();
  });

  storing('takes all changes or none, by version', async (store) => {
    await store.commit('a', [put('1', 0, 'x')]);
    expect(await store.commit('a', [put('2', 0, 'y'), put('1', 0, 'z')])).toBe(false);
    expect(await store.get('a', 'things', '2')).toBeUndefined();
    const first = await versionOf(store, '1');
    expect(await store.commit('a', [put('1', first, 'z')])).toBe(true);
    expect(await versionOf(store, '1')).toBeGreaterThan(first);
    expect(await store.commit('a', [put('1', first, 'late')])).toBe(false);
  });

  storing('takes a change that expects no version whatever is there', async (store) => {
    const load = (value: string) => store.commit('a', [{ collection: 'things', id: '1', item: { id: '1', value } }]);
    expect(await load('new')).toBe(true);
    const first = await versionOf(store, '1');
    expect(await load('over it')).toBe(true);
    expect(await store.commit('a', [put('1', first, 'late')])).toBe(false);
    expect((await store.entries('a', 'things')).map(textOf)).toEqual(['1:over it']);
    await store.commit('a', [{ collection: 'things', id: '1', expectedVersion: await versionOf(store, '1') }]);
    expect(await load('again')).toBe(true);
  });

  storing('looks at versions without changing them', async (store) => {
    await store.commit('a', [put('1', 0, 'x')]);
    const expected = await versionOf(store, '1');
    const check = { collection: 'things', id: '1', expectedVersion: expected, isCheck: true };
    expect(await store.commit('a', [check, put('2', 0, 'y')])).toBe(true);
    expect(await versionOf(store, '1')).toBe(expected);
    await store.commit('a', [put('1', expected, 'z')]);
    expect(await store.commit('a', [check, put('3', 0, 'y')])).toBe(false);
  });

  storing('takes what was decided by a list as long as nothing changes in it', async (store) => {
    const latest = async () => Math.max(0, ...(await store.entries('a', 'things')).map(({ version }) => version));
    const decide = async (expected: number) => {
      const other = { collection: 'others', id: '1', expectedVersion: await decided(), item: {} };
      return store.commit('a', [other], { lists: [{ collection: 'things', expectedVersion: expected }] });
    };
    const decided = async () => (await store.get('a', 'others', '1'))?.version ?? 0;
    expect(await decide(0)).toBe(true);
    await store.commit('a', [put('1', 0, 'new'), put('2', 0, 'new')]);
    expect(await decide(0)).toBe(false);
    const known = await latest();
    expect(await decide(known)).toBe(true);
    await store.commit('a', [put('1', await versionOf(store, '1'), 'changed')]);
    expect(await decide(known)).toBe(false);
    const changed = await latest();
    await store.commit('a', [{ collection: 'things', id: '2', expectedVersion: await versionOf(store, '2') }]);
    expect(await decide(changed)).toBe(false);
  });

  storing('takes nothing for what it was before it was cleared or restored', async (store) => {
    await store.commit('a', [put('1', 0, 'x')]);
    await store.copy('a', 'b');
    const before = await versionOf(store, '1');
    await store.commit('a', [put('1', before, 'changed')]);
    const changed = await versionOf(store, '1');
    await store.copy('b', 'a');
    expect(await versionOf(store, '1')).toBe(before);
    await store.commit('a', [put('1', before, 'other')]);
    expect(await versionOf(store, '1')).toBeGreaterThan(changed);
    const last = await versionOf(store, '1');
    await store.clear('a');
    await store.commit('a', [put('1', 0, 'after')]);
    expect(await versionOf(store, '1')).toBeGreaterThan(last);
  });

  storing('records that an item was deleted', async (store) => {
    await store.commit('a', [put('1', 0, 'x')]);
    await store.commit('a', [{ collection: 'things', id: '1', expectedVersion: await versionOf(store, '1') }]);
    expect(await store.get('a', 'things', '1')).toEqual({ id: '1', version: await versionOf(store, '1') });
    expect(await store.commit('a', [put('1', 0, 'unknown')])).toBe(false);
    expect(await store.commit('a', [put('1', await versionOf(store, '1'), 'again')])).toBe(true);
    expect((await store.entries('a', 'things'))[0]?.item).toEqual({ id: '1', value: 'again' });
  });

  storing('keeps spaces apart, copies and clears them', async (store) => {
    await store.commit('a', [put('1', 0, 'x')]);
    expect(await store.entries('b', 'things')).toEqual([]);
    await store.copy('a', 'b');
    await store.commit('a', [put('1', await versionOf(store, '1'), 'y')]);
    expect((await store.get('b', 'things', '1'))?.item).toEqual({ id: '1', value: 'x' });
    await store.clear('a');
    expect(await store.entries('a', 'things')).toEqual([]);
    expect(await store.entries('b', 'things')).toHaveLength(1);
  });

  storing('counts without ever giving the same number twice', async (store) => {
    const numbers = await Promise.all(Array.from({ length: 50 }, () => store.nextNumber('a', 'n')));
    expect(new Set(numbers).size).toBe(50);
    await store.clear('a');
    expect(await store.nextNumber('a', 'n')).toBe(1);
  });

  storing('gives no number up to one that is passed over', async (store) => {
    expect(await store.nextNumber('a', 'n')).toBe(1);
    await store.skipNumbers('a', 'n', 7);
    await store.skipNumbers('a', 'n', 3);
    expect([await store.nextNumber('a', 'n'), await store.nextNumber('a', 'm')]).toEqual([8, 1]);
    await store.clear('a');
    await store.skipNumbers('a', 'n', 2);
    expect(await store.nextNumber('a', 'n')).toBe(3);
  });

  storing('finds what is free behind thousands that are taken in few steps', async (store) => {
    const item = (number: number) => ({ id: String(900_000 + number) });
    const seed = Array.from({ length: 5000 }, (_, index) => item(2 * index + 1));
    await store.commit(
      'a',
      seed.map((_, index) => ({ collection: 'things', id: item(2 * index + 2).id, item: item(2 * index + 2) })),
    );
    let steps = 0;
    const counting = new Proxy(store, {
      get: (_, name) => {
        const value: unknown = Reflect.get(store, name);
        if (typeof value !== 'function') return value;
        return (...values: unknown[]) => {
          // A synchronous store is read one entry at a time.
          if (store.readBatch !== undefined || name !== 'peek') steps += 1;
          return value.apply(store, values);
        };
      },
    });
    const base = new InitialItems({ things: seed }, () => 'id');
    const state = new Transaction({
      initialItems: base,
      store: counting,
      space: 'a',
      keyOf: () => 'id',
      checksIdentifiers: true,
    });
    expect(await state.nextId('things')).toBe('910001');
    expect(steps).toBeLessThan(30);
    expect(await new Transaction({ initialItems: base, store, space: 'a', keyOf: () => 'id' }).nextId('things')).toBe(
      '910002',
    );
  });

  storing('keeps nothing that was decided with a number of before it was cleared or restored', async (store) => {
    const base = new InitialItems({ things: [{ id: '1' }] }, () => 'id');
    const newState = () => new Transaction({ initialItems: base, store, space: 'a', keyOf: () => 'id' });
    await store.copy('a', 'b');
    for (const begin of [() => store.clear('a'), () => store.copy('b', 'a')]) {
      const state = newState();
      const number = await state.nextNumber('n');
      await begin();
      await state.put('things', { id: '1', number });
      expect(await state.commit()).toBe(false);
      const again = newState();
      await again.put('things', { id: '1', number: await again.nextNumber('n') });
      expect(await again.commit()).toBe(true);
    }
  });

  storing('takes or refuses each of many that come at once by itself', async (store) => {
    const first = await Promise.all(
      Array.from({ length: 600 }, (_, index) => store.commit('a', [put(`${index % 300}`, 0, 'x')])),
    );
    expect(first.filter(Boolean)).toHaveLength(300);
    const [known, missing, other] = await Promise.all([
      store.get('a', 'things', '7'),
      store.get('a', 'things', 'none'),
      store.get('b', 'things', '7'),
    ]);
    expect(known?.item).toEqual({ id: '7', value: 'x' });
    expect([missing, other]).toEqual([undefined, undefined]);
    const lists = await Promise.all([store.entries('a', 'things'), store.entries('a', 'things')]);
    expect(lists.map(({ length }) => length)).toEqual([300, 300]);
  });

  storing('stores and returns more at once than a script can pass to a function', async (store) => {
    const ids = Array.from({ length: 12_000 }, (_, index) => `id-${index}`);
    expect(
      await store.commit(
        'a',
        ids.map((id) => put(id, 0, 'x')),
      ),
    ).toBe(true);
    const items = [...ids, 'none'].map((id) => ({ collection: 'things', id }));
    const found = await store.readBatch?.('a', { items, lists: [], numbers: [] });
    if (store.readBatch !== undefined) expect(found?.items.map((one) => one?.id)).toEqual([...ids, undefined]);
    expect(await store.entries('a', 'things')).toHaveLength(ids.length);
  });

  storing('returns everything requested at once, each in its place', async (store) => {
    await store.commit('a', [put('1', 0, 'x'), put('2', 0, 'y')]);
    const wanted = (id: string) => ({
      items: [{ collection: 'things', id }],
      lists: ['things', 'none'],
      numbers: ['n', 'm'],
    });
    const found = await Promise.all(['2', 'none'].map((id) => store.readBatch?.('a', wanted(id))));
    if (store.readBatch === undefined) return;
    expect(found.map((one) => one?.items.map((item) => item?.id))).toEqual([['2'], [undefined]]);
    expect(found.map((one) => one?.lists.map(({ length }) => length))).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(found.map((one) => one?.numbers)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  serving('can be closed repeatedly', async (mock) => {
    await Promise.all([mock.close(), mock.close()]);
  });

  storing('takes hostile names and values as they are', async (store) => {
    const id = `'; DROP TABLE entries; -- "\u0000é \u{1f600}`;
    await store.commit('a', [
      { collection: '__proto__', id, expectedVersion: 0, item: { id, list: [], deep: { '': null } } },
    ]);
    expect((await store.get('a', '__proto__', id))?.item).toEqual({ id, list: [], deep: { '': null } });
  });

  storing('takes an identifier that is no text of Unicode, and so do others that come at once', async (store) => {
    await store.commit('a', [put('1', 0, 'x')]);
    const [half, whole] = await Promise.all([store.get('a', 'things', '\ud800'), store.get('a', 'things', '1')]);
    expect([half, whole?.item]).toEqual([undefined, { id: '1', value: 'x' }]);
    expect(await store.commit('a', [put('\ud800', 0, 'half')])).toBe(true);
    expect((await store.get('a', 'things', '\ud800'))?.item).toEqual({ id: '\ud800', value: 'half' });
  });

  serving('loses no concurrent update', async (mock) => {
    const before = await mock.items('timesheetEntries');
    await mock.load({ projectTasks: [{ id: '1', projectId: '1', skills: [] }] });
    const patch = { json: [{ op: 'ADD', path: '/skills/-', value: { id: '1' } }] };
    const patched = await Promise.all(
      Array.from({ length: 30 }, () => sendRequest(mock, 'PATCH /projectmanagement/project-tasks/1', patch)),
    );
    expect(patched.every(({ status }) => status === 200)).toBe(true);
    const task = (await mock.items('projectTasks')).find(({ id }) => id === '1');
    expect(task?.['skills']).toHaveLength(30);
    const created = await Promise.all(
      Array.from({ length: 20 }, () =>
        sendRequest(mock, 'POST /support/card-groups/1/timesheet-entries', { json: { duration: 1 } }),
      ),
    );
    expect(created.every(({ status }) => status === 200)).toBe(true);
    expect(await mock.items('timesheetEntries')).toHaveLength(before.length + 20);
  });

  const sum = async (one: Mock, other: Mock): Promise<void> => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendRequest(index % 2 === 0 ? one : other, 'POST /support/card-groups/1/timesheet-entries', {
          json: { duration: 1 },
        }),
      ),
    );
    const sums = responses.map(({ json }) => Number(String(json)));
    expect(sums.toSorted((first, second) => first - second)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  };
  serving('R172 a sum over a list includes items that are added concurrently', sum, { timesheetEntries: [] });

  serving('loads items despite concurrent writes', async (one, other) => {
    const card = { employeeId: '1', name: 'Travel', type: 'BANK' };
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        sendRequest(one, 'POST /__mock/data', {
          json: { businessCards: ['1', '2', 'new'].map((id) => ({ ...card, id, name: `Loaded ${index}` })) },
        }),
        sendRequest(other, 'POST /workforce/employees/1/business-cards/1', {
          json: { ...card, name: `Renamed ${index}` },
        }),
      ]).flat(),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map((_, index) => (index % 2 === 0 ? 204 : 200)));
    const cards = await other.items('businessCards');
    expect(cards.find(({ id }) => id === '2')?.['name']).toBe(cards.find(({ id }) => id === 'new')?.['name']);
  });

  const given = (from: number) =>
    Array.from({ length: 2500 }, (_, index) => ({ id: String(from + index), employeeId: '1', type: 'BANK' }));
  const assign = async (mock: Mock): Promise<void> => {
    const card = { json: { employeeId: '1', name: 'Travel', type: 'BANK' } };
    const create = async () => (await sendRequest(mock, 'PUT /workforce/employees/1/business-cards', card)).json;
    expect((await sendRequest(mock, 'DELETE /workforce/employees/1/business-cards/900002')).status).toBe(204);
    await mock.load({ businessCards: given(902_501) });
    expect((await sendRequest(mock, 'DELETE /workforce/employees/1/business-cards/902502')).status).toBe(204);
    const ids = await Promise.all([create(), create(), create()]);
    expect(ids.map((id) => Number(id) > 905_000)).toEqual([true, true, true]);
    expect(new Set(ids).size).toBe(3);
  };
  serving('does not assign identifiers of thousands of loaded or given items, nor deleted ones', assign, {
    businessCards: given(900_001),
  });

  serving('finds an item by an identifier with lone surrogates', async (mock) => {
    const [half, whole] = ['\ud800', '\ufffd'];
    await mock.load({ approvals: [{ id: half, name: 'First' }] });
    const all = async () => (await mock.items('approvals')).map((item) => item['name']);
    expect(await all()).toContain('First');
    expect((await sendRequest(mock, `GET /approvalprocess/approvals/${whole}`)).json).toMatchObject({ name: 'First' });
    await mock.load({ approvals: [{ id: whole, name: 'Second' }] });
    expect(await all()).not.toContain('First');
  });

  const data = { quotations: [{ id: '1', name: 'Given' }] };
  const isolate = async (mock: Mock): Promise<void> => {
    const quotations = async () => (await mock.items('quotations')).map((item) => item['name']);
    for (const item of data.quotations) item.name = 'Changed';
    expect(await quotations()).toEqual(['Given']);
    const loaded = { id: '2', name: 'Loaded' };
    await mock.load({ quotations: [loaded] });
    loaded.name = 'Changed';
    const list = [await mock.items('quotations')].flat();
    list.forEach((item) => Object.assign(item, { name: 'Changed' }));
    Array.prototype.reverse.call(await mock.items('quotations'));
    expect(await quotations()).toEqual(['Given', 'Loaded']);
  };
  serving('is isolated from later changes to items that it received or returned', isolate, data);

  test.skipIf(!isThere || name === 'memory')(
    'survives a restart with its snapshots, and can be shared by two mocks if it is in Redis',
    async () => {
      const first = await platformMock({ store: place ?? '' });
      await first.reset();
      const { json: id } = await sendRequest(first, 'PUT /sales/quotations', { json: { name: 'Kept' } });
      const snapshot = await first.snapshot();
      if (name !== 'Redis') await first.close();
      const second = await platformMock({ store: place ?? '' });
      expect((await sendRequest(second, `GET /sales/quotations/${String(id)}`)).json).toMatchObject({ name: 'Kept' });
      expect((await sendRequest(second, 'PUT /sales/quotations', { json: { name: 'Next' } })).json).not.toBe(id);
      const other = await second.snapshot();
      await Promise.all([...(name === 'Redis' ? [first.close()] : []), second.close()]);
      const third = await platformMock({ store: place ?? '' });
      await third.restore(snapshot);
      expect(await third.items('quotations')).toHaveLength(5);
      await third.restore(other);
      expect(await third.items('quotations')).toHaveLength(6);
      await third.reset();
      await third.close();
    },
  );
});

test.skipIf(redis === undefined)(
  'a Redis with state of another format is rejected with what to do; foreign keys are ignored',
  async () => {
    const url = `${redis?.url}/1`;
    const client = await createClient({ url }).connect();
    await client.hSet('mock:{main}:quotations', '1', '1 {}');
    await expect(openStore(url)).rejects.toThrow('Name another database');
    await client.del('mock:{main}:quotations');
    await client.set('mock:of:somebody', 'x');
    const store = await openStore(url);
    await store.commit('a', [put('1', 0, 'x')]);
    await (await openStore(url)).close();
    await Promise.all([client.close(), store.close()]);
  },
);

test('an incomplete copy in SQLite is rolled back', async () => {
  const file = join(folder, 'refusing.sqlite');
  let store = await openStore(file);
  await store.commit('a', [put('1', 0, 'x')]);
  await store.commit('b', [put('2', 0, 'y')]);
  await store.nextNumber('a', 'n');
  await store.close();
  const other = new DatabaseSync(file);
  other.exec("CREATE TRIGGER refuse BEFORE INSERT ON sequences BEGIN SELECT RAISE(ABORT, 'full'); END");
  other.close();
  store = await openStore(file);
  await expect(store.copy('a', 'b')).rejects.toThrow('full');
  expect((await store.entries('b', 'things')).map(textOf)).toEqual(['2:y']);
  await store.close();
});

test.skipIf(redis === undefined)(
  'a change to a restored item is visible, also after the clock was set back',
  async () => {
    const [store, client] = [await openStore(redis?.url), await createClient({ url: redis?.url ?? '' }).connect()];
    const latest = async () => Math.max(...(await store.entries('b', 'things')).map(({ version }) => version));
    await store.clear('a');
    await store.commit('a', [put('1', 0, 'x')]);
    const inOneHour = String((Date.now() + 3_600_000) * 1000);
    await client.hSet('mock:2:{a}::marks', { epoch: inOneHour, mark: inOneHour });
    await store.commit('a', [put('2', 0, 'y')]);
    await store.copy('a', 'b');
    const looked = await latest();
    await store.commit('b', [put('3', 0, 'z')]);
    expect(await latest()).toBeGreaterThan(looked);
    const lists = [{ collection: 'things', expectedVersion: looked }];
    expect(await store.commit('b', [put('4', 0, 'by the list before')], { lists })).toBe(false);
    for (const space of ['a', 'b']) await store.clear(space);
    await Promise.all([client.close(), store.close()]);
  },
);

test.skipIf(redis === undefined)('a wrong password of Redis is reported without the password', async () => {
  const client = await createClient({ url: redis?.url ?? '' }).connect();
  await client.configSet('requirepass', 'right');
  await expect(openStore(redis?.url.replace('//', '//:wrong@'))).rejects.toThrow(
    /^Redis cannot be opened as a store: WRONGPASS [^.]*\. See --store\.$/,
  );
  await client.configSet('requirepass', '');
  await client.close();
});

test.skipIf(redis === undefined)('scripts are sent again to a Redis that lost them, as after a restart', async () => {
  const store = await openStore(redis?.url);
  await store.clear('a');
  await store.commit('a', [put('1', 0, 'x')]);
  const client = await createClient({ url: redis?.url ?? '' }).connect();
  await client.scriptFlush();
  expect(await store.commit('a', [put('2', 0, 'y')])).toBe(true);
  await client.scriptFlush();
  expect((await store.entries('a', 'things')).map(textOf)).toEqual(['1:x', '2:y']);
  await Promise.all([client.close(), store.close()]);
});
