import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createViteServer } from 'vite';
import { afterEach, describe, expect, test } from 'vitest';
import { serveFolder } from '../../scripts/docs/serve.ts';
import { createBridge } from '../../templates/runtime/migrate-engine/src/bridge/bridge.ts';
import { parseCommand } from '../../templates/runtime/migrate-engine/src/cli/arguments.ts';
import { start } from '#mock/start.ts';
import { createVitePlugin } from '#mock/testing/vite-plugin.ts';
import type { GuardOptions } from '#shared/guard/request-guard.ts';
import { runCommand } from '../../templates/runtime/verify-engine/src/cli/command.ts';
import { startProxy } from '../../templates/runtime/verify-engine/src/live/proxy.ts';
import { compareWithMock } from '../../templates/runtime/verify-engine/src/live/twin.ts';
import { verifyServer } from '../../templates/runtime/verify-engine/src/live/run.ts';
import { verifyHar } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { sendRaw } from '../mock/support/send-raw.ts';
import { thingsPlatform, thingsSource } from '../verify/support/things.ts';
import { APP, RULES } from './guard-rules.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const source = thingsSource();
const folder = temporaryFolder('guard');
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A server under test: `reached` counts the requests that its guard let pass, if it can be seen from outside. */
interface GuardedServer {
  readonly url: string;
  readonly path: string;
  readonly reached?: () => number;
}

interface ServerKind {
  readonly name: string;
  /** Takes options of the guard. */
  readonly isConfigurable: boolean;
  readonly start: (options: GuardOptions) => Promise<GuardedServer>;
}

