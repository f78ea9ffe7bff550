import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foldersToWatch, watchFolders } from '../../../generator/command/watch.ts';
import { emptyFolder } from '../write/trees.ts';

test('watches the closest folders, except the output, hidden folders and installed packages', () => {
  const root = emptyFolder();
  const names = ['parts/deep', 'api/sdk', '.git/hooks', 'node_modules/x', 'other/api'];
  for (const name of names) mkdirSync(join(root, name), { recursive: true });
  const want = ['', 'other', 'parts', 'other/api', 'parts/deep'].map((name) => join(root, name));
  expect(foldersToWatch([root], join(root, 'api'))).toEqual(new Set(want));
});

test('limits the number of watched folders, closest first', () => {
  const root = emptyFolder();
  for (let index = 0; index < 40; index += 1) {
    for (let inner = 0; inner < 40; inner += 1) mkdirSync(join(root, `a${index}/b${inner}`), { recursive: true });
  }
  const found = [...foldersToWatch([root], '')];
  expect(found).toHaveLength(1000);
  expect(found.slice(1, 41).every((folder) => !folder.includes('/b'))).toBe(true);
});

test.for([
  { code: 'ENOSPC', title: 'because the watch limit is reached', want: ['', 'parts'] },
  { code: 'ENOENT', title: 'because it is gone', want: [] },
])('reports $want for a folder that cannot be watched $title', ({ code, want }) => {
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
