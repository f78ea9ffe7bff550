// Runs in `npm run test:rest`.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCore, createFetch } from '#mock/core.ts';
import { HttpError } from '#mock/http/message.ts';
import type { Behavior, Platform, WriteRule } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { compareWithMock, type TwinOptions } from '../../templates/runtime/verify-engine/src/live/twin.ts';
import type { VerifyReport } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { platformRules } from './support/platform-rules.ts';
import { thingsPlatform, thingsSource } from './support/things.ts';

const things = thingsSource();
const authorization = `Basic ${Buffer.from('technical:technical').toString('base64')}`;

/** The server gives other identifiers than the mock: it starts with items of its own. */
function compare(write: WriteRule | undefined, options: Partial<TwinOptions> = {}): Promise<VerifyReport> {
  const broken = write === undefined ? [] : [{ rules: [], writes: { things: write } }];
  const platform: Platform = { ...thingsPlatform, behaviors: [...thingsPlatform.behaviors, ...broken] };
  const data = { things: [{ id: '900007', name: 'Own' }] };
  const core = createCore({ documents: things.documents, platform, data, reportFailure: () => undefined });
  return compareWithMock(things, {
    baseUrl: 'http://localhost',
    authorization,
    rate: 1e9,
    prefix: 'verify-1',
    histories: 40,
    fetch: createFetch(async (request) => {
      const response = await core.handle(request);
      return { ...response, headers: { ...response.headers, 'x-trace': '1' } };
    }),
    ...options,
  });
}

describe('random histories against a server and the mock', () => {
  test('differ nowhere if the server keeps its rules', async () => {
    const { findings, errors, checked } = await compare(undefined);
    expect([findings.map(findingLine), errors]).toEqual([[], []]);
    expect(checked).toBeGreaterThan(100);
  });

  test('R158 are shrunk to the shortest that differs', async () => {
    const { findings } = await compare(
      (item, { before }) => ({ ...item, note: before?.['note'] ?? item['note'] ?? null }),
      {
        histories: 200,
      },
    );
    const lines = findings.map(findingLine).filter((line) => line.includes('shortest history'));
    expect(lines.length).toBeGreaterThan(0);
    for (const { history = [] } of findings) expect(history.length).toBeLessThanOrEqual(4);
  });

  test('R158 find a server that keeps a field which an update omits', async () => {
    const { findings } = await compare(
      (item, { before }) => ({ ...item, note: item['note'] ?? before?.['note'] ?? null }),
      { histories: 120 },
    );
    expect(findings.map(findingLine).filter((line) => line.includes('(R158;'))).toHaveLength(1);
  });

  test('R158 find the card whose type an update keeps, although the server has cards that the mock does not know', async () => {
    const source = await platformRules();
    const keepingType: Behavior = {
      rules: [],
      writes: {
        businessCards: (written, { before }) => ({ ...written, type: written['type'] ?? before?.['type'] ?? null }),
      },
    };
    const reports = await Promise.all(
      [[], [keepingType]].map((broken) => {
        const platform = { ...source.platform, behaviors: [...source.platform.behaviors, ...broken] };
        const core = createCore({ ...source, platform, seed: 1, reportFailure: () => undefined });
        return compareWithMock(source, {
          baseUrl: 'http://localhost',
          authorization,
          rate: 1e9,
          document: 'v3',
          parameters: { employee_id: '1' },
          prefix: 'verify-1',
          histories: 1_000,
          fetch: createFetch((request) => core.handle(request)),
        });
      }),
    );
    const [unbroken, broken] = reports.map(({ findings }) => findings.map(findingLine));
    expect(unbroken).toEqual([]);
    expect(broken?.filter((line) => line.includes('(R158;'))).toHaveLength(1);
  });

  test('name the rule, the values and the requests in one line', async () => {
    const { findings } = await compare((item) => ({ ...item, name: String(item['name']).toUpperCase() }));
    expect(findings.map(findingLine).find((line) => line.includes('shortest history'))).toMatch(
      /^Expected: a read returns what was created: "[Vv]erify-1 .*", since createThing set it \(R006; .*\)\. Found: the server returned "VERIFY-1 .* · shortest history: PUT \/rest\/things \{.*\} → GET \/rest\/things/,
    );
  });

  test('are shrunk again if the same collection differed in an earlier history', async () => {
    const { findings } = await compare((item, { before }) => {
      if (before === undefined && item['rate'] === 0) throw new HttpError(418, 'A rate of 0 is refused.');
      return item;
    });
    const [history = []] = findings.flatMap(({ check, history: lines = [] }) =>
      check === 'response-status' ? [lines] : [],
    );
    expect(history.map((line) => line.split(' ')[0])).toEqual(['PUT']);
  });

  test.each([true, false])(
    'differ nowhere if a server of unknown state rejects content with a documented status, at a create: %s',
    async (isCreate) => {
      const { findings } = await compare((item, { before }) => {
        if ((before === undefined) === isCreate && item['rate'] !== 0)
          throw new HttpError(400, 'Only a rate of 0 is allowed.');
        return item;
      });
      expect(findings.map(findingLine)).toEqual([]);
    },
  );

  test('are the same for the same seed', async () => {
    const [one, other] = [await compare(undefined, { seed: 5 }), await compare(undefined, { seed: 5 })];
    expect(one).toEqual(other);
  });
});

describe('a server behind a port', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await start({ ...things, platform: thingsPlatform }, { port: 0 });
  });
  afterAll(() => mock.close());
  const options = (): TwinOptions => ({
    baseUrl: mock.url,
    authorization,
    rate: 1e4,
    prefix: 'verify-1',
    histories: 20,
  });

  test('holds no item afterwards, also after a stop and at the limit of requests', async () => {
    await compareWithMock(things, options());
    expect(await mock.items('things')).toEqual([]);
    const { limits } = await compareWithMock(things, { ...options(), maxRequests: 25 });
    expect(limits).toEqual(['The rest was not tried: the limit of 25 requests is reached.']);
    expect(await mock.items('things')).toEqual([]);
    const stop = new AbortController();
    await mock.reset();
    const running = compareWithMock(things, { ...options(), signal: stop.signal, histories: 10_000, rate: 300 });
    while (mock.calls().length < 30) await new Promise((resolve) => setTimeout(resolve, 2));
    stop.abort();
    expect((await running).errors).toEqual(['The session was stopped.']);
    expect(await mock.items('things')).toEqual([]);
  });

  test('gets no writing method with --read-only', async () => {
    await mock.reset();
    await compareWithMock(things, { ...options(), isReadOnly: true });
    expect([...new Set(mock.calls().map(({ method }) => method))]).toEqual(['GET']);
  });
});
