import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testFolder } from '../support/temporary-folder.ts';
import { findNode } from '../package/support/find-node.ts';

const ROOT = join(import.meta.dirname, '../..');
const oldNode = findNode(20);

/** Report of the test runner. */
interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Tests of the client that run on Node 20. */
const OTHERS = [
  'response',
  'limits',
  'credential',
  'dates',
  'declared-responses',
  'every-write',
  'hooks',
  'hostile-values',
]
  .concat([
    'node-transport',
    'paging',
    'broken-responses',
    'redirect',
    'request',
    'retry',
    'secrets',
    'status',
    'styles',
  ])
  .concat([
    'testing',
    'tls',
    'update',
    'connections',
    'split-responses',
    'exact-numbers',
    'forms',
    'buffered-responses',
  ]);

test.skipIf(!process.env['TEST_LONG'] || oldNode === undefined)(
  "all of the client's tests pass on Node 20, against its own fetch and its own node:http",
  async () => {
    const { TEST_LONG: _, NODE_OPTIONS: __, ...env } = process.env;
    const files = OTHERS.map((name) => `test/sdk/${name}.test.ts`);
    const report = join(testFolder('old-node'), 'report.json');
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`, ...files];
    // Fails if a test fails; the report names it.
    await promisify(execFile)(oldNode ?? '', args, { cwd: ROOT, env, maxBuffer: 2 ** 26 }).catch(() => {});
    const results: TestReport = JSON.parse(readFileSync(report, 'utf8'));
    const failed = results.testResults.flatMap(({ name, status, assertionResults }) => [
      ...(status === 'passed' ? [] : [name]),
      ...assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName),
    ]);
    expect(failed).toEqual([]);
    expect(results.testResults).toHaveLength(files.length);
  },
);
