import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createBridge } from '../../../templates/runtime/migrate-engine/src/bridge/bridge.ts';
import { start } from '#mock/start.ts';
import { startProxy } from '../../../templates/runtime/verify-engine/src/live/proxy.ts';
import { bearerCredential } from '#sdk/auth/credentials.ts';
import { Client } from '#sdk/client/client.ts';
import { SdkError } from '#sdk/errors.ts';
import { getThing, transports } from '../../sdk/support/operations.ts';
import { startRawServer } from '../../sdk/support/server.ts';
import { thingsPlatform, thingsSource } from '../../verify/support/things.ts';
import { mutateText } from '../support/mutate-text.ts';
import { type Next, pick, random } from '../support/random.ts';
import { corpus, type Try } from './corpus.ts';

/** Path below which the servers that forward may call. */
const BASE = '/base';
const HOP_BY_HOP = ['x-secret', 'te', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'upgrade', 'trailer'];
/** More than a busy machine needs to load Prism, while which the mock does not respond. */
const SILENCE_MS = 20_000;

const NO_ENTRIES = { endpoints: [], fields: [], parameters: [], unmapped: [], values: [], v2Schemas: [] };
const THINGS = { path: '/things', parameters: [], body: [], response: [] };
const v2Operations = ['GET', 'POST'].map((method) => ({ ...THINGS, id: method, method }));
const unchanged = (): never => {
  throw new Error('No body is translated.');
};

/** Bytes that are sent to a server get a response, or the connection ends; nothing beyond the base path is reached. */
export async function tryHeads(): Promise<Try> {
  const received: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
  const target = createServer(({ url = '', headers }, response) => {
    received.push({ url, headers });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(target, 'listening');
  const to = `http://127.0.0.1:${(target.address() as AddressInfo).port}${BASE}`;
  const { server } = createBridge(new URL(to), {
    map: { ...NO_ENTRIES, v2Operations },
    up: unchanged,
    down: unchanged,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await startProxy(thingsSource(), { to });
  const mock = await start({ ...thingsSource(), platform: thingsPlatform }, { port: 0 });
  const ports = [proxy.url, mock.url].map((url) => Number(new URL(url).port));
  ports.push((server.address() as AddressInfo).port);
  return async (seed) => {
    const next = random(seed);
    const bytes = mutatedBytes('heads', next);
    received.length = 0;
    const response = await exchange(pick(ports, next), bytes);
    return [
      ...(response === undefined ? [`no end of ${JSON.stringify(bytes)}`] : []),
      ...(response === '' || response === undefined || response.startsWith('HTTP/1.1 ')
        ? []
        : [`not HTTP: ${response}`]),
      ...received.flatMap(({ url, headers }) => strayRequest(url, headers)),
    ];
  };
}

function strayRequest(url: string, headers: IncomingHttpHeaders): readonly string[] {
  const isBelow = url === BASE || url.startsWith(`${BASE}/`) || url.startsWith(`${BASE}?`);
  const passed = HOP_BY_HOP.filter((name) => headers[name] !== undefined && isNamed(headers, name));
  return [
    ...(isBelow && !/\/(?:\.|%2e){2}(?:[/;?]|$)/i.test(url.split('?', 1)[0] ?? '') ? [] : [`reached ${url}`]),
    ...passed.map((name) => `passed ${name} on`),
  ];
}

/** Tests whether a header must not be passed on: a mutation may have damaged the line that names `x-secret`. */
function isNamed(headers: IncomingHttpHeaders, name: string): boolean {
  return name !== 'x-secret' || (headers.connection ?? '').toLowerCase().includes(name);
}

function mutatedBytes(name: string, next: Next): string {
  const count = 1 + Math.floor(next() * 2);
  const text = Array.from({ length: count }, () => pick(corpus<string[]>(name), next)).join('');
  return next() < 0.2 ? text : mutateText(text, next);
}

/** Sends bytes and ends. Returns what came back until the connection ended, or `undefined` if it does not end. */
function exchange(port: number, bytes: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    let response = '';
    socket.setTimeout(SILENCE_MS, () => {
      resolve(undefined);
      socket.destroy();
    });
    socket.on('data', (chunk) => (response += chunk.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
  });
}

const SECRET = 'secret-token-of-the-caller';

/** A response of any bytes settles, with an error of the client that shows no secret, if any. */
export async function tryReplies(): Promise<Try> {
  let reply = '';
  const server = await startRawServer(
    (socket, request) => void socket.end(reply.replace('$REQUEST', request), 'latin1'),
  );
  const clients = transports.map(
    ([, fetch]) =>
      new Client({
        baseUrl: server.url,
        fetch,
        auth: bearerCredential('', SECRET),
        ...{ idleTimeoutMs: 500, timeoutMs: 2_000, maxResponseBytes: 100_000, retry: { maxRetries: 0 } },
      }),
  );
  return async (seed) => {
    const next = random(seed);
    reply = mutatedBytes('replies', next);
    if (next() < 0.2) reply = reply.replace(/\r\n\r\n/, '\r\n\r\n$REQUEST');
    const began = Date.now();
    const result = await pick(clients, next).call(getThing, { thingId: 1 }).result();
    const ms = Date.now() - began;
    const error = result.ok ? undefined : result.error;
    return [
      ...(ms > 5_000 ? [`it took ${ms} ms`] : []),
      ...(result.ok || error instanceof SdkError ? [] : [`threw ${String(error)}`]),
      ...(error instanceof SdkError && JSON.stringify([error.message, error]).includes(SECRET)
        ? ['shows a secret']
        : []),
    ];
  };
}
