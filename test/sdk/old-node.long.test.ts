import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findNode } from '../package/support/find-node.ts';

const ROOT = join(import.meta.dirname, '../..');
const oldNode = findNode(20);

/** The client's tests that this file does not run again. */
const OTHERS = ['answer', 'bounds', 'credential', 'dates', 'declared-answers', 'every-write', 'hooks', 'hostile-values']
  .concat(['node-transport', 'paging', 'raw-replies', 'redirect', 'request', 'retry', 'secrets', 'status', 'styles'])
  .concat(['testing', 'tls', 'update']);

test.skipIf(!process.env['TEST_LONG'] || oldNode === undefined)(
  "all of the client's tests pass on Node 20, against its own fetch and its own node:http",
  async () => {
    const { TEST_LONG: _, NODE_OPTIONS: __, ...env } = process.env;
    const files = OTHERS.map((name) => `test/sdk/${name}.test.ts`);
    const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--maxWorkers=1', '--reporter=json', ...files];
    const { stdout } = await promisify(execFile)(oldNode ?? '', args, { cwd: ROOT, env, maxBuffer: 2 ** 26 });
    const told: { readonly numFailedTests: number; readonly numTotalTestSuites: number } = JSON.parse(stdout);
    expect(told).toMatchObject({ success: true, numFailedTests: 0 });
    expect(told.numTotalTestSuites).toBeGreaterThanOrEqual(files.length);
  },
);
