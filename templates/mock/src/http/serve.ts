import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
// Not those of everybody, which a test may have stopped.
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import { type ErrorHandler, errorResponse, type Handler } from './message.ts';
import { respond } from './respond.ts';
import { refuseUnread } from './unread.ts';

/** How the mock listens. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** Bytes of a body that are read at most. */
  readonly maxBodyBytes: number;
  readonly maxConnections: number;
  /** Pages of these origins may call; none if not given. */
  readonly origins?: ReadonlySet<string>;
  /** Answers what cannot be listened to, if that is more than to say so. */
  readonly refuse?: ErrorHandler;
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
const sayNo: ErrorHandler = (_, refusal) => errorResponse(refusal);

/**
 * Listens for requests and hands them to a handler.
 *
 * @throws Error of Node (`EADDRINUSE` …) where the port cannot be had
 */
export async function serve(handle: Handler, options: ServeOptions): Promise<Listening> {
  const { headersTimeoutMs = 15_000, maxBodyBytes, origins = NO_ORIGINS, refuse = sayNo } = options;
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
  refuseUnread(server, refuse);
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  return { url: urlOf(options.host, port), close: () => closed(server, open) };
}

/** Addresses to listen on that stand for all there are, and one of them where it is found. */
const FOUND_AT: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function urlOf(host: string, port: number): string {
  const name = FOUND_AT[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
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
