import type { Buffer } from 'node:buffer';
import { rmSync } from 'node:fs';
import {
  createServer,
  Agent as HttpAgent,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { decodeUtf8 } from '#mock/inspection.ts';
import { findTargetError, forwardedHeaders, framingHeaders, parseTargetUrl } from '#shared/guard/forwarding.ts';
import { ReceivedBody, ReceivedBytes } from '#shared/guard/received-body.ts';
import { type GuardOptions, RequestGuard } from '#shared/guard/request-guard.ts';
import { type Exchange, ORIGIN } from '../har/exchange.ts';
import { decompress, EXPANDS } from '../har/decompress.ts';
import { HarWriter } from '../har/har-writer.ts';
import { TrafficVerifier, type VerifyOptions, type VerifyReport, type VerifySource } from '../verify-har.ts';
import { findWritingMethod } from './session.ts';

/** Options of {@link startProxy}. */
export interface ProxyOptions extends Omit<VerifyOptions, 'baseUrl'>, GuardOptions {
  /** URL of the server, to which requests are forwarded. */
  readonly to: string;
  /** @default a free port */
  readonly port?: number | undefined;
  /** New file for the traffic as an HTTP Archive, without secrets. @default none */
  readonly record?: string | undefined;
  /** Rejects methods that write, without forwarding them. @default false */
  readonly isReadOnly?: boolean | undefined;
}

/** Running proxy. */
export interface Proxy {
  /** URL to which clients send their requests. */
  readonly url: string;
  /** Stops the proxy, completes the archive and returns the report. */
  readonly close: () => Promise<VerifyReport>;
}

/** Larger bodies are forwarded, and neither checked nor recorded. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** New requests wait while so much waits for its check: an exchange that is skipped hides a change of state. */
const MAX_WAITING = { exchanges: 1_000, bytes: 4 * MAX_BODY_BYTES };
/** Requests on their way may still end after the proxy began to close. */
const CLOSE_DELAY_MS = 1_000;

/**
 * Starts a proxy on the loopback interface that forwards requests to a server and checks the traffic as `verifyHar`
 * does. Bodies are forwarded as they arrive, and checked afterwards. If the checks fall behind by 1,000 exchanges or
 * 128 MB, new requests wait.
 *
 * @throws Error for a port or an archive that cannot be opened, credentials in the URL, or an invalid origin or host
 *   name
 */
export async function startProxy(source: VerifySource, options: ProxyOptions): Promise<Proxy> {
  const target = parseTargetUrl(options.to, 'to');
  const observer = new TrafficObserver(source, { ...options, to: target.href });
  try {
    const forwarder = new Forwarder(target, options, observer);
    const server = createServer((incoming, outgoing) => forwarder.handle(incoming, outgoing));
    const port = await new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(options.port ?? 0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    return {
      url: `http://127.0.0.1:${port}`,
      close: async () => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), CLOSE_DELAY_MS).unref();
        await closed;
        forwarder.close();
        return observer.end();
      },
    };
  } catch (error) {
    await observer.discard();
    throw error;
  }
}

/** Records a body up to the limit. */
class BodyRecorder {
  readonly #received: ReceivedBytes;
  readonly #body: ReceivedBody;
  /** Bytes of the body, recorded or not. */
  size = 0;
  /** Reason why the body is not recorded, for the report. */
  omission: string | undefined;

  constructor(received: ReceivedBytes) {
    this.#received = received;
    this.#body = new ReceivedBody(received);
  }

  add(chunk: Buffer): void {
    this.size += chunk.byteLength;
    if (this.omission !== undefined) return;
    this.#body.add(chunk);
    if (this.size > MAX_BODY_BYTES) this.omission = 'larger than 32 MiB';
    else if (this.#received.isExceeded) this.omission = 'received with too many others at once';
    if (this.omission !== undefined) this.release();
  }

  concat(): Buffer {
    return this.#body.concat();
  }

  release(): void {
    this.#body.release();
  }
}

/** Forwards requests to one server. */
class Forwarder {
  readonly #target: URL;
  readonly #isReadOnly: boolean;
  readonly #observer: TrafficObserver;
  readonly #basePath: string;
  readonly #agent: HttpAgent;
  readonly #send: typeof httpRequest;
  readonly #guard: RequestGuard;
  readonly #received = new ReceivedBytes();

