import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BIOME, skippedWithout } from '../../scripts/extras.ts';

const root = join(import.meta.dirname, '../..');

/** What `npm run check` runs, in the same words. */
const checks: readonly { name: string; script: string }[] = [
  { name: 'has no type errors', script: 'check:types' },
  { name: `keeps the rules of the linter${skippedWithout(BIOME)}`, script: 'check:lint' },
  { name: 'is formatted', script: 'check:format' },
  { name: 'uses the words of the glossary', script: 'check:words' },
  { name: 'is in step with what it generates', script: 'check:drift' },
];

describe('the repository', () => {
  for (const { name, script } of checks) {
    test.skipIf(script === 'check:lint' && !existsSync(BIOME))(name, () => {
      const run = spawnSync('npm', ['run', '--silent', script], { cwd: root, encoding: 'utf8' });
      expect(run.status, `${run.stdout}\n${run.stderr}`).toBe(0);
    });
  }
});
