import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../generated/mock');

test('no module of the package imports a file that is not shipped', () => {
  const files = globSync('src/**/*.ts', { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  const named = files.filter((file) => /(from|import\()\s*['"]#/.test(readFileSync(join(folder, file), 'utf8')));
  expect(named).toEqual([]);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).not.toHaveProperty('imports');
});
