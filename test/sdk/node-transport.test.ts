import { createServer as createHttpServer } from 'node:http';
import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { Client } from '#sdk/client/client.ts';
import { NetworkError } from '#sdk/errors.ts';
import { nodeTransport, type NodeTransportOptions } from '#sdk/node.ts';
import { selfSigned } from './support/certificate.ts';
import { getThing, transports } from './support/operations.ts';
import { json, startServer } from './support/server.ts';

const own = selfSigned();
const other = selfSigned();

/** Calls a TLS server and returns its response, or the reason of the failure. */
async function callOver(host: string, options: NodeTransportOptions, server: ServerOptions = {}): Promise<unknown> {
  const seen: boolean[] = [];
  const secure = createServer({ ...own, ...server }, (request, response) => {
    seen.push((request.socket as TLSSocket).authorized);
    json(response, { id: request.headers.host?.replace(/\d+$/, '') });
  });
  secure.on('tlsClientError', () => {});
  const transport = nodeTransport(options);
  await new Promise<void>((resolve) => secure.listen(0, host === '[::1]' ? '::1' : '127.0.0.1', resolve));
  try {
    const { port } = secure.address() as AddressInfo;
    const client = new Client({ baseUrl: `https://${host}:${port}`, fetch: transport, retry: { maxRetries: 0 } });
    const result = await client.call(getThing, { thingId: 1 }).result();
    if (result.ok) return { ...result.data, isKnown: seen[0] };
    expect(result.error).toBeInstanceOf(NetworkError);
    return Reflect.get(Object(result.error.cause), 'code');
  } finally {
    transport.close();
    secure.closeAllConnections();
    await new Promise((resolve) => secure.close(resolve));
  }
}

describe('a TLS server', () => {
  test.each(['127.0.0.1', 'localhost', '[::1]'])('with a trusted authority is called as %s', async (host) => {
    expect(await callOver(host, { tls: { ca: own.cert } })).toEqual({ id: `${host}:`, isKnown: false });
  });

  test.each<[string, NodeTransportOptions, ServerOptions, string]>([
    ['whose authority is not known', {}, {}, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['whose authority is another', { tls: { ca: other.cert } }, {}, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    [
      'that goes by another name',
      { tls: { ca: own.cert, servername: 'erp.example.com' } },
      {},
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    [
      'that speaks a version too old',
      { tls: { ca: own.cert, minVersion: 'TLSv1.3' } },
      { maxVersion: 'TLSv1.2' },
      'EPROTO',
    ],
  ])('%s is not called', async (_, options, server, code) => {
    expect(await callOver('127.0.0.1', options, server)).toBe(code);
  });

  test('recognizes a client certificate, given as text or bytes', async () => {
    const options = { ca: other.cert, requestCert: true, rejectUnauthorized: true };
    const bytes = new TextEncoder().encode(other.key);
    const tls = { ca: [own.cert], cert: other.cert, key: bytes };
    expect(await callOver('127.0.0.1', { tls }, options)).toMatchObject({ isKnown: true });
  });
});

test.each(transports)('over %s, a local IPv6 server is called by its address', async (_, fetch) => {
  const server = createHttpServer((request, response) => json(response, { id: request.headers.host }));
  await new Promise<void>((resolve) => server.listen(0, '::1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = new Client({ baseUrl: `http://[::1]:${port}`, fetch });
  expect(await client.call(getThing, { thingId: 1 })).toEqual({ id: `[::1]:${port}` });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a connection is kept as long as configured, or less if the server says so', async () => {
  const ports = new Set<number | undefined>();
  const hint: { field?: string } = {};
  await using server = await startServer((_request, response) => {
    ports.add(response.socket?.remotePort);
    if (hint.field) response.setHeader('keep-alive', hint.field);
    json(response, { id: '1' });
  });
  const call = (keepAliveMs: number) => {
    const client = new Client({ baseUrl: server.url, fetch: nodeTransport({ keepAliveMs }) });
    return () => client.call(getThing, { thingId: 1 });
  };
  const [kept, dropped, hinted] = [call(4_000), call(20), call(4_000)];
  await kept();
  await kept();
  expect(ports.size).toBe(1);
  await dropped();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await dropped();
  expect(ports.size).toBe(3);
  for (const [index, field] of ['timeout=1', 'max=9, timeout=1', 'Timeout = "1"', 'timeout=0'].entries()) {
    hint.field = field;
    await hinted();
    await hinted();
    expect(ports.size).toBe(5 + 2 * index);
  }
});
