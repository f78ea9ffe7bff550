import { describe, expect, test } from 'vitest';
import { Client } from '#sdk/client/client.ts';
import type { OperationDescription } from '#sdk/client/operation.ts';
import type { ClientOptions, Transport } from '#sdk/client/options.ts';
import type { ItemStream } from '#sdk/responses/stream.ts';
import { ManualClock } from '#sdk/testing.ts';
import { all, EVENTS, listenToTexts, listenToThings, listThings } from './support/streams.ts';

type Headers = Readonly<Record<string, string>>;

/** Response of a script: the text of its body and what comes after it, or a response as it is. */
type Scripted = readonly [text: string, end: 'ends' | 'breaks' | 'waits', headers?: Headers] | Response | 'silence';

/** A server in memory that responds as written, the last response again and again, and records what it got. */
class Script {
  readonly sent: Headers[] = [];
  readonly cancelled: number[] = [];
  readonly aborted: number[] = [];
  readonly #responses: readonly Scripted[];

  constructor(...responses: readonly Scripted[]) {
    this.#responses = responses;
  }

  readonly fetch: Transport = async (_url, { headers, signal }) => {
    const number = this.sent.push({ ...(headers as Headers) });
    signal?.addEventListener('abort', () => this.aborted.push(number));
    const scripted = this.#responses[Math.min(number, this.#responses.length) - 1] ?? 'silence';
    if (scripted === 'silence') return new Promise<never>(() => {});
    if (scripted instanceof Response) return scripted.clone();
    const [text, end, fields = EVENTS] = scripted;
    let isSent = text === '';
    const body = new ReadableStream({
      pull: (controller) => {
        if (!isSent) controller.enqueue(new TextEncoder().encode(text));
        else if (end === 'ends') controller.close();
        else if (end === 'breaks') controller.error(new Error('cut'));
        else return new Promise<never>(() => {});
        isSent = true;
        return undefined;
      },
      cancel: () => void this.cancelled.push(number),
    });
    return new Response(body, { headers: fields });
  };
}

function createClient(script: Script, options: Partial<ClientOptions> = {}): { client: Client; clock: ManualClock } {
  const clock = new ManualClock();
  const client = new Client({ baseUrl: 'https://api.example', fetch: script.fetch, clock, ...options });
  return { client, clock };
}

/** Reads a stream until nothing happens for some minutes. Returns its items, its error, and the time that it took. */
async function read<Item>(
  script: Script,
  operation: OperationDescription<ItemStream<Item>>,
  options: Partial<ClientOptions> = {},
): Promise<{ items: Item[]; error?: string; ms?: number }> {
  const { client, clock } = createClient(script, options);
  const items: Item[] = [];
  let ending: { error?: string; ms?: number } = {};
  const reading = async (): Promise<void> => {
    for await (const item of await client.call(operation)) items.push(item);
  };
  void reading().then(
    () => (ending = { ms: clock.now() }),
    (error: unknown) => (ending = { error: String(error), ms: clock.now() }),
  );
  for (let minute = 0; minute < 4 && ending.ms === undefined; minute += 1) await clock.advance(60_000);
  expect(ending.ms === undefined ? 0 : clock.timers).toBe(0);
  return { items, ...ending };
}

const data = (values: readonly { readonly data: unknown }[]): readonly unknown[] => values.map((value) => value.data);

test.each([
  [listThings, 'application/jsonl, application/x-ndjson', 'application/jsonl'],
  [listenToThings, 'text/event-stream', 'text/event-stream'],
  [listenToTexts, 'text/event-stream', 'text/event-stream'],
])('the request of a stream accepts its media type without compression', async (operation, accept, type) => {
  const script = new Script(['', 'ends', { 'content-type': type }]);
  expect(await read<unknown>(script, operation)).toEqual({ items: [], ms: 0 });
  expect(script.sent).toEqual([expect.objectContaining({ accept, 'accept-encoding': 'identity' })]);
});