/** A server that records what it receives, as the target of those that forward. */
async function target(): Promise<{
  readonly url: string;
  readonly received: { url: string; headers: IncomingHttpHeaders }[];
}> {
  const received: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    received.push({ url: request.url ?? '', headers: request.headers });
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const NO_ENTRIES = { endpoints: [], fields: [], parameters: [], unmapped: [], values: [], v2Schemas: [] };
const THINGS = { path: '/things', parameters: [], body: [], response: [] };
const v2Operations = ['GET', 'POST'].map((method) => ({ ...THINGS, id: method, method }));
const noTranslation = (): never => {
  throw new Error('No body is translated.');
};
const tables = { map: { ...NO_ENTRIES, v2Operations }, up: noTranslation, down: noTranslation };

async function startBridge(to: string, options: GuardOptions = {}): Promise<string> {
  const { server } = createBridge(new URL(to), tables, options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startForwarder(to: string, options: GuardOptions = {}): Promise<string> {
  const proxy = await startProxy(source, { to, ...options });
  closers.push(() => proxy.close());
  return proxy.url;
}

async function startMock(options: GuardOptions, path: string): Promise<GuardedServer> {
  const mock = await start({ ...source, platform: thingsPlatform }, { port: 0, ...options });
  closers.push(() => mock.close());
  return { url: mock.url, path };
}

async function forwardTo(forward: typeof startBridge, options: GuardOptions): Promise<GuardedServer> {
  const { url, received } = await target();
  return { url: await forward(url, options), path: '/things', reached: () => received.length };
}

const SERVERS: readonly ServerKind[] = [
  { name: 'API of the mock', isConfigurable: true, start: (options) => startMock(options, '/rest/things') },
  { name: 'control API of the mock', isConfigurable: true, start: (options) => startMock(options, '/__mock/calls') },
  { name: 'page of the mock', isConfigurable: true, start: (options) => startMock(options, '/__mock/page.js') },
  {
    name: 'Vite plugin of the mock',
    isConfigurable: false,
    start: async () => {
      const plugin = createVitePlugin((options) => start({ ...source, platform: thingsPlatform }, options))();
      const server = await createViteServer({
        root: folder,
        configFile: false,
        logLevel: 'silent',
        plugins: [plugin],
        server: { port: 0, host: '127.0.0.1', ws: false, watch: null, cors: false },
        optimizeDeps: { noDiscovery: true },
      });
      await server.listen();
      closers.push(() => server.close());
      return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', path: '/rest/things' };
    },
  },
  { name: 'bridge', isConfigurable: true, start: (options) => forwardTo(startBridge, options) },
  { name: 'proxy', isConfigurable: true, start: (options) => forwardTo(startForwarder, options) },
  {
    name: 'documentation site',
    isConfigurable: false,
    start: async () => {
      const { url, server } = await serveFolder(folder);
      closers.push(() => server.close());
      return { url, path: '/' };
    },
  },
];

describe.each(SERVERS)('$name', ({ isConfigurable, start: startServer }) => {
  const rules = RULES.filter(({ options }) => isConfigurable || options === undefined);
  test.each(rules)('$given → $want', async ({ method = 'GET', headers, options, want }) => {
    const { url, path, reached } = await startServer(options ?? {});
    const { host } = new URL(url);
    const fields = Object.entries({ host, ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value === 'SELF' ? url : value}\r\n`,
    );
    const response = await sendRaw({ url }, `${method} ${path} HTTP/1.1\r\n${fields.join('')}\r\n`);
    const status = Number(response.slice(9, 12));
    const [origins] = [[...response.matchAll(/^access-control-allow-origin: (.*)\r$/gim)].map(([, value]) => value)];
    if (want === 'passed') expect(status, response).not.toBe(403);
    else expect(status, response).toBe(want === 'rejected' ? 403 : 204);
    if (options?.cors !== undefined && headers['origin'] !== undefined) expect(origins).toEqual([APP]);
    if (want === 'rejected') expect(origins).toEqual([]);
    if (reached !== undefined) expect(reached()).toBe(want === 'passed' ? 1 : 0);
  });
});

test.each(SERVERS.filter(({ name }) => name !== 'documentation site'))(
  '$name → a body of 200,000 levels is an error of the caller, or is left to the server behind it',
  async ({ start: startServer }) => {
    const { url, path } = await startServer({});
    const fields = { host: new URL(url).host, connection: 'close', 'content-type': 'application/json' };
    for (const body of ['['.repeat(200_000), `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`]) {
      const head = Object.entries({ ...fields, 'content-length': body.length }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      const response = await sendRaw({ url }, `POST ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`);
      expect(response.slice(9, 12)).toMatch(/^(?:2|4)\d\d$/);
    }
  },
);

/** Free ports are found by the release, whose registry has its own guard: only it may publish. */
const NO_SERVERS = ['scripts/release/registry.ts'];

test('every file that creates a server has the guard', () => {
  const files = globSync('{templates/runtime,generator,scripts/*}/**/*.ts', {
    exclude: ['scripts/{bench,extras}/**', '**/dist/**'],
  });
  const creating = files.filter((file) => /(?<!\w\.)\bcreateServer\(/.test(readFileSync(file, 'utf8')));
  const unguarded = creating.filter((file) => !readFileSync(file, 'utf8').includes('new RequestGuard('));
  expect(creating).toHaveLength(4 + NO_SERVERS.length);
  expect(unguarded).toEqual(NO_SERVERS);
});

describe.each([
  ['bridge', startBridge],
  ['proxy', startForwarder],
] as const)('the %s forwards', (_, forward) => {
  const headersOf = async (fields: string, path = '/things', base = ''): Promise<string> => {
    const { url, received } = await target();
    const response = await sendRaw(
      { url: await forward(url + base) },
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${fields}\r\n`,
    );
    const [one] = received;
    const names = Object.keys(one?.headers ?? {}).filter((name) => name !== 'host' && name !== 'connection');
    return one === undefined ? response.slice(9, 12) : `${one.url} ${names.toSorted().join(' ')}`.trim();
  };

  test.each([
    ['an own header', 'x-own: a\r\nConnection: close\r\n', '/things x-own'],
    ['a header that connection names', 'x-hop: a\r\nConnection: close, X-Hop\r\n', '/things'],
    ['te and trailer', 'TE: trailers\r\nTrailer: x-sum\r\nConnection: close\r\n', '/things'],
    ['credentials of a proxy', 'Proxy-Authorization: Basic YTpi\r\nConnection: close\r\n', '/things'],
    ['the credentials of the caller', 'Authorization: Basic YTpi\r\nConnection: close\r\n', '/things authorization'],
  ])('%s → only what is meant for the other side', async (_given, fields, want) => {
    expect(await headersOf(fields)).toBe(want);
  });

  test.each(['GET', 'POST'])('a chunked body of a %s that looks like a request → one request', async (method) => {
    const { url, received } = await target();
    const body = 'DELETE /things HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const head = 'Host: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n';
    await sendRaw({ url: await forward(url) }, `${method} /things HTTP/1.1\r\n${head}\r\n${chunked}`);
    expect(received.map(({ headers }) => headers['transfer-encoding'])).toEqual(['chunked']);
  });

  test.each([
    ['/things', '/v3/things'],
    ['/things/..', '400'],
    ['/a/%2e%2E/../things', '400'],
    ['/..%5c..%2fthings', '400'],
    ['/..;/things', '400'],
    ['/%252e%252e/things', '400'],
    ['/%25252e./things', '400'],
    ['/..%00/things', '400'],
    ['/..%20/things', '400'],
    ['/.%c0%ae/things', '400'],
    ['/things?a=/../', '/v3/things?a=/../'],
    ['http://evil.example/things', '400'],
  ])('%s below a base path → %s', async (path, want) => {
    expect(await headersOf('Connection: close\r\n', path, '/v3/')).toBe(want);
  });
});

describe('credentials in the URL of a server', () => {
  const secret = 'http://user:canary@127.0.0.1:1/';
  const options = { baseUrl: secret, rate: 1000 };
  const silent = { out: () => undefined, error: (text: string) => printed.push(text) };
  const printed: string[] = [];
  const command = async (...argv: readonly string[]): Promise<void> => {
    if ((await runCommand(() => source, argv, silent)) === 2) throw new Error(printed.splice(0).join('\n'));
  };
  test.each([
    ['bridge', async () => void (await startBridge(secret))],
    ['bridge, with a password only', async () => void (await startBridge('http://:canary@127.0.0.1:1/'))],
    ['bridge --to', async () => void parseCommand(['bridge', '--to', secret])],
    ['proxy', async () => void (await startForwarder(secret))],
    ['proxy --to', () => command('proxy', '--to', secret)],
    ['proxy --to, with a user only', () => command('proxy', '--to', 'http://canary@127.0.0.1:1')],
    ['run', async () => void (await verifyServer(source, options))],
    ['run --base-url', () => command('run', '--base-url', secret)],
    ['twin', async () => void (await compareWithMock(source, options))],
    ['twin --base-url, with a wrong scheme', () => command('twin', '--base-url', 'htp://user:c@canary@h')],
    ['har', async () => void (await verifyHar(source, [], options))],
  ])('%s → rejected, and not in the message', async (_, use) => {
    const error: unknown = await use().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(String(error)).toMatch(/must not contain credentials: http:\/\/\*\*\*@127\.0\.0\.1|, not htp:\/\/\*\*\*@h/);
    expect(String(error)).not.toContain('canary');
  });
});

test.each([
  [
    'a query',
    () => startBridge('http://127.0.0.1:1/?a=1'),
    'must not contain a query or a fragment: http://127.0.0.1:1/.',
  ],
  ['a fragment', () => startForwarder('http://127.0.0.1:1/b#a'), 'must not contain a query or a fragment'],
  ['a path in an origin', () => startBridge('http://127.0.0.1:1', { cors: [`${APP}/a`] }), 'is not an origin'],
  ['a slash after an origin', () => startBridge('http://127.0.0.1:1', { cors: [`${APP}/`] }), 'is not an origin'],
  ['a port in a host name', () => startBridge('http://127.0.0.1:1', { allowHosts: ['a:1'] }), 'is not a host name'],
])('%s in an option → rejected', async (_, use, want) => {
  await expect(use()).rejects.toThrow(want);
});
