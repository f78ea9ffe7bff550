import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('generated sources have nothing of an engine, so that a correction of one changes none of them', () => {
  const engines = globSync('templates/runtime/*-engine/src/**/*.ts', { cwd: ROOT });
  const lines = new Set(
    engines.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => line.length > 60 && !/^ ?[/*]/.test(line)),
    ),
  );
  const generated = globSync('generated/{mock,verify,migrate}/src/**/*.ts', { cwd: ROOT });
  const repeated = generated.filter((file) =>
    read(file)
      .split('\n')
      .some((line) => lines.has(line)),
  );
  expect([engines.length > 100, generated.length > 50, repeated]).toEqual([true, true, []]);
});

test('no module of a package imports by a name that only this repository resolves', () => {
  const files = globSync('generated/*/src/**/*.ts', { cwd: ROOT });
  expect(files.filter((file) => /(from|import\()\s*['"]#/.test(read(file)))).toEqual([]);
  expect(JSON.parse(read('generated/mock/package.json'))).not.toHaveProperty('imports');
});
