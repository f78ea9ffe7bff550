import { describe, expect, test } from 'vitest';
import { Calls, createRecordedCall } from '#mock/control/calls.ts';
import { type Json, objectAt, textAt } from '#mock/json.ts';
import type { Mock } from '#mock/start.ts';
import type { Collections } from '#mock/state/initial-items.ts';
import { sendRequest } from '../support/send-request.ts';
import { ownMock } from '../support/own-mock.ts';
import { platformMock } from '../support/platform-mock.ts';

const { mock, send, statusOf, jsonOf } = await ownMock();

const CREATE = 'PUT /sales/quotations';
const GROUP = 'GET /support/card-groups/1?group_id=1';
const basic = { authorization: `Basic ${btoa('technical:technical')}` };

describe('state', () => {
  test('a reset restores the seed', async () => {
    await send(CREATE, { json: { name: 'x' } });
    expect(await mock.items('quotations')).toHaveLength(5);
    expect(await statusOf('POST /__mock/reset')).toBe(204);
    expect(await mock.items('quotations')).toHaveLength(4);
    expect(mock.calls()).toEqual([]);
  });

  test('a snapshot can be restored, over HTTP too', async () => {
    await send(CREATE, { json: { name: 'kept' } });
    const { json } = await send('POST /__mock/snapshot', { json: {} });
    await send(CREATE, { json: { name: 'gone' } });
    expect(await mock.items('quotations')).toHaveLength(6);
    expect(await statusOf('POST /__mock/restore', { json: { name: textAt(json, 'name') ?? '' } })).toBe(204);
    expect((await mock.items('quotations')).at(-1)).toMatchObject({ name: 'kept' });
    expect(await statusOf('POST /__mock/restore', { json: { name: 'none' } })).toBe(404);
  });

  test('a snapshot without a name does not replace a named one', async () => {
    const own = mock.space('with-a-name');
    await own.snapshot('snapshot-1');
    await own.load({ quotations: [{ id: 'own' }] });
    expect([await own.snapshot(), await own.snapshot()]).toEqual(['snapshot-2', 'snapshot-3']);
    await own.restore('snapshot-1');
    expect(await own.items('quotations')).toHaveLength(4);
  });

  test('a space is deleted in process as over HTTP', async () => {
    const own = mock.space('forgotten-in-process');
    own.expect('createQuotation');
    await own.delete();
    expect(mock.core.spaces).not.toContain('forgotten-in-process');
    expect(own.verify()).toEqual([]);
  });

  test('a deleted space has no snapshots left; other spaces keep theirs', async () => {
    const headers = { 'X-Mock-Space': 'forgotten' };
    const restore = (space: Readonly<Record<string, string>>) =>
      send('POST /__mock/restore', { headers: space, json: { name: 'own' } });
    await send('POST /__mock/snapshot', { headers, json: { name: 'own' } });
    await send('POST /__mock/snapshot', { json: { name: 'own' } });
    expect((await restore(headers)).status).toBe(204);
    expect(await statusOf('DELETE /__mock/space', { headers })).toBe(204);
    expect((await restore(headers)).status).toBe(404);
    expect((await restore({})).status).toBe(204);
  });

  test('items can be loaded and read', async () => {
    expect(
      await statusOf('POST /__mock/data', { json: { cardGroups: [{ id: 'x', name: 'Own', groupId: '1' }] } }),
    ).toBe(204);
    expect(await jsonOf('GET /support/card-groups/x?group_id=1')).toMatchObject({ name: 'Own' });
    expect((await send('GET /__mock/data/cardGroups')).text).toContain('Own');
    expect(await statusOf('POST /__mock/data', { json: { cardGroups: [{ name: 'no id' }] } })).toBe(400);
    expect(await statusOf('GET /__mock/data/cardGroup')).toBe(400);
    await expect(mock.items('cardGroup')).rejects.toThrow('Unknown collection "cardGroup"');
  });

  test.each<readonly [collections: Json, want: string]>([
    [
      { cardGroups: [{ id: 'x' }, { id: 'x' }] },
      'Data: item 2 of "cardGroups" has the same "id" as an earlier one: x.',
    ],
    [{ cardGroups: [{ name: 'no id' }] }, 'Data: item 1 of "cardGroups" has no "id".'],
    [{ cardGroups: 'x' }, 'Data: "cardGroups" must be a list of items.'],
  ])('invalid items are reported alike in process and over HTTP: %j', async (json, want) => {
    expect(textAt(await jsonOf('POST /__mock/data', { json }), 'message')).toBe(want);
    await expect(mock.load(json as Collections)).rejects.toThrow(want);
  });

  test('two mocks with the same seed are equal, with different seeds they are not', async () => {
    const [same, other] = await Promise.all([platformMock({ seed: 7 }), platformMock({ seed: 8 })]);
    expect(await same.items('employees')).toEqual(await mock.items('employees'));
    expect(await other.items('employees')).not.toEqual(await mock.items('employees'));
    await Promise.all([same.close(), other.close()]);
  });

  test('data replaces the seed of its collections', async () => {
    const own = await platformMock({ data: { cardGroups: [{ id: 'a', name: 'A' }] } });
    expect(await own.items('cardGroups')).toEqual([{ id: 'a', name: 'A' }]);
    expect(await own.items('quotations')).toHaveLength(4);
    await own.close();
  });
});

