// Runs in `npm run test:rest`.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Tally, Task } from './support/run-mutations.ts';

const ROOT = join(import.meta.dirname, '../..');
const RUNNER = join(import.meta.dirname, 'support/run-mutations.ts');
const GOLDENS = join(ROOT, 'test/golden');
const isLong = process.env['TEST_LONG'] !== undefined;
/** Our own specification and the goldens; a folder of further documents may be named. */
const documents: readonly string[] = [
  ...(isLong ? ['v3', 'v2'].map((name) => join(ROOT, `generated/spec/${name}.json`)) : []),
  ...documentsIn(process.env['DOCUMENTS']),
  ...readdirSync(GOLDENS)
    .map((name) => join(GOLDENS, name, 'spec.yaml'))
    .filter((file) => existsSync(file)),
];
const ROUNDS = isLong ? 20_000 : 300;
const BATCH = 500;
/** Batches begin here: each is a process of its own, so that what one run leaves behind does not add up. */
const starts = Array.from({ length: Math.ceil(ROUNDS / BATCH) }, (_, index) => index * BATCH);

describe('randomly mutated documents', () => {
  test.for(starts)(
    'from seed %d on are generated or rejected with a place; nothing throws, hangs or emits unplanned code',
    { timeout: 3_600_000 },
    async (from) => {
      const { faults, accepted, refused } = await mutate({ documents, from, to: Math.min(from + BATCH, ROUNDS) });
      expect(faults).toEqual([]);
      expect(Math.min(accepted, refused), 'some are accepted and some refused').toBeGreaterThan(20);
    },
  );
});

function documentsIn(folder: string | undefined): readonly string[] {
  return folder === undefined ? [] : readdirSync(folder).map((name) => join(folder, name));
}

/** Runs a batch in a gibibyte; where it ends before its time, the last seed that it named is at fault. */
async function mutate(task: Task): Promise<Omit<Tally, 'slowest'>> {
  const { stdout, error } = await promisify(execFile)(
    process.execPath,
    ['--max-old-space-size=1024', RUNNER, JSON.stringify(task)],
    { maxBuffer: 2 ** 28, timeout: 1_800_000 },
  ).then(
    ({ stdout: text }) => ({ stdout: text, error: undefined }),
    (failure: { stdout: string; stderr: string }) => ({ stdout: failure.stdout, error: failure.stderr.slice(-2_000) }),
  );
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  return error === undefined ? JSON.parse(last) : { accepted: 0, refused: 0, faults: [`${last}: ${error}`] };
}
