// Runs in `npm run test:rest`.
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { jsonLinesBody } from '#sdk/body/serialize-body.ts';
import { Client } from '#sdk/client/client.ts';
import {
  AbortedError,
  NetworkError,
  RedirectError,
  ResponseParseError,
  ResponseTooLargeError,
  TimeoutError,
  UnauthorizedError,
} from '#sdk/errors.ts';
import { transports } from './support/operations.ts';
import { startServer } from './support/server.ts';
import { all, EVENTS, listenToTexts, listenToThings, listThings } from './support/streams.ts';

const LINES = { 'content-type': 'application/x-ndjson' };

/** Sends a text in pieces of the given size. */
async function sendPieces(response: { write(text: Uint8Array): unknown }, text: string, size: number): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.slice(at, at + size));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe.each(transports)('a stream over %s', (_, fetch) => {
  test.each([
    ['application/x-ndjson', '{"a":"ä"}\n[2]\r\n\n"x"\n'],
    ['application/jsonl', '{"a":"ä"}\n[2]\n"x"'],
    ['application/json-seq', '\u001e{\n"a":"ä"}\n\u001e[2]\n\u001e"x"\n'],
  ])('of %s gives each JSON text, however it is cut into chunks', async (type, text) => {
    for (const size of [1, 2, 7, 100]) {
      await using server = await startServer(async (_request, response) => {
        response.writeHead(200, { 'content-type': type });
        await sendPieces(response, text, size);
        response.end();
      });
      const client = new Client({ baseUrl: server.url, fetch });
      expect(await all(await client.call(listThings))).toEqual([{ a: 'ä' }, [2], 'x']);
    }
  });

  test('of events follows the rules of HTML, however it is cut into chunks', async () => {
    const text =
      ': comment\r\nid: 1\r\ndata: a\r\ndata:b\r\n\r\nevent: add\rdata: {"x":1}\r\rid\ndata\n\ndata: [DONE]\n\ndata: no\n\n';
    for (const size of [1, 3, 1_000]) {
      await using server = await startServer(async (_request, response) => {
        response.writeHead(200, EVENTS);
        await sendPieces(response, text, size);
        response.end();
      });
      const client = new Client({ baseUrl: server.url, fetch });
      expect(await all(await client.call(listenToTexts))).toEqual([
        { event: 'message', data: 'a\nb', id: '1' },
        { event: 'add', data: '{"x":1}', id: '1' },
        { event: 'message', data: '', id: '' },
      ]);
    }
  });

  test('gives the first item before the response ends', async () => {
    let end = (): void => {};
    await using server = await startServer((_request, response) => {
      response.writeHead(200, LINES).write('1\n');
      end = () => void response.end('2\n');
    });
    const seen: unknown[] = [];
    for await (const item of await new Client({ baseUrl: server.url, fetch }).call(listThings)) {
      seen.push(item);
      end();
    }
    expect(seen).toEqual([1, 2]);
  });

  test('reconnects with the identifier of the last event after its connection broke', async () => {
    await using server = await startServer((_request, response, count) => {
      response.writeHead(200, EVENTS);
      if (count === 2) return void response.end('data: 3\n\n');
      response.write('retry: 1\nid: 7\ndata: 1\n\ndata: 2\n\ndata: half', () => response.destroy());
    });
    const client = new Client({ baseUrl: server.url, fetch });
    const events = await all(await client.call(listenToThings));
    expect(events.map(({ data, id }) => [data, id])).toEqual([
      [1, '7'],
      [2, '7'],
      [3, '7'],
    ]);
    expect(server.seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '7']);
  });

  test('gives up reconnecting after as many failures in a row as the client allows', async () => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, EVENTS).write('retry: 0\n', () => response.destroy());
    });
    const client = new Client({ baseUrl: server.url, fetch, retry: { maxRetries: 2 } });
    await expect(all(await client.call(listenToThings))).rejects.toBeInstanceOf(NetworkError);
    expect(server.seen).toHaveLength(3);
  });

  test.each([
    ['a redirect', RedirectError, (response) => response.writeHead(307, { location: 'http://localhost:1/' }).end()],
    ['a status', UnauthorizedError, (response) => response.writeHead(401).end('{}')],
    ['a page', ResponseParseError, (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['a broken connection', NetworkError, (response) => response.destroy()],
  ] as const satisfies (readonly [string, unknown, (response: ServerResponse) => unknown])[])(
    'that reconnects to %s fails as its first attempt would',
    async (_name, want, respond) => {
      await using server = await startServer((_request, response, count) => {
        if (count > 1) return void respond(response);
        response.writeHead(200, EVENTS).write('data: 1\n\n', () => response.destroy());
      });
      const client = new Client({ baseUrl: server.url, fetch, retry: { maxRetries: 1 } });
      const seen: unknown[] = [];
      const reading = async (): Promise<void> => {
        for await (const { data } of await client.call(listenToThings)) seen.push(data);
      };
      await expect(reading()).rejects.toBeInstanceOf(want);
      expect([seen, server.seen.length]).toEqual([[1], 2]);
    },
  );

  test('sends an identifier of any letters as UTF-8 when it reconnects', async () => {
    await using server = await startServer((_request, response, count) => {
      response.writeHead(200, EVENTS);
      if (count === 2) return void response.end();
      response.write('id: 日é\ndata: 1\n\nid: 8\ndata: 2\n', () => response.destroy());
    });
    const events = await all(await new Client({ baseUrl: server.url, fetch }).call(listenToThings));
    expect(events).toEqual([{ event: 'message', data: 1, id: '日é' }]);
    const sent = Buffer.from(String(server.seen[1]?.headers['last-event-id']), 'latin1');
    expect(String(sent)).toBe('日é');
  });

  test('of an operation that must not be repeated does not reconnect', async () => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, EVENTS).write('data: 1\n\n', () => response.destroy());
    });
    const { retry: _retry, ...once } = listenToThings;
    await expect(all(await new Client({ baseUrl: server.url, fetch }).call(once))).rejects.toBeInstanceOf(NetworkError);
    expect(server.seen).toHaveLength(1);
  });

  test('ends its connection if the loop is left, the stream cancelled or the signal aborted', async () => {
    let open = 0;
    await using server = await startServer((_request, response) => {
      open += 1;
      response.on('close', () => (open -= 1));
      response.writeHead(200, LINES).write('1\n');
    });
    const client = new Client({ baseUrl: server.url, fetch });
    for await (const item of await client.call(listThings)) if (item === 1) break;
    await expect.poll(() => open).toBe(0);

    const cancelled = await client.call(listThings);
    const items = all(cancelled);
    setTimeout(() => void cancelled.cancel(), 20);
    expect(await items).toEqual([1]);
    await (await client.call(listThings)).cancel();
    await expect.poll(() => open).toBe(0);

    const controller = new AbortController();
    const aborted = all(await client.call(listThings, {}, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    await expect(aborted).rejects.toBeInstanceOf(AbortedError);
    await expect.poll(() => open).toBe(0);
  });

  test('limits the time without data, but not the time that the consumer takes', async () => {
    await using server = await startServer((_request, response) => void response.writeHead(200, LINES).write('1\n2\n'));
    const client = new Client({ baseUrl: server.url, fetch, idleTimeoutMs: 300, timeoutMs: 2_000 });
    const seen: unknown[] = [];
    const reading = async (): Promise<void> => {
      for await (const item of await client.call(listThings)) {
        seen.push(item);
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
    };
    await expect(reading()).rejects.toBeInstanceOf(TimeoutError);
    expect(seen).toEqual([1, 2]);
  });

  test('limits the size of an item, not that of the response', async () => {
    await using server = await startServer((request, response) => {
      response
        .writeHead(200, LINES)
        .end(request.url === '/many' ? '"1234567890"\n'.repeat(100) : `"${'x'.repeat(500)}"`);
    });
    const client = new Client({ baseUrl: server.url, fetch, maxResponseBytes: 400 });
    expect(await all(await client.call({ ...listThings, path: '/many' }))).toHaveLength(100);
    await expect(all(await client.call(listThings))).rejects.toBeInstanceOf(ResponseTooLargeError);
  });

  test('rejects items that are not JSON, and responses of another type', async () => {
    await using server = await startServer((_request, response, count) => {
      if (count === 1) response.writeHead(200, LINES).end('1\n{"a\n');
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    });
    const client = new Client({ baseUrl: server.url, fetch });
    await expect(all(await client.call(listThings))).rejects.toBeInstanceOf(ResponseParseError);
    await expect(client.call(listenToThings)).rejects.toBeInstanceOf(ResponseParseError);
    await expect(client.call(listThings)).rejects.toBeInstanceOf(ResponseParseError);
  });

  test.each([
    ['application/jsonl', '{"a":1}\n"b"\n'],
    ['application/json-seq', '\u001e{"a":1}\n\u001e"b"\n'],
  ])('of %s is sent', async (type, want) => {
    await using server = await startServer((_request, response) => void response.writeHead(200, LINES).end());
    const operation = { ...listThings, method: 'POST', parts: [[jsonLinesBody, type]] } as const;
    expect(
      await all(await new Client({ baseUrl: server.url, fetch }).call(operation, { body: [{ a: 1 }, 'b'] })),
    ).toEqual([]);
    expect(server.seen.map(({ headers, body }) => [headers['content-type'], String(body)])).toEqual([[type, want]]);
  });
});
