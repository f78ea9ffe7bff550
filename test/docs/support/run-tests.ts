import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MOCK, ROOT, SDK } from './programs.ts';
import type { Ending } from './run-modules.ts';

const run = promisify(execFile);

/** Results that vitest reports for a file. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages?: readonly string[] }[];
  }[];
}

/** Runs the files of a folder that are for a test runner, with vitest; a file without a test has failed. */
export async function runTests(folder: string): Promise<readonly Ending[]> {
  writeFileSync(join(folder, 'vitest.config.mjs'), configuration(folder));
  const report = join(folder, 'report.json');
  const reporting = ['--reporter', 'json', '--outputFile', report];
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, ...reporting];
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  // A test that fails is in the report, and one that cannot be made by its absence.
  await run(process.execPath, args, { cwd: folder, env, timeout: 240_000 }).catch(() => {});
  return (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults.map(endingOf);
}

function endingOf({ name, message, assertionResults }: Report['testResults'][number]): Ending {
  const failures = assertionResults.flatMap(({ status, failureMessages = [] }) =>
    status === 'passed' ? [] : [status, ...failureMessages],
  );
  const wrong = [...failures, ...(assertionResults.length === 0 ? [`no test was run: ${message}`] : [])].join('\n');
  return { module: name, printed: [], ...(wrong === '' ? {} : { error: wrong }) };
}

const OPTIONS = { include: ['*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 };

/** Locations of the packages that the files import by name. */
function configuration(folder: string): string {
  const aliases = [
    ['@bmp/mock', join(MOCK, 'src')],
    ['@bmp/sdk', join(SDK, 'src')],
    ['@library/mock', join(folder, 'library-mock/src')],
  ].flatMap(([name, place]) => [
    `{ find: /^${name?.replace('/', '\\/')}\\/(.+)$/, replacement: '${place}/$1.ts' }`,
    `{ find: /^${name?.replace('/', '\\/')}$/, replacement: '${place}/index.ts' }`,
  ]);
  return `export default { resolve: { alias: [${aliases.join(', ')}] }, test: ${JSON.stringify(OPTIONS)} };\n`;
}
