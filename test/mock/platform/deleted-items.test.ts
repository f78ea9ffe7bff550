import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { InitialItems } from '#mock/state/initial-items.ts';
import { MemoryStore } from '#mock/state/memory.ts';
import { SqliteStore } from '#mock/state/sqlite.ts';
import type { Change, Store } from '#mock/state/store.ts';
import { listCheckOf, Transaction } from '#mock/state/transaction.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-deleted');

const COLLECTION = 'things';
const kept = (id: string): Change => ({ collection: COLLECTION, id, item: { id } });
const gone = (id: string): Change => ({ collection: COLLECTION, id, isPurgeable: true });

describe.each<readonly [name: string, open: (file: string) => Store]>([
  ['memory', () => new MemoryStore()],
  ['SQLite', (file) => new SqliteStore(join(folder, file))],
])('%s', (_, open) => {
  const idsIn = async (store: Store): Promise<readonly string[]> =>
    (await store.entries('a', COLLECTION)).map(({ id }) => id);

  test('drops all tombstones but the last', async () => {
    const store = open('many.sqlite');
    for (let count = 1; count <= 20; count += 1) {
      const id = `${900_000 + (await store.nextNumber('a', COLLECTION))}`;
      await store.commit('a', [kept(id)]);
      await store.commit('a', [gone(id)]);
    }
    expect(await idsIn(store)).toEqual(['900020']);
    await store.commit('a', [kept('x')]);
    await store.commit('a', [gone('x')]);
    await store.commit('a', [kept('x')]);
    expect(await idsIn(store)).toEqual(['x']);
    await store.close();
  });

  test('keeps one tombstone of many deletions between a snapshot and its restore', async () => {
    const store = open('copied.sqlite');
    for (let count = 1; count <= 5; count += 1) {
      await store.commit('a', [kept(`x${count}`)]);
      await store.commit('a', [gone(`x${count}`)]);
      await store.copy('a', 'kept');
      await store.copy('kept', 'a');
    }
    expect(await idsIn(store)).toEqual(['x5']);
    await store.commit('a', [kept('1'), kept('2')]);
    await store.commit('a', [gone('1')]);
    await store.commit('a', [kept('1')]);
    expect(await idsIn(store)).toEqual(['2', '1']);
    await store.close();
  });

  test('keeps tombstones of seed items and of identifiers that could still be assigned', async () => {
    const store = open('seeded.sqlite');
    await store.commit('a', [{ collection: COLLECTION, id: '1' }]);
    await store.commit('a', [gone('900001')]);
    await store.commit('a', [kept('2')]);
    expect(await idsIn(store)).toEqual(['1', '900001', '2']);
    await store.close();
  });

  test('reports a conflict to readers of a list or of an item after a deletion', async () => {
    const store = open('looked.sqlite');
    await store.commit('a', [kept('x'), kept('y')]);
    const look = async () => listCheckOf([COLLECTION, await store.entries('a', COLLECTION)]);
    const [looked, item] = [await look(), await store.get('a', COLLECTION, 'x')];
    await store.commit('a', [gone('x')]);
    const afterwards = await look();
    await store.commit('a', [gone('y')]);
    for (const before of [looked, afterwards])
      expect(await store.commit('a', [kept('z')], { lists: [before] })).toBe(false);
    expect(await store.commit('a', [{ ...kept('x'), expectedVersion: item?.version ?? 0 }])).toBe(false);
    expect(await store.commit('a', [kept('z')], { lists: [await look()] })).toBe(true);
    await store.close();
  });
});

test('a rolled back deletion, as on a full disk, runs again and conflicts with earlier readers of the list', async () => {
  const file = join(folder, 'undone.sqlite');
  await new SqliteStore(file).close();
  const other = new DatabaseSync(file);
  other.exec("CREATE TRIGGER refuse BEFORE INSERT ON entries WHEN new.id = 'z' BEGIN SELECT RAISE(ABORT, 'full'); END");
  other.close();
  const store = new SqliteStore(file);
  await store.commit('a', [kept('x')]);
  await store.commit('a', [kept('y')]);
  const looks = [listCheckOf([COLLECTION, await store.entries('a', COLLECTION)])];
  await expect(store.commit('a', [gone('x'), kept('z')])).rejects.toThrow('full');
  expect(await store.commit('a', [gone('x')])).toBe(true);
  expect(await store.commit('a', [kept('w')], { lists: looks })).toBe(false);
  store.close();
});

