import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import { ReceivedBytes } from '#shared/guard/received-body.ts';
import { RequestGuard } from '#shared/guard/request-guard.ts';
import type { MockCore } from '../core.ts';
import {
  type ErrorHandler,
  errorResponse,
  type Handler,
  HttpError,
  internalErrorResponse,
  type MockRequest,
  type MockResponse,
} from '../http/message.ts';
import { isObject, ownAt } from '../json.ts';
import type { MockOptions } from '../options.ts';
import { withPage } from './page.ts';
import { NO_BODY, requestOf, respond } from './respond.ts';

// Not the global timers, which a test may have replaced by fake ones.

/** Options of the HTTP server. */
interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** Limit of the bytes of a request body. */
  readonly maxBodyBytes: number;
  readonly maxConnections: number;
  /** Budget of all bodies that are being received. @default 256 MB */
  readonly received?: ReceivedBytes;
  /** @default allows no page and no further host name */
  readonly guard?: RequestGuard;
  /** Responds to unreadable requests. @default sends the error */
  readonly refuse?: ErrorHandler;
  /** Milliseconds in which a client must send its headers. @default 15,000 */
  readonly headersTimeoutMs?: number;
}

/** Running HTTP server. */
export interface RunningServer {
  readonly url: string;
  /** Finishes the requests in flight, then stops. */
  readonly close: () => Promise<void>;
}

const SHUTDOWN_TIMEOUT_MS = 5000;
const MAX_HEADERS = 100;
const respondWithError: ErrorHandler = (_, httpError) => errorResponse(httpError);

/**
 * Starts an HTTP server.
 *
 * @throws Error of Node (`EADDRINUSE` …) if the port is not available
 */
export async function createHttpServer(handle: Handler, options: ServeOptions): Promise<RunningServer> {
  const { headersTimeoutMs = 15_000, maxBodyBytes, refuse = respondWithError } = options;
  const { guard = new RequestGuard(), received = new ReceivedBytes() } = options;
  const handleExchange = (request: IncomingMessage, response: ServerResponse): void =>
    respond({ request, response, handle, refuse, maxBodyBytes, received, guard });
  // An import reads all that the module has, and with that loads Node's `fetch`, which takes as long as all of the
  // mock.
  const { createServer } = process.getBuiltinModule('node:http');
  const server = createServer(
    {
      requestTimeout: 60_000,
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: headersTimeoutMs / 3,
      // Node's 5 s are too short here: a busy test then sends a request on a connection that is just being closed.
      keepAliveTimeout: 60_000,
      maxHeaderSize: 16_384,
      // The mock reports a missing host itself, because Node sends no body with its error.
      requireHostHeader: false,
      // A request without a body needs no stream.
      optimizeEmptyRequests: true,
    },
    handleExchange,
  );
  // A server may ignore other expectations, for which Node would respond with a status of its own.
  server.on('checkExpectation', handleExchange);
  server.maxConnections = options.maxConnections;
  const open = openSockets(server);
  server.maxHeadersCount = MAX_HEADERS;
  rejectMalformedRequests(server, refuse);
  await bindPort(server, options);
  const { port } = server.address() as AddressInfo;
  return { url: urlOf(options.host, port), close: () => closeServer(server, open) };
}

