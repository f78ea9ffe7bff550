import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { binaryBody } from '#sdk/body/serialize-body.ts';
import { Client } from '#sdk/client/client.ts';
import { NetworkError, ServerError } from '#sdk/errors.ts';
import { ManualClock } from '#sdk/testing.ts';
import { createThing, deleteThing, getThing, replaceThing, searchThings, transports } from './support/operations.ts';
import { generateClient } from './support/generated-client.ts';
import { json, startRawServer, startServer } from './support/server.ts';

const writes = [
  [createThing, { body: { a: 1 } }],
  [replaceThing, { thingId: 1, body: { a: 1 } }],
  [deleteThing, { thingId: 1 }],
] as const;
const once = { retryDelayMs: 1, maxRetryDelayMs: 2 };

describe.each(transports)('an attempt over %s', (_, fetch) => {
  test('that fails is retried for a safe operation', async () => {
    await using server = await startServer((_request, response, count) =>
      count < 3 ? json(response, {}, count === 1 ? 500 : 503) : json(response, []),
    );
    expect(
      await new Client({ baseUrl: server.url, fetch, retry: once }).call(searchThings, { body: { x: 1 } }),
    ).toEqual([]);
    expect(server.seen.map(({ body }) => body)).toEqual(['{"x":1}', '{"x":1}', '{"x":1}']);
  });

  test.each([400, 401, 402, 403, 404, 405, 406, 409, 499, 501])('with the status %i is not retried', async (status) => {
    await using server = await startServer((_request, response) => json(response, {}, status));
    await expect(
      new Client({ baseUrl: server.url, fetch, retry: once }).call(getThing, { thingId: 1 }),
    ).rejects.toMatchObject({ status });
    expect(server.seen).toHaveLength(1);
  });

  const write200 = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n"id"';
  const write500 = 'HTTP/1.1 500 No\r\nRetry-After: 0\r\nContent-Length: 2\r\n\r\n{}';
  test.each([
    ['reset', '200', write200],
    ['reset', '500', write500],
    ['silence', '200', write200],
    ['silence', '500', write500],
  ])('of a write reaches the server once: %s at every byte of a response with %s', async (end, _status, whole) => {
    const requests = new Map<string, number>();
    await using server = await startRawServer((socket, request) => {
      const key = /^x-case: (.*)$/im.exec(request)?.[1] ?? '';
      requests.set(key, (requests.get(key) ?? 0) + 1);
      const sent = whole.slice(0, Number(key.split(' ')[1]));
      socket.write(sent, () => end === 'reset' && socket.resetAndDestroy());
    });
    const idleTimeoutMs = end === 'reset' ? 20_000 : 1_000;
    const client = new Client({ baseUrl: server.url, fetch, idleTimeoutMs, retry: { ...once, maxRetries: 5 } });
    const cases = writes.flatMap(([operation, request]) =>
      [...Array(whole.length).keys()].map((cut) => ({ operation, request, key: `${operation.id} ${cut}` })),
    );
    const results = await Promise.all(
      cases.map(({ operation, request, key }) =>
        client.call<unknown>(operation, request, { headers: { 'x-case': key } }).result(),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toEqual([]);
    expect(cases.map(({ key }) => requests.get(key))).toEqual(cases.map(() => 1));
  });

  test('of a read is retried after a reset at every byte of the response', async () => {
    const whole = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"id":"1"}';
    let bytes = 0;
    let requests = 0;
    await using server = await startRawServer((socket) => {
      requests += 1;
      if (requests % 2 === 0) socket.end(whole);
      else socket.write(whole.slice(0, bytes), () => socket.resetAndDestroy());
    });
    for (bytes = 0; bytes < whole.length; bytes += 1) {
      const client = new Client({ baseUrl: server.url, fetch, retry: once });
      expect(await client.call(getThing, { thingId: 1 })).toEqual({ id: '1' });
    }
  });

  test('to a dead server: 1,000 calls make at most 1,100 requests', async () => {
    await using server = await startServer((_request, response) => json(response, {}, 503));
    const client = new Client({ baseUrl: server.url, fetch, retry: { ...once, maxRetries: 5 } });
    for (let round = 0; round < 20; round += 1) {
      const results = await Promise.all(
        Array.from({ length: 50 }, () => client.with({ headers: {} }).call(getThing, { thingId: 1 }).result()),
      );
      expect(results.every(({ ok }) => !ok)).toBe(true);
    }
    expect(server.seen.length).toBeGreaterThan(1_000);
    expect(server.seen.length).toBeLessThanOrEqual(1_100);
  });

  test('to a closed port is a network error with its code', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.on('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await new Promise((resolve) => server.close(resolve));
    const result = await new Client({ baseUrl: `http://127.0.0.1:${port}`, fetch, retry: once })
      .call(getThing, { thingId: 1 })
      .result();
    const error = result.ok ? expect.unreachable() : result.error;
    expect(error).toBeInstanceOf(NetworkError);
    expect(
      JSON.stringify([
        Reflect.get(Object(error.cause), 'code'),
        Reflect.get(Object(Reflect.get(Object(error.cause), 'cause')), 'code'),
      ]),
    ).toContain('ECONNREFUSED');
  });

  test('with a stream is not retried: it can be read once', async () => {
    await using server = await startServer((_request, response) => json(response, {}, 503));
    const body = new Blob(['abc']).stream();
    const operation: typeof searchThings = { ...searchThings, parts: [[binaryBody, 'application/octet-stream']] };
    await expect(
      new Client({ baseUrl: server.url, fetch, retry: once }).call(operation, { body }),
    ).rejects.toBeInstanceOf(ServerError);
    expect(server.seen.map((request) => request.body)).toEqual(['abc']);
  });
});

describe('the retry delay', () => {
  const delaysOf = async (retryAfter: string | undefined, options: object = {}) => {
    const clock = new ManualClock(Date.UTC(2026, 0, 1));
    clock.setRandom(0.5);
    const at: number[] = [];
    const fetch = async () => {
      at.push(clock.now() - Date.UTC(2026, 0, 1));
      return Response.json({}, { status: 503, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });
    };
    const client = new Client({
      baseUrl: 'https://platform.test',
      clock,
      fetch,
      timeoutMs: 100_000,
      retry: { maxRetries: 3 },
      ...options,
    });
    const result = client.call(getThing, { thingId: 1 }).result();
    await clock.advance(200_000);
    expect(await result).toMatchObject({ ok: false, error: { name: 'ServerError' } });
    expect(clock.timers).toBe(0);
    return at;
  };

  test.each([
    ['doubles, spread by chance', undefined, {}, [0, 125, 375, 875]],
    [
      'has a longest',
      undefined,
      { retry: { maxRetries: 3, retryDelayMs: 10_000, maxRetryDelayMs: 12_000 } },
      [0, 5_000, 11_000, 17_000],
    ],
    ['is what the server asks for, in seconds', '7', {}, [0, 7_000, 14_000, 21_000]],
    ['is what the server asks for, as a date', 'Thu, 01 Jan 2026 00:00:05 GMT', {}, [0, 5_000, 5_000, 5_000]],
    ['is what the server asks for, up to 30 seconds', '30', {}, [0, 30_000, 60_000, 90_000]],
    ['is not made where the server asks for too long', '31', {}, [0]],
    ['is not made where the deadline would pass', '20', { timeoutMs: 30_000 }, [0, 20_000]],
    ['is as always where the server asks for nonsense', 'soon', { retry: { maxRetries: 1 } }, [0, 125]],
    ['is none where the date is over', 'Thu, 01 Jan 1970 00:00:00 GMT', { retry: { maxRetries: 1 } }, [0, 0]],
    ['is not made where the server asks for ages', '9'.repeat(400), {}, [0]],
    ['is not made without retries', undefined, { retry: { maxRetries: 0 } }, [0]],
  ])('%s', async (_, retryAfter, options, want) => {
    expect(await delaysOf(retryAfter, options)).toEqual(want);
  });

  test.each([
    '-1',
    '1.5',
    '1e3',
    '0x7',
    '+7',
    '7, 8',
    '7 s',
    '12 Jan',
    'Infinity',
    '::',
    'Thu, 99 Jan 2026 00:00:05 GMT',
  ])('is the default if the server asks for %o', async (retryAfter) => {
    expect(await delaysOf(retryAfter, { retry: { maxRetries: 1 } })).toEqual([0, 125]);
  });
});

describe('an operation whose document asks for an idempotency key', () => {
  const parameter = (schema: object, required: boolean) => [
    { name: 'Idempotency-Key', in: 'header', required, schema },
  ];
  const responses = { 201: { description: 'Paid.' } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Payments', version: '1' },
    paths: {
      '/payments': { post: { operationId: 'pay', parameters: parameter({ type: 'string' }, true), responses } },
      '/short': {
        post: { operationId: 'payShort', parameters: parameter({ type: 'string', maxLength: 9 }, false), responses },
      },
    },
  };

  test('sends one key per call, the same with each retry, and a key of the caller', async () => {
    using generated = await generateClient(document);
    await using server = await startServer((_request, response, count) =>
      json(response, {}, count % 2 === 1 ? 503 : 201),
    );
    const { operations } = generated.createClient({ baseUrl: server.url, retry: once });
    await operations?.['pay']?.();
    await operations?.['pay']?.({ idempotencyKey: 'mine' });
    const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0], 'mine', 'mine']);
  });

  test('is not repeated if a new key would not fit', async () => {
    using generated = await generateClient(document);
    await using server = await startServer((_request, response) => json(response, {}, 503));
    const { operations } = generated.createClient({ baseUrl: server.url, retry: once });
    await expect(operations?.['payShort']?.()).rejects.toMatchObject({ status: 503 });
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined]);
  });
});

test("a client has its publisher's defaults, which callers override, and the key of their header", async () => {
  await using server = await startServer((_request, response, count) => json(response, {}, count < 3 ? 503 : 201));
  const responses = { 201: { description: 'Made.' } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: { '/things': { post: { operationId: 'make', responses } } },
  };
  const retry = { maxRetries: 2, ...once };
  const client = { baseUrl: server.url, headers: { 'X-A': 'a', 'X-B': 'b' }, retry, idempotencyHeader: 'X-Key' };
  using generated = await generateClient(document, { client });
  await generated.createClient({ headers: { 'X-B': 'c' } })['operations']?.['make']?.();
  await generated.createClient()['operations']?.['make']?.();
  const seen = server.seen.map(({ headers }) => [headers['x-a'], headers['x-b'], headers['x-key']]);
  const [key, other] = [seen[0]?.[2], seen[3]?.[2]];
  expect(seen).toEqual([
    ['a', 'c', key],
    ['a', 'c', key],
    ['a', 'c', key],
    ['a', 'b', other],
  ]);
  expect([key, other]).toEqual([expect.any(String), expect.any(String)]);
});