test('repeated reads of a collection without seed leave no entries', async () => {
  const state = {
    initialItems: new InitialItems({}, () => 'id'),
    store: new MemoryStore(),
    space: 'a',
    keyOf: () => 'id',
  };
  await state.store.commit('a', [kept('x')]);
  const [first, second] = [await new Transaction(state).all(COLLECTION), await new Transaction(state).all(COLLECTION)];
  expect(second).toBe(first);
});

test('a deleted item is gone, and its tombstone too after the next call', async () => {
  const file = join(folder, 'calls.sqlite');
  const mock = await platformMock({ store: file });
  const CARDS = '/workforce/employees/1/business-cards';
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { json } = await sendRequest(mock, `PUT ${CARDS}`, {
      json: { employeeId: '1', name: 'Travel', type: 'BANK' },
    });
    ids.push(String(json));
    expect((await sendRequest(mock, `DELETE ${CARDS}/${json}`)).status).toBe(204);
  }
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect((await sendRequest(mock, `DELETE ${CARDS}/${id}`)).status).toBe(404);
  await mock.close();
  const store = new SqliteStore(file);
  expect((await store.entries('main', 'businessCards')).map(({ id }) => id)).toEqual(ids.slice(2));
  store.close();
});

describe('the limit of the state in memory', () => {
  const large = (id: string, size = 400): Change => ({
    collection: COLLECTION,
    id,
    item: { id, text: 'x'.repeat(size) },
  });
  const fill = (): MemoryStore => {
    const store = new MemoryStore(2_000);
    store.commit('a', [large('1'), large('2')]);
    return store;
  };

  test('rejects what exceeds it, and changes nothing', async () => {
    const store = fill();
    await expect(store.commit('a', [large('1', 4), large('3', 1_200)])).rejects.toThrow(
      expect.objectContaining({ status: 507, message: expect.stringContaining('limited to 2000 bytes') }),
    );
    expect(store.peek('a', COLLECTION, '1')?.item?.['text']).toHaveLength(400);
    expect(store.peek('a', COLLECTION, '3')).toBeUndefined();
  });

  test.each<readonly [string, (store: MemoryStore) => unknown]>([
    ['a smaller item in place of one', (store) => store.commit('a', [large('1', 4)])],
    ['deleting an item', (store) => store.commit('a', [gone('1')])],
    ['clearing the space', (store) => store.clear('a')],
    ['restoring an empty space', (store) => store.copy('empty', 'a')],
  ])('%s makes room', async (_, free) => {
    const store = fill();
    await expect(store.commit('b', [large('3', 900)])).rejects.toThrow('is full');
    await free(store);
    await free(store);
    expect(await store.commit('b', [large('3', 700)])).toBe(true);
  });

  test('counts items that snapshots share once', async () => {
    const store = new MemoryStore(10_000);
    await store.commit('a', [large('1', 5_000)]);
    for (const name of ['one', 'two', 'three', 'one']) await store.copy('a', name);
    expect(await store.commit('a', [large('1', 3_000)])).toBe(true);
    await expect(store.commit('b', [large('2', 2_000)])).rejects.toThrow('is full');
    for (const name of ['one', 'two']) await store.clear(name);
    await expect(store.commit('b', [large('2', 2_000)])).rejects.toThrow('is full');
    await store.clear('three');
    expect(await store.commit('b', [large('2', 5_500)])).toBe(true);
    expect(await store.commit('b', [large('2', 5_600)])).toBe(true);
    await expect(store.commit('b', [large('2', 7_000)])).rejects.toThrow('is full');
  });
});
