import { describe, expect, test, vi } from 'vitest';
import { Client } from '#sdk/client/client.ts';
import type { OperationDescription } from '#sdk/client/operation.ts';
import { systemClock } from '#sdk/client/call-options.ts';
import type { Transport } from '#sdk/client/options.ts';
import { SdkError } from '#sdk/errors.ts';
import type { ItemStream } from '#sdk/responses/stream.ts';
import { all, EVENTS, listenToTexts, listenToThings, listThings, sending } from './support/streams.ts';

/** Reads a stream to its end. Returns the items and the message of its error. */
async function readAll<Item>(
  fetch: Transport,
  operation: OperationDescription<ItemStream<Item>>,
): Promise<[items: Item[], error: string | undefined]> {
  const items: Item[] = [];
  const client = new Client({ baseUrl: 'https://api.example', fetch, retry: { maxRetries: 0 } });
  try {
    for await (const item of await client.call(operation)) items.push(item);
    return [items, undefined];
  } catch (error) {
    expect(error).toBeInstanceOf(SdkError);
    return [items, String(error)];
  }
}

/** Returns a text as one chunk. */
function text(value: string): Uint8Array[] {
  return [new TextEncoder().encode(value)];
}

/** Returns each beginning of a text, with the rest. */
function cuts(value: string): [Uint8Array, Uint8Array][] {
  const bytes = new TextEncoder().encode(value);
  return Array.from({ length: bytes.length + 1 }, (_, at) => [bytes.subarray(0, at), bytes.subarray(at)]);
}

describe('a stream that is cut at any byte', () => {
  const EVENT_TEXT = '\uFEFFid: 1\r\ndata: {"ä":\r\ndata: 1}\r\n\r\n: ping\rid: \0\revent: b\rdata: [2]\r\rdata: 3\n\n';
  const events = [
    { event: 'message', data: { ä: 1 }, id: '1' },
    { event: 'b', data: [2], id: '1' },
    { event: 'message', data: 3, id: '1' },
  ];
  // Positions after which one more event is complete: behind the first half of its last line break.
  const complete = ['\r\n\r', '2]\r\r', '3\n\n'].map(
    (end) => Buffer.byteLength(EVENT_TEXT.slice(0, EVENT_TEXT.indexOf(end))) + end.length,
  );

  test('gives whole events', async () => {
    for (const [begin, rest] of cuts(EVENT_TEXT)) {
      const whole = events.slice(0, complete.filter((length) => length <= begin.length).length);
      expect(await readAll(sending([begin], EVENTS), listenToThings)).toEqual([whole, undefined]);
      const [items, error] = await readAll(sending([begin], EVENTS, 'breaks'), listenToThings);
      expect([items, error]).toEqual([whole, expect.stringMatching(/^NetworkError: .*cut short in line \d+$/)]);
      expect(await readAll(sending([begin, rest], EVENTS), listenToThings)).toEqual([events, undefined]);
    }
  });

  test.each([
    ['application/jsonl', '{"ä":1}\r\n\n[2]\n"x"\n', '\n', 'line'],
    ['application/json-seq', '\u001e{"ä":\n1}\n\u001e[2]\n\u001e"x"\n', '\u001e', 'record'],
  ])('of %s gives whole items, or an error with the place', async (type, value, separator, unit) => {
    const want = [{ ä: 1 }, [2], 'x'];
    for (const [begin, rest] of cuts(value)) {
      const [items, error] = await readAll(sending([begin], { 'content-type': type }), listThings);
      const parts = new TextDecoder().decode(begin).split(separator);
      const whole = parts.filter((part) => ['{"ä":1}', '[2]', '"x"'].includes(part.replace(/\s/g, '')));
      expect(items).toEqual(want.slice(0, whole.length));
      const isCut = parts.at(-1)?.trim() !== '' && whole.at(-1) !== parts.at(-1);
      const place = `ResponseParseError: listThings (GET /things): ${unit} ${parts.length - Number(unit === 'record')}: `;
      expect(error).toEqual(isCut ? expect.stringContaining(place) : undefined);
      expect(await readAll(sending([begin, rest], { 'content-type': type }), listThings)).toEqual([want, undefined]);
    }
  });

  test('takes a number that nothing follows in a sequence for a part of one', async () => {
    const [items, error] = await readAll(
      sending(text('\u001e1\n\u001e12'), { 'content-type': 'application/json-seq' }),
      listThings,
    );
    expect([items, error]).toEqual([[1], expect.stringContaining('record 2')]);
  });
});

