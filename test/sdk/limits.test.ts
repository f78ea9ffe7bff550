import { describe, expect, test, vi } from 'vitest';
import type { Credential } from '#sdk/auth/credentials.ts';
import { Client } from '#sdk/client/client.ts';
import type { Clock } from '#sdk/client/call-options.ts';
import { AbortedError, TimeoutError } from '#sdk/errors.ts';
import { ManualClock } from '#sdk/testing.ts';
import { getThing, transports } from './support/operations.ts';
import { startRawServer } from './support/server.ts';

const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n';

describe.each(transports)('a call over %s', (_, fetch) => {
  const single = { retry: { maxRetries: 0 } };

  test.each([
    ['never responds', ''],
    ['stops in the header', head.slice(0, 30)],
    ['stops before the body', head],
    ['stops in the body', `${head}{"id"`],
  ])('to a server that %s fails with no data within idleTimeoutMs', async (_case, sent) => {
    await using server = await startRawServer((socket) => void socket.write(sent));
    const begun = Date.now();
    const error: unknown = await new Client({ baseUrl: server.url, fetch, idleTimeoutMs: 40, ...single })
      .call(getThing, { thingId: 1 })
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(Date.now() - begun).toBeLessThan(1_000);
  });

  test('to a server that drips fails at the deadline, and not before while data arrives', async () => {
    const timers = new Set<NodeJS.Timeout>();
    await using server = await startRawServer((socket) => {
      const bytes = [...`${head}{"id":"1"}`];
      const timer = setInterval(() => socket.write(bytes.shift() ?? ''), 2);
      socket.on('close', () => clearInterval(timer));
      timers.add(timer);
    });
    const client = new Client({ baseUrl: server.url, fetch, ...single });
    expect(await client.call(getThing, { thingId: 1 }, { idleTimeoutMs: 5_000, timeoutMs: 20_000 })).toEqual({
      id: '1',
    });
    await expect(
      client.call(getThing, { thingId: 1 }, { idleTimeoutMs: 5_000, timeoutMs: 100 }),
    ).rejects.toBeInstanceOf(TimeoutError);
    for (const timer of timers) clearInterval(timer);
  });

  test.each([
    ['before it begins', undefined],
    ['while the response is awaited', ''],
    ['while the header is received', head.slice(0, 30)],
    ['while the body is received', `${head}{"id"`],
    ['while the body of an error is received', 'HTTP/1.1 404 No\r\nContent-Length: 10\r\n\r\n{'],
  ])('aborted %s fails at once and leaves no connection', async (_case, sent) => {
    const controller = new AbortController();
    const reason = new Error('enough');
    await using server = await startRawServer((socket) => {
      socket.write(sent ?? '');
      setTimeout(() => controller.abort(reason), 10);
    });
    if (sent === undefined) controller.abort(reason);
    const call = new Client({ baseUrl: server.url, fetch }).call(
      getThing,
      { thingId: 1 },
      { signal: controller.signal },
    );
    const error: unknown = await call.catch((thrown) => thrown);
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ cause: reason });
    await expect.poll(() => server.sockets.size).toBe(0);
    expect(server.requests()).toBe(sent === undefined ? 0 : 1);
  });

  test('returns a raw response when its headers arrive, whose body the signal aborts', async () => {
    await using server = await startRawServer((socket) => void socket.write(`${head}{"id"`));
    const controller = new AbortController();
    const client = new Client({ baseUrl: server.url, fetch, idleTimeoutMs: 2_000, ...single });
    const raw = await client.call(getThing, { thingId: 1 }, { signal: controller.signal }).asResponse();
    const reader = raw.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{"id"');
    controller.abort();
    await expect(reader?.read()).rejects.toThrow();
    await expect.poll(() => server.sockets.size).toBe(0);
  });
});

