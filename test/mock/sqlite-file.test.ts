// Runs in `npm run test:rest`.
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { HttpError } from '../../templates/runtime/mock-engine/src/http/message.ts';
import { openStore } from '../../templates/runtime/mock-engine/src/state/open-store.ts';
import { SqliteStore } from '../../templates/runtime/mock-engine/src/state/sqlite.ts';
import type { AtOnce } from './open-concurrently.ts';
import { sendRequest } from './send-request.ts';
import { platformMock } from './platform-mock.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-sqlite-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const change = (id: string) => [{ collection: 'things', id, item: { id, text: 'x'.repeat(3000) } }];

/** Returns the message of the error that a function throws. */
async function failure(run: () => unknown): Promise<HttpError> {
  try {
    await run();
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
  throw new Error('It does not fail.');
}

test('concurrent stores can open the same new file', async () => {
  const files = Array.from({ length: 40 }, (_, index) => join(folder, `new-${index}.sqlite`));
  const data: AtOnce = { files, threads: 4, arrived: new SharedArrayBuffer(4 * files.length) };
  const said: unknown[] = [];
  await Promise.all(
    Array.from({ length: data.threads }, () => {
      const worker = new Worker(new URL('open-concurrently.ts', import.meta.url), { workerData: data });
      worker.on('message', (text: unknown) => said.push(text));
      return new Promise((resolve) => worker.on('exit', resolve));
    }),
  );
  expect(said).toHaveLength(4 * files.length);
  expect(new Set(said)).toEqual(new Set(['opened']));
}, 60_000);

test('a file that cannot be opened is reported with the cause', async () => {
  mkdirSync(join(folder, 'inner'));
  await expect(openStore(join(folder, 'inner'))).rejects.toThrow('inner cannot be opened as a store: it is a folder.');
  await expect(openStore(join(folder, 'none/state'))).rejects.toThrow(
    `none/state cannot be opened as a store: there is no folder ${join(folder, 'none')}.`,
  );
  writeFileSync(join(folder, 'text'), 'This is a text and no database.'.repeat(40));
  await expect(openStore(join(folder, 'text'))).rejects.toThrow(
    'text cannot be opened as a store: file is not a database.',
  );
});

test('a foreign database stays unchanged, to the last byte', async () => {
  const file = join(folder, 'foreign.sqlite');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE theirs (a)');
  database.close();
  const before = readFileSync(file);
  await expect(openStore(file)).rejects.toThrow('was not written by this version of the mock and cannot be read');
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('while the file is locked reads succeed, and changes fail after a timeout', async () => {
  const file = join(folder, 'locked.sqlite');
  const store = new SqliteStore(file, 300);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const { status, message } = await failure(() => store.commit('a', change('1')));
  expect(status).toBe(500);
  expect(message).toContain(
    `${file}, which failed: database is locked. Another program has locked it; requests succeed again`,
  );
  const runs = [() => store.nextNumber('a', 'n'), () => store.skipNumbers('a', 'n', 1), () => store.epochOf('a')];
  for (const run of [...runs, () => store.clear('a'), () => store.copy('a', 'b')]) await failure(run);
  expect(store.peek('a', 'things', '1')).toBeUndefined();
  other.exec('ROLLBACK');
  expect(await store.commit('a', change('1'))).toBe(true);
  other.close();
  store.close();
});

test('waiting for a locked file does not block the process', async () => {
  const file = join(folder, 'waited-for.sqlite');
  const store = new SqliteStore(file, 60_000);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const changes = Array.from({ length: 100 }, (_, index) => store.commit('a', change(`${index}`)));
  const number = store.nextNumber('a', 'n');
  await new Promise((resolve) => setTimeout(resolve, 30));
  other.exec('ROLLBACK');
  expect(await Promise.all(changes)).toEqual(changes.map(() => true));
  expect(await number).toBe(1);
  expect(await store.commit('a', change('next'))).toBe(true);
  other.close();
  store.close();
});

test('closing the store ends the wait for a locked file', async () => {
  const file = join(folder, 'closed.sqlite');
  const store = new SqliteStore(file, 60_000);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const changed = store.commit('a', change('1'));
  store.close();
  await expect(changed).rejects.toThrow('database is not open');
  other.close();
});

test('a call during a lock gets 500, and 200 afterwards', async () => {
  const file = join(folder, 'mock.sqlite');
  const mock = await platformMock({ store: file });
  const other = new DatabaseSync(file);
  const create = () => sendRequest(mock, 'PUT /sales/quotations', { json: { name: 'Kept' } });
  expect((await create()).json).toBe('900001');
  other.exec('BEGIN IMMEDIATE');
  expect(await create()).toMatchObject({
    status: 500,
    json: { message: expect.stringContaining('database is locked') },
  });
  other.exec('ROLLBACK');
  other.close();
  expect((await create()).status).toBe(200);
  expect(mock.violations()).toEqual([]);
  await mock.close();
}, 30_000);

test('an error that rolls back the change, such as a full disk, is reported as such', async () => {
  const file = join(folder, 'full.sqlite');
  const store = new SqliteStore(file);
  const other = new DatabaseSync(file);
  other.exec("CREATE TRIGGER refuse BEFORE INSERT ON entries BEGIN SELECT RAISE(ROLLBACK, 'no room'); END");
  expect((await failure(() => store.commit('a', change('1')))).message).toContain('which failed: no room.');
  other.exec('DROP TRIGGER refuse');
  other.close();
  expect(await store.commit('a', change('1'))).toBe(true);
  store.close();
});

test('a list is cached until one of its items changes', async () => {
  const file = join(folder, 'lists.sqlite');
  const [one, other] = [new SqliteStore(file), new SqliteStore(file)];
  const ids = async () => (await one.entries('a', 'things')).map(({ id }) => id);
  await one.commit('a', change('1'));
  const first = await one.entries('a', 'things');
  await one.commit('b', change('9'));
  await one.commit('a', [{ collection: 'others', id: '8', item: { id: '8' } }]);
  expect(await one.entries('a', 'things')).toBe(first);
  await one.commit('a', change('2'));
  expect(await ids()).toEqual(['1', '2']);
  await other.commit('a', change('3'));
  expect(await ids()).toEqual(['1', '2', '3']);
  await other.clear('a');
  expect(await ids()).toEqual([]);
  await other.copy('b', 'a');
  expect(await ids()).toEqual(['9']);
  await one.copy('none', 'a');
  expect(await ids()).toEqual([]);
  await one.commit('a', change('4'));
  expect(await ids()).toEqual(['4']);
  await one.clear('a');
  expect(await ids()).toEqual([]);
  for (const store of [one, other]) store.close();
});

test('a damaged file is reported when it is read', async () => {
  const file = join(folder, 'damaged.sqlite');
  const store = new SqliteStore(file);
  for (let id = 0; id < 200; id += 1) store.commit('a', change(String(id)));
  store.close();
  const bytes = readFileSync(file).byteLength;
  const descriptor = openSync(file, 'r+');
  for (let page = 2; page < bytes / 4096; page += 1)
    writeSync(descriptor, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  const again = new SqliteStore(file);
  const { status, message } = await failure(() => again.entries('a', 'things'));
  expect([status, message]).toEqual([500, expect.stringMatching(/malformed\. Stop the mock and remove the file/)]);
  again.close();
});
