import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a misspelled package of `npm run build` gets the closest match, and nothing is built', () => {
  const program = join(import.meta.dirname, '../../scripts/build-packages.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'sdk', 'mok'], { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: 'There is no package "mok". Did you mean "mock"? There are: migrate, mock, sdk, verify, generator.\n',
  });
});
