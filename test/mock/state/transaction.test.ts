import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { InitialItems } from '#mock/state/initial-items.ts';
import { MemoryStore } from '#mock/state/memory.ts';
import type { ReadBatch, Store } from '#mock/state/store.ts';
import { Transaction, TransactionRunner } from '#mock/state/transaction.ts';

const initialItems = new InitialItems({ things: [{ id: '1', value: 0 }], others: [{ id: '1' }] }, () => 'id');
const keyOf = (): string => 'id';

/** Store that has to be waited for, as a remote one; it counts what is read alone. */
function remoteStore(): Store & { alone: string[]; readonly commits: unknown[] } {
  const local = new MemoryStore();
  const remote = {
    alone: [] as string[],
    commits: [] as unknown[],
    get: async (space: string, collection: string, id: string) => {
      remote.alone.push(`${collection}/${id}`);
      return local.get(space, collection, id);
    },
    entries: async (space: string, collection: string) => {
      remote.alone.push(collection);
      return local.entries(space, collection);
    },
    nextNumber: async (space: string, name: string) => {
      remote.alone.push(name);
      return local.nextNumber(space, name);
    },
    commit: async (...values: Parameters<Store['commit']>) => {
      remote.commits.push(values.slice(1));
      return local.commit(...values);
    },
    skipNumbers: local.skipNumbers.bind(local),
    clear: local.clear.bind(local),
    copy: local.copy.bind(local),
    close: local.close.bind(local),
    readBatch: async (space: string, { items, lists, numbers }: ReadBatch) => ({
      items: await Promise.all(items.map(({ collection, id }) => local.get(space, collection, id))),
      lists: await Promise.all(lists.map((collection) => local.entries(space, collection))),
      numbers: await Promise.all(numbers.map((name) => local.nextNumber(space, name))),
      epoch: 'epoch',
    }),
  };
  return remote;
}

const begin = (store: Store): Transaction => new Transaction({ initialItems, store, space: 'a', keyOf });
const valueOf = (item: JsonObject | undefined): unknown => item?.['value'];

describe.each([
  ['a local store', () => new MemoryStore()],
  ['a remote store', remoteStore],
])('a transaction on %s', (_, create) => {
  test('reads what it wrote, and others only what it committed', async () => {
    const store = create();
    const [one, other] = [begin(store), begin(store)];
    await one.put('things', { id: '1', value: 1 });
    await one.put('things', { id: '2', value: 2 });
    await one.remove('others', '\ud800');
    expect([await one.get('things', '1'), one.peek('things', '2')].map(valueOf)).toEqual([1, 2]);
    expect((await one.all('things')).map(valueOf)).toEqual([1, 2]);
    expect(await one.all('others')).toEqual([{ id: '1' }]);
    expect((await other.all('things')).map(valueOf)).toEqual([0]);
    expect([one.isChanged, other.isChanged]).toEqual([true, false]);
    expect(await one.commit()).toBe(true);
    expect((await begin(store).all('things')).map(valueOf)).toEqual([1, 2]);
    expect(await begin(store).get('others', '\ufffd')).toBeUndefined();
  });

  test('conflicts if what it read or listed was changed, and not if something else was', async () => {
    const store = create();
    const change = async (collection: string, id: string): Promise<void> => {
      const transaction = begin(store);
      await transaction.put(collection, { id, value: 'other' });
      expect(await transaction.commit()).toBe(true);
    };
    const [reading, listing, elsewhere, idle] = [begin(store), begin(store), begin(store), begin(store)];
    await reading.get('things', '1');
    await listing.all('things');
    await elsewhere.get('things', '2');
    await idle.get('things', '1');
    await change('things', '1');
    for (const transaction of [reading, listing, elsewhere]) await transaction.put('others', { id: '9' });
    expect(await Promise.all([reading, listing, elsewhere, idle].map((each) => each.commit()))).toEqual([
      ...[false, false, true, true],
    ]);
    const later = begin(store);
    await later.all('things');
    await later.put('others', { id: '8' });
    expect(await later.commit()).toBe(true);
  });

  test('knows what it read, unless it listed a collection', async () => {
    const transaction = begin(create());
    await transaction.get('things', '1');
    await transaction.nextNumber('n');
    expect(transaction.readSet).toMatchObject([{ collection: 'things', id: '1', expectedVersion: 0 }]);
    await transaction.all('others');
    expect(transaction.readSet).toBeUndefined();
    expect(transaction.requested).toMatchObject({ items: [{ id: '1' }], lists: ['others'], numbers: ['#n'] });
  });

  test('gives identifiers that nothing has, of which another one may take one first', async () => {
    const store = create();
    const fill = begin(store);
    for (const id of ['900001', '900002', '900004']) await fill.put('things', { id });
    await fill.commit();
    const transaction = new Transaction({ initialItems, store, space: 'a', keyOf, checksIdentifiers: true });
    expect([await transaction.nextId('things'), await transaction.nextId('things')]).toEqual(['900003', '900005']);
    await transaction.put('things', { id: '900003' });
    const other = begin(store);
    await other.put('things', { id: '900005' });
    await other.commit();
    expect(await transaction.commit()).toBe(false);
  });

  test('runs a function again until everything that it needs is loaded', async () => {
    const transaction = begin(create());
    const find = (): unknown => {
      const first = transaction.peek('things', '1');
      if (first === undefined) throw new Error('not there');
      return valueOf(transaction.peek('things', '1'));
    };
    expect(await transaction.whenLoaded(find)).toBe(0);
    expect(await transaction.whenLoaded(() => transaction.peek('others', '1'))).toEqual({ id: '1' });
    const missing = transaction.whenLoaded(() => {
      if (transaction.peek('things', '7') === undefined) throw new Error('There is no 7.');
    });
    await expect(missing).rejects.toThrow('There is no 7.');
  });
});

