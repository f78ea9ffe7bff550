import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What `npm run check` runs; the drift of `generated/` has a test of its own. */
const checks: readonly { name: string; command: readonly string[] }[] = [
  { name: 'has no type errors', command: ['node', 'node_modules/typescript-7/bin/tsc', '-p', '.'] },
  { name: 'keeps the rules of the linter', command: ['biome', 'lint', '--error-on-warnings'] },
  { name: 'is formatted', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'is in step with what it generates', command: ['node', 'generator/main.ts', '--check'] },
];

describe('the repository', () => {
  test.concurrent.each(checks)('$name', ({ command: [program = '', ...given] }) => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`;
    const { status, stdout, stderr } = spawnSync(program, given, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PATH: path },
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  });
});
