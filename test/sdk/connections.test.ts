import { createServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { describe, expect, test } from 'vitest';
import type { Result } from '#sdk/client/operation.ts';
import { Client } from '#sdk/client/client.ts';
import { AbortedError, NetworkError, ResponseTooLargeError } from '#sdk/errors.ts';
import { nodeTransport, type NodeTransportOptions } from '#sdk/node.ts';
import { selfSigned } from './support/certificate.ts';
import { createThing, getThing, replaceThing } from './support/operations.ts';
import { json, startRawServer, startServer } from './support/server.ts';

const whole = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"id":"1"}';
const saved = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 3\r\n\r\n"1"';

/** Creates a caller of one server with connections of its own. */
function callerOf(baseUrl: string, options: NodeTransportOptions = {}) {
  const transport = nodeTransport(options);
  const client = new Client({ baseUrl, fetch: transport, retry: { maxRetries: 0 } });
  const call = (signal?: AbortSignal) => client.call(getThing, { thingId: 1 }, { signal });
  const write = (signal?: AbortSignal) => client.call(createThing, { body: {} }, { signal });
  const replace = (thingId: number) => client.call(replaceThing, { thingId, body: {} });
  return { transport, call, write, replace };
}

describe('a node:http transport', () => {
  test.each([
    [1, 1],
    [2, 2],
    [undefined, 5],
  ])('with maxConnections %s sends five concurrent calls over %i', async (maxConnections, connections) => {
    await using server = await startRawServer((socket) => setTimeout(() => socket.write(whole), 5));
    const { call } = callerOf(server.url, { maxConnections });
    const data = await Promise.all(Array.from({ length: 5 }, () => call()));
    expect(data).toEqual(Array(5).fill({ id: '1' }));
    expect([server.requests(), server.sockets.size]).toEqual([5, connections]);
  });

  test('aborts a call that waits for a connection at once, and serves those behind it', async () => {
    const responses: (() => void)[] = [];
    await using server = await startRawServer((socket) => void responses.push(() => socket.write(whole)));
    const { call } = callerOf(server.url, { maxConnections: 1 });
    const controller = new AbortController();
    const [first, second, third] = [call(), call(controller.signal), call()];
    await expect.poll(() => responses.length).toBe(1);
    controller.abort();
    await expect(second).rejects.toBeInstanceOf(AbortedError);
    responses[0]?.();
    expect(await first).toEqual({ id: '1' });
    await expect.poll(() => responses.length).toBe(2);
    responses[1]?.();
    expect(await third).toEqual({ id: '1' });
    expect([server.requests(), server.sockets.size]).toEqual([2, 1]);
  });

  test('serves a waiting call over another connection if the one in use breaks', async () => {
    await using server = await startRawServer((socket) => {
      if (server.requests() === 1) socket.resetAndDestroy();
      else socket.write(whole);
    });
    const { call } = callerOf(server.url, { maxConnections: 1 });
    const [broken, next] = [call(), call()];
    await expect(broken).rejects.toBeInstanceOf(NetworkError);
    expect(await next).toEqual({ id: '1' });
  });

  test('does not take unsolicited data for the response to the next call', async () => {
    await using server = await startRawServer((socket) => {
      const isFirst = server.requests() === 1;
      socket.write(whole, () => isFirst && setTimeout(() => socket.write(whole.replace('"1"', '"2"')), 5));
    });
    const { call } = callerOf(server.url);
    expect(await call()).toEqual({ id: '1' });
    await expect.poll(() => server.sockets.size).toBe(0);
    expect(await call()).toEqual({ id: '1' });
  });

  test('does not reuse a connection that the server has closed', async () => {
    await using server = await startRawServer((socket) => socket.write(whole, () => socket.end()));
    const { call } = callerOf(server.url);
    for (let count = 0; count < 3; count += 1) {
      expect(await call()).toEqual({ id: '1' });
      await expect.poll(() => server.sockets.size).toBe(0);
    }
  });

  test('fails active and waiting calls when closed, and can be used again', async () => {
    await using server = await startRawServer((socket) => void (server.requests() > 1 && socket.write(whole)));
    const { call, transport } = callerOf(server.url, { maxConnections: 1 });
    const results = [call(), call()].map((begun) => begun.result());
    await expect.poll(() => server.requests()).toBe(1);
    transport.close();
    for (const result of results) {
      expect(await result).toMatchObject({ ok: false, error: { name: 'NetworkError' } });
    }
    expect(await call()).toEqual({ id: '1' });
  });

  test('keeps no process alive with an idle connection', async () => {
    const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
    await using server = await startRawServer((socket) => void socket.write(whole));
    await expect.poll(sockets).toBe(0);
    await callerOf(server.url).call();
    // Number of connections on the server.
    expect(sockets()).toBe(1);
  });

  test('resumes the TLS session for the second connection', async () => {
    const own = selfSigned();
    const known: boolean[] = [];
    const server = createServer(own, (request, response) => {
      known.push((request.socket as TLSSocket).isSessionReused());
      response.setHeader('connection', 'close');
      json(response, { id: '1' });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { call } = callerOf(`https://localhost:${port}`, { tls: { ca: own.cert } });
    await call();
    await call();
    expect(known).toEqual([false, true]);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('a write to a server that closes each connection after a response without announcing it', () => {
  const writing = async (delayMs: number, options: NodeTransportOptions = {}) => {
    await using server = await startRawServer((socket) => {
      socket.write(saved);
      if (delayMs === 0) socket.end();
      else setTimeout(() => socket.end(), delayMs);
    });
    const { write } = callerOf(server.url, options);
    const results: Result<unknown>[] = [];
    for (let count = 0; count < 40; count += 1) results.push(await write().result());
    return { failed: results.filter(({ ok }) => !ok), requests: server.requests() };
  };

  test.each([{}, { maxConnections: 1 }])('is never lost if it closes at once, with %o', async (options) => {
    expect(await writing(0, options)).toEqual({ failed: [], requests: 40 });
  });

  test.each([1, 2, 5])('is lost at most once if it closes %i ms later, and never sent twice', async (delayMs) => {
    const { failed, requests } = await writing(delayMs);
    expect(failed.length).toBeLessThan(2);
    for (const result of failed) expect(result).toMatchObject({ error: { name: 'NetworkError' } });
    expect(requests).toBeLessThan(41);
  });

  test('is not sent if the transport is closed meanwhile', async () => {
    await using server = await startRawServer((socket) => void socket.write(saved));
    const { transport, write } = callerOf(server.url);
    await write();
    const second = write();
    // The transport has received it and checks whether its connection is still open.
    await Promise.resolve();
    transport.close();
    await expect(second).rejects.toBeInstanceOf(NetworkError);
    expect(server.requests()).toBe(1);
  });

  test('is sent in the order of the calls if it has to wait', async () => {
    const paths: string[] = [];
    await using server = await startRawServer((socket, request) => {
      paths.push(request.split(' ')[1] ?? '');
      socket.write(saved);
      socket.end();
    });
    const { replace } = callerOf(server.url, { maxConnections: 1 });
    const ids = [1, 2, 3, 4, 5, 6];
    await Promise.all(ids.map(replace));
    expect(paths).toEqual(ids.map((id) => `/things/${id}`));
  });

  test('is not sent if it is aborted meanwhile, but the one behind it is', async () => {
    await using server = await startRawServer((socket) => void socket.write(saved));
    const { write } = callerOf(server.url, { maxConnections: 1 });
    await write();
    const controller = new AbortController();
    const [second, third] = [write(controller.signal), write()];
    // The transport has received it and checks whether its connection is still open.
    await Promise.resolve();
    controller.abort();
    await expect(second).rejects.toBeInstanceOf(AbortedError);
    expect([await third, server.requests(), server.sockets.size]).toEqual(['1', 2, 1]);
  });

  test('reuses one connection even if an earlier one was closed by an aborted call', async () => {
    const accepted: Socket[] = [];
    const server = createSocketServer((socket) => {
      accepted.push(socket);
      socket.on('data', () => socket.write(saved));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { write, transport } = callerOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const controller = new AbortController();
    const aborted = write(controller.signal);
    await Promise.resolve();
    controller.abort();
    await expect(aborted).rejects.toBeInstanceOf(AbortedError);
    await expect.poll(() => accepted.length).toBe(1);
    accepted[0]?.end();
    await expect.poll(() => accepted[0]?.destroyed).toBe(true);
    await write();
    await write();
    expect(accepted).toHaveLength(2);
    transport.close();
    await new Promise((resolve) => server.close(resolve));
  });

  test('reuses one connection if the server keeps it, even if it has to wait', async () => {
    await using server = await startRawServer((socket) => void socket.write(saved));
    const { write } = callerOf(server.url, { maxConnections: 1 });
    await Promise.all(Array.from({ length: 5 }, () => write()));
    expect([server.requests(), server.sockets.size]).toEqual([5, 1]);
  });
});

describe('a response that arrived in one chunk', () => {
  test('has the same size limit', async () => {
    await using server = await startServer((_request, response) => json(response, { id: 'x'.repeat(100) }));
    const client = new Client({ baseUrl: server.url, fetch: nodeTransport(), maxResponseBytes: 50 });
    await expect(client.call(getThing, { thingId: 1 })).rejects.toBeInstanceOf(ResponseTooLargeError);
  });

  test('is a standard Response that can be read once', async () => {
    await using server = await startServer((_request, response) => json(response, { id: '1' }, 201));
    const response = await nodeTransport()(server.url);
    expect([response.status, response.ok, response.headers.get('Content-Type')]).toEqual([
      201,
      true,
      'application/json',
    ]);
    expect([response.bodyUsed, await response.clone().text(), await response.json(), response.bodyUsed]).toEqual([
      false,
      '{"id":"1"}',
      { id: '1' },
      true,
    ]);
    await expect(response.text()).rejects.toBeInstanceOf(TypeError);
  });

  test('cannot be read again after the client has read it', async () => {
    await using server = await startServer((_request, response) => json(response, { id: '1' }));
    const client = new Client({ baseUrl: server.url, fetch: nodeTransport() });
    const { data, response } = await client.call(getThing, { thingId: 1 }).withResponse();
    expect([data, response.bodyUsed]).toEqual([{ id: '1' }, true]);
    await expect(response.text()).rejects.toBeInstanceOf(TypeError);
  });

  test.each([
    [205, ''],
    [600, 'hi'],
    [999, 'hi'],
  ])('with status %i is a Response like that of `fetch`', async (status, text) => {
    await using server = await startRawServer(
      (socket) => void socket.write(`HTTP/1.1 ${status} X\r\nContent-Length: 2\r\n\r\nhi`),
    );
    for (const send of [fetch, nodeTransport()]) {
      const response = await send(server.url);
      expect([response.status, response.ok, await response.clone().text(), await response.text()]).toEqual([
        status,
        status === 205,
        text,
        text,
      ]);
    }
  });

  test.each(['000', '099', '101'])('with the invalid status %s is rejected', async (status) => {
    await using server = await startRawServer(
      (socket) => void socket.write(`HTTP/1.1 ${status} X\r\nContent-Length: 2\r\n\r\nhi`),
    );
    for (const send of [fetch, nodeTransport()]) {
      const client = new Client({ baseUrl: server.url, fetch: send, retry: { maxRetries: 0 } });
      const result = await client.call(getThing, { thingId: 1 }).result();
      expect(result).toMatchObject({ ok: false, error: { name: 'NetworkError', cause: expect.any(Error) } });
    }
  });
});
