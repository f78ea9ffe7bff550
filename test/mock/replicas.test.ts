// Runs in `npm run test:rest`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tryReplicas } from './replicas.ts';
import { findRedis } from './start-redis.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-replicas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(findRedis() === undefined)(
  'three replicas on one Redis, of which one is killed, and Redis stopped and started again: nothing that they acknowledged is lost',
  async () => {
    const { writes, errors } = await tryReplicas(folder, { workers: 3, rounds: 20, frozenMs: 300 });
    expect(writes).toBeGreaterThan(20);
    expect(errors).toBeGreaterThan(0);
  },
  60_000,
);
