// Runs in `npm run test:rest`.
import { describe, expect, test } from 'vitest';
import { createCore, createFetch } from '#mock/core.ts';
import type { WriteRule } from '#mock/platform.ts';
import { type JsonObject, objectAt } from '#mock/json.ts';
import { type RunOptions, verifyServer } from '../../templates/runtime/verify-engine/src/live/run.ts';
import { createDescribeConformance } from '../../templates/runtime/verify-engine/src/report/conformance-tests.ts';
import { FORMATS } from '../../templates/runtime/verify-engine/src/report/formats.ts';
import type { VerifyReport, VerifySource } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { thingsPlatform, thingsSource } from './support/things.ts';

const things = thingsSource();
const authorization = `Basic ${Buffer.from('technical:technical').toString('base64')}`;

const keepingNote: WriteRule = (item, { before }) => ({ ...item, note: item['note'] ?? before?.['note'] ?? null });

function verify(
  source: VerifySource,
  { write, ...options }: Partial<RunOptions> & { readonly write?: WriteRule } = {},
): Promise<VerifyReport> {
  const broken = write === undefined ? [] : [{ rules: [], writes: { things: write } }];
  const platform = { ...thingsPlatform, behaviors: [...thingsPlatform.behaviors, ...broken] };
  const core = createCore({ documents: things.documents, platform, reportFailure: () => undefined });
  const fetch = createFetch(async (request) => {
    const response = await core.handle(request);
    return { ...response, headers: { ...response.headers, 'x-trace': '1' } };
  });
  return verifyServer(source, {
    baseUrl: 'http://localhost',
    authorization,
    rate: 1e9,
    prefix: 'verify-1',
    ...options,
    fetch,
  });
}

/** Runs the tests that a suite defines, and returns their outcomes by the first word of their names. */
async function outcomes(
  run: (source: VerifySource) => Promise<VerifyReport>,
): Promise<Readonly<Record<string, string>>> {
  const tests: { name: string; run: (context: { skip: () => void }) => void }[] = [];
  const hooks: (() => Promise<void>)[] = [];
  createDescribeConformance(
    () => things,
    (_, define) => define(),
    (name, body) => tests.push({ name, run: body }),
    (hook) => hooks.push(hook),
  )(run);
  for (const hook of hooks) await hook();
  const found = tests.map(({ name, run: body }) => {
    let outcome = 'passed';
    try {
      body({ skip: () => (outcome = 'skipped') });
    } catch {
      outcome = 'failed';
    }
    return [name.split(' ')[0] ?? '', outcome] as const;
  });
  return Object.fromEntries(found);
}

describe('a suite with one test per rule', () => {
  test('R006 R158 passes for a server that keeps its rules, and skips rules that are not exercised', async () => {
    const found = await outcomes(verify);
    expect(found).toMatchObject({ R006: 'passed', R158: 'passed', R160: 'passed', reads: 'passed', keeps: 'passed' });
    expect(found['R045']).toBe('skipped');
    expect(Object.values(found)).not.toContain('failed');
  });

  test('R158 fails at the rule that the server breaks, and at no other', async () => {
    const found = await outcomes((source) => verify(source, { write: keepingNote }));
    expect(Object.entries(found).flatMap(([name, outcome]) => (outcome === 'failed' ? [name] : []))).toEqual(['R158']);
  });

  test('fails without a server', async () => {
    const fetch = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
    const found = await outcomes((source) => verifyServer(source, { baseUrl: 'http://localhost', rate: 1e9, fetch }));
    expect(found['reads']).toBe('failed');
  });
});

test('R158 JUnit lists every operation: passed, failed or skipped', async () => {
  const report = await verify(things, { write: keepingNote });
  const junit = FORMATS.junit(report);
  for (const { name } of report.coverage.entries.filter(({ kind }) => kind === 'operation'))
    expect(junit).toContain(`name="${name}"`);
  expect(junit).toMatch(/name="listThings"><failure message="[^"]*R158/);
  expect(junit).toMatch(/name="createThing"><\/testcase>/);
  const count = (text: string): number => junit.split(text).length - 1;
  expect(junit).toContain(`tests="${count('<testcase')}" failures="1" errors="0" skipped="${count('<skipped')}"`);
});

