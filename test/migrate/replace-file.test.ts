import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFault, replaceFile, UnwritableError, writeFault } from '#shared/replace-file.ts';
import { testFolder } from '../support/temporary-folder.ts';

const modeOf = (file: string): number => statSync(file).mode & 0o777;

test('a file that exists gets its new content and keeps its permissions, which the mask does not limit', () => {
  const folder = testFolder('replace-file');
  const file = join(folder, 'a'.repeat(255));
  writeFileSync(file, 'old');
  for (const mode of [0o600, 0o666, 0o755]) {
    chmodSync(file, mode);
    replaceFile(file, `${mode}`, () => expect(readdirSync(folder)).toHaveLength(2));
    expect([readFileSync(file, 'utf8'), modeOf(file)]).toEqual([`${mode}`, mode]);
  }
  replaceFile(join(folder, 'new'), 'new');
  expect(readFileSync(join(folder, 'new'), 'utf8')).toBe('new');
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a link is replaced, and not the file that it leads to', () => {
  const folder = testFolder('replace-file');
  writeFileSync(join(folder, 'file'), 'old');
  symlinkSync(join(folder, 'file'), join(folder, 'link'));
  replaceFile(join(folder, 'link'), 'new');
  expect(['file', 'link'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['old', 'new']);
  expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(false);
});

test('a check that throws -> its error, the old content, and nothing else in the folder', () => {
  const folder = testFolder('replace-file');
  const file = join(folder, 'file');
  writeFileSync(file, 'old');
  const error = new Error('No.');
  const replace = (): void =>
    replaceFile(file, 'new', () => {
      throw error;
    });
  expect(replace).toThrow(error);
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['file'], 'old']);
});

test.each([
  ['a folder', 'folder', 'it is a folder'],
  ['a file in no folder', 'none/file', 'there is no folder FOLDER/none'],
  ['a file below a file', 'file/file', 'FOLDER/file'],
])('%s -> cannot be written, with the reason', (_, name, want) => {
  const folder = testFolder('replace-file');
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, 'file'), '');
  const file = join(folder, name);
  const reason = expect.stringContaining(want.replace('FOLDER', folder));
  expect([replaceFault(file), writeFault(file)]).toEqual([reason, reason]);
  expect(() => replaceFile(file, '')).toThrow(
    expect.objectContaining({
      name: 'UnwritableError',
      reason,
      message: `${file} cannot be written: ${replaceFault(file)}.`,
    }),
  );
  expect(() => replaceFile(file, '')).toThrow(UnwritableError);
  expect(readdirSync(folder)).toEqual(['file', 'folder']);
});

test('what can be written has no fault', () => {
  const file = join(testFolder('replace-file'), 'file');
  expect([replaceFault(file), writeFault(file)]).toEqual([undefined, undefined]);
  writeFileSync(file, '');
  expect([replaceFault(file), writeFault(file)]).toEqual([undefined, undefined]);
});
