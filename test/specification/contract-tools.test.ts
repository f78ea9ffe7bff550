// Runs in `npm run test:rest`.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startMock } from '../../generated/mock/src/index.ts';
import { isObject, type Json, listAt, member, textAt } from '../../generator/model/json.ts';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const DOCUMENT = join(import.meta.dirname, '../../generated/spec/v3.json');
const REDOCLY = join(PEERS, '@redocly/cli/bin/cli.js');
const skipped = skippedWithout(REDOCLY);

/** Respect sends no file, and an empty object as no body at all. */
const FAILING = ['publishInvoice', 'publishSalesOrder', 'smartScanExpense'];

const folder = temporaryFolder('contract-tools');

/** Runs a command of Redocly in the folder; a failed check is an exit code, which its report explains. */
function redocly(...given: readonly string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(process.execPath, [REDOCLY, ...given], { cwd: folder, env, maxBuffer: 1e8 }, (_, stdout) =>
      resolve(stdout),
    );
  });
}

/** The document for one server and with Basic only: Respect would send the credentials of all schemes at once. */
function documentFor(url: string): string {
  const text = readFileSync(DOCUMENT, 'utf8').replaceAll('{base_url}', url);
  return JSON.stringify({ ...JSON.parse(text), security: [{ basic: [] }] });
}

function valuesOf(value: Json | undefined): readonly Json[] {
  return isObject(value) ? Object.values(value) : [];
}

/** The status of each step in the report of Respect, by operation. */
function statusesOf(report: Json): ReadonlyMap<string, number> {
  const steps = valuesOf(member(report, 'files')).flatMap((file) =>
    listAt(file, 'executedWorkflows').flatMap((workflow) => listAt(workflow, 'executedSteps')),
  );
  return new Map(
    steps.map((step) => [
      textAt(step, 'stepId')?.replace(/-step$/, '') ?? '',
      Number(member(member(step, 'response'), 'statusCode')),
    ]),
  );
}

/** The name that Redocly gives to the step of each operation. */
function stepNames(): ReadonlyMap<string, string> {
  const document: Json = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  const paths = member(document, 'paths');
  const named = Object.entries(isObject(paths) ? paths : {}).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      const id = textAt(operation, 'operationId');
      return id === undefined ? [] : [[id, `${method}${path.replaceAll('/', '-')}`] as const];
    }),
  );
  return new Map(named);
}

describe.skipIf(skipped !== '')(`Redocly${skipped}`, () => {
  test('Respect gets a success from the mock for 63 of 66 generated workflows', { timeout: 120_000 }, async () => {
    await using mock = await startMock({ port: 0 });
    writeFileSync(join(folder, 'api.json'), documentFor(mock.url));
    await redocly('generate-arazzo', 'api.json', '--output-file', 'api.arazzo.yaml');
    const login = ['--input', 'basic_username=technical', '--input', 'basic_password=technical'];
    await redocly('respect', 'api.arazzo.yaml', ...login, '--json-output', 'report.json');
    const statuses = statusesOf(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')));
    const failed = [...stepNames()].filter(([, step]) => !(Number(statuses.get(step)) < 300));
    expect(statuses.size).toBe(66);
    expect(failed.map(([id]) => id).toSorted()).toEqual(FAILING);
  });

  test('scores the document', { timeout: 60_000 }, async () => {
    const report: Json = JSON.parse(await redocly('score', DOCUMENT, '--format', 'json'));
    expect(member(report, 'agentReadiness')).toBeGreaterThanOrEqual(76);
    expect(member(member(report, 'subscores'), 'exampleCoverage')).toBeGreaterThan(0.9);
  });
});