describe('events', () => {
  test.each<[string, string, unknown[]]>([
    ['a line without a colon is a field without a value', 'data\n\ndata\ndata\n\n', ['', '\n']],
    ['one space after the colon belongs to it', 'data:  a\ndata:b c\n\n', [' a\nb c']],
    ['the event [DONE] ends the stream', 'data: 1\n\ndata: [DONE]\n\ndata: 2\n\n', ['1']],
    ['unknown fields and comments are ignored', 'foo: 1\n: x\n data: 2\nDATA: 3\n\ndata: a\n\n', ['a']],
    ['an event without data is none', 'event: a\nid: 1\n\n\n\n', []],
    // The cases of web-platform-tests/eventsource, format-*.
    ['a byte-order mark at the begin is removed', '\uFEFFdata:1\n\n\uFEFFdata:2\n\ndata:3\n\n', ['1', '3']],
    ['a second byte-order mark belongs to the field', '\uFEFF\uFEFFdata:1\n\ndata:2\n\ndata:3\n\n', ['2', '3']],
    [
      'long comments are ignored',
      `data:1\r:\0\n:\r\ndata:2\n:${'x'.repeat(2048)}\rdata:3\n:data:fail\r:x\ndata:4\n\n`,
      ['1\n2\n3\n4'],
    ],
    ['the end of the stream ends no event', 'data:test1\n\nid:test\ndata:test2', ['test1']],
    ['an empty event type is the default', 'event: \ndata:data\n\n', ['data']],
    [
      'fields are compared exactly',
      'data:\0\ndata:  2\rData:1\ndata\0:2\ndata:1\r\0data:4\nda-ta:3\rdata_5\ndata:3\rdata:\r\n data:32\ndata:4\n\n',
      ['\0\n 2\n1\n3\n\n4'],
    ],
    ['a tab is no space', 'data:\ttest\rdata: \ndata:test\n\n', ['\ttest\n\ntest']],
    ['all line breaks are equal', 'data:test\r\ndata\ndata:test\r\n\r\n', ['test\n\ntest']],
    ['a null character is a character', 'data:\0\n\n\n\n', ['\0']],
    ['an invalid delay is ignored', 'retry:1000x\nretry:\nretry: 1e3\ndata:x\n\n', ['x']],
    ['the text is UTF-8', 'data:ok…\u{1f600}\n\n', ['ok…\u{1f600}']],
  ])('%s', async (_, given, want) => {
    const [items, error] = await readAll(sending(text(given), EVENTS), listenToTexts);
    expect([items.map(({ data }) => data), error]).toEqual([want, undefined]);
  });

  test.each([
    ['a lone continuation', [0x80]],
    ['a cut character', [0xe2, 0x82]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a code point beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ])('invalid UTF-8 is an error with its place: %s', async (_, bytes) => {
    const given = Buffer.concat([Buffer.from('data: a\n\ndata: '), Uint8Array.from(bytes), Buffer.from('\n\n')]);
    for (const at of [0, 13, 15, 16, 17, given.length]) {
      const chunks = [given.subarray(0, at), given.subarray(at)];
      const [items, error] = await readAll(sending(chunks, EVENTS), listenToTexts);
      expect(items.map(({ data }) => data)).toEqual(['a']);
      expect(error).toMatch(/^ResponseParseError: .*line 3: /);
    }
  });

  test.each([
    ['many lines of an event', 'data: 12345\n'.repeat(50), 'ResponseTooLargeError'],
    ['an event in one chunk', `data: ${'ä'.repeat(60)}\n\n`, 'ResponseTooLargeError'],
    ['one line without an end', `: ${'x'.repeat(200)}`, 'ResponseTooLargeError'],
    ['many comments', ': 12345\n'.repeat(50), undefined],
    ['an event of the limit', `data: ${'x'.repeat(94)}\n\n`, undefined],
    ['many events', 'data: 12345\n\n'.repeat(50), undefined],
  ])('counts the bytes of an event: %s', async (_, given, want) => {
    const client = new Client({
      baseUrl: 'https://api.example',
      fetch: sending(text(given), EVENTS),
      maxResponseBytes: 100,
    });
    const reading = all(await client.call(listenToTexts));
    expect(
      await reading.then(
        () => undefined,
        ({ name }: Error) => name,
      ),
    ).toBe(want);
  });

  test('wait at least half a second before they reconnect, longer if the server asks, and end with 204', async () => {
    const waits: number[] = [];
    const clock = {
      ...systemClock,
      random: () => 0,
      setTimeout: (run: () => void, ms: number) => {
        if (ms < 30_000 || ms > 60_000) waits.push(ms);
        return setTimeout(run, ms < 30_000 || ms > 60_000 ? 0 : ms);
      },
    };
    const retries = ['0', '', '-1', '9000x', 'x9000', '2000', '9'.repeat(20)];
    let count = 0;
    const fetch: Transport = async (...request) => {
      const retry = retries[count];
      count += 1;
      if (retry === undefined) return new Response(null, { status: 204 });
      return sending(text(`retry: ${retry}\ndata: 1\n\n`), EVENTS, 'breaks')(...request);
    };
    const client = new Client({ baseUrl: 'https://api.example', fetch, clock, retry: { maxRetries: 1 } });
    expect(await all(await client.call(listenToThings))).toHaveLength(7);
    expect(waits).toEqual([500, 500, 500, 500, 500, 2_000, 2 ** 31 - 1]);
  });

  test('resume behind the last identifier, in UTF-8, until the server takes it back', async () => {
    const sent: unknown[] = [];
    const bodies = ['data: 1\n\n', 'id: ä\ndata: 2\n\n', 'data: 3\n\nid: b', 'id\ndata: 4\n\n'];
    const fetch: Transport = async (...request) => {
      sent.push(new Headers(request[1]?.headers).get('last-event-id'));
      const body = bodies.shift();
      return body === undefined
        ? new Response(null, { status: 204 })
        : sending(text(body), EVENTS, 'breaks')(...request);
    };
    const clock = {
      ...systemClock,
      setTimeout: (run: () => void, ms: number) => setTimeout(run, ms < 30_000 ? 0 : ms),
    };
    const items = await all(await new Client({ baseUrl: 'https://api.example', fetch, clock }).call(listenToTexts));
    expect(items.map(({ data, id }) => [data, id])).toEqual([
      ['1', ''],
      ['2', 'ä'],
      ['3', 'ä'],
      ['4', ''],
    ]);
    expect(sent).toEqual([null, null, '\u00c3\u00a4', '\u00c3\u00a4', null]);
  });
});

describe('a stream', () => {
  const open = async (operation: OperationDescription<ItemStream<unknown>>, type: string, body = 'data: 1\n\n') => {
    const cancelled = vi.fn();
    const start = (controller: ReadableStreamDefaultController): void => controller.enqueue(text(body)[0]);
    const response = new Response(new ReadableStream({ start, cancel: cancelled }), {
      headers: { 'content-type': type },
    });
    const fetch = vi.fn<Transport>(async () => response);
    const stream = await new Client({ baseUrl: 'https://api.example', fetch }).call(operation);
    return { stream, cancelled, headers: fetch.mock.calls[0]?.[1]?.headers };
  };

  test.each<[OperationDescription<ItemStream<unknown>>, string, string]>([
    [listThings, 'application/jsonl', 'application/jsonl, application/x-ndjson'],
    [listenToTexts, 'text/event-stream;charset=utf-8', 'text/event-stream'],
    [listenToThings, 'Text/Event-Stream ; a=b', 'text/event-stream'],
  ])('asks for its media type, and is closed by leaving the loop or by cancel: %#', async (operation, type, accept) => {
    const left = await open(operation, type, operation === listThings ? '1\n2' : undefined);
    expect(left.headers).toMatchObject({ accept, 'accept-encoding': 'identity' });
    for await (const _ of left.stream) break;
    const cancelled = await open(operation, type);
    await cancelled.stream.cancel();
    expect(await all(cancelled.stream)).toEqual([]);
    for (const { cancelled: spy } of [left, cancelled]) await vi.waitFor(() => expect(spy).toHaveBeenCalledOnce());
  });

  test('that is cancelled while it waits for an item ends without an error', async () => {
    const { stream, cancelled } = await open(listenToTexts, 'text/event-stream', '');
    const reading = all(stream);
    await stream.cancel();
    expect(await reading).toEqual([]);
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
  });

  test.each<[OperationDescription<ItemStream<unknown>>, string]>([
    [listThings, 'text/html'],
    [listenToTexts, ''],
    [listenToTexts, 'xtext/event-stream'],
    [listenToThings, 'text/event-streams'],
  ])('of another media type is an error: %#', async (operation, type) => {
    await expect(open(operation, type)).rejects.toThrow('the response is not a stream of the declared type');
  });
});
