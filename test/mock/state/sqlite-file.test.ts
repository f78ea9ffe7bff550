// Runs in `npm run test:rest`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HttpError } from '#mock/http/message.ts';
import { openStore } from '#mock/state/open-store.ts';
import { SqliteStore } from '#mock/state/sqlite.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-sqlite-file');

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

test('a file that another process has is refused, until that one ends', async () => {
  const file = join(folder, 'used.sqlite');
  const text = JSON.stringify(import.meta.resolve('../../../templates/runtime/mock-engine/src/state/sqlite.ts'));
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { SqliteStore } = await import(${text});
    const store = new SqliteStore(${JSON.stringify(file)});
    await store.nextNumber('a', 'n');
    console.log('open');
    setInterval(() => {}, 1000);`,
  ]);
  await once(child.stdout, 'data');
  await expect(openStore(file)).rejects.toThrow(
    'used.sqlite is used by another mock or program. A file holds the state',
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  const store = new SqliteStore(file);
  expect(await store.nextNumber('a', 'n')).toBe(2);
  expect(() => new SqliteStore(file)).toThrow('is used by another mock');
  await store.close();
}, 20_000);

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

test('an error that rolls back the change, such as a full disk, is reported as such', async () => {
  const file = join(folder, 'full.sqlite');
  await new SqliteStore(file).close();
  const other = new DatabaseSync(file);
  other.exec(
    "CREATE TRIGGER refuse BEFORE INSERT ON entries WHEN new.id = 'x' BEGIN SELECT RAISE(ROLLBACK, 'no room'); END",
  );
  other.close();
  const store = new SqliteStore(file);
  expect((await failure(() => store.commit('a', change('x')))).message).toContain('which failed: no room.');
  expect(await store.commit('a', change('1'))).toBe(true);
  store.close();
});

test('a list is cached until one of its items changes', async () => {
  const file = join(folder, 'lists.sqlite');
  const one = new SqliteStore(file);
  await one.commit('a', change('1'));
  const first = await one.entries('a', 'things');
  await one.commit('b', change('9'));
  await one.commit('a', [{ collection: 'others', id: '8', item: { id: '8' } }]);
  expect(await one.entries('a', 'things')).toBe(first);
  await one.commit('a', change('2'));
  expect(await one.entries('a', 'things')).toHaveLength(2);
  await one.close();
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
