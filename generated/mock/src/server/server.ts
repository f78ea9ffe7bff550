import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import type { MockCore } from '../core.ts';
import { parseOrigins } from '../http/cors.ts';
import { type ErrorHandler, errorResponse, type Handler, internalErrorResponse } from '../http/message.ts';
import type { MockOptions } from '../options.ts';
import { rejectMalformedRequests } from './malformed-request.ts';
import { respond } from './respond.ts';

// Not the global timers, which a test may have replaced by fake ones.

/** Options of the HTTP server. */
interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** Limit of the bytes of a request body. */
  readonly maxBodyBytes: number;
  readonly maxConnections: number;
  /** Origins whose pages may call. @default none */
  readonly origins?: ReadonlySet<string>;
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
const NO_ORIGINS: ReadonlySet<string> = new Set();
const respondWithError: ErrorHandler = (_, refusal) => errorResponse(refusal);

/**
 * Starts an HTTP server.
 *
 * @throws Error of Node (`EADDRINUSE` …) if the port is not available
 */
export async function createHttpServer(handle: Handler, options: ServeOptions): Promise<RunningServer> {
  const { headersTimeoutMs = 15_000, maxBodyBytes, origins = NO_ORIGINS, refuse = respondWithError } = options;
  const heard = (request: IncomingMessage, response: ServerResponse): void =>
    respond({ request, response, handle, refuse, maxBodyBytes, origins });
  // An import reads all that the module has, and with that loads Node's `fetch`, which takes as long as all of the
  // mock.
  const { createServer } = process.getBuiltinModule('node:http');
  const server = createServer(
    {
      requestTimeout: 60_000,
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: headersTimeoutMs / 3,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16_384,
      // The mock reports a missing host itself, because Node sends no body with its error.
      requireHostHeader: false,
      // A request without a body needs no stream.
      optimizeEmptyRequests: true,
    },
    heard,
  );
  // A server may ignore other expectations, for which Node would respond with a status of its own.
  server.on('checkExpectation', heard);
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
  const name = REACHABLE_HOSTS[host] ?? host;
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
    const patience = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(patience);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Options of the port. */
type ListenOptions = Pick<MockOptions, 'port' | 'host' | 'cors' | 'maxBodyBytes' | 'maxConnections'>;

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
  const { host = '127.0.0.1', port = 0, maxBodyBytes = 10_000_000, maxConnections = 20_000, cors = [] } = options;
  // Node would listen on every interface.
  if (host === '') throw new TypeError('The host has no name.');
  const begun = Promise.withResolvers<void>();
  const listening = await createHttpServer(
    waitUntilReady(begun.promise, (request) => core.handle(request)),
    {
      ...{ host, port, maxBodyBytes, maxConnections, origins: parseOrigins(cors) },
      refuse: (request, refusal) => core.reject(request, refusal),
    },
  );
  try {
    await begin();
    begun.resolve();
    return listening;
  } catch (error) {
    begun.reject(error);
    await listening.close();
    throw error;
  }
}

/** Delays requests until the mock is ready. */
function waitUntilReady(begun: Promise<void>, handle: Handler): Handler {
  let gate: Promise<void> | undefined = begun;
  begun.then(
    () => {
      gate = undefined;
    },
    () => {},
  );
  return (request) => (gate === undefined ? handle(request) : gate.then(() => handle(request), internalErrorResponse));
}
