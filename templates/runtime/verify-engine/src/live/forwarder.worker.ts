/**
 * Forwards requests to a server in a thread of its own, and posts the exchanges in batches to the thread that checks
 * them: over one connection, a request that waited for the checks of the one before took 2.4 times as long.
 */
import type { Buffer } from 'node:buffer';
import {
  createServer,
  Agent as HttpAgent,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { findTargetError, forwardedHeaders } from '#shared/guard/forwarding.ts';
import { type GuardOptions, RequestGuard } from '#shared/guard/request-guard.ts';

/** Options of the thread. */
export interface ForwarderOptions extends GuardOptions {
  /** URL of the server. */
  readonly to: string;
  /** Port on the loopback interface; 0 for a free one. */
  readonly port: number;
  /** Methods that are forwarded. @default all */
  readonly methods?: readonly string[] | undefined;
}

/** Exchange without its bodies, which follow each other in the bytes of a batch. */
export interface ForwardedExchange {
  readonly method: string;
  readonly url: string;
  readonly time: number;
  readonly requestHeaders: IncomingMessage['headers'];
  readonly status: number;
  readonly responseHeaders: IncomingMessage['headers'];
  readonly sentBytes: number;
  readonly receivedBytes: number;
  /** Reason why it was forwarded only. */
  readonly skipped?: string | undefined;
}

/** Exchanges in their order. */
export interface ExchangeBatch {
  readonly kind: 'batch';
  /** List of {@link ForwardedExchange} as JSON, which is faster to pass to another thread than objects. */
  readonly exchanges: string;
  readonly bodies: ArrayBuffer;
}

/** Message of the thread. */
export type ForwarderMessage =
  | ExchangeBatch
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly message: string };

/** Message to the thread: the exchanges of a batch are checked, or it ends. */
export type ForwarderCommand =
  { readonly kind: 'checked'; readonly exchanges: number; readonly bytes: number } | { readonly kind: 'close' };

/** Larger bodies are forwarded, and neither checked nor recorded. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** Further bodies are forwarded only while these wait for their check. */
const MAX_WAITING_BYTES = 4 * MAX_BODY_BYTES;
/** New requests wait while so many exchanges wait for their check: one that is skipped hides a change of state. */
const MAX_WAITING = 1_000;
/** Then they are forwarded all the same, and exchanges beyond twice the number are skipped. */
const MAX_DELAY_MS = 5_000;
const MAX_BATCH = 250;
const MAX_BATCH_BYTES = 1024 * 1024;
const BATCH_DELAY_MS = 50;
/** Requests on their way may still end after the proxy began to close. */
const CLOSE_DELAY_MS = 1_000;

/** Collects exchanges in batches for the other thread, with limits of what waits there. */
class ExchangeQueue {
  readonly #port: MessagePort;
  /** Exchanges and bytes that are not checked, also of requests on their way. */
  #waiting = 0;
  #bytes = 0;
  #exchanges: ForwardedExchange[] = [];
  #chunks: Buffer[] = [];
  #batchBytes = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #delayed: (() => void)[] = [];

  constructor(port: MessagePort) {
    this.#port = port;
  }

  get isFull(): boolean {
    return this.#waiting >= MAX_WAITING;
  }

  /** Waits until exchanges are checked, for a limited time. */
  async delay(): Promise<void> {
    const delayed = Promise.withResolvers<void>();
    const timer = setTimeout(delayed.resolve, MAX_DELAY_MS);
    this.#delayed.push(delayed.resolve);
    await delayed.promise;
    clearTimeout(timer);
  }

