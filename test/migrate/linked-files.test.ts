// Runs in `npm run test:rest`.
import { linkSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { code, folderOf, packageOf } from './run-command.ts';

const OLD = "import type { Schedule } from '@acme/v2';\nexport const where = (entry: Schedule) => entry.place;\n";

test('R115 a file with several hard links is written in place', async () => {
  const folder = folderOf({ ...packageOf(), 'a.ts': OLD });
  linkSync(join(folder, 'a.ts'), join(folder, 'b.txt'));
  const { ino } = statSync(join(folder, 'a.ts'));
  expect((await code(folder, '--write')).code).toBe(0);
  expect(statSync(join(folder, 'a.ts')).ino).toBe(ino);
  const text = readFileSync(join(folder, 'b.txt'), 'utf8');
  expect(text).toContain('entry.location');
  expect(text).toBe(readFileSync(join(folder, 'a.ts'), 'utf8'));
  expect(readdirSync(folder).toSorted()).toEqual(['a.ts', 'b.txt', 'node_modules']);
});

test('R115 a file with two names in the folder is written once', async () => {
  const folder = folderOf({ ...packageOf(), 'a.ts': OLD });
  linkSync(join(folder, 'a.ts'), join(folder, 'b.ts'));
  const { code: exit, err } = await code(folder, '--write');
  expect({ exit, err }).toEqual({ exit: 0, err: expect.not.stringContaining('skipped') });
  expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toContain('entry.location');
});

test('R115 a linked file whose copy an interrupted run left is reported and left alone', async () => {
  const folder = folderOf({ 'a.ts': OLD, 'a.ts.migrating-backup': 'the content before' });
  linkSync(join(folder, 'a.ts'), join(folder, 'b.txt'));
  const { code: exit, err } = await code(folder, '--write');
  expect(exit).toBe(3);
  expect(err).toContain('a.ts.migrating-backup: restore it from there, or delete that file');
  expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(OLD);
});

test('a file that an interrupted run emptied is reported', async () => {
  const folder = folderOf({ 'a.ts': '', 'a.ts.migrating-backup': OLD, 'b.ts': OLD });
  const { code: exit, err } = await code(folder);
  expect(exit).not.toBe(0);
  expect(err).toContain(
    'a.ts: skipped, an interrupted run left its content before the change in a.ts.migrating-backup',
  );
});

test('R122 --verify says which types it assumes', async () => {
  const folder = folderOf({ 'a.ts': OLD, ...packageOf('@acme/v3') });
  expect((await code(folder, '--verify')).err).toContain(
    '--verify compiled the changed code as if @acme/v2 exported the types of the new version.',
  );
  expect((await code(folder, '--verify', '--to', '@acme/v3')).err).not.toContain('as if');
});
