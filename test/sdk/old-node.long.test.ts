import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findNode } from '../package/support/find-node.ts';

const ROOT = join(import.meta.dirname, '../..');
const oldNode = findNode(20);

/** What the runner says of each file and its tests. */
interface Told {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The client's tests that this file does not run again. */
const OTHERS = ['answer', 'bounds', 'credential', 'dates', 'declared-answers', 'every-write', 'hooks', 'hostile-values']
  .concat(['node-transport', 'paging', 'raw-replies', 'redirect', 'request', 'retry', 'secrets', 'status', 'styles'])
  .concat(['testing', 'tls', 'update', 'connections', 'cut-replies', 'exact-numbers', 'forms', 'one-piece']);

test.skipIf(!process.env['TEST_LONG'] || oldNode === undefined)(
  "all of the client's tests pass on Node 20, against its own fetch and its own node:http",
  async () => {
    const { TEST_LONG: _, NODE_OPTIONS: __, ...env } = process.env;
    const files = OTHERS.map((name) => `test/sdk/${name}.test.ts`);
    const folder = mkdtempSync(join(tmpdir(), 'old-node-'));
    const report = join(folder, 'report.json');
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`, ...files];
    // It fails where a test does; which one, stands in the file.
    await promisify(execFile)(oldNode ?? '', args, { cwd: ROOT, env, maxBuffer: 2 ** 26 }).catch(() => {});
    const told: Told = JSON.parse(readFileSync(report, 'utf8'));
    rmSync(folder, { recursive: true });
    const failed = told.testResults.flatMap(({ name, status, assertionResults }) => [
      ...(status === 'passed' ? [] : [name]),
      ...assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName),
    ]);
    expect(failed).toEqual([]);
    expect(told.testResults).toHaveLength(files.length);
  },
);