  /** Reserves memory for a chunk of a body; `false` if the limit is reached. */
  reserve(bytes: number): boolean {
    if (this.#bytes + bytes > MAX_WAITING_BYTES) return false;
    this.#bytes += bytes;
    return true;
  }

  release(bytes: number): void {
    this.#bytes -= bytes;
  }

  add(exchange: ForwardedExchange, bodies: readonly BodyRecorder[]): void {
    if (this.#waiting >= 2 * MAX_WAITING) {
      for (const body of bodies) body.drop();
      return this.#push({ ...exchange, sentBytes: 0, receivedBytes: 0, skipped: 'not checked, because too many wait' });
    }
    for (const { chunks, size } of bodies) {
      this.#chunks.push(...chunks);
      this.#batchBytes += size;
    }
    this.#push(exchange);
  }

  /** Frees what the other thread has checked, and lets delayed requests go on. */
  free({ exchanges, bytes }: Extract<ForwarderCommand, { kind: 'checked' }>): void {
    this.#waiting -= exchanges;
    this.#bytes -= bytes;
    if (this.isFull) return;
    for (const proceed of this.#delayed.splice(0)) proceed();
  }

  /** Posts what was collected. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#exchanges.length === 0) return;
    const bodies = new Uint8Array(this.#batchBytes);
    let offset = 0;
    for (const chunk of this.#chunks) {
      bodies.set(chunk, offset);
      offset += chunk.byteLength;
    }
    const batch: ExchangeBatch = {
      kind: 'batch',
      exchanges: JSON.stringify(this.#exchanges),
      bodies: bodies.buffer,
    };
    this.#port.postMessage(batch, [bodies.buffer]);
    [this.#exchanges, this.#chunks, this.#batchBytes] = [[], [], 0];
  }

  #push(exchange: ForwardedExchange): void {
    this.#waiting += 1;
    this.#exchanges.push(exchange);
    if (this.#exchanges.length >= MAX_BATCH || this.#batchBytes >= MAX_BATCH_BYTES) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), BATCH_DELAY_MS);
  }
}

/** Records a body up to the limit. */
class BodyRecorder {
  readonly #queue: ExchangeQueue;
  chunks: Buffer[] = [];
  size = 0;
  isTooLarge = false;

  constructor(queue: ExchangeQueue) {
    this.#queue = queue;
  }

  add(chunk: Buffer): void {
    if (this.isTooLarge) return;
    if (this.size + chunk.byteLength > MAX_BODY_BYTES || !this.#queue.reserve(chunk.byteLength)) {
      this.isTooLarge = true;
      return this.drop();
    }
    this.chunks.push(chunk);
    this.size += chunk.byteLength;
  }

  drop(): void {
    this.#queue.release(this.size);
    [this.chunks, this.size] = [[], 0];
  }
}

/** Forwards requests to one server. */
class Forwarder {
  readonly #options: ForwarderOptions;
  readonly #target: URL;
  readonly #basePath: string;
  readonly #agent: HttpAgent;
  readonly #send: typeof httpRequest;
  readonly #queue: ExchangeQueue;
  readonly #guard: RequestGuard;

  constructor(options: ForwarderOptions, queue: ExchangeQueue) {
    this.#options = options;
    this.#queue = queue;
    this.#guard = new RequestGuard(options);
    this.#target = new URL(options.to);
    this.#basePath = this.#target.pathname.replace(/\/$/, '');
    const isSecure = this.#target.protocol === 'https:';
    this.#agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
    this.#send = isSecure ? httpsRequest : httpRequest;
  }

  handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const decision = this.#guard.check(incoming);
    if (decision.kind === 'preflight') return void outgoing.writeHead(decision.status, decision.headers).end();
    if (decision.kind === 'rejected')
      return reject(outgoing, decision.status, `${decision.message} ${decision.advice}`);
    for (const [name, value] of Object.entries(decision.headers ?? {})) outgoing.setHeader(name, value);
    const error = findTargetError(incoming.url ?? '/', this.#basePath);
    if (error !== undefined) return reject(outgoing, 400, error);
    const { methods } = this.#options;
    if (methods !== undefined && !methods.includes(incoming.method ?? ''))
      return reject(outgoing, 403, `The proxy only reads: ${incoming.method} is not sent.`);
    if (!this.#queue.isFull) return this.#forward(incoming, outgoing);
    void this.#queue.delay().then(() => this.#forward(incoming, outgoing));
  }

  close(): void {
    this.#agent.destroy();
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const bodies = [new BodyRecorder(this.#queue), new BodyRecorder(this.#queue)] as const;
    const [sent] = bodies;
    const { hostname: host, port, host: authority } = this.#target;
    const { method, headers: requestHeaders } = incoming;
    const path = this.#basePath + (incoming.url ?? '/');
    const headers = { ...forwardedHeaders(requestHeaders), host: authority };
    const time = Date.now();
    const state = { isObserved: false };
    try {
      const upstream = this.#send({ agent: this.#agent, host, port, method, path, headers }, (response) => {
        if (!forwardResponse(response, outgoing, bodies[1])) return;
        response.on('end', () => {
          state.isObserved = true;
          this.#observe({ incoming, response, path, time }, bodies);
        });
      });
      upstream.on('error', (error) => failUpstream(outgoing, error));
      outgoing.on('close', () => {
        upstream.destroy();
        if (!state.isObserved) for (const body of bodies) body.drop();
      });
      if (!hasBody(requestHeaders)) return void upstream.end();
      incoming.on('data', (chunk: Buffer) => sent.add(chunk));
      incoming.pipe(upstream);
    } catch (error) {
      failUpstream(outgoing, error);
    }
  }

  #observe(
    {
      incoming,
      response,
      path,
      time,
    }: {
      readonly incoming: IncomingMessage;
      readonly response: IncomingMessage;
      readonly path: string;
      readonly time: number;
    },
    bodies: readonly [BodyRecorder, BodyRecorder],
  ): void {
    const isTooLarge = bodies.some((body) => body.isTooLarge);
    if (isTooLarge) for (const body of bodies) body.drop();
    const [sent, received] = bodies;
    this.#queue.add(
      {
        method: (incoming.method ?? '').toUpperCase(),
        url: this.#target.origin + path,
        time,
        requestHeaders: incoming.headers,
        status: response.statusCode ?? 0,
        responseHeaders: response.headers,
        sentBytes: sent.size,
        receivedBytes: received.size,
        skipped: isTooLarge ? 'larger than 32 MB' : undefined,
      },
      bodies,
    );
  }
}

function reject(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.req.resume();
  outgoing.writeHead(status, { 'content-type': 'text/plain' }).end(`${message}\n`);
}

/** Forwards a response as it arrives, and returns whether it can be: a server may send a status such as 042. */
function forwardResponse(response: IncomingMessage, outgoing: ServerResponse, body: BodyRecorder): boolean {
  try {
    const headers = forwardedHeaders(response.headers);
    for (const name of outgoing.getHeaderNames()) delete headers[name];
    outgoing.writeHead(response.statusCode ?? 502, headers);
  } catch (error) {
    response.resume();
    failUpstream(outgoing, error);
    return false;
  }
  response.on('data', (chunk: Buffer) => body.add(chunk));
  response.pipe(outgoing);
  return true;
}

function failUpstream(outgoing: ServerResponse, error: unknown): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  const reason = error instanceof Error ? error.message : String(error);
  outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`The server cannot be reached: ${reason}\n`);
}

/** Tests whether a request has a body (RFC 9112, section 6.3). Without one, no stream has to be copied. */
function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function runForwarder(options: ForwarderOptions, port: MessagePort): void {
  const queue = new ExchangeQueue(port);
  const post = (message: ForwarderMessage): void => port.postMessage(message);
  const forwarder = new Forwarder(options, queue);
  const server = createServer((incoming, outgoing) => forwarder.handle(incoming, outgoing));
  server.once('error', (error) => {
    post({ kind: 'failed', message: error.message });
    port.close();
  });
  server.listen(options.port, '127.0.0.1', () => post({ kind: 'listening', port: portOf(server) }));
  port.on('message', (command: ForwarderCommand) => {
    if (command.kind === 'checked') return queue.free(command);
    server.close(() => {
      forwarder.close();
      queue.flush();
      port.close();
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), CLOSE_DELAY_MS).unref();
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

if (parentPort !== null) runForwarder(workerData, parentPort);
