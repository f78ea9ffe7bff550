// Runs in `npm run test:rest`.
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mock, start } from '../../templates/runtime/mock-engine/src/start.ts';
import { type ProxyOptions, startProxy } from '../../templates/runtime/verify-engine/src/live/proxy.ts';
import { verifyHar, type VerifyReport } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { thingsPlatform, thingsSource } from './support/things.ts';

const things = thingsSource();
const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
const headers = {
  authorization: `Basic ${Buffer.from('technical:technical').toString('base64')}`,
  'content-type': 'application/json',
};

let mock: Mock;
beforeAll(async () => {
  mock = await start({ ...things, platform: thingsPlatform }, { port: 0 });
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true, force: true });
});

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

const CONNECTIONS = 20;

/** Server and client in a thread of their own, which go on while the thread of the test is blocked. */
const CLIENT = `
const { createServer } = require('node:http');
const { parentPort, workerData: { shared, total, connections } } = require('node:worker_threads');
const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end('{"name":1}'));
server.listen(0, '127.0.0.1', () => parentPort.postMessage('http://127.0.0.1:' + server.address().port));
parentPort.once('message', async (url) => {
  const left = { count: total };
  await Promise.all(Array.from({ length: connections }, async () => {
    while (left.count-- > 0) {
      await (await fetch(url + '/rest/things/1', { headers: { authorization: 'Basic eDp5' } })).text();
      Atomics.add(shared, 0, 1);
      Atomics.notify(shared, 0);
    }
  }));
  process.exit();
});`;

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
      const report = await through({ to }, async (url) => {
        const response = await fetch(`${url}/rest/things/1`, { headers: { ...headers, 'accept-encoding': 'gzip' } });
        await response.body?.cancel();
      });
      expect(report.errors).toEqual([]);
      expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
    });
  });

  test('rejects writing methods with --read-only, and does not forward them', async () => {
    await mock.reset();
    await through({ isReadOnly: true }, async (url) => {
      expect((await fetch(`${url}/rest/things`, { method: 'PUT', headers, body: '{"name":"a"}' })).status).toBe(403);
      expect((await fetch(`${url}/rest/things`, { headers })).status).toBe(200);
    });
    expect(mock.calls().map(({ method }) => method)).toEqual(['GET']);
  });

  test('forwards while a check takes long, checks everything, and delays requests beyond its limit', async () => {
    const shared = new Int32Array(new SharedArrayBuffer(8));
    const [total, limit] = [1_500, 1_000 + CONNECTIONS];
    const duringCheck: number[] = [];
    const blockOnce = (): void => {
      if (duringCheck.length > 0) return;
      while (Atomics.load(shared, 0) < 900) Atomics.wait(shared, 0, Atomics.load(shared, 0), 5_000);
      Atomics.wait(shared, 1, 0, 300);
      duringCheck.push(Atomics.load(shared, 0));
    };
    const client = new Worker(CLIENT, { eval: true, workerData: { shared, total, connections: CONNECTIONS } });
    const [to] = await once(client, 'message');
    const report = await through({ to, findCaller: () => void blockOnce() }, async (url) => {
      client.postMessage(url);
      await once(client, 'exit');
    });
    expect(report).toMatchObject({ checked: total, skipped: {}, errors: [] });
    expect(duringCheck[0]).toBeGreaterThanOrEqual(900);
    expect(duringCheck[0]).toBeLessThanOrEqual(limit);
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

  test('starts again on the same port if its thread ends, and reports it', async () => {
    const threads: Worker[] = [];
    const onWorker = (worker: Worker): number => threads.push(worker);
    process.on('worker', onWorker);
    const report = await through({}, async (url) => {
      await fetch(`${url}/rest/things`, { headers });
      await new Promise((resolve) => setTimeout(resolve, 200));
      await threads[0]?.terminate();
      while (threads.length === 1) await new Promise((resolve) => setTimeout(resolve, 5));
      await once(threads[1] ?? process, 'message');
      expect((await fetch(`${url}/rest/things`, { headers })).status).toBe(200);
    });
    process.off('worker', onWorker);
    expect(report).toMatchObject({
      checked: 2,
      errors: ['The proxy failed and was started again: its thread ended'],
    });
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

  test('does not overwrite an archive', async () => {
    const record = join(folder, 'traffic.har');
    await expect(startProxy(things, { to: mock.url, record })).rejects.toThrow('EEXIST');
  });
});
