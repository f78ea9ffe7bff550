import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createCore } from '#mock/core.ts';
import type { CoverageReport } from '#mock/pipeline/coverage.ts';
import { COVERAGE_FOLDER } from '#mock/pipeline/coverage-files.ts';
import { type Mock, start } from '#mock/start.ts';
import { MemoryStore } from '#mock/state/memory.ts';
import { CoverageReporter } from '../../templates/runtime/verify-engine/src/report/coverage-reporter.ts';
import { startRedis } from '../mock/support/start-redis.ts';
import { thingsSource } from './support/things.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const source = thingsSource();
const folder = temporaryFolder('reporter');
const headers = {
  authorization: `Basic ${Buffer.from('technical:technical').toString('base64')}`,
  'content-type': 'application/json',
};
const redis = await startRedis(folder);
afterAll(() => redis?.stop());
afterEach(() => {
  const written = process.env[COVERAGE_FOLDER];
  if (written !== undefined) rmSync(written, { recursive: true });
  delete process.env[COVERAGE_FOLDER];
});

/** Creates a thing, and tries one without a name. */
async function exercise(mock: Mock): Promise<void> {
  for (const body of ['{"name":"One"}', '{"note":"x"}'])
    await mock.fetch(`${mock.url}/rest/things`, { method: 'PUT', headers, body });
}

test('a mock reports what its calls exercise, also after a reset, and over HTTP', async () => {
  await using mock = await start(source, { coverage: true });
  await exercise(mock);
  await mock.reset();
  const report = await mock.coverage();
  const exercised = report.entries.flatMap((entry) =>
    entry.missing === undefined ? [`${entry.kind} ${entry.name}`] : [],
  );
  expect(exercised).toEqual([
    'operation createThing',
    'status 200',
    'status 400',
    'media type 200 application/json',
    'media type request application/json',
    'constraint /body/name required',
    'rule R139 ',
  ]);
  expect(report.counts.operation).toEqual({ exercised: 1, total: 5 });
  const response = await mock.fetch(`${mock.url}/__mock/coverage`);
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(report)));
});

test('mocks on one store report the calls of both', async () => {
  const [store, parts] = [new MemoryStore(), { ...source, coverage: true }];
  const [one, other] = [createCore({ ...parts, store }), createCore({ ...parts, store })];
  await one.handle({ method: 'GET', target: '/rest/things', headers, body: new Uint8Array() });
  expect((await other.coverage()).counts.operation.exercised).toBe(1);
});

test.skipIf(redis === undefined)(
  'mocks on one Redis report the calls and the broken constraints of both (skipped where redis-server is not installed)',
  async () => {
    const options = { coverage: true, ...(redis === undefined ? {} : { store: redis.url }) };
    await using one = await start(source, options);
    await using other = await start(source, options);
    await exercise(one);
    await other.fetch(`${other.url}/rest/things`, { headers });
    const reports = [await one.coverage(), await other.coverage()];
    for (const { counts } of reports) {
      expect(counts.operation.exercised).toBe(2);
      expect(counts.constraint.exercised).toBe(1);
    }
    expect(reports[0]).toEqual(reports[1]);
  },
);

test('a mock without the option has no coverage, and says how to record it', async () => {
  await using mock = await start(source);
  await expect((async () => mock.coverage())()).rejects.toThrow('Start it with the option coverage');
});

test('the reporter counts rules and broken constraints of all mocks of a run, and writes JSON and a page', async () => {
  const [json, html] = [join(folder, 'coverage.json'), join(folder, 'coverage.html')];
  const lines: string[] = [];
  const reporter = new CoverageReporter(
    () => source,
    { json, html, minCoverage: 90 },
    (line) => lines.push(line),
  );
  reporter.onInit();
  for (let run = 0; run < 2; run += 1) {
    await using mock = await start(source);
    await exercise(mock);
  }
  const { exitCode } = process;
  reporter.onTestRunEnd();
  expect(process.exitCode).toBe(1);
  process.exitCode = exitCode;
  const { entries }: CoverageReport = JSON.parse(readFileSync(json, 'utf8'));
  const broken = entries.filter(({ kind, missing }) => kind === 'constraint' && missing === undefined);
  expect(broken).toEqual([{ kind: 'constraint', operation: 'createThing', name: '/body/name required' }]);
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'rule', name: expect.stringMatching(/^R139/) }));
  expect(readFileSync(html, 'utf8')).toContain('Coverage of the tests');
  expect(lines[0]).toMatch(/^Coverage [\d.]+ %: operation 1\/5, status 2\/.*, rule 1\/1$/);
  expect(lines.at(-1)).toMatch(/is below 90 %\.$/);
});