describe('the media type of a response', () => {
  const wrong = 'ResponseParseError: listThings (GET /things): the response is not a stream of the declared type';

  test.each([
    ['text/event-stream', undefined],
    ['Text/Event-Stream;charset=utf-8', undefined],
    ['text/event-stream ; charset=utf-8', undefined],
    ['text/event-streams', wrong],
    ['application/text/event-stream', wrong],
    ['text/plain', wrong],
  ])('for events: %s', async (type, error) => {
    const { items, error: got } = await read(
      new Script(['data: 1\n\n', 'ends', { 'content-type': type }]),
      listenToThings,
    );
    expect([data(items), got]).toEqual([error === undefined ? [1] : [], error]);
  });

  test.each([
    ['application/x-ndjson', undefined],
    ['TEXT/PLAIN', undefined],
    ['', undefined],
    ['text/html', wrong],
    ['octets', wrong],
  ])('for JSON: %s', async (type, error) => {
    const script = new Script(['1\n2\n', 'ends', type === '' ? {} : { 'content-type': type }]);
    const { items, error: got } = await read(script, listThings);
    expect([items, got]).toEqual([error === undefined ? [1, 2] : [], error]);
  });
});

describe('reading', () => {
  test.each([
    ['an item of exactly the limit', '"345678"\n"345678"', { items: ['345678', '345678'], ms: 0 }],
    [
      'an item beyond it',
      '"345678"\n"3456789"',
      {
        items: ['345678'],
        error: 'ResponseTooLargeError: listThings (GET /things): an item of the response is too large',
        ms: 0,
      },
    ],
  ])('limits the size: %s', async (_, text, want) => {
    expect(await read(new Script([text, 'ends', {}]), listThings, { maxResponseBytes: 8 })).toEqual(want);
  });

  test('keeps a byte-order mark inside of the first line', async () => {
    const { items } = await read(new Script(['data: a\uFEFFb\n\n', 'ends']), listenToTexts);
    expect(data(items)).toEqual(['a\uFEFFb']);
  });

  test('rejects a character that the end of the body cuts', async () => {
    const cut = new Response(Uint8Array.of(0x31, 0x0a, 0xc3));
    const { items, error } = await read(new Script(cut), listThings);
    expect(items).toEqual([1]);
    expect(error).toMatch(/^ResponseParseError: listThings \(GET \/things\): line 2: /);
  });

  test('names what it waited for where the connection breaks', async () => {
    const { error } = await read(new Script(['1\n2', 'breaks', {}]), listThings);
    expect(error).toBe('NetworkError: listThings (GET /things): the response was cut short in line 2');
  });

  test('of events ends with [DONE], and closes the connection', async () => {
    const script = new Script(['data: 1\n\ndata: [DONE]\n\ndata: 2\n\n', 'waits']);
    const { items, error } = await read(script, listenToThings);
    expect([data(items), error, script.cancelled]).toEqual([[1], undefined, [1]]);
  });

  test('removes one space after the colon only, and keeps those in the value', async () => {
    const { items } = await read(new Script(['data:a b\nid:  x y\n\ndata\n\ndata: \n\n', 'ends']), listenToTexts);
    expect(items).toEqual([
      { event: 'message', data: 'a b', id: ' x y' },
      { event: 'message', data: '', id: ' x y' },
      { event: 'message', data: '', id: ' x y' },
    ]);
  });

  test('has no identifier before the server sends one', async () => {
    const { items } = await read(new Script(['data: 1\n\n', 'ends']), listenToThings);
    expect(items).toEqual([{ event: 'message', data: 1, id: '' }]);
  });
});

