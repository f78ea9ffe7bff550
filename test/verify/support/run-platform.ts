import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCore, createFetch } from '#mock/core.ts';
import type { Handler } from '#mock/http/message.ts';
import { type RunOptions, verifyServer } from '../../../templates/runtime/verify-engine/src/live/run.ts';
import {
  verifyHar,
  type VerifyReport,
  type VerifySource,
} from '../../../templates/runtime/verify-engine/src/verify-har.ts';
import type { PlatformMutant } from './mutants.ts';
import { archive, type Call, Recorder } from './record.ts';

const basic = (login: string): string => `Basic ${Buffer.from(`${login}:${login}`).toString('base64')}`;

/** Returns the handler of a mutant; without one, of the unbroken mock. */
export function handlerOf(source: VerifySource, mutant: Partial<PlatformMutant> = {}): Handler {
  const core = createCore({ ...(mutant.source ?? source), seed: SEED, reportFailure: () => undefined });
  return mutant.wrap?.((request) => core.handle(request)) ?? ((request) => core.handle(request));
}

const SEED = 1;

/** Runs `run --server-state mock` against a mutant, in the process. */
export async function runPlatform(
  source: VerifySource,
  mutant: Partial<PlatformMutant>,
  { document = 'v3', only, maxFindings = 1 }: Pick<RunOptions, 'document' | 'only' | 'maxFindings'> = {},
): Promise<VerifyReport> {
  const { operations } = createCore(source);
  const parameters = Object.fromEntries(
    operations.flatMap(({ parameters: all }) => all.map(({ name }) => [name, ['1', '2', '3', '4']] as const)),
  );
  return verifyServer(source, {
    baseUrl: 'http://localhost',
    authorization: basic('technical'),
    limitedAuthorization: ['standard', 'reader', 'mobile', 'validator'].map(basic),
    parameters: {
      ...parameters,
      'X-COMPANY-CODE': ['ACME', 'NORD', 'NONE'],
      active_module: 'TIMES_RECORDING',
      object_type: ['QUOTATION', 'SALES_ORDER'],
      employee_code: 'EMP001',
      idents: ['1', '2', '3', '4'],
    },
    document,
    serverState: 'mock',
    only,
    touch: only ?? ['*'],
    maxFindings,
    rate: 1e9,
    strictMethods: true,
    maxRequests: 1e6,
    prefix: 'verify-1',
    fetch: createFetch(handlerOf(source, mutant)),
  });
}

interface RecordedRequest extends Call {
  readonly call: string;
}

/**
 * Requests of the mock's own tests, in sessions that start from the same state each. The last session calls operations
 * without the right: the tests do that with callers of their own, whom no recording holds.
 */
export const TRAFFIC: readonly (readonly RecordedRequest[])[] = readFileSync(
  join(import.meta.dirname, '../fixtures/platform-traffic.jsonl'),
  'utf8',
)
  .split('\n\n')
  .map((session) =>
    session
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line)),
  );

/** Sends the traffic to a mutant and checks each session as `har --server-state mock` does. */
export async function harPlatform(
  source: VerifySource,
  create: () => Partial<PlatformMutant>,
): Promise<readonly VerifyReport[]> {
  const reports: VerifyReport[] = [];
  for (const session of TRAFFIC) {
    const recorder = new Recorder(source);
    const handle = handlerOf(source, create());
    recorder.core.handle = async (request) => handle(request);
    for (const { call, ...more } of session) await recorder.call(call, more);
    reports.push(await verifyHar(source, [archive(recorder.entries)], { serverState: 'mock' }));
  }
  return reports;
}