describe('calls', () => {
  test('requests can be listed, matched and expected', async () => {
    mock.expect('createQuotation', 1);
    mock.expect({ operation: 'deleteApplication' });
    await send(CREATE, { json: { name: 'Portal', lines: [] } });
    expect(mock.calls('createQuotation')).toHaveLength(1);
    expect(mock.calls({ body: { name: 'Portal' } })).toHaveLength(1);
    expect(mock.calls({ body: { name: 'Other' } })).toHaveLength(0);
    expect(mock.calls({ body: JSON.parse('{"__proto__":{}}') })).toHaveLength(0);
    expect(mock.calls({ status: 200, method: 'put', login: 'technical' })).toHaveLength(1);
    expect(mock.verify()).toHaveLength(1);
    expect((await send('GET /__mock/verify')).text).toContain('deleteApplication');
    expect((await send('POST /__mock/calls', { json: { operation: 'createQuotation' } })).text).toContain('Portal');
  });

  test('violations of the contract are recorded', async () => {
    await send(GROUP);
    expect(mock.violations()).toEqual([]);
    await send('GET /support/card-groups/1');
    await send('GET /support/nothing');
    await send('GET /support/card-groups/none?group_id=1');
    expect(mock.violations().map(({ violations }) => violations)).toEqual([
      ['/query/group_id is required'],
      ['/path is not a path of the API'],
    ]);
    expect((await send('GET /__mock/violations')).text).toContain('group_id is required');
  });

  test('only the last calls are recorded, oldest first', async () => {
    const small = await platformMock({ callsPerSpace: 10 });
    for (let count = 0; count < 45; count += 1) await sendRequest(small, `${GROUP}&limit=${count}`);
    expect(small.calls().map(({ target }) => target.slice(target.indexOf('limit=') + 6))).toEqual(
      Array.from({ length: 10 }, (_, index) => String(35 + index)),
    );
    await small.close();
  });

  test('recorded calls are limited by the total size of their bodies', () => {
    const calls = new Calls(100);
    const request = { method: 'PUT', target: '/', headers: {}, body: new Uint8Array(5_000_000) };
    const more = {
      operation: 'put',
      login: '',
      startedAt: 0,
      durationMs: 0,
      decidedBy: 'example',
      violations: [],
      warnings: [],
    };
    for (let count = 0; count < 20; count += 1)
      calls.add(createRecordedCall({ ...request, target: `/${count}` }, { status: 204, headers: {} }, more));
    expect(calls.matching().map(({ target }) => target)).toEqual(['/14', '/15', '/16', '/17', '/18', '/19']);
    expect(calls.dropped).toBe(14);
    calls.add(createRecordedCall({ ...request, body: new Uint8Array(50_000_000) }, { status: 204, headers: {} }, more));
    expect(calls.matching()).toHaveLength(1);
    calls.clear();
    calls.add(createRecordedCall(request, { status: 204, headers: {} }, more));
    expect(calls.matching()).toHaveLength(1);
  });

  test('no call is recorded if the limit is zero', async () => {
    const forgetful = await platformMock({ callsPerSpace: 0 });
    await sendRequest(forgetful, GROUP);
    expect(forgetful.calls()).toEqual([]);
    await forgetful.close();
  });

  test('the traffic is exported as an HTTP Archive without secrets', async () => {
    await send(CREATE, { json: { name: 'Portal', password: 'hidden' } });
    const { json, text } = await send('GET /__mock/har');
    expect(objectAt(json, 'log')).toMatchObject({
      version: '1.2',
      entries: [{ request: { method: 'PUT' }, response: { status: 200 } }],
    });
    expect(text).not.toContain('hidden');
    expect(text).not.toContain('Basic ');
  });
});

