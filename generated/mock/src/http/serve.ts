import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { errorBody } from '../refusal.ts';
import { tellFailure } from '../tell-failure.ts';
import type { Handler, MockAnswer, MockRequest } from './message.ts';
import { badRequest } from './bad-request.ts';
import { failureAnswer } from './answer.ts';
import { damaged } from './damage.ts';
import { corsHeaders, isForeign, preflight, withHeaders } from './cors.ts';
import { endAnswer } from './end-answer.ts';
import { readBytes } from './read-bytes.ts';
import { partsOf } from './target.ts';
import { wrongHead } from './wrong-head.ts';

/** How the mock listens. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** Bytes of a body that are read at most. */
  readonly maxBodyBytes: number;
  readonly maxConnections: number;
  /** Pages of these origins may call; none if not given. */
  readonly origins?: ReadonlySet<string>;
  /** Milliseconds until who does not finish its headers is sent away; 15 seconds if not given. */
  readonly headersTimeoutMs?: number;
}

/** A mock that listens. */
export interface Listening {
  readonly url: string;
  /** Finishes the requests in flight, then ends. */
  readonly close: () => Promise<void>;
}

const GRACE_MS = 5000;
const MOST_HEADERS = 100;
const NO_ORIGINS: ReadonlySet<string> = new Set();

/**
 * Listens for requests and hands them to a handler.
 *
 * @throws Error of Node (`EADDRINUSE` …) where the port cannot be had
 */
export async function serve(handle: Handler, options: ServeOptions): Promise<Listening> {
  const { headersTimeoutMs = 15_000, maxBodyBytes, origins = NO_ORIGINS } = options;
  const heard = (request: IncomingMessage, response: ServerResponse): void =>
    respond({ request, response, handle, maxBodyBytes, origins });
  // An import reads all that the module has, and with that loads Node's `fetch`, which takes as long as all of the mock.
  const { createServer } = process.getBuiltinModule('node:http');
  const server = createServer(
    {
      requestTimeout: 60_000,
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: headersTimeoutMs / 3,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16_384,
      // Who names no host is told so by us, because Node says it without a word.
      requireHostHeader: false,
      // What has no body needs no stream to be read to its end.
      optimizeEmptyRequests: true,
    },
    heard,
  );
  // A server may leave out of account what else it is expected to do, and Node answers with a status of its own.
  server.on('checkExpectation', heard);
  server.maxConnections = options.maxConnections;
  const open = openSockets(server);
  server.maxHeadersCount = MOST_HEADERS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return socket.destroy();
    socket.end(badRequest(error.code));
  });
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return { url: `http://${host}:${port}`, close: () => closed(server, open) };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handle: Handler;
  readonly maxBodyBytes: number;
  readonly origins: ReadonlySet<string>;
}

/** Whatever fails ends this connection and no other. */
function respond(exchange: Exchange): void {
  readBytes(exchange.request, exchange.maxBodyBytes, (body) => {
    // Who was refused for it took too long is not to find it done.
    if (exchange.request.socket.writableEnded) return;
    try {
      answer(exchange, body);
    } catch (error) {
      fail(exchange.response, error);
    }
  });
}

/** At once where the answer is known at once. */
function answer(exchange: Exchange, body: Uint8Array | undefined): void {
  const { request, response, origins } = exchange;
  const cors = origins.size === 0 ? undefined : corsHeaders(origins, request.headers);
  const made = (cors && preflight(request.method, request.headers)) ?? handled(exchange, body);
  if (!(made instanceof Promise)) return send(response, withHeaders(made, cors));
  made.then((later) => send(response, withHeaders(later, cors))).catch((error: unknown) => fail(response, error));
}

/** What cannot be sent, a header of a behaviour say, is a failure of the mock. */
function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  tellFailure(error);
  write(response, failureAnswer());
}

function handled(
  { request, response, handle, maxBodyBytes, origins }: Exchange,
  body: Uint8Array | undefined,
): ReturnType<Handler> {
  const { method = 'GET', url: target = '/' } = request;
  if (body === undefined) return unheard(response, `The body is larger than ${maxBodyBytes} bytes.`);
  const wrong = wrongHead(request);
  if (wrong !== undefined) return unheard(response, wrong);
  const foreign = isForeign(origins, request.headers) ? { isForeign: true } : {};
  return handle({ method, ...targeted(target, headersOf(request)), body, ...foreign });
}

/** Answers what cannot be listened to, and ends the connection. */
function unheard(response: ServerResponse, message: string): MockAnswer {
  response.shouldKeepAlive = false;
  const headers = { 'content-type': 'application/json', connection: 'close' };
  return { status: 400, headers, body: JSON.stringify(errorBody(400, message)) };
}

function send(response: ServerResponse, made: MockAnswer): void {
  if (made.damage === undefined) write(response, made);
  else damaged(response, made, made.damage).catch(() => response.destroy());
}

/** The host that a target names counts, and not that of the headers. */
function targeted(target: string, headers: MockRequest['headers']): Pick<MockRequest, 'target' | 'headers'> {
  const parts = target.startsWith('/') ? undefined : partsOf(target);
  if (parts === undefined) return { target, headers };
  return { target: parts.target, headers: { ...headers, host: parts.host } };
}

/** As Node has them, which joins what is repeated; all but one header, of which it makes a list. */
function headersOf({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  const cookies = headers['set-cookie'];
  return (cookies === undefined ? headers : { ...headers, 'set-cookie': cookies.join(', ') }) as Record<string, string>;
}

function write(response: ServerResponse, { status, headers, body }: MockAnswer): void {
  if (response.destroyed) return;
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const head = ['content-length', String(Buffer.byteLength(body))];
  for (const name in headers) head.push(name, headers[name] ?? '');
  endAnswer(response.writeHead(status, head), body);
}

function listen(server: Server, { host, port }: ServeOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** The connections that are open now. */
function openSockets(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/** Connections that wait for nothing are ended as soon as they do, so that only requests in flight are waited for. */
function closed(server: Server, open: ReadonlySet<Socket>): Promise<void> {
  // Who never said a word counts as busy for Node, because a request may be on its way.
  for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(patience);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