test('given a warning before an error -> JUnit has the failure before the output, as its schema demands', async () => {
  const report = await verify(things, { write: keepingNote });
  const [found] = report.findings;
  if (found === undefined) throw new Error('There is no finding.');
  const junit = FORMATS.junit({ ...report, findings: [{ ...found, severity: 'warning' }, found] });
  expect(junit).toMatch(/<testcase[^>]*><failure [^>]*>[^<]*<\/failure><system-out>/);
});

test('lists the items that could not be removed, in every format', async () => {
  const core = createCore({ documents: things.documents, platform: thingsPlatform, reportFailure: () => undefined });
  const fetch = createFetch(async (request) =>
    request.method === 'DELETE' ? { status: 500, headers: {} } : core.handle(request),
  );
  const report = await verifyServer(things, { baseUrl: 'http://localhost', authorization, rate: 1e9, fetch });
  const left = await core.control().items('things');
  expect(report.remaining).toHaveLength(left.length);
  expect(left.length).toBeGreaterThan(0);
  expect(report.cleanup).toEqual({ created: left.length, removed: 0, failed: left.length });
  for (const format of Object.values(FORMATS))
    expect(format(report)).toMatch(/DELETE \/rest\/things\/\d+ failed \(500\)/);
});

test('names the items that a server still returns after it removed them', async () => {
  const core = createCore({ documents: things.documents, platform: thingsPlatform, reportFailure: () => undefined });
  const fetch = createFetch(async (request) =>
    request.method === 'DELETE' ? { status: 204, headers: { 'x-trace': '1' } } : core.handle(request),
  );
  const report = await verifyServer(things, { baseUrl: 'http://localhost', authorization, rate: 1e9, fetch });
  const { created = 0, ...rest } = report.cleanup ?? {};
  expect(rest).toEqual({ removed: 0, failed: created });
  expect(FORMATS.text(report)).toContain(`Created ${created} items: 0 removed, ${created} still there`);
  expect(report.remaining[0]).toMatch(
    /^DELETE \/rest\/things\/(\d+) got 204, but GET \/rest\/things\/\1 still returns the item\.$/,
  );
});

test('says that all of the items were removed', async () => {
  expect(FORMATS.text(await verify(things))).toMatch(/^Created (\d+) items: \1 removed$/m);
});

test('says that nothing was checked where no server responds, or no operation can be called', async () => {
  const fetch = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
  const text = FORMATS.text(await verifyServer(things, { baseUrl: 'http://localhost', rate: 1e9, fetch }));
  expect(text).toMatch(
    /^Not exercised, since no server responds: .*\nCoverage 0 %: nothing was exercised\nhttp:\/\/localhost does not respond: fetch failed\. Is the server running\?\nNothing was checked$/,
  );
  const refused = await verifyServer(things, { baseUrl: 'http://localhost:6000', rate: 1e9 });
  expect(refused.errors).toEqual([
    'http://localhost:6000 has a port that fetch does not connect to, such as those of mail and of X11 (Fetch Standard, "port blocking"). Let the server listen on another port.',
  ]);
  const { errors } = await verify(things, { only: ['getThing'] });
  expect(errors).toEqual(['No request was sent: every operation was left out.']);
});

test('reports a server that stops once, names the request before, and tries nothing more', async () => {
  const core = createCore({ documents: things.documents, platform: thingsPlatform, reportFailure: () => undefined });
  let calls = 0;
  const report = await verifyServer(things, {
    baseUrl: 'http://localhost',
    authorization,
    rate: 1e9,
    fetch: createFetch(async (request) => {
      calls += 1;
      if (calls > 12) throw new Error('connect ECONNREFUSED 127.0.0.1:1');
      const { headers, ...response } = await core.handle(request);
      return { ...response, headers: { ...headers, 'x-trace': '1' } };
    }),
  });
  const stopped = 'the server stopped: connect ECONNREFUSED 127.0.0.1:1';
  expect(report.findings.map(({ check, observed, exchange }) => [check, observed, exchange])).toEqual([
    ['server-error', stopped, 12],
  ]);
  expect([calls, report.errors, report.limits]).toEqual([15, [], [`The rest was not tried: ${stopped}.`]]);
  const reasons = report.coverage.entries.flatMap(({ kind, missing }) => (kind === 'operation' ? (missing ?? []) : []));
  expect(new Set(reasons)).toEqual(new Set([stopped]));
});