describe('clock', () => {
  test('it has no time that the format of the API cannot express', () => {
    mock.clock.fix('9999-12-31T23:59:59.999Z');
    expect(() => mock.clock.advance(1)).toThrow('The time is out of range');
    expect(() => mock.clock.fix(new Date(8e15))).toThrow('is not a valid time');
    expect(() => mock.clock.advance(Number.NaN)).toThrow('The time is out of range');
    expect(mock.clock.timestamp()).toBe('9999-12-31T23:59:59.999Z');
  });

  test('it can be fixed, advanced and reset', async () => {
    expect(await statusOf('PUT /__mock/clock', { json: { now: '2030-01-01T00:00:00.000Z', advanceMs: 1000 } })).toBe(
      204,
    );
    expect(await jsonOf('GET /__mock/clock')).toEqual({ now: '2030-01-01T00:00:01.000Z' });
    expect(await statusOf('PUT /__mock/clock', { json: { now: 'soon' } })).toBe(400);
    const beyond = { now: '2031-01-01T00:00:00.000Z', advanceMs: 1e300 };
    expect(await statusOf('PUT /__mock/clock', { json: beyond })).toBe(400);
    expect(await jsonOf('GET /__mock/clock')).toEqual({ now: '2030-01-01T00:00:01.000Z' });
    await send('DELETE /__mock/clock');
    expect(mock.clock.now()).toBeLessThan(Date.parse('2029-01-01'));
  });
});

describe('faults', () => {
  test.each<[string, Parameters<Mock['fault']>[0], readonly number[]]>([
    ['every call', { status: 503 }, [503, 503, 503]],
    ['the second call', { status: 503, nth: 2 }, [200, 503, 200]],
    ['two calls', { status: 500, times: 2 }, [500, 500, 200]],
    ['another operation', { status: 500, operation: 'createQuotation' }, [200, 200, 200]],
    ['no call', { status: 500, probability: 0 }, [200, 200, 200]],
  ])('a status on %s', async (_, fault, statuses) => {
    mock.fault(fault);
    const found = [];
    for (const _call of statuses) found.push(await statusOf(GROUP));
    expect(found).toEqual(statuses);
  });

  test('several faults apply to one call, and each counts its own calls', async () => {
    mock.fault({ latencyMs: 1 });
    mock.fault({ status: 503, nth: 2 });
    mock.fault({ failure: 'malformed', nth: 2 });
    const found = [];
    for (let count = 0; count < 3; count += 1) found.push(await send(GROUP));
    expect(found.map(({ status, json }) => [status, json === undefined])).toEqual([
      [200, false],
      [503, true],
      [200, false],
    ]);
  });

  test('a fault selects the same calls after a reset', async () => {
    const run = async (): Promise<readonly number[]> => {
      await mock.reset();
      mock.fault({ status: 500, probability: 0.5 });
      const found = [];
      for (let count = 0; count < 12; count += 1) found.push(await statusOf(GROUP));
      return found;
    };
    expect(await run()).toEqual(await run());
  });

  test.each<readonly [fault: Parameters<Mock['fault']>[0], want: string]>([
    [{}, 'needs at least one of'],
    [{ operation: 'getCardGroup', nth: 1 }, 'needs at least one of'],
    [{ status: 503, nth: 0 }, '"nth" must be a whole number from 1'],
    [{ status: 503, nth: 1.5 }, '"nth" must be a whole number from 1'],
    [{ status: 503, times: 0 }, '"times" must be a whole number from 1'],
    [{ status: 99 }, '"status" must be a whole number from 200 to 599'],
  ])('a fault that could never apply is rejected, in process and over HTTP: %j', async (fault, want) => {
    expect(() => mock.fault(fault)).toThrow(want);
    const { status, text } = await send('POST /__mock/faults', { json: { ...fault } });
    expect([status, JSON.parse(text).message]).toEqual([400, expect.stringContaining(want)]);
  });

  test('a probability of one half selects half of the calls, the same ones for the same seed', async () => {
    const run = async (): Promise<readonly number[]> => {
      const own = await platformMock();
      own.fault({ status: 500, probability: 0.5 });
      const found = [];
      for (let count = 0; count < 20; count += 1) found.push((await sendRequest(own, GROUP)).status);
      await own.close();
      return found;
    };
    const first = await run();
    expect(first).toEqual(await run());
    expect(new Set(first)).toEqual(new Set([200, 500]));
  });

  test('latency delays the response', async () => {
    mock.fault({ latencyMs: 60, times: 1 });
    const began = performance.now();
    expect(await statusOf(GROUP)).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(55);
  });

  for (const way of ['http', 'in process'] as const) {
    const go = (): Promise<Response> =>
      (way === 'http' ? fetch : mock.fetch)(`${mock.url}/rest/support/card-groups/1?group_id=1`, { headers: basic });

    test(`${way}: a reset connection fails the call`, async () => {
      mock.fault({ failure: 'reset', times: 1 });
      await expect(go()).rejects.toThrow('fetch failed');
      expect((await go()).status).toBe(200);
    });

    test(`${way}: a truncated body fails while it is read`, async () => {
      mock.fault({ failure: 'truncate', times: 1 });
      const response = await go();
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toThrow();
    });

    test(`${way}: a malformed body is not JSON`, async () => {
      mock.fault({ failure: 'malformed', times: 1 });
      await expect((await go()).json()).rejects.toThrow();
    });

    test(`${way}: a slow body arrives completely`, async () => {
      mock.fault({ failure: 'drip', times: 1 });
      const began = performance.now();
      expect(await (await go()).json()).toMatchObject({ id: '1' });
      expect(performance.now() - began).toBeGreaterThan(500);
    });
  }

  test('faults are set and cleared over HTTP; an invalid fault is 400', async () => {
    expect(await statusOf('POST /__mock/faults', { json: { status: 500, operation: 'getCardGroup' } })).toBe(204);
    expect(await statusOf(GROUP)).toBe(500);
    await send('DELETE /__mock/faults');
    expect(await statusOf(GROUP)).toBe(200);
    for (const json of [{ status: 12 }, { failure: 'explode' }, { latencyMs: -1 }, { probability: 'x' }, []]) {
      expect(await statusOf('POST /__mock/faults', { json })).toBe(400);
    }
    expect(await statusOf('GET /__mock/nothing')).toBe(404);
  });
});

