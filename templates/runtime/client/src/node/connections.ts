import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { createTransportError } from './messages.ts';
import { headerValue } from './headers.ts';

/** Request that an agent receives. Node's types do not declare all of it. */
type AgentRequest = Omit<ClientRequest, 'onSocket'> & {
  readonly res?: IncomingMessage | null;
  onSocket(socket: Socket | null, error?: Error): void;
};

/** A connection to a server. */
export interface Connection {
  readonly socket: Socket;
  /** Request that it serves. */
  request?: AgentRequest | undefined;
  /** Request that it serves next, if it is still open. */
  next?: AgentRequest | undefined;
  hasServedResponse: boolean;
  /** Time of `performance.now()`, like all times here. */
  readonly openedAt: number;
  /** Time until which it is kept idle. */
  expiresAt: number;
}

// A server that closes a connection sooner than this does not support keep-alive, although it did not say so.
const MIN_LIFETIME_MS = 1_000;
const UNRELIABLE_MS = 60_000;

/**
 * Detects servers that close connections which look reusable. A request sent to such a connection is lost without
 * knowing whether it was processed, so connections of such a server are not reused.
 */
class EarlyCloseTracker {
  #endsAt = 0;

  /** True if the server closed a connection early in the last minute. */
  get isUnreliable(): boolean {
    return performance.now() < this.#endsAt;
  }

  /**
   * Records an unannounced close of a connection that had served a response.
   *
   * @param openedAt - time of `performance.now()`; a server that shuts down also closes old connections, which does not
   * count
   */
  record(openedAt: number): void {
    const now = performance.now();
    if (now < openedAt + MIN_LIFETIME_MS) this.#endsAt = now + UNRELIABLE_MS;
  }
}

/** Target and limits of the connections. */
interface ConnectionOptions {
  readonly hostname: string;
  readonly port: string;
  /** Name expected in the certificate. Empty for an IP address, which TLS does not send. */
  readonly servername: string;
  readonly maxConnections: number;
  readonly keepAliveMs: number;
}

// Default of Node's agent.
const MAX_IDLE = 256;

/**
 * Pool of connections to one server. Node's agent does the same, but takes a fifth of the time of a call: for each
 * request it copies its options, builds a key from them (with all certificates), sets and clears a timer, and adds and
 * removes listeners. Here one timer serves all connections, and listeners stay.
 */
export class Connections {
  readonly #agent: Agent;
  readonly #options: ConnectionOptions;
  readonly #open = new Set<Connection>();
  /** Idle connections, the most recently used last. */
  readonly #idle: Connection[] = [];
  readonly #waiting: AgentRequest[] = [];
  /** TLS session for a shorter handshake of the next connection. */
  #session: Buffer | undefined;
  #timer: NodeJS.Timeout | undefined;
  #timerEndsAt = Infinity;
  readonly #earlyCloses = new EarlyCloseTracker();

  /**
   * Takes over the requests of an agent.
   *
   * @param agent - creates the connections
   */
  constructor(agent: Agent, options: ConnectionOptions) {
    this.#agent = agent;
    this.#options = options;
    Object.assign(agent, { addRequest: (request: AgentRequest) => this.#serve(request) });
  }

  /** Closes all connections. Requests in progress fail. */
  close(): void {
    for (const request of this.#waiting.splice(0)) request.onSocket(null, createTransportError('ERR_TRANSPORT_CLOSED'));
    for (const connection of this.#open) {
      connection.next?.onSocket(null, createTransportError('ERR_TRANSPORT_CLOSED'));
      connection.next = undefined;
      connection.socket.destroy();
    }
    this.#agent.destroy();
  }

  #serve(request: AgentRequest): void {
    const connection = this.#takeIdle();
    if (connection) this.#reuse(connection, request);
    else if (this.#open.size >= this.#options.maxConnections) this.#waiting.push(request);
    else this.#use(this.#connect(), request);
  }

  #takeIdle(): Connection | undefined {
    const now = performance.now();
    for (let connection = this.#idle.pop(); connection; connection = this.#idle.pop()) {
      // A busy process has not yet run its own timer, nor noticed that the server closed the connection.
      if (connection.socket.writable && now < connection.expiresAt) return connection;
      connection.socket.destroy();
    }
    return undefined;
  }

  /**
   * A write must not be sent twice. Before one is sent on an idle connection, the event loop runs once to notice
   * whether the server has closed it. Reads can be sent again.
   */
  #reuse(connection: Connection, request: AgentRequest): void {
    connection.socket.ref();
    if (request.method === 'GET' || request.method === 'HEAD') return this.#useAgain(connection, request);
    connection.next = request;
    // The first one runs before or after the loop polls for events, the second one after.
    setImmediate(() => setImmediate(() => this.#useIfOpen(connection)));
  }

  #useIfOpen(connection: Connection): void {
    const { socket, next } = connection;
    if (!socket.writable) return void socket.destroy();
    connection.next = undefined;
    if (next) this.#useAgain(connection, next);
  }

  #useAgain(connection: Connection, request: AgentRequest): void {
    request.reusedSocket = true;
    this.#use(connection, request);
  }

  #use(connection: Connection, request: AgentRequest): void {
    connection.request = request;
    request.onSocket(connection.socket);
  }

