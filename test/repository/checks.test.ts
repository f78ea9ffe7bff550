import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Runs the fast steps of `npm run check`; `lint-rules.test.ts` checks the types and runs the linter. */
const checks: readonly { name: string; script: string }[] = [
  { name: 'is formatted', script: 'check:format' },
  { name: 'uses the words of the glossary', script: 'check:words' },
  { name: 'is up to date with its specification', script: 'check:drift' },
];

test.each(checks)('the repository: $name', ({ script }) => {
  const run = spawnSync('npm', ['run', '--silent', script], { cwd: root, encoding: 'utf8' });
  expect(run.status, `${run.stdout}\n${run.stderr}`).toBe(0);
});