test('a remote store -> what was prefetched is read once, and its numbers are given once', async () => {
  const store = remoteStore();
  const transaction = begin(store);
  expect([transaction.isRemote, begin(new MemoryStore()).isRemote]).toEqual([true, false]);
  const items = ['1', '2'].map((id) => ({ collection: 'things', id }));
  await transaction.prefetch({ items, lists: ['others'], numbers: ['#n'] });
  expect(transaction.isPrefetched).toBe(false);
  expect([await transaction.get('things', '1'), await transaction.get('things', '2')].map(valueOf)).toEqual([
    0,
    undefined,
  ]);
  expect(await transaction.all('others')).toEqual([{ id: '1' }]);
  expect(await transaction.nextNumber('n')).toBe(1);
  expect([transaction.isPrefetched, store.alone]).toEqual([true, []]);
  expect(await transaction.nextNumber('n')).toBe(2);
  expect(transaction.isPrefetched).toBe(false);
  await transaction.put('things', { id: '1', value: 1 });
  await transaction.remove('things', '2');
  await transaction.remove('others', '1');
  await transaction.get('others', '2');
  await transaction.commit();
  expect(store.commits).toEqual([
    [
      [
        { collection: 'things', id: '1', expectedVersion: 0, item: { id: '1', value: 1 } },
        { collection: 'things', id: '2', expectedVersion: 0, isPurgeable: true },
        { collection: 'others', id: '1', expectedVersion: 0, isPurgeable: false },
        { collection: 'others', id: '2', expectedVersion: 0, isCheck: true },
      ],
      { lists: [{ collection: 'others', expectedVersion: 0 }], call: undefined, epoch: 'epoch' },
    ],
  ]);
  const { alone } = store;
  const missing = begin(store);
  await missing.prefetch({ items: [], lists: [], numbers: [] });
  expect(missing.isPrefetched).toBe(true);
  await missing.get('things', '3');
  expect([missing.isPrefetched, alone.at(-1)]).toEqual([false, 'things/3']);
});

describe('work in transactions', () => {
  const runnerOn = (store: Store): TransactionRunner => new TransactionRunner({ initialItems, store, keyOf });
  const count = async (transaction: Transaction): Promise<number> => {
    const value = Number(valueOf(await transaction.get('things', '1'))) + 1;
    await transaction.put('things', { id: '1', value });
    return value;
  };

  test('at once -> each builds on another, and retries do not disturb each other', async () => {
    const store = remoteStore();
    const runner = runnerOn(store);
    const values = await Promise.all(Array.from({ length: 20 }, () => runner.run('a', count)));
    expect(values.toSorted((one, other) => one - other)).toEqual(values.map((_, index) => index + 1));
    expect(store.commits).toHaveLength(20 + 19);
  });

  test('that keeps conflicting -> an error after 201 attempts, the others of the space go on', async () => {
    const store = remoteStore();
    const runner = runnerOn(store);
    const attempts: boolean[] = [];
    const disturbed = runner.run('a', async (transaction, isRetry) => {
      attempts.push(isRetry);
      await transaction.get('things', '1');
      const other = begin(store);
      await count(other);
      await other.commit();
      return count(transaction);
    });
    await expect(disturbed).rejects.toMatchObject({ status: 409, message: 'Too many concurrent modifications.' });
    expect(attempts).toEqual([false, ...Array.from({ length: 200 }, () => true)]);
    expect(await runner.run('a', count)).toBe(202);
  });

  test('that throws -> the error, and no change', async () => {
    const store = remoteStore();
    const failing = runnerOn(store).run('a', async (transaction) => {
      await count(transaction);
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(store.commits).toEqual([]);
  });

  test('that only reads -> no commit; a batch that is read ahead comes from a remote store alone', async () => {
    const store = remoteStore();
    expect(await runnerOn(store).run('a', (transaction) => transaction.get('things', '1'))).toMatchObject({ value: 0 });
    expect(store.commits).toEqual([]);
    const wanted = { items: [{ collection: 'things', id: '1' }], lists: [], numbers: ['n'] };
    expect((await runnerOn(store).readAhead('a', wanted))?.hasItem('things', '1')).toBe(true);
    expect(await runnerOn(new MemoryStore()).readAhead('a', wanted)).toBeUndefined();
  });
});
