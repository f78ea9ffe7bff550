import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonResponse } from '#mock/http/message.ts';
import { respond } from '#mock/server/respond.ts';
import { ReceivedBytes } from '#shared/guard/received-body.ts';
import { RequestGuard } from '#shared/guard/request-guard.ts';
import { createHttpServer, type RunningServer } from '#mock/server/server.ts';

let listening: RunningServer;
const asked: string[] = [];
beforeAll(async () => {
  const options = { host: '127.0.0.1', port: 0, maxBodyBytes: 1000, maxConnections: 100, headersTimeoutMs: 300 };
  listening = await createHttpServer(({ target }) => {
    asked.push(target);
    const response = jsonResponse(200, { target });
    return target === '/drip' ? { ...response, transferFault: { kind: 'drip', bytes: 1, everyMs: 20 } } : response;
  }, options);
});
afterAll(() => listening.close());

async function connected(): Promise<{ readonly socket: Socket; readonly response: Promise<string> }> {
  const socket = connect({ port: Number(new URL(listening.url).port), host: '127.0.0.1', allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  const response = Promise.race([once(socket, 'end'), once(socket, 'close')]).then(() =>
    Buffer.concat(chunks).toString(),
  );
  await once(socket, 'connect');
  return { socket, response };
}

test('a client with endless headers is disconnected, and no other client waits', async () => {
  const { socket, response } = await connected();
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n');
  const drip = setInterval(() => socket.write('X-More: 1\r\n'), 20);
  expect((await fetch(`${listening.url}/quick`)).status).toBe(200);
  expect(await response).toMatch(/^HTTP\/1\.1 400[\s\S]*The request took too long/);
  clearInterval(drip);
  socket.destroy();
  expect(asked).not.toContain('/slow');
});

test('a silent connection is closed', async () => {
  const { socket, response } = await connected();
  expect(await response).toMatch(/^(HTTP\/1\.1 400|$)/);
  socket.destroy();
});

test.for<readonly [what: string, begun: string, rest: string]>([
  ['nothing', '', 'GET /late HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['half of its headers', 'GET /late HTTP/1.1\r\n', 'Host: a\r\n\r\n'],
])('data after the error for a client that said %s is ignored', async ([, begun, rest]) => {
  const { socket, response } = await connected();
  socket.write(begun);
  await response;
  socket.end(rest);
  if (!socket.closed) await once(socket, 'close');
  expect((await fetch(`${listening.url}/after`)).status).toBe(200);
  expect(asked).not.toContain('/late');
});

test('CONNECT is rejected, even if the connection stays open', async () => {
  const { socket, response } = await connected();
  const closed = once(socket, 'close');
  socket.write('CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await response).toMatch(/^HTTP\/1\.1 400[\s\S]*CONNECT is not supported/);
  socket.end();
  await closed;
});

test('a request that is complete only after its connection ended is not handled', async () => {
  let isDone = false;
  const handle = (): ReturnType<typeof jsonResponse> => {
    isDone = true;
    return jsonResponse(200, null);
  };
  const refuse = (): ReturnType<typeof jsonResponse> => jsonResponse(400, null);
  const server = createServer((request, response) => {
    request.socket.end();
    respond({
      request,
      response,
      handle,
      refuse,
      maxBodyBytes: 1000,
      guard: new RequestGuard(),
      received: new ReceivedBytes(),
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  socket.write('GET /late HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket.resume(), 'close');
  expect(isDone).toBe(false);
  server.close();
});

test('a client that half-closes its connection gets the response', async () => {
  const { socket, response } = await connected();
  socket.end('GET /half-open HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await response).toMatch(/^HTTP\/1\.1 200[\s\S]*half-open/);
});

test('an aborted body leaves no state', async () => {
  const { socket } = await connected();
  socket.write('POST /broken-off HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345');
  // This response belongs to a later request.
  expect((await fetch(`${listening.url}/before`)).status).toBe(200);
  socket.resetAndDestroy();
  expect((await fetch(`${listening.url}/after`)).status).toBe(200);
  expect(asked).not.toContain('/broken-off');
});

test('no error is written into a started response', async () => {
  const { socket, response } = await connected();
  socket.write('GET /drip HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.write('This is no HTTP.\r\n\r\n');
  expect((await response).split('\r\n\r\n')[1]).toMatch(/^[{"target:/drip}]*$/);
  socket.destroy();
});

test('a reset before the response affects no other client', async () => {
  const { socket } = await connected();
  socket.write('GET /gone HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.resetAndDestroy();
  expect((await fetch(`${listening.url}/after`)).status).toBe(200);
});

test('closing ends idle connections, and finishes a request in flight', async () => {
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const handle = async (): Promise<ReturnType<typeof jsonResponse>> => {
    begun.resolve();
    await released.promise;
    return jsonResponse(200, 'late');
  };
  const options = { host: '127.0.0.1', port: 0, maxBodyBytes: 1000, maxConnections: 100 };
  const ending = await createHttpServer(handle, options);
  const silent = connect({ port: Number(new URL(ending.url).port), host: '127.0.0.1' });
  const silentEnd = once(silent, 'close');
  await once(silent, 'connect');
  const response = fetch(ending.url);
  await begun.promise;
  const end = ending.close();
  await silentEnd;
  released.resolve();
  expect(await (await response).json()).toBe('late');
  await end;
});

test.each([
  ['a length', 'Content-Length: 30000000\r\n', ''],
  ['chunks', 'Transfer-Encoding: chunked\r\n', '1c9c380\r\n'],
])('a client that sends too much, with %s, before it reads gets the error', async (_, field, before) => {
  const { socket, response } = await connected();
  socket.pause();
  socket.write(`POST /large HTTP/1.1\r\nHost: a\r\n${field}\r\n${before}`);
  let failed: Error | undefined;
  socket.on('error', (error) => (failed = error));
  for (let sent = 0; sent < 5_000_000; sent += 1_000_000)
    await new Promise((resolve) => socket.write(Buffer.alloc(1_000_000), resolve));
  if (before !== '') socket.write('\r\n0\r\n\r\n');
  socket.resume();
  expect(await response).toMatch(/^HTTP\/1\.1 400[\s\S]*larger than 1000 bytes/);
  expect(failed).toBeUndefined();
  socket.destroy();
});

test('a content length above the limit is rejected at once, and the connection closed', async () => {
  const { socket, response } = await connected();
  socket.write('POST /large HTTP/1.1\r\nHost: a\r\nContent-Length: 9007199254740991\r\n\r\n');
  const [said] = await once(socket, 'data');
  expect(String(said)).toMatch(/^HTTP\/1\.1 400/);
  expect(await response).toMatch(/larger than 1000 bytes/);
  socket.destroy();
});