/** Addresses that mean "all interfaces", with one under which the server can be reached. */
const REACHABLE_HOSTS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function urlOf(host: string, port: number): string {
  const name = ownAt(REACHABLE_HOSTS, host) ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function bindPort(server: Server, { host, port }: ServeOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Returns the set of open connections, which is kept up to date. */
function openSockets(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/** Closes the server. Idle connections are closed at once, so that only requests in flight delay it. */
function closeServer(server: Server, open: ReadonlySet<Socket>): Promise<void> {
  // Node treats a silent new connection as busy, because a request may be on its way.
  for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Options of the port. */
type ListenOptions = Pick<
  MockOptions,
  'port' | 'host' | 'cors' | 'allowHosts' | 'maxBodyBytes' | 'maxConnections' | 'drainMs'
>;

/**
 * Opens the port, prepares the mock, and handles no request before that: if the port is taken, nothing is prepared.
 *
 * @throws TypeError for an invalid option, and whatever `begin` throws
 */
export async function startServer(
  core: MockCore,
  options: ListenOptions,
  begin: () => Promise<void>,
): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 0, maxBodyBytes = 10_000_000, maxConnections = 20_000, drainMs = 0 } = options;
  // Node would listen on every interface.
  if (host === '') throw new TypeError('The host has no name.');
  const guard = new RequestGuard(options);
  const ready = Promise.withResolvers<void>();
  const listening = await createHttpServer(
    waitUntilReady(
      ready.promise,
      withPage(core, (request) => core.handle(request)),
    ),
    {
      host,
      port,
      maxBodyBytes,
      maxConnections,
      guard,
      refuse: (request, httpError) => core.reject(request, httpError),
    },
  );
  try {
    await begin();
    ready.resolve();
    const close = async (): Promise<void> => {
      core.drain();
      if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
      await listening.close();
    };
    return { url: listening.url, close };
  } catch (error) {
    ready.reject(error);
    await listening.close();
    throw error;
  }
}

/** Delays requests until the mock is ready. */
function waitUntilReady(ready: Promise<void>, handle: Handler): Handler {
  const isReady = ready.then(
    () => true,
    () => false,
  );
  return async (request) => ((await isReady) ? handle(request) : internalErrorResponse());
}

/** Error of Node for bytes that are no HTTP request. */
interface ClientError extends Error {
  readonly code?: string;
  /** Bytes that were received last; `undefined` after a timeout. */
  readonly rawPacket?: Uint8Array;
}

const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The headers are too large.',
  HPE_PAUSED_H2_UPGRADE: 'The request is HTTP/2, but the mock supports HTTP/1.1 only.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long.',
};
const ENCRYPTED = 'The request is encrypted (TLS), but the mock supports plain HTTP only. Use a URL with http://.';
/** First byte of a TLS handshake (RFC 8446, section 5.1). */
const HANDSHAKE = 0x16;
const FIRST_LINE = /^([A-Za-z]+) (\S+) HTTP\/1\.[01]\n/;
/** Headers that may name a space. */
const NAMING = /^(host|x-mock-space):(.*)$/gim;

/**
 * Responds to requests that Node cannot parse, and to CONNECT, which it would otherwise close without an error body.
 */
function rejectMalformedRequests(server: Server, refuse: ErrorHandler): void {
  server.on('clientError', (error: ClientError, socket) => {
    const { rawPacket } = error;
    const request = rawPacket === undefined ? undefined : requestIn(rawPacket);
    const httpError = new HttpError(400, messageOf(error, request));
    end(socket, request === undefined ? errorResponse(httpError) : refuse(request, httpError));
  });
  server.on('connect', (request: IncomingMessage, socket) => {
    socket.on('error', () => {});
    end(
      socket,
      refuse(requestOf(request, NO_BODY), new HttpError(400, 'CONNECT is not supported: the mock is not a proxy.')),
    );
  });
}

function messageOf({ code = '', rawPacket }: ClientError, request: MockRequest | undefined): string {
  if (rawPacket?.[0] === HANDSHAKE) return ENCRYPTED;
  const method = code === 'HPE_INVALID_METHOD' ? request?.method : undefined;
  // Browsers and Node write four methods in capitals for who did not, and PATCH is none of them.
  if (method)
    return `${JSON.stringify(method.slice(0, 20))} is not an HTTP method. Methods are written in capitals, such as PATCH.`;
  return ownAt(MESSAGES, code) ?? 'The request is not HTTP.';
}

/** Parses the readable part of a malformed request: its target and the headers that name a space. */
function requestIn(packet: Uint8Array): MockRequest {
  const [head = ''] = Buffer.from(packet).toString('latin1').replaceAll('\r\n', '\n').split('\n\n', 1);
  const [, method = '', target = ''] = FIRST_LINE.exec(head) ?? [];
  const fields = [...head.matchAll(NAMING)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value.trim()] as const,
  );
  return { method, target: target.slice(0, 2000), headers: Object.fromEntries(fields), body: NO_BODY };
}

/** Ends a connection with a response, unless another response is being sent on it. */
async function end(socket: Duplex, made: MockResponse | Promise<MockResponse>): Promise<void> {
  const response = await made;
  const current: unknown = Reflect.get(socket, '_httpMessage');
  if (!socket.writable || (isObject(current) && current['headersSent'] === true)) socket.destroy();
  else socket.end(textOf(response), () => socket.destroy());
}

function textOf({ headers, body = '' }: MockResponse): string {
  const fields = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 400 Bad Request', ...lines, '', String(body)].join('\r\n');
}