  constructor(target: URL, { isReadOnly, cors, allowHosts }: ProxyOptions, observer: TrafficObserver) {
    this.#target = target;
    this.#isReadOnly = isReadOnly === true;
    this.#observer = observer;
    this.#guard = new RequestGuard({ cors, allowHosts });
    this.#basePath = target.pathname.replace(/\/$/, '');
    const isSecure = target.protocol === 'https:';
    this.#agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
    this.#send = isSecure ? httpsRequest : httpRequest;
  }

  handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const decision = this.#guard.check(incoming);
    if (decision.kind === 'preflight') return void outgoing.writeHead(decision.status, decision.headers).end();
    if (decision.kind === 'rejected')
      return reject(outgoing, decision.status, `${decision.message} ${decision.advice}`);
    for (const [name, value] of Object.entries(decision.headers ?? {})) outgoing.setHeader(name, value);
    const { method = '', url: target = '/', headers } = incoming;
    const error = findTargetError(target, this.#basePath);
    if (error !== undefined) return reject(outgoing, 400, error);
    const writing = this.#isReadOnly ? findWritingMethod({ method, target, headers }) : undefined;
    if (writing !== undefined) return reject(outgoing, 403, `The proxy only reads: ${writing} is not sent.`);
    const { backlog } = this.#observer;
    if (backlog === undefined) return this.#forward(incoming, outgoing);
    void backlog.then(() => this.#forward(incoming, outgoing));
  }

  close(): void {
    this.#agent.destroy();
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const [sent, received] = [new BodyRecorder(this.#received), new BodyRecorder(this.#received)];
    const { hostname: host, port, host: authority } = this.#target;
    const { method = '', headers: requestHeaders } = incoming;
    const path = this.#basePath + (incoming.url ?? '/');
    const headers = { ...forwardedHeaders(requestHeaders), ...framingHeaders(requestHeaders), host: authority };
    const request = { method: method.toUpperCase(), url: this.#target.origin + path, time: Date.now(), requestHeaders };
    let [hasResponse, isComplete] = [false, false];
    try {
      const upstream = this.#send({ agent: this.#agent, host, port, method, path, headers }, (response) => {
        hasResponse = true;
        if (!forwardResponse(response, outgoing, received)) return;
        const { statusCode: status = 0, headers: responseHeaders } = response;
        response.on('end', () => {
          isComplete = true;
          this.#observer.observe({ ...request, status, responseHeaders }, [sent, received]);
        });
      });
      upstream.on('error', (error) => failUpstream(outgoing, error));
      // Also without an error: after a change of the protocol that nobody asked for.
      upstream.on('close', () => hasResponse || failUpstream(outgoing, new Error('it closed the connection')));
      outgoing.on('close', () => {
        upstream.destroy();
        if (!isComplete) for (const body of [sent, received]) body.release();
      });
      if (!hasBody(requestHeaders)) return void upstream.end();
      incoming.on('data', (chunk: Buffer) => sent.add(chunk));
      incoming.pipe(upstream);
    } catch (error) {
      failUpstream(outgoing, error);
    }
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
  response.on('error', (error) => failUpstream(outgoing, error));
  response.pipe(outgoing);
  return true;
}

/** Responds for a server that failed, once: a response that waits for that of an earlier request is not sent yet. */
function failUpstream(outgoing: ServerResponse, error: unknown): void {
  if (outgoing.writableEnded) return;
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`The server cannot be reached: ${messageOf(error)}\n`);
}

/** Tests whether a request has a body (RFC 9112, section 6.3). Without one, no stream has to be copied. */
function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Exchange as it was forwarded, without its bodies. */
interface ForwardedExchange extends Pick<Exchange, 'method' | 'url' | 'time' | 'status'> {
  readonly requestHeaders: IncomingMessage['headers'];
  readonly responseHeaders: IncomingMessage['headers'];
}

/** Checks exchanges in their order, and writes them to the archive. */
class TrafficObserver {
  readonly #verifier: TrafficVerifier;
  readonly #record: string | undefined;
  readonly #writer: HarWriter | undefined;
  #running: Promise<void> = Promise.resolve();
  /** Exchanges and bytes that are not checked. */
  readonly #waiting = { exchanges: 0, bytes: 0 };
  #number = 0;

  constructor(source: VerifySource, { record, to, ...options }: ProxyOptions) {
    this.#verifier = new TrafficVerifier(source, { ...options, baseUrl: to });
    this.#record = record;
    this.#writer = record === undefined ? undefined : new HarWriter(record, this.#verifier.redactor);
  }

  /** Ends when what waits is checked; `undefined` while it is little. */
  get backlog(): Promise<void> | undefined {
    const { exchanges, bytes } = this.#waiting;
    return exchanges < MAX_WAITING.exchanges && bytes < MAX_WAITING.bytes ? undefined : this.#running;
  }

  /** Checks an exchange after those before it. */
  observe(exchange: ForwardedExchange, bodies: readonly [BodyRecorder, BodyRecorder]): void {
    const bytes = bodies.reduce((sum, { size }) => sum + size, 0);
    this.#waiting.exchanges += 1;
    this.#waiting.bytes += bytes;
    this.#running = this.#running.then(async () => {
      // Requests, signals and timers go first.
      await new Promise((resolve) => setImmediate(resolve));
      this.#number += 1;
      try {
        await this.#check(exchange, bodies);
      } catch (error) {
        this.#verifier.fail(`Exchange ${this.#number} cannot be checked: ${messageOf(error)}`);
      }
      for (const body of bodies) body.release();
      this.#waiting.exchanges -= 1;
      this.#waiting.bytes -= bytes;
    });
  }

