import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../generated/mock');

test('no module of the package is found by a name that leads into what does not ship', () => {
  const files = globSync('src/**/*.ts', { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  const named = files.filter((file) => /(from|import\()\s*['"]#/.test(readFileSync(join(folder, file), 'utf8')));
  expect(named).toEqual([]);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).not.toHaveProperty('imports');
});
