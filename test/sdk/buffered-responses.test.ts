import { describe, expect, test } from 'vitest';
import { Client } from '#sdk/client/client.ts';
import { nodeTransport } from '#sdk/node.ts';
import { deleteThing, getThing, transports } from './support/operations.ts';
import { startRawServer, startServer } from './support/server.ts';

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const whole = `${ok}Content-Length: 10\r\n\r\n{"id":"1"}`;
const chunked = `${ok}Transfer-Encoding: chunked\r\n\r\n`;
const thingId = 1;

/**
 * Returns the outcome of a call whose response arrives in one chunk: its data, or the status of its error and whether
 * it has a cause.
 */
async function endOf(fetch: (typeof transports)[number][1], reply: string, operation = getThing): Promise<unknown> {
  await using server = await startRawServer((socket) => void socket.write(Buffer.from(reply, 'latin1')));
  const client = new Client({ baseUrl: server.url, fetch, retry: { maxRetries: 0 }, timeoutMs: 3_000 });
  const result = await client.call(operation, { thingId }).result();
  return result.ok
    ? { data: result.data }
    : { status: result.error.status, hasCause: result.error.cause !== undefined };
}

describe.each(transports)('over %s, a response in one chunk', (_, fetch) => {
  test.each([
    ['text', 'rubbish'],
    ['a byte of zero', '\0'],
    ['a chunk', '0\r\n\r\n'],
    ['a response', whole.replace('"1"', '"2"')],
    ['the alert that ends TLS', '\x15\x03\x03\x00\x02\x01\x00'],
  ])('followed by %s is the response', async (_name, rest) => {
    expect(await endOf(fetch, whole + rest)).toEqual({ data: { id: '1' } });
    expect(await endOf(fetch, `${chunked}a\r\n{"id":"1"}\r\n0\r\n\r\n${rest}`)).toEqual({ data: { id: '1' } });
  });

  test.each([
    ['204, with a body that it must not have', 'HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\n{}'],
    [
      '200, with nothing in it that is said to be compressed',
      `${ok}Content-Encoding: gzip\r\nContent-Length: 0\r\n\r\n`,
    ],
    [
      '200, with no chunk that is said to be compressed',
      `${chunked.trimEnd()}\r\nContent-Encoding: br\r\n\r\n0\r\n\r\n`,
    ],
  ])('%s, is a success', async (_name, reply) => {
    expect(await endOf(fetch, reply, deleteThing as never)).toEqual({ data: undefined });
  });

  test.each([
    ['that no chunk begins', 'rubbish'],
    ['whose chunk is longer than it says', '1\r\n{"id":"1"}\r\n0\r\n\r\n'],
    ['whose last chunk is none', 'a\r\n{"id":"1"}\r\n-0\r\n\r\n'],
  ])('%s, is an error with status and cause', async (_name, body) => {
    expect(await endOf(fetch, chunked + body)).toEqual({ status: 200, hasCause: true });
  });

  test('with a body that its status does not allow is an error with that status', async () => {
    const reply = 'HTTP/1.1 304 Not Modified\r\nContent-Length: 2\r\n\r\n{}';
    expect(await endOf(fetch, reply)).toMatchObject({ status: 304 });
  });
});

test('over node:http, a response with an unknown content coding is an error with status and cause', async () => {
  const reply = `${ok}Content-Encoding: nonsense\r\nContent-Length: 10\r\n\r\n{"id":"1"}`;
  expect(await endOf(nodeTransport(), reply)).toEqual({ status: 200, hasCause: true });
});

test('a connection that was kept too long while the process was busy serves no other request', async () => {
  const ports = new Set<number | undefined>();
  await using server = await startServer((_request, response) => {
    ports.add(response.socket?.remotePort);
    response.setHeader('content-type', 'application/json').end('{"id":"1"}');
  });
  const client = new Client({ baseUrl: server.url, fetch: nodeTransport({ keepAliveMs: 30 }) });
  await client.call(getThing, { thingId });
  // Blocks the event loop: no timer fires and no connection event arrives.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
  await client.call(getThing, { thingId });
  expect(ports.size).toBe(2);
});
