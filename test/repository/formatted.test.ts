// Runs in `npm run test:rest`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('Prettier would change no file, generated ones included', () => {
  const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs');
  const run = spawnSync(process.execPath, [prettier, '--check', '--log-level', 'warn', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([run.status, run.stdout + run.stderr]).toEqual([0, '']);
});