describe('spaces', () => {
  test('each space has its own state, calls and faults', async () => {
    const [one, other] = [mock.space('one'), mock.space('other')];
    const init = { method: 'PUT', body: '{"name":"x"}', headers: { ...basic, 'content-type': 'application/json' } };
    expect((await one.fetch(`${mock.url}/rest/sales/quotations`, init)).status).toBe(200);
    other.fault({ status: 500 });
    expect((await other.fetch(`${mock.url}/rest/sales/quotations`, init)).status).toBe(500);
    expect([
      (await one.items('quotations')).length,
      (await other.items('quotations')).length,
      (await mock.items('quotations')).length,
    ]).toEqual([5, 4, 4]);
    expect([one.calls().length, other.calls().length, mock.calls().length]).toEqual([1, 1, 0]);
    await one.reset();
    expect(await one.items('quotations')).toHaveLength(4);
  });

  test('a header or a host names the space', async () => {
    await send(CREATE, { json: { name: 'x' }, headers: { 'X-Mock-Space': 'header' } });
    expect(await mock.space('header').items('quotations')).toHaveLength(5);
    await mock.core.handle({
      method: 'PUT',
      target: '/rest/sales/quotations',
      headers: { ...basic, host: 'host.localhost:1', 'content-type': 'application/json' },
      body: Buffer.from('{}'),
    });
    expect(await mock.space('host').items('quotations')).toHaveLength(5);
    expect(await statusOf(GROUP, { headers: { 'X-Mock-Space': '../x' } })).toBe(400);
    expect(await statusOf('DELETE /__mock/space', { headers: { 'X-Mock-Space': 'header' } })).toBe(204);
    expect(await mock.space('header').items('quotations')).toHaveLength(4);
  });
});