describe('a stream without an end', () => {
  test('outlives the timeout of the call, and is limited by the time without data', async () => {
    const script = new Script(['1\n', 'waits', {}]);
    const result = await read(script, listThings, { timeoutMs: 1_000, idleTimeoutMs: 5_000 });
    const error = 'TimeoutError: listThings (GET /things): no data within idleTimeoutMs';
    expect(result).toEqual({ items: [1], error, ms: 5_000 });
    expect(script.cancelled).toEqual([1]);
  });

  test('ends where its signal is aborted, and leaves no listener and no timer', async () => {
    const script = new Script(['1\n', 'waits', {}]);
    const { client, clock } = createClient(script);
    const controller = new AbortController();
    const listeners = { added: 0, removed: 0 };
    const { signal } = controller;
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      listeners.added += 1;
      addEventListener.apply(signal, given);
    };
    signal.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
      listeners.removed += 1;
      removeEventListener.apply(signal, given);
    };
    const reading = all(await client.call(listThings, {}, { signal }));
    await clock.advance(1);
    controller.abort();
    await expect(reading).rejects.toThrow('aborted');
    await clock.advance(0);
    expect([script.cancelled, script.aborted, clock.timers]).toEqual([[1], [1], 0]);
    expect(listeners.added).toBe(2);
    expect(listeners.removed).toBe(2);
  });

  test('ends without an error where it is cancelled while it waits, and closes the connection', async () => {
    const script = new Script(['1\n', 'waits', {}]);
    const { client, clock } = createClient(script);
    const stream = await client.call(listThings);
    const reading = all(stream);
    await clock.advance(1);
    await stream.cancel();
    expect(await reading).toEqual([1]);
    await clock.advance(0);
    expect([script.cancelled, script.aborted, clock.timers]).toEqual([[1], [1], 0]);
  });

  test('is closed where it is cancelled before it is read', async () => {
    const script = new Script(['1\n', 'waits', {}]);
    const { client, clock } = createClient(script);
    const stream = await client.call(listThings);
    await stream.cancel();
    await clock.advance(0);
    expect([await all(stream), script.cancelled, script.aborted]).toEqual([[], [1], [1]]);
  });

  test('ends without an error where it is cancelled while it reconnects', async () => {
    const script = new Script(['data: 1\n\n', 'breaks'], 'silence');
    const { client, clock } = createClient(script);
    const stream = await client.call(listenToThings);
    const reading = all(stream);
    await clock.advance(600);
    expect(script.sent).toHaveLength(2);
    await stream.cancel();
    expect(data(await reading)).toEqual([1]);
    await clock.advance(60_000);
    expect([script.sent.length, script.aborted, clock.timers]).toEqual([2, [2], 0]);
  });
});

