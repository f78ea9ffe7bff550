import { Buffer } from 'node:buffer';
import {
  createServer,
  Agent as HttpAgent,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { decodeUtf8 } from '@bmp/mock/inspection';
import type { Exchange } from '../har/exchange.ts';
import { HarWriter } from '../har/har-writer.ts';
import { TrafficVerifier, type VerifyOptions, type VerifyReport, type VerifySource } from '../verify-har.ts';
import { isReadingMethod } from './session.ts';

/** Options of {@link startProxy}. */
export interface ProxyOptions extends Omit<VerifyOptions, 'baseUrl'> {
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

/** Headers between two hops (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
]);
/** Larger bodies are forwarded, and neither checked nor recorded. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** Exchanges that wait for their check; further ones are only counted. */
const MAX_WAITING = 1_000;

/**
 * Starts a proxy on the loopback interface that forwards requests to a server and checks the traffic as `verifyHar`
 * does. Bodies are forwarded as they arrive; the checks run when no request is waiting.
 *
 * @throws Error of Node for a port or an archive that cannot be opened
 */
export async function startProxy(source: VerifySource, options: ProxyOptions): Promise<Proxy> {
  const observer = new TrafficObserver(source, options);
  const target = new URL(options.to);
  const isSecure = target.protocol === 'https:';
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const send = isSecure ? httpsRequest : httpRequest;
  const server = createServer((incoming, outgoing) => {
    if (options.isReadOnly === true && !isReadingMethod(incoming.method ?? '')) return rejectWrite(incoming, outgoing);
    const sent = new BodyRecorder();
    const time = Date.now();
    const path = target.pathname.replace(/\/$/, '') + (incoming.url ?? '/');
    const headers = { ...forwarded(incoming.headers), host: target.host };
    const upstream = send(
      { agent, host: target.hostname, port: target.port, method: incoming.method, path, headers },
      (response) => {
        const received = new BodyRecorder();
        outgoing.writeHead(response.statusCode ?? 502, forwarded(response.headers));
        response.on('data', (chunk: Buffer) => received.add(chunk));
        response.on('end', () =>
          observer.observe({ incoming, response, sent, received, time, url: target.origin + path }),
        );
        response.pipe(outgoing);
      },
    );
    upstream.on('error', (error) => failUpstream(outgoing, error));
    outgoing.on('close', () => upstream.destroy());
    incoming.on('data', (chunk: Buffer) => sent.add(chunk));
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const close = async (): Promise<VerifyReport> => {
    server.closeIdleConnections();
    await new Promise((resolve) => {
      server.close(resolve);
      setTimeout(() => server.closeAllConnections(), 1_000).unref();
    });
    agent.destroy();
    return observer.end();
  };
  return { url: `http://127.0.0.1:${portOf(server.address())}`, close };
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function rejectWrite(incoming: IncomingMessage, outgoing: ServerResponse): void {
  incoming.resume();
  outgoing
    .writeHead(403, { 'content-type': 'text/plain' })
    .end(`The proxy only reads: ${incoming.method} is not sent.\n`);
}

function failUpstream(outgoing: ServerResponse, error: Error): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`The server cannot be reached: ${error.message}\n`);
}

function forwarded(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const named = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !HOP_BY_HOP.has(name) && !named.includes(name)) kept[name] = value;
  return kept;
}

/** Records a body up to the limit. */
class BodyRecorder {
  #chunks: Buffer[] = [];
  #size = 0;

  add(chunk: Buffer): void {
    this.#size += chunk.byteLength;
    if (this.isTooLarge) this.#chunks = [];
    else this.#chunks.push(chunk);
  }

  get isTooLarge(): boolean {
    return this.#size > MAX_BODY_BYTES;
  }

  bytes(): Buffer {
    const [first] = this.#chunks;
    return this.#chunks.length === 1 && first !== undefined ? first : Buffer.concat(this.#chunks);
  }
}

interface ForwardedExchange {
  readonly incoming: IncomingMessage;
  readonly response: IncomingMessage;
  readonly sent: BodyRecorder;
  readonly received: BodyRecorder;
  readonly time: number;
  readonly url: string;
}

/** Checks exchanges in their order, and writes them to the archive. */
class TrafficObserver {
  readonly #verifier: TrafficVerifier;
  readonly #writer: HarWriter | undefined;
  readonly #waiting: ForwardedExchange[] = [];
  #running: Promise<void> | undefined;
  #number = 0;

  constructor(source: VerifySource, { record, to, ...options }: ProxyOptions) {
    this.#verifier = new TrafficVerifier(source, { ...options, baseUrl: to });
    this.#writer = record === undefined ? undefined : new HarWriter(record, this.#verifier.redactor);
  }

  observe(exchange: ForwardedExchange): void {
    if (this.#waiting.length >= MAX_WAITING) return this.#verifier.skip('not checked, because there were too many');
    this.#waiting.push(exchange);
    this.#running ??= this.#run();
  }

  async end(): Promise<VerifyReport> {
    await this.#running;
    this.#writer?.close();
    return this.#verifier.report();
  }

  async #run(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      // Requests that arrived meanwhile go first.
      await new Promise((resolve) => setImmediate(resolve));
      try {
        await this.#check(next);
      } catch (error) {
        this.#verifier.fail(error instanceof Error ? error.message : String(error));
      }
    }
    this.#running = undefined;
  }

  async #check({ incoming, response, sent, received, time, url }: ForwardedExchange): Promise<void> {
    this.#number += 1;
    if (sent.isTooLarge || received.isTooLarge) return this.#verifier.skip('larger than 32 MB');
    const responseHeaders = flat(response.headers);
    const exchange: Exchange = {
      number: this.#number,
      method: (incoming.method ?? '').toUpperCase(),
      url,
      target: url.replace(/^[a-z]+:\/\/[^/]*/i, ''),
      requestHeaders: flat(incoming.headers),
      requestBody: sent.bytes(),
      status: response.statusCode ?? 0,
      responseHeaders,
      responseBody: decodeBody(responseHeaders['content-encoding'], received.bytes()),
      time,
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

const DECODERS = { gzip: gunzipSync, 'x-gzip': gunzipSync, deflate: inflateSync, br: brotliDecompressSync };

/** Decompresses a body for the checks; `undefined` if it is unknown, faulty, or too large (a compression bomb). */
function decodeBody(coding: string | undefined, bytes: Buffer): string | undefined {
  if (coding === undefined || coding === 'identity') return decodeUtf8(bytes);
  const decode = Object.entries(DECODERS).find(([name]) => name === coding.toLowerCase())?.[1];
  try {
    return decode === undefined ? undefined : decodeUtf8(decode(bytes, { maxOutputLength: MAX_BODY_BYTES }));
  } catch {
    return undefined;
  }
}