  async end(): Promise<VerifyReport> {
    await this.#running;
    this.#writer?.close();
    return this.#verifier.report();
  }

  /** Removes the archive of a proxy that did not start. */
  async discard(): Promise<void> {
    await this.end();
    if (this.#record !== undefined) rmSync(this.#record);
  }

  async #check(
    { method, url, time, status, requestHeaders, responseHeaders }: ForwardedExchange,
    [sent, received]: readonly [BodyRecorder, BodyRecorder],
  ): Promise<void> {
    const omission = sent.omission ?? received.omission;
    if (omission !== undefined) return this.#verifier.skip(omission);
    const responseBody = decodeBody(responseHeaders['content-encoding'], received.concat());
    const exchange: Exchange = {
      number: this.#number,
      method,
      url,
      time,
      status,
      requestBody: sent.concat(),
      target: url.replace(ORIGIN, ''),
      requestHeaders: flat(requestHeaders),
      responseHeaders: flat(responseHeaders),
      ...(responseBody === EXPANDS ? { responseBody: undefined, omission: EXPANDS } : { responseBody }),
    };
    // First, so that the verifier has learned the secrets before anything is written.
    await this.#verifier.verify(exchange);
    this.#writer?.write(exchange);
  }
}

function flat(headers: IncomingMessage['headers']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name === '__proto__' ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}

/** Decompresses a body for the checks; `undefined` if it is unknown or faulty. */
function decodeBody(coding: string | undefined, bytes: Buffer): string | undefined {
  const decoded = coding === undefined || coding === 'identity' ? bytes : decompress(bytes, coding);
  return decoded === undefined || decoded === EXPANDS ? decoded : decodeUtf8(decoded);
}