  #connect(): Connection {
    const { hostname: host, port, servername } = this.#options;
    // Node's types do not declare these members.
    const { options, defaultPort } = this.#agent as Agent & { readonly options: object; readonly defaultPort: number };
    const keeping = { keepAlive: true, keepAliveInitialDelay: 1_000 };
    const to = { host, port: port || defaultPort, servername, session: this.#session, ...keeping };
    const socket = this.#agent.createConnection({ ...to, ...options } as object) as Socket;
    const connection: Connection = { socket, hasServedResponse: false, openedAt: performance.now(), expiresAt: 0 };
    this.#open.add(connection);
    socket.on('free', () => this.#keepAlive(connection));
    socket.on('close', (isBroken) => this.#remove(connection, isBroken));
    socket.on('session', (session: Buffer) => (this.#session = session));
    socket.on('end', () => this.#recordClose(connection));
    // While it serves no request, nobody else listens.
    socket.on('error', (error) => 'code' in error && this.#recordClose(connection));
    // Unrequested data would be taken for the response to the next request.
    socket.on('data', () => connection.request ?? socket.destroy());
    return connection;
  }

  #keepAlive(connection: Connection): void {
    const { socket, request } = connection;
    const ms = this.#keepAliveMs(request?.res);
    const isUsable = socket.writable && socket.readableLength === 0 && ms > 0;
    if (!isUsable || this.#idle.length >= MAX_IDLE) return void socket.destroy();
    // A call that was aborted before it was sent has no response.
    connection.hasServedResponse ||= Boolean(request?.res);
    connection.request = undefined;
    connection.expiresAt = performance.now() + ms;
    const next = this.#waiting.shift();
    if (next) return this.#reuse(connection, next);
    // An idle connection must not keep the process alive.
    socket.unref();
    this.#idle.push(connection);
    this.#scheduleClose(connection.expiresAt);
  }

  /**
   * Records that the server closed a connection. Before its first response, or within one, that says nothing about
   * others.
   */
  #recordClose({ openedAt, hasServedResponse, request }: Connection): void {
    if (!hasServedResponse || request?.res) return;
    this.#earlyCloses.record(openedAt);
    if (this.#earlyCloses.isUnreliable) for (const { socket } of this.#idle) socket.destroy();
  }

  /** Returns how long to keep a connection: one second less than the server announces in `Keep-Alive`. */
  #keepAliveMs(response: IncomingMessage | null | undefined): number {
    if (this.#earlyCloses.isUnreliable) return 0;
    const field = response && headerValue(response, 'keep-alive');
    const [, seconds = Infinity] = (field && /\btimeout\s*=\s*"?(\d+)/i.exec(field)) || [];
    return Math.min(this.#options.keepAliveMs, Number(seconds) * 1_000 - 1_000);
  }

  #scheduleClose(endsAt: number): void {
    if (this.#timerEndsAt <= endsAt) return;
    clearTimeout(this.#timer);
    this.#timerEndsAt = endsAt;
    this.#timer = setTimeout(() => this.#closeIdle(), endsAt - performance.now());
    this.#timer.unref();
  }

  #closeIdle(): void {
    this.#timerEndsAt = Infinity;
    const now = performance.now();
    for (const { socket, expiresAt: endsAt } of this.#idle) {
      if (endsAt <= now) socket.destroy();
      else this.#scheduleClose(endsAt);
    }
  }

  #remove(connection: Connection, isBroken: boolean): void {
    this.#open.delete(connection);
    const index = this.#idle.indexOf(connection);
    if (index >= 0) this.#idle.splice(index, 1);
    if (isBroken) this.#session = undefined;
    // First come, first served.
    const next = connection.next ?? this.#waiting.shift();
    connection.next = undefined;
    if (next) this.#serve(next);
  }
}
