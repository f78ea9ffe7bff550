import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Client } from '#sdk/client/client.ts';
import type { ResponseReader } from '#sdk/client/operation.ts';
import { NetworkError, ResponseParseError, ResponseTooLargeError, SdkError } from '#sdk/errors.ts';
import { nodeTransport } from '#sdk/node.ts';
import { readBlob, readJson, readList, readNoContent, readString, readText } from '#sdk/responses/readers.ts';
import { getThing, transports } from './support/operations.ts';
import { startRawServer, startServer } from './support/server.ts';

const page = '<!DOCTYPE html><html><body>Please log in</body></html>';
const jsonType = 'application/json';

describe.each(transports)('a response over %s', (_, fetch) => {
  const reading = async (
    reader: ResponseReader<unknown>,
    status: number,
    type: string | undefined,
    body: string | Buffer,
  ) => {
    await using server = await startServer((_request, response) => {
      response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(body);
    });
    const client = new Client({ baseUrl: server.url, fetch, retry: { maxRetries: 0 } });
    return await client.call({ ...getThing, response: reader }, { thingId: 1 }).result();
  };

  test.each([
    [readJson, 200, jsonType, '{"id":"1"}', { id: '1' }],
    [readJson, 201, 'application/hal+json; charset=utf-8', '\uFEFF[1.5]', [1.5]],
    [readJson, 200, undefined, 'null', null],
    [
      readJson,
      200,
      jsonType,
      '{"a":9007199254740993.5,"b":"90071992547409931","c":10000000000000000}',
      { a: 9007199254740994, b: '90071992547409931', c: 1e16 },
    ],
    [
      readJson,
      200,
      jsonType,
      '[{"id":9007199254740993,"text":"9007199254740993"},-9223372036854775808,12345678901234567890.0]',
      [{ id: 9007199254740993n, text: '9007199254740993' }, -9223372036854775808n, 12345678901234567000],
    ],
    [readJson, 200, jsonType, '["1e400","\\\\",":1e400\\"",1e308,1e-400]', ['1e400', '\\', ':1e400"', 1e308, 0]],
    [readJson, 200, 'application/json; charset="iso-8859-1"', Buffer.from('"\u00e9"', 'latin1'), 'é'],
    [readList, 200, jsonType, '[]', []],
    [readList, 200, jsonType, 'null', []],
    [readString, 200, jsonType, '"0012"', '0012'],
    [readString, 200, jsonType, '0012', '0012'],
    [readString, 200, 'text/plain', '123', '123'],
    [readString, 200, 'text/plain;charset=UTF-8', '"a\\"b"', 'a"b'],
    [readJson, 200, 'application/json; profile="https://example.com/card.html"', '{"a":1}', { a: 1 }],
    [readString, 200, undefined, ' 12345678901234567890\n', '12345678901234567890'],
    [readNoContent, 204, undefined, '', undefined],
    [readNoContent, 200, jsonType, '{}', undefined],
    [readText, 200, 'text/csv', 'a;b\n', 'a;b\n'],
  ])('is parsed by %o: %i %s %o -> %o (R010, R013, R100)', async (reader, status, type, body, want) => {
    expect(await reading(reader, status, type, body)).toMatchObject({ ok: true, data: want });
  });

  test('with JSON may contain text of any length beside long numbers', async () => {
    const data = { text: 'ab\n"12345678901234567890'.repeat(500_000), number: 1234567890123456 };
    const result = await reading(readJson, 200, jsonType, JSON.stringify(data));
    expect(result.ok && JSON.stringify(result.data) === JSON.stringify(data)).toBe(true);
  });

  test('with bytes is a Blob of its media type', async () => {
    const result = await reading(readBlob, 200, 'image/png', Buffer.from([0, 255, 128]));
    const blob = result.ok ? result.data : undefined;
    expect(blob).toBeInstanceOf(Blob);
    if (blob instanceof Blob)
      expect([blob.type, [...new Uint8Array(await blob.arrayBuffer())]]).toEqual(['image/png', [0, 255, 128]]);
  });

  test.each([
    [readJson, 200, jsonType, '', 'is empty'],
    [readJson, 204, undefined, '', 'is empty'],
    [readJson, 200, jsonType, '{"id":"CANARY', 'is not valid JSON'],
    [readJson, 200, jsonType, Buffer.from('{"id":"\xff"}', 'latin1'), 'is not in its charset'],
    [readJson, 200, `${jsonType}; charset=CANARY`, '{}', 'is not in its charset'],
    [readJson, 200, 'text/plain', '{}', 'is not JSON'],
    [readJson, 200, 'image/png', '{}', 'is not JSON'],
    [readJson, 200, 'text/html', page, 'is HTML'],
    [readJson, 200, jsonType, page, 'is HTML'],
    [readJson, 200, jsonType, '{"a":1e400}', 'a number is too large'],
    [readJson, 200, jsonType, '[0, -1.5E+309]', 'a number is too large'],
    [readJson, 200, jsonType, '99e307', 'a number is too large'],
    [readJson, 200, jsonType, `[${'9'.repeat(400)}.5]`, 'a number is too large'],
    [readString, 200, jsonType, '{"a":1}', 'is not a string'],
    [readList, 200, jsonType, '{"error":"maintenance"}', 'is not a list'],
    [readList, 200, jsonType, '"x"', 'is not a list'],
    [readList, 200, 'text/plain', '[]', 'is not JSON'],
    [readString, 200, jsonType, 'null', 'is not a string'],
    [readString, 200, jsonType, '"abc', 'is not valid JSON'],
    [readString, 200, 'text/html', page, 'is HTML'],
    [readString, 200, 'text/plain', page, 'is HTML'],
    [readString, 200, undefined, '', 'is empty'],
    [readString, 200, 'image/png', 'abc', 'is not text'],
    [readNoContent, 200, 'text/html', page, 'is HTML'],
    [readBlob, 200, 'text/html', page, 'is HTML'],
    [readText, 200, 'text/html', page, 'is HTML'],
  ])('that is malformed is an error: %o %i %s %o -> %s', async (reader, status, type, body, word) => {
    const result = await reading(reader, status, type, body);
    const error = result.ok ? expect.unreachable() : result.error;
    expect(error).toBeInstanceOf(ResponseParseError);
    expect(error).toMatchObject({ status, operation: 'getThing', path: '/things/1', cause: expect.any(Error) });
    expect(error.message).toContain(word);
    expect(`${error.stack}${JSON.stringify(error)}`).not.toContain('CANARY');
  });

  test.each([
    ['gzip', gzipSync('{"id":"1"}')],
    ['deflate', deflateSync('{"id":"1"}')],
    ['br', brotliCompressSync('{"id":"1"}')],
  ])('compressed with %s is decompressed', async (coding, bytes) => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': jsonType, 'content-encoding': coding }).end(bytes);
    });
    expect(await new Client({ baseUrl: server.url, fetch }).call(getThing, { thingId: 1 })).toEqual({ id: '1' });
  });

  test('truncated inside its compression is an error', async () => {
    const bytes = gzipSync(JSON.stringify({ id: 'x'.repeat(10_000), more: Array.from({ length: 500 }, Math.random) }));
    await using server = await startServer((_request, response) => {
      response
        .writeHead(200, { 'content-type': jsonType, 'content-encoding': 'gzip' })
        .end(bytes.subarray(0, bytes.length >> 1));
    });
    const result = await new Client({ baseUrl: server.url, fetch, retry: { maxRetries: 0 } })
      .call(getThing, { thingId: 1 })
      .result();
    expect(result).toMatchObject({ ok: false, error: { status: 200 } });
  });

  test('has a size limit that counts decompressed bytes', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': jsonType, 'content-encoding': 'gzip' }).end(bomb);
    });
    const client = new Client({ baseUrl: server.url, fetch, maxResponseBytes: 1_000_000 });
    await expect(client.call(getThing, { thingId: 1 })).rejects.toBeInstanceOf(ResponseTooLargeError);
  });

  test('truncated at any byte of its body is an error, with any framing', async () => {
    const bodies = [
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"id":"1"}',
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\na\r\n{"id":"1"}\r\n0\r\n\r\n',
    ];
    for (const whole of bodies) {
      let end = 0;
      await using server = await startRawServer((socket) => void socket.end(whole.slice(0, end)));
      const client = new Client({ baseUrl: server.url, fetch, retry: { maxRetries: 0 } });
      for (end = 0; end < whole.length; end += 1) {
        const result = await client.call(getThing, { thingId: 1 }).result();
        const error = result.ok ? expect.unreachable(`cut at ${end}`) : result.error;
        expect(error).toBeInstanceOf(NetworkError);
        expect(error.cause).toBeInstanceOf(Error);
        expect([undefined, 200]).toContain(error.status);
      }
      expect(await client.call(getThing, { thingId: 1 })).toEqual({ id: '1' });
    }
  });

  test('is returned raw, in any format, or read beside the data', async () => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': jsonType, 'x-trace': 't' }).end('{"id":"1"}');
    });
    const client = new Client({ baseUrl: server.url, fetch });
    const raw = await client.call(getThing, { thingId: 1 }).asResponse();
    expect([raw.status, raw.headers.get('x-trace'), await raw.json()]).toEqual([200, 't', { id: '1' }]);
    const page = await client.call({ ...getThing, response: readString }, { thingId: 1 }).asResponse();
    expect(await page.text()).toBe('{"id":"1"}');
    const { data, response } = await client.call(getThing, { thingId: 1 }).withResponse();
    expect([data, response.headers.get('x-trace')]).toEqual([{ id: '1' }, 't']);
    const call = client.call(getThing, { thingId: 1 });
    expect([await call, await call, await call.finally(() => {})]).toEqual([{ id: '1' }, { id: '1' }, { id: '1' }]);
    expect(server.seen).toHaveLength(4);
  });
});

test('a text response truncated inside its compression is an error of the Node transport', async () => {
  const bytes = gzipSync('identifier-of-some-length');
  await using server = await startServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end(bytes.subarray(0, -12));
  });
  const client = new Client({ baseUrl: server.url, fetch: nodeTransport() });
  await expect(
    client.call({ ...getThing, retry: undefined as never, response: readString }, { thingId: 1 }),
  ).rejects.toBeInstanceOf(SdkError);
});

test('an operation whose format would hide truncation requests no compression', async () => {
  await using server = await startServer(
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('a'),
  );
  await new Client({ baseUrl: server.url }).call({ ...getThing, response: readString }, { thingId: 1 });
  expect(server.seen[0]?.headers['accept-encoding']).toBe('identity');
});
