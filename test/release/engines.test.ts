import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineProblems } from '../../scripts/release/engines.ts';
import { PACKAGES, ROOT } from '../../scripts/release/packages.ts';
import { testFolder } from '../support/temporary-folder.ts';

test.each(Object.values(PACKAGES))('no dependency of %s asks for a newer Node than it promises', (folder) => {
  expect(engineProblems(join(ROOT, folder), ROOT)).toEqual([]);
});

test('a dependency of a dependency that asks for a newer Node is named', () => {
  const folder = testFolder('engines');
  const write = (path: string, manifest: object): void => {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
  };
  write('.', { name: 'a', engines: { node: '^20.19.0 || >=22.12.0' }, dependencies: { b: '1.0.0' } });
  write('node_modules/b', { name: 'b', engines: { node: '>=18' }, dependencies: { c: '1.0.0' } });
  write('node_modules/c', { name: 'c', engines: { node: '>=22' } });
  const found = engineProblems(folder, folder);
  expect(found).toEqual(['a promises Node ^20.19.0 || >=22.12.0, but c 1.0.0 asks for >=22.']);
});