test('in process the mock responds as it does over HTTP', async () => {
  const own = await platformMock();
  for (const [path, init] of [
    ['/rest/support/card-groups/1?group_id=1', { headers: basic }],
    ['/rest/support/card-groups/1', { headers: basic }],
    ['/rest/nothing', {}],
    [
      '/rest/sales/quotations',
      { method: 'PUT', body: '{"name":"x"}', headers: { ...basic, 'content-type': 'application/json' } },
    ],
  ] as const) {
    const [inside, outside] = [await own.fetch(own.url + path, init), await fetch(mock.url + path, init)];
    expect([inside.status, inside.headers.get('content-type'), await inside.text()]).toEqual([
      outside.status,
      outside.headers.get('content-type'),
      await outside.text(),
    ]);
  }
  const aborted = AbortSignal.abort();
  await expect(own.fetch(`${own.url}/rest`, { signal: aborted })).rejects.toThrow();
  await own.close();
});

test('a misspelled operation or fault is rejected, so that no test relies on it', async () => {
  expect(() => mock.calls('getSalesOrdr')).toThrow('Unknown operation "getSalesOrdr".');
  expect(() => mock.expect({ operation: 'getSalesOrdr' })).toThrow('Unknown operation');
  expect(() => mock.fault({ operation: 'getSalesOrdr', status: 500 })).toThrow('Unknown operation');
  const fault = async (json: Json) => await statusOf('POST /__mock/faults', { json });
  expect(await fault({ operation: 'getSalesOrdr', status: 500 })).toBe(400);
  expect(await fault({ operation: 'getSalesOrder', sttus: 500 })).toBe(400);
  expect(await fault({ operation: 7 })).toBe(400);
  expect(await statusOf('POST /__mock/calls', { json: { operation: 'getSalesOrdr' } })).toBe(400);
});

test.each<readonly [what: string, body: Json | undefined, want: string]>([
  ['POST /__mock/data', { nothing: [{ id: '1' }] }, 'Unknown collection "nothing"'],
  ['POST /__mock/data', { employees: 3 }, '"employees" must be a list of items'],
  ['POST /__mock/data', { employees: [{ id: '1' }, 2] }, 'item 2 of "employees" is not an object'],
  ['PUT /__mock/clock', { now: 1e99 }, '"now" is not a valid time'],
  ['PUT /__mock/clock', { now: '1' }, '"now" is not a valid time. Use ISO 8601 with an offset'],
  ['PUT /__mock/clock', { now: '2026-01-31T10:00:00' }, '"now" is not a valid time'],
  ['PUT /__mock/clock', { now: '2026-02-30T10:00:00Z' }, '"now" is not a valid time'],
  ['PUT /__mock/clock', { now: '31 January 2026 10:00 UTC' }, '"now" is not a valid time'],
  ['PUT /__mock/clock', { advanceMs: -1 }, '"advanceMs" must be a non-negative number of milliseconds'],
  ['DELETE /__mock/clock', { now: '2026-01-31' }, '"now" is not supported here.'],
  ['POST /__mock/reset', { space: 'mine' }, '"space" is not supported here.'],
  ['POST /__mock/reset?space=mine', undefined, '"space" is not supported here.'],
  ['GET /__mock/violations?operation=createContract', undefined, '"operation" is not supported here.'],
  ['GET /__mock/calls?status=200&status=404', undefined, '"status" is repeated.'],
  ['POST /__mock/calls', { method: 'PSOT' }, '"method" must be one of GET, PUT, POST'],
  ['POST /__mock/calls', { status: 2000 }, '"status" must be a whole number from 200 to 599'],
  ['POST /__mock/faults', { status: 503, probability: 1.5 }, '"probability" must be a number from 0 to 1.'],
  ['POST /__mock/faults', { status: 503, nth: -1 }, '"nth" must be a whole number from 1'],
  ['POST /__mock/faults', { latencyMs: '5' }, '"latencyMs" must be a number from 0'],
  ['POST /__mock/faults', [], 'A fault must be an object.'],
  ['PUT /__mock/clock', { advanceMs: 'x' }, '"advanceMs" must be a non-negative number'],
  ['PUT /__mock/clock', { advanceMs: 1e300 }, 'The time is out of range'],
  ['PUT /__mock/clock', { now: '9999-12-31', advanceMs: 86_400_000 }, 'The time is out of range'],
  ['PUT /__mock/clock', { now: '0000-01-01T00:00:00+02:00' }, 'The time is out of range'],
  [
    'PUT /__mock/clock',
    { advance: 1 },
    '"advance" is not supported here. Did you mean "advanceMs"? Supported: now, advanceMs.',
  ],
  ['POST /__mock/expect', { match: { operation: 'getSalesOrder' } }, '"match" is not supported here'],
  ['POST /__mock/expect', { operation: 'getSalesOrder', times: -1 }, '"times" must be a non-negative integer'],
  ['POST /__mock/calls', { operation: 3 }, '"operation" must be a string'],
  ['POST /__mock/calls', { status: '200' }, '"status" must be a non-negative integer'],
  ['POST /__mock/calls', [], 'The body must be an object'],
  ['GET /__mock/calls?operation=createNothing', undefined, 'Unknown operation "createNothing".'],
  ['GET /__mock/calls?operaton=createContract', undefined, '"operaton" is not supported here.'],
  ['POST /__mock/snapshot', { nmae: 'x' }, '"nmae" is not supported here.'],
  ['POST /__mock/snapshot', { name: 5 }, '"name" must be a non-empty string'],
  ['POST /__mock/restore', {}, '"name" is required.'],
  ['PUT /__mock/clock', {}, '"now", "advanceMs" or both are required.'],
])('a control request with members without effect is rejected: %s %j', async (request, json, want) => {
  const { status, text } = await send(request, json === undefined ? {} : { json });
  expect([status, JSON.parse(text).message]).toEqual([400, expect.stringContaining(want)]);
  expect(await statusOf('GET /sales/orders/1')).toBe(200);
});

