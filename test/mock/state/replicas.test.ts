// Runs in `npm run test:rest`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tryReplicas } from '../support/replicas.ts';
import { findRedis, startRedis } from '../support/start-redis.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-replicas');

const isLong = process.env['TEST_LONG'] !== undefined;
/** Workers, their rounds, and the time for which Redis is frozen. */
const TRIAL = isLong ? { workers: 8, rounds: 150, frozenMs: 5000 } : { workers: 3, rounds: 20, frozenMs: 300 };

const SUITES = [
  ...['actions', 'approvals', 'assignments', 'clauses', 'custom-requests', 'every-operation', 'field-rules'],
  ...['legacy-workforce', 'mobile', 'named-actions', 'patch', 'policy', 'preserved-fields', 'sales', 'search'],
  ...['tracking', 'writes'],
];

/** Runs the suites on three replicas each, in spaces of one Redis, and returns the exit code with the output. */
async function runSuites(store: string) {
  const files = SUITES.flatMap((name) => globSync(`test/mock/*/${name}.test.ts`));
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=8', ...files];
  const child = spawn(process.execPath, args, { env: { ...process.env, REPLICAS_STORE: store } });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(String(chunk)));
  const [code] = await once(child, 'exit');
  return { code, output: output.join('') };
}

test.skipIf(!isLong || findRedis() === undefined)(
  'the behavior suites pass on three replicas behind a round-robin proxy, 8 at once in spaces of one Redis',
  async () => {
    const redis = await startRedis(folder);
    try {
      const { code, output } = await runSuites(redis?.url ?? '');
      expect(code, output).toBe(0);
      expect(output).toMatch(new RegExp(`Test Files.* ${SUITES.length} passed`));
    } finally {
      redis?.stop();
    }
  },
  600_000,
);

test.skipIf(findRedis() === undefined)(
  'workers write on three replicas, of which one is killed, and Redis is frozen and started again: nothing that they acknowledged is lost',
  async () => {
    const { writes, errors } = await tryReplicas(folder, TRIAL);
    expect(writes).toBeGreaterThan((TRIAL.workers * TRIAL.rounds) / 3);
    expect(errors).toBeGreaterThan(0);
  },
  600_000,
);
