import { expect, test } from 'vitest';
import { ownImports } from '../../../generator/write/print.ts';

const folders = { '#mock/': 'mock/src/', '#sdk/': 'mock/src/sdk/' };

test.for<readonly [path: string, text: string, want: string]>([
  ['mock/src/a.ts', `from '#mock/json.ts';`, `from './json.ts';`],
  ['mock/src/behavior/a.ts', `from "#mock/json.ts";`, `from "../json.ts";`],
  ['mock/src/behavior/seed/a.ts', `import('#sdk/core/a.ts')`, `import('../../sdk/core/a.ts')`],
  ['mock/src/sdk/a.ts', `from '#sdk/b.ts';`, `from './b.ts';`],
  ['mock/src/a.ts', `from '#other/json.ts'; // '#1f6feb'`, `from '#other/json.ts'; // '#1f6feb'`],
])('imports by package name inside the package: in %s: %s → %s', ([path, text, want]) => {
  expect(ownImports(path, text, folders)).toBe(want);
});