test('options without effect are rejected in process too', async () => {
  expect(() => mock.clock.fix('1')).toThrow('"1" is not a valid time. Use ISO 8601');
  expect(() => mock.clock.fix(new Date('soon'))).toThrow('is not a valid time');
  expect(() => mock.clock.advance(-1)).toThrow('must not be negative');
  expect(() => mock.expect('createContract', -1)).toThrow('"times" must be a non-negative integer');
  expect(() => mock.calls(JSON.parse('{"operaton":"createContract"}'))).toThrow('"operaton" is not supported here.');
  await expect(mock.snapshot('')).rejects.toThrow('"name" must be a non-empty string.');
});

test.each([
  ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00.000Z'],
  ['2026-01-31t10:00:00.5z', '2026-01-31T10:00:00.500Z'],
  ['2026-01-31T10:00:00+02:00', '2026-01-31T08:00:00.000Z'],
  ['2026-01-31T10:00:00.123-0230', '2026-01-31T12:30:00.123Z'],
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
])('the clock accepts %s in every time zone', async (now, want) => {
  expect(await statusOf('PUT /__mock/clock', { json: { now } })).toBe(204);
  expect(mock.clock.timestamp()).toBe(want);
  mock.clock.fix(now);
  expect(mock.clock.timestamp()).toBe(want);
});

test.each(['GET /__mock/calls/1', 'POST /__mock/reset/all', 'GET /__mock/data/employees/1'])(
  'the control API has no paths below its operations: %s',
  async (request) => {
    expect(await statusOf(request)).toBe(404);
  },
);

test('calls can be filtered by the query of the control API', async () => {
  await send(GROUP);
  await send(GROUP, { as: '' });
  const found = async (query: string) => await jsonOf(`GET /__mock/calls${query}`);
  expect(await found('')).toHaveLength(2);
  expect(await found('?operation=getCardGroup&status=401')).toMatchObject([{ login: '', status: 401 }]);
  expect(await found('?login=technical&method=get')).toMatchObject([{ login: 'technical' }]);
});

test('readiness can be checked with HEAD', async () => {
  for (const send of [fetch, mock.fetch]) {
    const response = await send(`${mock.url}/__mock`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  }
  expect((await mock.fetch(`${mock.url}/__mock/reset`, { method: 'HEAD' })).status).toBe(405);
});

test('a wrong method of a control path is 405 and names the allowed one', async () => {
  const { status, headers } = await send('GET /__mock/reset');
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
});

test('R078 the archive has the URL and the sizes in bytes, and no credential under any name', async () => {
  await send(CREATE, { json: { name: 'é' } });
  await send('GET /sales/quotations/900001', { headers: { 'x-api-key': 'very secret' } });
  const { text } = await send('GET /__mock/har');
  const { entries } = JSON.parse(text).log;
  expect(entries[1].request.url).toBe(`${mock.url}/rest/sales/quotations/900001`);
  expect(entries[1].response.content.size).toBe(Buffer.byteLength(entries[1].response.content.text));
  expect(text).not.toContain('very secret');
});
