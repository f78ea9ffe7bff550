// Runs in `npm run test:rest`.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mock, start } from '#mock/start.ts';
import { EXPANDS } from '../../templates/runtime/verify-engine/src/har/decompress.ts';
import { type ProxyOptions, startProxy } from '../../templates/runtime/verify-engine/src/live/proxy.ts';
import { verifyHar, type VerifyReport } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { sendRaw } from '../mock/support/send-raw.ts';
import { thingsPlatform, thingsSource } from './support/things.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const things = thingsSource();
const folder = temporaryFolder('proxy');
const headers = {
  authorization: `Basic ${Buffer.from('technical:technical').toString('base64')}`,
  'content-type': 'application/json',
};

let mock: Mock;
beforeAll(async () => {
  mock = await start({ ...things, platform: thingsPlatform }, { port: 0 });
});
afterAll(() => mock.close());

async function through(options: Partial<ProxyOptions>, use: (url: string) => Promise<unknown>): Promise<VerifyReport> {
  const proxy = await startProxy(things, { to: mock.url, ...options });
  try {
    await use(proxy.url);
  } catch (error) {
    await proxy.close();
    throw error;
  }
  return proxy.close();
}

/** A server that responds with the same to every request. */
async function serving(
  body: Buffer,
  more: Record<string, string>,
  use: (url: string) => Promise<unknown>,
): Promise<void> {
  const server: Server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...more }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('the proxy', () => {
  test('forwards requests unchanged, checks them, and records them for har', async () => {
    const record = join(folder, 'traffic.har');
    const report = await through({ record }, async (url) => {
      const made = await fetch(`${url}/rest/things`, { method: 'PUT', headers, body: '{"name":"One"}' });
      const id = await made.json();
      const read = await fetch(`${url}/rest/things/${id}`, { headers });
      expect(await read.json()).toMatchObject({ id, name: 'One' });
      await fetch(`${url}/rest/things`, { method: 'PUT', headers, body: '{"name":7}' });
    });
    expect(report).toMatchObject({ findings: [], errors: [], checked: 3 });
    const again = await verifyHar(things, record, { baseUrl: mock.url });
    expect(again).toMatchObject({ findings: [], errors: [], checked: 3 });
  });

  test('writes no secret', async () => {
    const record = join(folder, 'secrets.har');
    const body = JSON.stringify({ name: 'canary-token', password: 'canary-member', pin: 'canary-named' });
    const canaries = ['canary-token', 'canary-member', 'canary-named', 'canary-query', 'canary-cookie', 'canary-set'];
    await serving(Buffer.from(body), { 'set-cookie': 'sid=canary-set' }, (to) =>
      through({ to, record, redact: ['pin'] }, async (url) => {
        const secret = { ...headers, authorization: 'Bearer canary-token', cookie: 'sid=canary-cookie' };
        await fetch(`${url}/rest/things?access_token=canary-query&pin=canary-named`, { headers: secret });
        await fetch(`${url}/rest/things`, { method: 'PUT', headers: secret, body });
        const form = { ...secret, 'content-type': 'application/x-www-form-urlencoded' };
        await fetch(`${url}/rest/things`, {
          method: 'PUT',
          headers: form,
          body: 'password=canary-member&pin=canary-named',
        });
      }),
    );
    const text = readFileSync(record, 'utf8');
    expect(JSON.parse(text).log.entries).toHaveLength(3);
    expect(statSync(record).mode & 0o777).toBe(0o600);
    expect(canaries.filter((canary) => text.includes(canary))).toEqual([]);
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('checks bodies compressed with %s', async (coding, compress) => {
    await serving(compress('{"name":1}'), { 'content-encoding': coding }, async (to) => {
      const { findings } = await through({ to }, (url) => fetch(`${url}/rest/things/1`, { headers }));
      expect(findings.map(({ check }) => check)).toEqual(['response-schema']);
    });
  });

  test('forwards a compression bomb without unpacking more than its limit', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    await serving(bomb, { 'content-encoding': 'gzip' }, async (to) => {
      const before = process.memoryUsage().rss;
      const record = join(folder, 'bomb.har');
      const report = await through({ to, record }, async (url) => {
        const response = await fetch(`${url}/rest/things/1`, { headers: { ...headers, 'accept-encoding': 'gzip' } });
        await response.body?.cancel();
      });
      expect(report.errors).toEqual([]);
      expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
      expect(report).toMatchObject({ checked: 1, skipped: { [EXPANDS]: 1 } });
      expect(await verifyHar(things, record)).toMatchObject({ checked: 1, skipped: {} });
    });
  });

  test.each([
    ['a body that is cut', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{}', /^HTTP\/1\.1 200 OK\r\n[\s\S]*\{\}$/],
    ['another protocol', 'HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n', /^HTTP\/1\.1 502 /],
    ['nothing', '', /^HTTP\/1\.1 502 /],
  ])('ends the response where the server sends %s', async (_, sent, want) => {
    const server = createTcpServer((socket) => socket.once('data', () => socket.end(sent)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const to = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    await through({ to }, async (url) => {
      const request = 'GET /rest/things HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
      expect(await sendRaw({ url }, request)).toMatch(want);
    });
    server.close();
  });

  test('rejects writing methods with --read-only, and does not forward them', async () => {
    await mock.reset();
    await through({ isReadOnly: true }, async (url) => {
      expect((await fetch(`${url}/rest/things`, { method: 'PUT', headers, body: '{"name":"a"}' })).status).toBe(403);
      expect((await fetch(`${url}/rest/things`, { headers })).status).toBe(200);
    });
    expect(mock.calls().map(({ method }) => method)).toEqual(['GET']);
  });

  test.each([
    ['', { 'X-HTTP-Method-Override': 'DELETE' }, 403],
    ['', { 'x-http-method': 'merge' }, 403],
    ['', { 'x-method-override': 'GET, PUT' }, 403],
    ['?a=b&_method=delete', {}, 403],
    ['?method=delete', { 'x-http-method-override': 'GET' }, 200],
    ['?_method=', { 'x-http-method': ' ' }, 200],
  ])(
    'forwards no method that a parameter (%s) or header (%j) overrides with --read-only → %i',
    async (query, own, want) => {
      await through({ isReadOnly: true }, async (url) => {
        const response = await fetch(`${url}/rest/things${query}`, { headers: { ...headers, ...own } });
        expect(response.status).toBe(want);
      });
    },
  );

  test('checks all of more than 1,000 exchanges at once', async () => {
    const sent = Array.from({ length: 1_100 }, (_, index) => index);
    await serving(Buffer.from('{"name":"a"}'), {}, async (to) => {
      const report = await through({ to }, (url) =>
        Promise.all(sent.map(async () => (await fetch(`${url}/rest/things/1`, { headers })).text())),
      );
      expect(report).toMatchObject({ checked: sent.length, skipped: {}, errors: [] });
    });
  });

  test('checks the exchanges in their order', async () => {
    const sent = Array.from({ length: 300 }, (_, index) => String(index));
    const checked: (string | undefined)[] = [];
    const findCaller = (seen: Readonly<Record<string, string>>): undefined => void checked.push(seen['x-number']);
    await through({ findCaller }, async (url) => {
      for (const number of sent) await fetch(`${url}/rest/things`, { headers: { ...headers, 'x-number': number } });
    });
    expect(checked).toEqual(sent);
  });

  test('reports a check that fails, and goes on', async () => {
    const numbers: number[] = [];
    const findCaller = (): undefined => {
      if (numbers.push(1) === 2) throw new Error('no users');
    };
    const report = await through({ findCaller }, async (url) => {
      for (const id of [1, 2, 3]) expect((await fetch(`${url}/rest/things/${id}`, { headers })).status).toBe(404);
    });
    expect(report).toMatchObject({ checked: 3, errors: ['Exchange 2 cannot be checked: no users'] });
  });

  test('responds with 502 to a status that is none, and goes on', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('HTTP/1.1 042 Odd\r\ncontent-length: 0\r\n\r\n'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const to = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const report = await through({ to }, async (url) => {
      for (const id of [1, 2]) expect((await fetch(`${url}/rest/things/${id}`, { headers })).status).toBe(502);
    });
    server.close();
    expect(report).toMatchObject({ findings: [], errors: [] });
  });

  test('rejects a port that is taken, and leaves no archive', async () => {
    const record = join(folder, 'taken.har');
    const port = Number(new URL(mock.url).port);
    await expect(startProxy(things, { to: mock.url, port, record })).rejects.toThrow('EADDRINUSE');
    expect(existsSync(record)).toBe(false);
  });

  test('responds with 502 if the server cannot be reached', async () => {
    const report = await through({ to: 'http://127.0.0.1:1' }, async (url) => {
      expect((await fetch(`${url}/rest/things`, { headers })).status).toBe(502);
    });
    expect(report.findings).toEqual([]);
  });

  test('given a slow request before one that the server drops, on one connection -> responses to both', async () => {
    let connections = 0;
    const server = createTcpServer((socket) => {
      connections += 1;
      if (connections > 1) return void socket.destroy();
      setTimeout(() => socket.end('HTTP/1.1 204 No Content\r\n\r\n'), 200);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const to = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    await through({ to }, async (url) => {
      const request = 'GET /rest/things HTTP/1.1\r\nHost: localhost\r\n';
      const responses = await sendRaw({ url }, `${request}\r\n${request}Connection: close\r\n\r\n`);
      expect(responses.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 204', 'HTTP/1.1 502']);
    });
    server.close();
  });

  test('does not overwrite an archive', async () => {
    const record = join(folder, 'traffic.har');
    await expect(startProxy(things, { to: mock.url, record })).rejects.toThrow('EEXIST');
  });
});
