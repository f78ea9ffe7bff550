import { describe, expect, test, vi } from 'vitest';
import { bearerCredential } from '#sdk/auth/credentials.ts';
import { Client } from '#sdk/client/client.ts';
import { type Hooks, logger, observe } from '#sdk/logger.ts';
import { getThing, searchThings } from './support/operations.ts';

const respondingWith = (...statuses: number[]) => {
  const sent: RequestInit[] = [];
  const fetch = async (_url: string, init: RequestInit) => {
    sent.push(init);
    return Response.json([], { status: statuses.shift() ?? 200 });
  };
  return {
    sent,
    options: {
      baseUrl: 'https://platform.test',
      fetch,
      auth: bearerCredential('', 'secret-token'),
      retry: { retryDelayMs: 0.001 },
    },
  };
};

describe('hooks', () => {
  test('observe requests, responses and retries, without secrets', async () => {
    const events: unknown[] = [];
    const { options } = respondingWith(503, 200);
    const hooks = {
      request: (event: object) => void events.push({ ...event }),
      response: (event: object) => void events.push(event),
      failure: (event: object) => void events.push(event),
    };
    await new Client({ ...options, fetch: observe(hooks, options.fetch) }).call(searchThings, { offset: 2, body: {} });
    const request = {
      operation: 'searchThings',
      method: 'POST',
      url: 'https://platform.test/things/search?offset=2',
      headers: expect.objectContaining({ authorization: '[redacted]' }),
    };
    expect(events).toEqual([
      { ...request, attempt: 1 },
      { ...request, attempt: 1, status: 503, durationMs: expect.any(Number) },
      { ...request, attempt: 2 },
      { ...request, attempt: 2, status: 200, durationMs: expect.any(Number) },
    ]);
  });

  test.each(['authorization', 'x-api-key', 'cookie', 'x-session', 'x-hub-signature'])(
    'and logs do not contain the value of the header %s, nor do errors',
    async (name) => {
      const logged: unknown[] = [];
      const sink = { debug: (...line: unknown[]) => logged.push(line), info: () => {}, warn: () => {} };
      const fetch = async (_url: string, init: RequestInit) =>
        Response.json({ said: new Headers(init.headers).get(name) }, { status: 400 });
      const hooks = observe({ request: (event) => void logged.push(event) }, observe(logger({ sink }), fetch));
      const client = new Client({ baseUrl: 'https://platform.test', fetch: hooks });
      const result = await client.call(getThing, { thingId: 1 }, { headers: { [name]: 'canary' } }).result();
      expect(JSON.stringify(logged)).toMatch(/redacted.*redacted/);
      expect(JSON.stringify([logged, result])).not.toContain('canary');
    },
  );

  test('observe a request without response, without the thrown message', async () => {
    const events: unknown[] = [];
    const fetch = () => Promise.reject(Object.assign(new TypeError('secret-token'), { code: 'ECONNRESET' }));
    const client = new Client({
      baseUrl: 'https://platform.test',
      fetch: observe({ failure: (event) => void events.push(event) }, fetch),
      retry: { maxRetries: 0 },
    });
    await client.call(getThing, { thingId: 1 }).result();
    expect(events).toMatchObject([{ operation: 'getThing', attempt: 1, error: { message: 'ECONNRESET' } }]);
  });

  test('may add headers', async () => {
    const { sent, options } = respondingWith();
    await new Client({ ...options, fetch: observe({ request: () => ({ traceparent: '00-1' }) }, options.fetch) }).call(
      getThing,
      { thingId: 1 },
    );
    expect(sent[0]?.headers).toMatchObject({ traceparent: '00-1' });
  });

  test('that throw change nothing', async () => {
    const { options } = respondingWith();
    const fail = (): never => {
      throw new Error('the log is full');
    };
    expect(
      await new Client({
        ...options,
        fetch: observe({ request: fail, response: fail, failure: fail }, options.fetch),
      }).call(getThing, { thingId: 1 }),
    ).toEqual([]);
  });

  test('that fail later neither fail the call nor crash the process', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { options } = respondingWith();
    const fail = async (): Promise<never> => {
      throw new Error('the log is full');
    };
    const hooks: Hooks = { request: fail as () => never, response: fail, failure: fail };
    expect(
      await new Client({ ...options, fetch: observe(hooks, options.fetch) }).call(getThing, { thingId: 1 }),
    ).toEqual([]);
    const offline = observe(hooks, () => Promise.reject(new Error('offline')));
    await new Client({ ...options, fetch: offline }).call(getThing, { thingId: 1 }).result();
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

test('a log has a line for each request, response and failure, and redacts secrets', async () => {
  const lines: unknown[] = [];
  const sink = {
    debug: (...line: unknown[]) => lines.push(line),
    info: (...line: unknown[]) => lines.push(line),
    warn: (...line: unknown[]) => lines.push(line),
  };
  const { options } = respondingWith(503, 404);
  const client = new Client({
    ...options,
    headers: { 'X-Private': 'p' },
    fetch: observe(logger({ sink, redact: ['x-private', 'offset'] }), options.fetch),
  });
  await client.call(searchThings, { offset: 1, limit: 2, body: {} }).result();
  const line = (attempt: string) =>
    `searchThings POST https://platform.test/things/search?offset=[redacted]&limit=2${attempt}`;
  const headers = {
    accept: 'application/json',
    authorization: '[redacted]',
    'content-type': 'application/json',
    'x-private': '[redacted]',
  };
  expect(lines).toEqual([
    [line(''), { headers }],
    [expect.stringMatching(/ responded with 503 in \d+ ms$/)],
    [line(' (attempt 2)'), { headers }],
    [expect.stringMatching(/ responded with 404 in \d+ ms$/)],
  ]);
});