test('names all parameters that an operation needs a value of', async () => {
  const root = JSON.parse(
    JSON.stringify(things.documents[0]?.root).replaceAll('/things/{thing_id}', '/things/{a}/{b}'),
  );
  const source = { ...things, documents: [{ name: 'v1', root }] };
  root.paths['/things/{a}/{b}'].parameters = ['a', 'b'].map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: {},
  }));
  const { coverage } = await verify(source, { only: ['getThing'] });
  expect(coverage.entries.find(({ name }) => name === 'getThing')?.missing).toBe(
    'a and b have no value (--param a=… --param b=…)',
  );
});

test.each([
  ['any caller', (): boolean => true, 0, ['200 to a wrong password', '200 without credentials']],
  [
    'any credentials',
    (caller?: string): boolean => caller !== undefined,
    1,
    ['200 to a wrong password', '200 to wrong credentials'],
  ],
  ['its users', (caller?: string): boolean => caller === authorization, 2, []],
])('given a server that accepts %s -> writes without valid credentials only as it rejects reads', async (...given) => {
  const [, accepts, count, observed] = given;
  const core = createCore({ documents: things.documents, platform: thingsPlatform, reportFailure: () => undefined });
  const writes: string[] = [];
  const fetch = createFetch(async (request) => {
    const caller = request.headers['authorization'];
    if (caller !== authorization && request.method !== 'GET') writes.push(request.method);
    return core.handle(accepts(caller) ? { ...request, headers: { ...request.headers, authorization } } : request);
  });
  const options = { baseUrl: 'http://localhost', authorization, rate: 1e9, only: ['listThings', 'createThing'], fetch };
  const { findings } = await verifyServer(things, options);
  expect(writes).toHaveLength(count);
  const found = findings.filter(({ check }) => check === 'missing-credentials').map((finding) => finding.observed);
  expect(found.map((text) => text.replace('the server responded with ', ''))).toEqual(observed);
});

const pub = (root: JsonObject): VerifySource => ({ ...things, documents: [{ name: 'v1', root }] });
const basic = (text: string): string => `Basic ${btoa(text)}`;

test.each([
  ['the right password', basic('technical:technical'), 'no error'],
  [
    'a wrong password',
    basic('technical:oops'),
    'Every request that needs credentials got 401: check --header and --auth.',
  ],
  [
    'no credentials',
    undefined,
    'Every request that needs credentials got 401: name your credentials with --header or --auth.',
  ],
])('given %s, and a public operation that succeeds -> the report says whether the server took it', async (...given) => {
  const [, caller, error] = given;
  const root = structuredClone(things.documents[0]?.root ?? {});
  Object.assign(objectAt(objectAt(objectAt(root, 'paths'), '/things'), 'get'), { security: [] });
  const { errors, checked } = await verify(pub(root), { authorization: caller });
  expect(checked).toBeGreaterThan(10);
  expect(errors[0] ?? 'no error').toBe(error);
});

test.each([
  [['createThing'], 0],
  [[], 1],
])('given an item that nothing removes, and --touch %j -> %i failures', async (touch, failed) => {
  const root = structuredClone(things.documents[0]?.root ?? {});
  Reflect.deleteProperty(objectAt(objectAt(root, 'paths'), '/things/{thing_id}'), 'delete');
  const core = createCore({ documents: things.documents, platform: thingsPlatform, reportFailure: () => undefined });
  // Accepts writes of any caller, as a server may that protects its reads only.
  const fetch = createFetch((request) =>
    core.handle(request.method === 'PUT' ? { ...request, headers: { ...request.headers, authorization } } : request),
  );
  const only = ['listThings', 'createThing'];
  const options = { baseUrl: 'http://localhost', authorization, rate: 1e9, only, touch, fetch };
  const { cleanup } = await verifyServer(pub(root), options);
  expect(cleanup?.created).toBeGreaterThan(0);
  expect(Math.min(cleanup?.failed ?? 0, 1)).toBe(failed);
});
