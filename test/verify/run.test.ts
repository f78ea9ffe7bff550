// Runs in `npm run test:rest`.
import { describe, expect, test } from 'vitest';
import type { Behavior, Platform } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { type RunOptions, verifyServer } from '../../templates/runtime/verify-engine/src/live/run.ts';
import type { VerifyReport } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { thingsDocument, thingsPlatform, thingsSource } from './support/things.ts';
import { ownMock } from '../mock/support/own-mock.ts';

const things = thingsSource();
const authorization = `Basic ${Buffer.from('technical:technical').toString('base64')}`;

const { mock } = await ownMock(start({ ...things, platform: thingsPlatform }, { port: 0 }));

const run = (server: Mock, options: Partial<RunOptions> = {}): Promise<VerifyReport> =>
  verifyServer(things, { baseUrl: server.url, authorization, rate: 10_000, prefix: 'verify-1', ...options });

const isKnown = (line: string): boolean => line.includes('(response-header;');

async function linesOf(behavior: Platform): Promise<readonly string[]> {
  const server = await start({ ...things, platform: behavior }, { port: 0 });
  try {
    const { findings, errors } = await run(server);
    expect(errors).toEqual([]);
    return findings.map(findingLine).filter((line) => !isKnown(line));
  } finally {
    await server.close();
  }
}

function changing(writes: NonNullable<Behavior['writes']>): Platform {
  return { ...thingsPlatform, behaviors: [...thingsPlatform.behaviors, { rules: [], writes }] };
}

describe('a run against a server', () => {
  test('has no finding for one that keeps its rules, and removes what it creates', async () => {
    await mock.reset();
    const { findings, errors, operations } = await run(mock);
    expect(findings.map(findingLine).filter((line) => !isKnown(line))).toEqual([]);
    expect(errors).toEqual([]);
    expect(operations).toEqual(['createThing', 'deleteThing', 'getThing', 'listThings', 'replaceThing']);
    expect(await mock.items('things')).toEqual([]);
  });

  test('R160 R158 finds a server that keeps what an update omits', async () => {
    const kept = changing({
      things: (item, { before }) => ({
        ...item,
        active: before?.['active'] ?? item['active'] ?? null,
        note: before?.['note'] ?? item['note'] ?? null,
      }),
    });
    expect((await linesOf(kept)).map((line) => line.split(';')[0])).toEqual(
      expect.arrayContaining([
        'Expected: an omitted boolean becomes false, since replaceThing left it empty (R160',
        'Expected: an update clears a field that it omits: null, since replaceThing left it empty (R158',
      ]),
    );
  });

  test('R098 has no finding for one that rejects every request of an unknown caller', async () => {
    await mock.reset();
    const { findings, errors } = await run(mock, { authorization: undefined, isReadOnly: true });
    const rejection = 'Every request that needs credentials got 401: name your credentials with --header or --auth.';
    expect([findings.map(findingLine), errors]).toEqual([[], [rejection]]);
    expect(mock.calls().length).toBeGreaterThan(0);
  });

  test('sends no request to a path with a parameter that is not named', async () => {
    await mock.reset();
    const root = JSON.parse(
      JSON.stringify(thingsDocument).replace(
        '"operationId":"getThing"',
        '"operationId":"getThing","parameters":[{"name":"full","in":"query","schema":{"type":"boolean"}}]',
      ),
    );
    const source = { ...things, documents: [{ name: 'v1', root }] };
    const paths: string[] = [];
    await verifyServer(source, {
      baseUrl: mock.url,
      authorization,
      rate: 10_000,
      touch: ['*'],
      fetch: (url, init) => {
        paths.push(new URL(String(url)).pathname);
        return fetch(url, init);
      },
    });
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !path.startsWith('/rest/things'))).toEqual([]);
  });

  test('sends the server path of the document once, if the base URL has it too', async () => {
    await mock.reset();
    const report = await verifyServer(things, {
      baseUrl: `${mock.url}/rest/`,
      authorization,
      rate: 10_000,
      isReadOnly: true,
    });
    expect(report).toMatchObject({ findings: [], skipped: {} });
    expect(mock.calls().filter(({ target }) => !target.startsWith('/rest/things'))).toEqual([]);
    expect(report.checked).toBeGreaterThan(0);
  });

  test('sends only methods that read with --read-only', async () => {
    await mock.reset();
    await run(mock, { isReadOnly: true });
    const methods = new Set(mock.calls().map(({ method }) => method));
    expect([...methods].filter((method) => !['GET', 'PROPFIND'].includes(method))).toEqual([]);
    expect(methods.has('GET')).toBe(true);
  });

  test('gives what it creates a prefix', async () => {
    await mock.reset();
    await run(mock);
    const bodies = mock.calls('createThing').filter(({ status }) => status === 200);
    expect(bodies.length).toBeGreaterThan(0);
    for (const { requestBody } of bodies) expect(JSON.stringify(requestBody)).toContain('verify-1');
  });

  test('removes what it created after a stop, and stops at the limit of requests', async () => {
    for (const maxRequests of [15, 18, 22, 26, 30]) {
      await mock.reset();
      const { limits } = await run(mock, { maxRequests });
      expect(limits[0]).toBe(`The rest was not tried: the limit of ${maxRequests} requests is reached.`);
      expect(await mock.items('things')).toEqual([]);
    }
    const stop = new AbortController();
    const calls = (): number => mock.calls().length;
    await mock.reset();
    const running = run(mock, { signal: stop.signal, rate: 200 });
    while (calls() < 16) await new Promise((resolve) => setTimeout(resolve, 2));
    stop.abort();
    expect((await running).errors).toEqual(['The session was stopped.']);
    expect(await mock.items('things')).toEqual([]);
  });

  test('reports a server that cannot be reached', async () => {
    const { errors } = await verifyServer(things, { baseUrl: 'http://127.0.0.1:1', rate: 10_000 });
    expect(errors.length).toBeGreaterThan(0);
  });
});
