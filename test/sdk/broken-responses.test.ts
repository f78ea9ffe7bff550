// Runs in `npm run test:rest`.
import { inspect, isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { Client } from '../../templates/runtime/client/src/client/client.ts';
import { SdkError } from '../../templates/runtime/client/src/errors.ts';
import { brokenResponses } from './support/broken-responses.ts';
import { endlessResponses, hostileResponses } from './support/hostile-responses.ts';
import { oddResponses } from './support/unusual-responses.ts';
import { getThing, transports } from './support/operations.ts';
import { startRawServer } from './support/server.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const isTimeout = ({ name }: SdkError): boolean => name === 'TimeoutError';
const ok = 'HTTP/1.1 200 OK\r\n';
const type = 'Content-Type: application/json\r\n';
const whole = `${ok}${type}Content-Length: 10\r\n\r\n{"id":"1"}`;
const long = 'x'.repeat(200_000);

const statusLines = [
  '',
  '\r\n',
  'H',
  'HTTP',
  'HTTP/1.1',
  'HTTP/1.1 ',
  'HTTP/1.1 200',
  'HTTP/1.1 2000 OK',
  'HTTP/1.1 20 OK',
  'HTTP/1.1 -1 OK',
  'HTTP/1.1 000 OK',
  'HTTP/1.1 999 OK',
  'HTTP/1.1 abc OK',
  'HTTP/1.1  200 OK',
  'HTTP/9.9 200 OK',
  'HTTP/0.9 200 OK',
  'HTTP/2 200',
  'http/1.1 200 OK',
  'HTTP/1.1 200 OK\0',
  `HTTP/1.1 200 ${long}`,
  'HTTP/1.1 100 Continue',
  'HTTP/1.1 101 Switching Protocols',
  'HTTP/1.1 103 Early Hints',
  'HTTP/1.1 204 No Content',
  'HTTP/1.1 205 Reset',
  'HTTP/1.1 206 Partial',
  'HTTP/1.1 304 Not Modified',
  'HTTP/1.1 407 Proxy',
  'HTTP/1.1 426 Upgrade',
  'ICY 200 OK',
  'SSH-2.0-OpenSSH_9.6',
  '\x16\x03\x01\x02\x00',
  '<html>',
  '{"id":"1"}',
  'GET / HTTP/1.1',
  '\xff\xfe\xfd',
];
const headers = [
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 99999999999999999999',
  'Content-Length: 10, 10',
  'Content-Length: 10\r\nContent-Length: 11',
  'Content-Length: 5',
  'Content-Length: 0',
  'Content-Length: 11',
  'Content-Length: 0x0a',
  'Content-Length:',
  'Content-Length: 10\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: xchunked',
  'Content-Encoding: gzip\r\nContent-Length: 10',
  'Content-Encoding: br\r\nContent-Length: 10',
  'Content-Encoding: deflate\r\nContent-Length: 10',
  'Content-Encoding: nonsense\r\nContent-Length: 10',
  'Content-Encoding: gzip, gzip, gzip, gzip\r\nContent-Length: 10',
  'Content-Encoding: __proto__\r\nContent-Length: 10',
  'X: \0\r\nContent-Length: 10',
  'X: a\x7f\r\nContent-Length: 10',
  ' X: a\r\nContent-Length: 10',
  'X : a\r\nContent-Length: 10',
  ': a\r\nContent-Length: 10',
  'X\r\nContent-Length: 10',
  'X: a\r\n b\r\nContent-Length: 10',
  'Ü: a\r\nContent-Length: 10',
  'X: a\rY: b\r\nContent-Length: 10',
  'X: a\nContent-Length: 10',
  `X: ${long}\r\nContent-Length: 10`,
  `${'X: a\r\n'.repeat(5_000)}Content-Length: 10`,
  'Set-Cookie: a=b\r\nSet-Cookie: c=d\r\nContent-Length: 10',
  'Location: http://[\r\nContent-Length: 10',
  'Retry-After: -1\r\nContent-Length: 10',
  'Connection: close\r\nContent-Length: 10',
  'Connection: upgrade\r\nUpgrade: h2c\r\nContent-Length: 10',
  'Trailer: X\r\nContent-Length: 10',
  '__proto__: x\r\nContent-Length: 10',
  'constructor: x\r\nContent-Length: 10',
];
const chunked = [
  '',
  '0',
  '0\r\n',
  '0\r\n\r\n',
  'a',
  'a\r\n',
  'a\r\n{"id":"1"}',
  'a\r\n{"id":"1"}\r\n',
  'a\r\n{"id":"1"}\r\n0\r\n',
  'a\r\n{"id":"1"}\r\n0\r\n\r\nmore',
  'A;x=y\r\n{"id":"1"}\r\n0\r\n\r\n',
  'a \r\n{"id":"1"}\r\n0\r\n\r\n',
  '0x0a\r\n{"id":"1"}\r\n0\r\n\r\n',
  '-a\r\n{"id":"1"}\r\n0\r\n\r\n',
  'g\r\n',
  'ffffffffffffffffff\r\n{"id":"1"}',
  '5\r\n{"id":"1"}\r\n0\r\n\r\n',
  'f\r\n{"id":"1"}\r\n0\r\n\r\n',
  'a\n{"id":"1"}\n0\n\n',
  'a\r\n{"id":"1"}0\r\n\r\n',
  'a\r\n{"id":"1"}\r\n0\r\nX: y\r\n\r\n',
  'a\r\n{"id":"1"}\r\n0\r\nX y\r\n\r\n',
  '\r\n',
];
const bodies = [
  '',
  '{',
  '{"id":"1"',
  '{"id":"1"}}',
  'null,',
  'undefined',
  'NaN',
  "{'id':1}",
  '\uFEFF',
  '\0',
  '\xff\xff',
  '\xed\xa0\x80',
  '\xc0\xaf',
  '[[[[[[',
  `${'['.repeat(100_000)}`,
  '"\\ud800"',
  '<!doctype html>',
  '<?xml version="1.0"?>',
  '1',
  '-',
  '01',
  '1e999',
  '"',
  '/**/{}',
  '{"__proto__":{"x":1}}',
];
const repeats = [
  whole + whole,
  `HTTP/1.1 100 Continue\r\n\r\n${whole}`,
  `${'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(50)}${whole}`,
  `HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n${whole}`,
  `${whole}trailing`,
  `\r\n\r\n${whole}`,
  whole.replaceAll('\r\n', '\n'),
  whole.replace('HTTP/1.1', 'HTTP/1.0'),
];

const replies = [
  ...statusLines.map((line) => `${line}\r\n${type}Content-Length: 10\r\n\r\n{"id":"1"}`),
  ...statusLines,
  ...headers.map((field) => `${ok}${type}${field}\r\n\r\n{"id":"1"}`),
  ...chunked.map((body) => `${ok}${type}Transfer-Encoding: chunked\r\n\r\n${body}`),
  ...bodies.map((body) => `${ok}${type}Content-Length: ${Buffer.byteLength(body, 'latin1')}\r\n\r\n${body}`),
  ...bodies.map((body) => `${ok}${type}\r\n${body}`),
  ...bodies.map((body) => `HTTP/1.1 500 No\r\n${type}\r\n${body}`),
  ...repeats,
  ...hostileResponses,
];

describe.each(transports)('over %s, a broken response', (_, fetch) => {
  test.each(['and then closes', 'and then resets', 'and then says nothing'])(
    `of any of ${replies.length} kinds settles, and each failure is an SdkError: %s`,
    { timeout: 20_000 },
    async (end) => {
      await using server = await startRawServer((socket, request) => {
        const reply = Buffer.from(replies[Number(/^x-case: (\d+)/im.exec(request)?.[1])] ?? '', 'latin1');
        socket.write(reply, () => {
          if (end === 'and then closes') socket.end();
          if (end === 'and then resets') socket.resetAndDestroy();
        });
      });
      const client = new Client({
        baseUrl: server.url,
        fetch,
        idleTimeoutMs: 400,
        timeoutMs: 5_000,
        retry: { maxRetries: 0 },
      });
      const failures: string[] = [];
      const results = await Promise.all(
        replies.map(async (reply, index) => {
          const result = await client.call(getThing, { thingId: 1 }, { headers: { 'x-case': String(index) } }).result();
          if (result.ok) return result.data;
          if (!(result.error instanceof SdkError) || result.error.operation !== 'getThing')
            failures.push(`${reply.slice(0, 80)}: ${result.error}`);
          JSON.stringify(result.error);
          return result.error.name;
        }),
      );
      expect(failures).toEqual([]);
      expect(results).toHaveLength(replies.length);
      expect(Reflect.get({}, 'x')).toBeUndefined();
    },
  );

  // The short run ends each response in one of three ways, the long run in all of them.
  const ends = ['closes', 'resets', 'silence'] as const;
  test.each([...brokenResponses, ...oddResponses])(
    'of the family "$kind" settles, is never taken for another response, and fails with a status or a cause',
    { timeout: 20_000 },
    async ({ kind, replies: broken }) => {
      const cases = broken.flatMap((reply, index) =>
        ends.filter((_end, turn) => isLong || turn === index % ends.length).map((end) => ({ reply, end })),
      );
      await using server = await startRawServer((socket, request) => {
        const { reply = '', end } = cases[Number(/^x-case: (\d+)/im.exec(request)?.[1])] ?? {};
        socket.write(Buffer.from(reply, 'latin1'), () => {
          if (end === 'closes') socket.end();
          if (end === 'resets') socket.resetAndDestroy();
        });
      });
      const bounds = { idleTimeoutMs: 500, timeoutMs: 5_000, maxResponseBytes: 1_000_000, retry: { maxRetries: 0 } };
      const client = new Client({ baseUrl: server.url, fetch, ...bounds });
      const strange = await Promise.all(
        cases.map(async ({ reply, end }, index) => {
          const result = await client.call(getThing, { thingId: 1 }, { headers: { 'x-case': String(index) } }).result();
          const isExpected = result.ok
            ? kind === 'contents' || isDeepStrictEqual(result.data, { id: '1' })
            : result.error instanceof SdkError &&
              (result.error.status ?? result.error.cause ?? isTimeout(result.error));
          return isExpected
            ? []
            : [`${end} ${reply.slice(0, 200)}: ${result.ok ? inspect(result.data) : result.error}`];
        }),
      );
      expect(strange.flat()).toEqual([]);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  test.each(endlessResponses)(
    'of %s without an end times out, and its connection is closed',
    async (_name, begin, next) => {
      await using server = await startRawServer((socket) => {
        socket.write(Buffer.from(begin, 'latin1'));
        const timer = setInterval(() => socket.write(next), 1);
        socket.on('close', () => clearInterval(timer));
      });
      const bounds = { idleTimeoutMs: 400, timeoutMs: 800, maxResponseBytes: 1_000_000, retry: { maxRetries: 0 } };
      const result = await new Client({ baseUrl: server.url, fetch, ...bounds })
        .call(getThing, { thingId: 1 })
        .result();
      const error = result.ok ? expect.unreachable() : result.error;
      expect(error.name).toMatch(/^(NetworkError|TimeoutError|ResponseTooLargeError)$/);
      await expect.poll(() => server.sockets.size).toBe(0);
    },
  );
});
