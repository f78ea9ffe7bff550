import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { fieldOf } from './headers.ts';

/** A request as an agent is given it; not all of this is among the declarations of Node's types. */
type AgentRequest = Omit<ClientRequest, 'onSocket'> & {
  readonly res?: IncomingMessage | null;
  onSocket(socket: Socket | null, error?: Error): void;
};

/** A connection to a server. */
export interface Connection {
  readonly socket: Socket;
  /** What it serves, if anything. */
  request?: AgentRequest | undefined;
  /** What it serves next, if it is still there. */
  next?: AgentRequest | undefined;
  hasAnswered: boolean;
  /** By the clock of `performance`, as all times here. */
  readonly openedAt: number;
  /** Until when it is kept without a request. */
  endsAt: number;
}

// A server that closes a connection sooner after it was opened keeps none, although it announced nothing.
const shortestLifeMs = 1_000;
const mistrustMs = 60_000;

/**
 * Whether a server closes the connections that it seems to keep. What is written to one that it is about to close is
 * lost, and nobody knows whether it was done: so of such a server none is used twice.
 */
class Mistrust {
  #endsAt = 0;

  /** Whether it did so lately. */
  get holds(): boolean {
    return performance.now() < this.#endsAt;
  }

  /**
   * The server has closed a connection that had served before, unannounced.
   *
   * @param openedAt - by the clock of `performance`. A server that ends closes all, old ones among them: no reason.
   */
  learn(openedAt: number): void {
    const now = performance.now();
    if (now < openedAt + shortestLifeMs) this.#endsAt = now + mistrustMs;
  }
}

/** Where connections lead, and how many are kept for how long. */
interface ConnectionOptions {
  readonly hostname: string;
  readonly port: string;
  /** The name that a certificate must have; empty for an address, which TLS does not send. */
  readonly servername: string;
  readonly maxConnections: number;
  readonly keepAliveMs: number;
}

// As many as an agent of Node keeps.
const mostIdle = 256;

/**
 * The connections to one server, which are used again. An agent of Node can do the same, at a fifth of what a call
 * costs: for each request it copies its options, spells names out of them (with all certificates in them), sets and
 * clears a timer, and adds and removes listeners. Here one timer does for all connections, and listeners stay.
 */
export class Connections {
  readonly #agent: Agent;
  readonly #options: ConnectionOptions;
  readonly #open = new Set<Connection>();
  /** The one used last is the last. */
  readonly #idle: Connection[] = [];
  readonly #waiting: AgentRequest[] = [];
  /** What lets the next handshake be a short one. */
  #session: Buffer | undefined;
  #timer: NodeJS.Timeout | undefined;
  #timerEndsAt = Infinity;
  readonly #mistrust = new Mistrust();

  /** @param agent - makes the connections; from now on its requests are served here */
  constructor(agent: Agent, options: ConnectionOptions) {
    this.#agent = agent;
    this.#options = options;
    Object.assign(agent, { addRequest: (request: AgentRequest) => this.#serve(request) });
  }

  /** Closes all; what is under way fails. */
  close(): void {
    for (const request of this.#waiting.splice(0)) request.onSocket(null, closed());
    for (const connection of this.#open) {
      connection.next?.onSocket(null, closed());
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
      // A program that was busy has not yet heard of its own timer, nor of what the other side did.
      if (connection.socket.writable && now < connection.endsAt) return connection;
      connection.socket.destroy();
    }
    return undefined;
  }

  /**
   * What writes is sent once: so before it is, the system is asked whether the server has closed the connection
   * meanwhile, which a program learns between two turns of its loop only. What reads can be sent again.
   */
  #reuse(connection: Connection, request: AgentRequest): void {
    connection.socket.ref();
    if (request.method === 'GET' || request.method === 'HEAD') return this.#useAgain(connection, request);
    connection.next = request;
    // The first comes before the system is asked, or after; the second after.
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
    // Not among the declarations of Node's types.
    const { options, defaultPort } = this.#agent as Agent & { readonly options: object; readonly defaultPort: number };
    const keeping = { keepAlive: true, keepAliveInitialDelay: 1_000 };
    const to = { host, port: port || defaultPort, servername, session: this.#session, ...keeping };
    const socket = this.#agent.createConnection({ ...to, ...options } as object) as Socket;
    const connection: Connection = { socket, hasAnswered: false, openedAt: performance.now(), endsAt: 0 };
    this.#open.add(connection);
    socket.on('free', () => this.#keep(connection));
    socket.on('close', (isBroken) => this.#forget(connection, isBroken));
    socket.on('session', (session: Buffer) => (this.#session = session));
    socket.on('end', () => this.#learn(connection));
    // While it serves nothing, nobody else listens.
    socket.on('error', (error) => 'code' in error && this.#learn(connection));
    // What nobody asked for would be taken for the answer to the next request.
    socket.on('data', () => connection.request ?? socket.destroy());
    return connection;
  }

  #keep(connection: Connection): void {
    const { socket, request } = connection;
    const ms = this.#keptMs(request?.res);
    const isUsable = socket.writable && socket.readableLength === 0 && ms > 0;
    if (!isUsable || this.#idle.length >= mostIdle) return void socket.destroy();
    // A call that was aborted before it was sent has no answer.
    connection.hasAnswered ||= Boolean(request?.res);
    connection.request = undefined;
    connection.endsAt = performance.now() + ms;
    const next = this.#waiting.shift();
    if (next) return this.#reuse(connection, next);
    // It keeps no program alive.
    socket.unref();
    this.#idle.push(connection);
    this.#watch(connection.endsAt);
  }

  /** The server has closed a connection; before its first answer, or within one, that says nothing of others. */
  #learn({ openedAt, hasAnswered, request }: Connection): void {
    if (!hasAnswered || request?.res) return;
    this.#mistrust.learn(openedAt);
    if (this.#mistrust.holds) for (const { socket } of this.#idle) socket.destroy();
  }

  /** How long to keep a connection; a server that says how long it will do so is left a second before. */
  #keptMs(answer: IncomingMessage | null | undefined): number {
    if (this.#mistrust.holds) return 0;
    const field = answer && fieldOf(answer, 'keep-alive');
    const [, seconds = Infinity] = (field && /\btimeout\s*=\s*"?(\d+)/i.exec(field)) || [];
    return Math.min(this.#options.keepAliveMs, Number(seconds) * 1_000 - 1_000);
  }

  #watch(endsAt: number): void {
    if (this.#timerEndsAt <= endsAt) return;
    clearTimeout(this.#timer);
    this.#timerEndsAt = endsAt;
    this.#timer = setTimeout(() => this.#closeIdle(), endsAt - performance.now());
    this.#timer.unref();
  }

  #closeIdle(): void {
    this.#timerEndsAt = Infinity;
    const now = performance.now();
    for (const { socket, endsAt } of this.#idle) {
      if (endsAt <= now) socket.destroy();
      else this.#watch(endsAt);
    }
  }

  #forget(connection: Connection, isBroken: boolean): void {
    this.#open.delete(connection);
    const index = this.#idle.indexOf(connection);
    if (index >= 0) this.#idle.splice(index, 1);
    if (isBroken) this.#session = undefined;
    // What came first is served first.
    const next = connection.next ?? this.#waiting.shift();
    connection.next = undefined;
    if (next) this.#serve(next);
  }
}

function closed(): Error {
  return new Error('the transport was closed');
}
