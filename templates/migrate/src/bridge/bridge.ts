import {
  Agent as HttpAgent,
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import {
  BridgeError,
  type BridgeTables,
  createResolver,
  type ResolvedCall,
  translateRequest,
  translateResponse,
} from './translate-call.ts';

/** Calls of one caller. */
export interface CallerCount {
  translated: number;
  rejected: number;
}

interface Bridge {
  readonly server: Server;
  /** Calls by caller: the `user-agent` of the request. */
  readonly callers: ReadonlyMap<string, CallerCount>;
}

/** Headers that concern one connection, or a body that changes. */
const OWN_HEADERS = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'expect',
  'keep-alive',
];

/**
 * Creates a server that accepts requests of the previous version, sends those of the new one, and translates the
 * responses back.
 *
 * @param target - base URL of the new version
 */
export function createBridge(target: URL, tables: BridgeTables): Bridge {
  const callers = new Map<string, CallerCount>();
  const resolve = createResolver(tables.map);
  const agent = target.protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const server = createServer((incoming, outgoing) => {
    const caller = incoming.headers['user-agent'] ?? 'unknown';
    const count = callers.get(caller) ?? { translated: 0, rejected: 0 };
    callers.set(caller, count);
    forward(incoming, outgoing, { target, agent, tables, resolve }).then(
      () => (count.translated += 1),
      (error: unknown) => {
        count.rejected += 1;
        reject(outgoing, error);
      },
    );
  });
  server.on('close', () => agent.destroy());
  return { server, callers };
}

interface ForwardOptions {
  readonly target: URL;
  readonly agent: HttpAgent | HttpsAgent;
  readonly tables: BridgeTables;
  readonly resolve: (method: string, url: string) => ResolvedCall;
}

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, agent, tables, resolve }: ForwardOptions,
): Promise<void> {
  const call = resolve(incoming.method ?? 'GET', incoming.url ?? '/');
  const sent = await readBody(incoming);
  const body =
    isJson(incoming) || sent.length > 0 ? Buffer.from(translateRequest(sent.toString(), call, tables)) : sent;
  const response = await send(new URL(target.pathname.replace(/\/$/, '') + call.url, target), {
    call,
    incoming,
    body,
    agent,
  });
  const received = await readBody(response);
  const { status } = call.endpoint;
  const code = response.statusCode ?? 502;
  const headers = withoutOwn(response.headers);
  if (!isJson(response)) {
    outgoing.writeHead(code === status?.v3 ? status.v2 : code, headers).end(received);
    return;
  }
  const { text, lost } = translateResponse(received.toString(), call, tables);
  const lossHeader = lost.length === 0 ? {} : { 'x-migration-lost': lost.join(', ') };
  outgoing.writeHead(code === status?.v3 ? status.v2 : code, { ...headers, ...lossHeader }).end(text);
}

/** Collects a body by events, which costs less than the iteration of the stream. */
function readBody(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, fail) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () =>
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)),
    );
    message.on('error', fail);
  });
}

function isJson({ headers }: IncomingMessage): boolean {
  return /json/.test(headers['content-type'] ?? '');
}

interface SendOptions {
  readonly call: ResolvedCall;
  readonly incoming: IncomingMessage;
  readonly body: Buffer;
  readonly agent: HttpAgent | HttpsAgent;
}

function send(url: URL, { call, incoming, body, agent }: SendOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { ...withoutOwn(incoming.headers), ...(body.length === 0 ? {} : { 'content-length': body.length }) };
  return new Promise((resolve, fail) => {
    request(url, { method: call.method, headers, agent }, resolve).on('error', fail).end(body);
  });
}

function withoutOwn(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)));
}

function reject(outgoing: ServerResponse, error: unknown): void {
  const status = error instanceof BridgeError ? error.status : error instanceof SyntaxError ? 400 : 502;
  const message = error instanceof Error ? error.message : String(error);
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message, bridge: true }));
}
