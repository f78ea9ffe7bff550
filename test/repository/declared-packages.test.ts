import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import ts from 'typescript';

const home = join(import.meta.dirname, '../..');
const { devDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
/** Packages that `npm run extras` installs; some tests are skipped without them. */
const extras = JSON.parse(readFileSync(join(home, 'scripts/extras/peers/package.json'), 'utf8')).dependencies;
/** The packages that are made here, and code that others write, which is checked and not run. */
const OWN = /^@(?:bmp|garden)\//;
const FOREIGN = ['test/migrate/**', 'test/golden/**'];

/** The package that a module belongs to; nothing where it is none. */
function packageOf(module: string): readonly string[] {
  if (/^(?:\.|#|node:)/.test(module) || OWN.test(module)) return [];
  return [
    module
      .split('/')
      .slice(0, module.startsWith('@') ? 2 : 1)
      .join('/'),
  ];
}

test('tests import declared packages only', () => {
  const files = globSync('test/**/*.ts', { cwd: home, exclude: FOREIGN });
  const undeclared = files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(join(home, file), 'utf8'))
      .importedFiles.flatMap(({ fileName }) => packageOf(fileName))
      .filter((name) => devDependencies[name] === undefined && extras[name] === undefined)
      .map((name) => `${file}: ${name}`),
  );
  expect([files.length > 100, undeclared]).toEqual([true, []]);
});