describe('reconnecting', () => {
  const identifiers = (script: Script): readonly unknown[] => script.sent.map((headers) => headers['last-event-id']);

  test('sends the identifier of the last whole event, in UTF-8, and none where there is none', async () => {
    const script = new Script(
      ['data: 1\n\n', 'breaks'],
      ['id: ä\ndata: 2\n\nid: half\ndata: 3', 'breaks'],
      ['id\ndata: 4\n\n', 'breaks'],
      ['data: 5\n\n', 'ends'],
    );
    const { items } = await read(script, listenToThings);
    expect(items.map(({ data: value, id }) => [value, id])).toEqual([
      [1, ''],
      [2, 'ä'],
      [4, ''],
      [5, ''],
    ]);
    expect(identifiers(script)).toEqual([undefined, undefined, '\xc3\xa4', undefined]);
  });

  test('keeps an identifier that the caller set until the server sends another', async () => {
    const script = new Script(['data: 1\n\n', 'breaks'], ['id: b\ndata: 2\n\n', 'breaks'], ['', 'ends']);
    await read(script, listenToThings, { headers: { 'last-event-id': 'a' } });
    expect(identifiers(script)).toEqual(['a', 'a', 'b']);
  });

  test('fails where the identifier cannot be a header', async () => {
    const script = new Script(['id: \x01\ndata: 1\n\n', 'breaks']);
    const { items, error } = await read(script, listenToThings);
    expect([data(items), error]).toEqual([
      [1],
      'ResponseParseError: listThings (GET /things): the event identifier cannot be sent',
    ]);
    expect(script.sent).toHaveLength(1);
  });

  test.each([
    ['no delay', '', 500],
    ['half a second at least', 'retry: 20\n', 500],
    ['what the server asks for', 'retry: 2000\n', 2_000],
    ['half a second for what is no number: a letter behind it', 'retry: 2000x\n', 500],
    ['half a second for what is no number: a letter before it', 'retry: x2000\n', 500],
  ])('waits: %s', async (_, retry, ms) => {
    const { ms: got } = await read(new Script([`${retry}data: 1\n\n`, 'breaks'], ['', 'ends']), listenToThings);
    expect(got).toBe(ms);
  });

  test('closes the connection that was silent too long', async () => {
    const script = new Script(['data: 1\n\n', 'waits'], ['data: 2\n\n', 'ends']);
    const { items, ms } = await read(script, listenToThings, { idleTimeoutMs: 1_000 });
    expect([data(items), script.cancelled, ms]).toEqual([[1, 2], [1], 1_500]);
  });

  test.each([
    ['of the call', { timeoutMs: 3_000 }, 3_500],
    ['of the call, without one', {}, 60_500],
  ])('gives up after the timeout %s', async (_, options, ms) => {
    const script = new Script(['data: 1\n\n', 'breaks'], 'silence');
    const limits = { idleTimeoutMs: Infinity, retry: { maxRetries: 1 } };
    const result = await read(script, listenToThings, { ...options, ...limits });
    expect([data(result.items), result.error, result.ms]).toEqual([
      [1],
      'TimeoutError: listThings (GET /things): exceeded timeoutMs',
      ms,
    ]);
  });

  test('does not limit the stream by the timeout of the call once it is open', async () => {
    const script = new Script(['data: 1\n\n', 'breaks'], ['data: 2\n\n', 'waits'], 'silence');
    const limits = { timeoutMs: 1_000, idleTimeoutMs: 9_000, retry: { maxRetries: 1 } };
    const result = await read(script, listenToThings, limits);
    expect([data(result.items), result.error]).toEqual([[1, 2], expect.stringContaining('exceeded timeoutMs')]);
    expect(result.ms).toBe(500 + 9_000 + 500 + 1_000);
  });

  test('is not tried for an operation that must not be repeated', async () => {
    const { retry: _retry, ...once } = listenToThings;
    const script = new Script(['data: 1\n\n', 'breaks']);
    const { error } = await read(script, once);
    expect([error, script.sent.length]).toEqual([expect.stringMatching(/^NetworkError: /), 1]);
  });

  test('fails as a call does where it meets a redirect', async () => {
    const redirect = new Response(null, { status: 307, headers: { location: 'http://other.example/' } });
    const { error } = await read(new Script(['data: 1\n\n', 'breaks'], redirect), listenToThings);
    expect(error).toMatch(/^RedirectError: /);
    expect(error).not.toContain('line');
  });

  test('fails where the next response is a page, and ends with 204', async () => {
    const page = new Response('<p>', { headers: { 'content-type': 'text/html' } });
    const { error } = await read(new Script(['data: 1\n\n', 'breaks'], page), listenToThings);
    expect(error).toContain('the response is not a stream of the declared type');
    const nothing = new Response(null, { status: 204 });
    expect(await read(new Script(['data: 1\n\n', 'breaks'], nothing), listenToThings)).toMatchObject({ ms: 500 });
  });

  test('counts failures in a row only: 25 that each follow an event are no end', async () => {
    const script = new Script(...Array.from({ length: 25 }, () => ['data: 1\n\n', 'breaks'] as const), ['', 'ends']);
    const { items, error } = await read(script, listenToThings, { retry: { maxRetries: 1 } });
    expect([items.length, error]).toEqual([25, undefined]);
  });

  test('gives back no more retries than were taken', async () => {
    // 12 events restore what the 2 reconnections before them took; the budget of 10 is not exceeded.
    const events = 'data: 1\n\n'.repeat(6);
    const script = new Script([events, 'breaks'], [events, 'breaks'], ['', 'breaks']);
    const { error } = await read(script, listenToThings, { retry: { maxRetries: 100 } });
    expect(error).toMatch(/^NetworkError: /);
    expect(script.sent).toHaveLength(1 + 1 + 10);
  });

  test('renews a rejected credential once for each connection', async () => {
    const rejected = new Response('{}', { status: 401 });
    const event = ['data: 1\n\n', 'breaks'] as const;
    const renewals: number[] = [];
    const auth = {
      selector: '',
      authorize: () => ({ authorization: `Bearer ${renewals.length}` }),
      renew: async () => renewals.push(1) > 0,
    };
    const script = new Script(rejected, event, rejected, event, rejected, rejected);
    const { items, error } = await read(script, listenToThings, { auth });
    expect([items.length, renewals.length, script.sent.length]).toEqual([2, 3, 6]);
    expect(error).toMatch(/^UnauthorizedError: /);
  });
});
