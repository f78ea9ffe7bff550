import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nearestFolders, watchFolders } from '../../../generator/command/watch.ts';
import { emptyFolder } from '../write/trees.ts';

test('the nearest folders are watched, and not the output, what is hidden, and what is installed', () => {
  const root = emptyFolder();
  const names = ['parts/deep', 'api/sdk', '.git/hooks', 'node_modules/x', 'other/api'];
  for (const name of names) mkdirSync(join(root, name), { recursive: true });
  const want = ['', 'other', 'parts', 'other/api', 'parts/deep'].map((name) => join(root, name));
  expect(nearestFolders([root], join(root, 'api'))).toEqual(new Set(want));
});

test('a folder of many does not have all of them watched, but what is near before what is far', () => {
  const root = emptyFolder();
  for (let index = 0; index < 40; index += 1) {
    for (let inner = 0; inner < 40; inner += 1) mkdirSync(join(root, `a${index}/b${inner}`), { recursive: true });
  }
  const found = [...nearestFolders([root], '')];
  expect(found).toHaveLength(1000);
  expect(found.slice(1, 41).every((folder) => !folder.includes('/b'))).toBe(true);
});

test.for([
  { code: 'ENOSPC', title: 'as the system allows no more watches', want: ['', 'parts'] },
  { code: 'ENOENT', title: 'as it is gone', want: [] },
])('a folder that cannot be watched, $title: told of are $want', ({ code, want }) => {
  const root = emptyFolder();
  mkdirSync(join(root, 'parts'));
  const missed: string[] = [];
  const given = { mode: 'watch', spec: join(root, 'openapi.yaml'), out: join(root, 'api'), json: false } as const;
  const refuse = (): never => {
    throw Object.assign(new Error(code), { code });
  };
  watchFolders(given, { changed: () => {}, missed: (folder) => missed.push(folder) }, refuse)();
  expect(missed.filter((folder) => folder.startsWith(root))).toEqual(want.map((name) => join(root, name)));
});