describe('a call', () => {
  test('aborted while it waits for its credential or a retry delay fails at once', async () => {
    const waiting: Credential = { selector: '', authorize: () => new Promise(() => {}) };
    const failing = async () => Response.json({}, { status: 503, headers: { 'retry-after': '9' } });
    for (const options of [{ auth: waiting }, { fetch: failing }]) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 5);
      const call = new Client({ baseUrl: 'https://platform.test', ...options }).call(
        getThing,
        { thingId: 1 },
        { signal: controller.signal },
      );
      await expect(call).rejects.toBeInstanceOf(AbortedError);
    }
  });

  // Runs a function between the settling of a promise and its consequences.
  const justAfter = <Value>(value: Value, run: () => void): Promise<Value> => {
    const come = Promise.resolve(value);
    void come.then(() => queueMicrotask(run));
    return come;
  };

  test.each(['token', 'redirect', 'refusal'])('aborted just when a %s arrives sends nothing more', async (stage) => {
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    const renew = vi.fn(async () => true);
    const granted = { authorization: 'x' };
    const auth: Credential = {
      selector: '',
      authorize: () => (stage === 'token' ? justAfter(granted, abort) : granted),
      renew,
    };
    const rejected = new ReadableStream({
      pull(body) {
        body.close();
        void justAfter(0, abort);
      },
    });
    const refusal = new Response(rejected, { status: 401 });
    const redirect = new Response(null, { status: 307, headers: { location: '/b' } });
    const fetch = vi.fn(() => (stage === 'redirect' ? justAfter(redirect, abort) : Promise.resolve(refusal)));
    const { signal } = controller;
    const call = new Client({ baseUrl: 'https://a.test', auth, fetch }).call(getThing, { thingId: 1 }, { signal });
    await expect(call).rejects.toBeInstanceOf(AbortedError);
    expect([fetch.mock.calls.length, renew.mock.calls.length]).toEqual([stage === 'token' ? 0 : 1, 0]);
  });

  test.each<[string, number, (ms: number) => number]>([
    ['stands', Infinity, () => 0],
    ['stands', 4_000, () => 0],
    ['is set back each second', Infinity, (ms) => ms % 1_000],
    ['is set back by a day', Infinity, (ms) => (ms < 5_000 ? ms : ms - 86_400_000)],
  ])('times out although the clock %s (checked after %d ms)', async (_case, idleTimeoutMs, shown) => {
    const clock = new ManualClock();
    const skewed: Clock = {
      now: () => shown(clock.now()),
      setTimeout: (run, ms) => clock.setTimeout(run, ms),
      clearTimeout: (timer) => clock.clearTimeout(timer),
      random: () => 0,
    };
    const options = { clock: skewed, timeoutMs: 10_000, idleTimeoutMs, retry: { maxRetries: 0 } };
    const client = new Client({ baseUrl: 'https://a.test', fetch: () => new Promise(() => {}), ...options });
    const result = client.call(getThing, { thingId: 1 }).result();
    let ended = Infinity;
    void result.then(() => (ended = clock.now()));
    await clock.advance(20_000);
    expect([ended, clock.timers]).toEqual([10_000, 0]);
  });

  test('with an invalid signal is an SdkError and sends nothing', async () => {
    const fetch = vi.fn(async () => Response.json({}));
    const signal = new AbortController() as unknown as AbortSignal;
    const call = new Client({ baseUrl: 'https://a.test', fetch }).call(getThing, { thingId: 1 }, { signal });
    await expect(call).rejects.toMatchObject({ name: 'InvalidRequestError' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('times out although the transport ignores signals', async () => {
    const clock = new ManualClock();
    let cancelled = 0;
    const late = new Response(new ReadableStream({ cancel: () => void cancelled++ }));
    let respond: (response: Response) => void = () => {};
    const fetch = () => new Promise<Response>((resolve) => (respond = resolve));
    const result = new Client({ baseUrl: 'https://platform.test', fetch, clock, retry: { maxRetries: 0 } })
      .call(getThing, { thingId: 1 })
      .result();
    await clock.advance(30_000);
    expect(await result).toMatchObject({ ok: false, error: { name: 'TimeoutError' } });
    respond(late);
    await clock.advance(0);
    expect(cancelled).toBe(1);
  });

  test('has one deadline for all attempts', async () => {
    const clock = new ManualClock();
    const fetch = () => new Promise<Response>(() => {});
    const client = new Client({
      baseUrl: 'https://platform.test',
      fetch,
      clock,
      timeoutMs: 70_000,
      idleTimeoutMs: 30_000,
      retry: { maxRetries: 9 },
    });
    const result = client.call(getThing, { thingId: 1 }).result();
    let ended = -1;
    void result.then(() => (ended = clock.now()));
    await clock.advance(100_000);
    expect([ended, clock.timers]).toEqual([70_000, 0]);
  });

  test('leaves no timer and no listener behind', async () => {
    const clock = new ManualClock();
    const controller = new AbortController();
    const { signal } = controller;
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    for (const status of [200, 404, 503]) {
      const client = new Client({
        baseUrl: 'https://platform.test',
        clock,
        fetch: async () => Response.json({}, { status }),
      });
      const result = client.call(getThing, { thingId: 1 }, { signal }).result();
      await clock.advance(10_000);
      await result;
    }
    expect([clock.timers, add.mock.calls.length]).toEqual([0, 3]);
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(add.mock.calls.map(([, listener]) => listener));
  });
});

test.each([0, 1])('a response that arrives too late, after %i redirects, is discarded', async (redirects) => {
  const clock = new ManualClock();
  const cancelled = vi.fn();
  let requests = 0;
  let respond: (response: Response) => void = () => {};
  const late = new Promise<Response>((resolve) => (respond = resolve));
  const fetch = async (): Promise<Response> => {
    requests += 1;
    return requests <= redirects ? new Response(null, { status: 307, headers: { location: '/b' } }) : late;
  };
  const client = new Client({ baseUrl: 'https://a.test', fetch, clock, idleTimeoutMs: 50, retry: { maxRetries: 0 } });
  const result = client.call(getThing, { thingId: 1 }).result();
  await clock.advance(60);
  const ended = await result;
  expect(ended).toMatchObject({ ok: false, error: { name: 'TimeoutError' } });
  expect(ended.ok || ended.error.response).toBeUndefined();
  respond(new Response(new ReadableStream({ cancel: cancelled })));
  await expect.poll(() => cancelled.mock.calls.length).toBe(1);
});

test.each([
  [2 ** 20, undefined],
  [2 ** 20 + 1, 'ResponseTooLargeError'],
])('given an error with %i bytes → its body is missing because of %s', async (length, want) => {
  const fetch = async () => new Response('x'.repeat(length), { status: 404 });
  const { error } = (await new Client({ baseUrl: 'https://a.test', fetch })
    .call(getThing, { thingId: 1 })
    .result()) as {
    readonly error?: { readonly body?: unknown; readonly cause?: Error };
  };
  expect([error?.body === undefined, error?.cause?.name]).toEqual([want !== undefined, want]);
});

test('a body in 200,000 chunks of one byte is joined while it arrives', async () => {
  const text = JSON.stringify({ id: 'x'.repeat(200_000) });
  let at = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    if (at === text.length) return controller.close();
    controller.enqueue(Uint8Array.of(text.charCodeAt(at)));
    at += 1;
  };
  const fetch = async () =>
    new Response(new ReadableStream({ pull }), { headers: { 'content-type': 'application/json' } });
  const client = new Client({ baseUrl: 'https://platform.test', fetch });
  expect(await client.call(getThing, { thingId: 1 })).toEqual(JSON.parse(text));
});
