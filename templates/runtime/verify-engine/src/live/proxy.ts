import { Buffer } from 'node:buffer';
import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { decodeUtf8 } from '#mock/inspection.ts';
import { parseTargetUrl } from '#shared/guard/forwarding.ts';
import type { GuardOptions } from '#shared/guard/request-guard.ts';
import type { Exchange } from '../har/exchange.ts';
import { HarWriter } from '../har/har-writer.ts';
import { TrafficVerifier, type VerifyOptions, type VerifyReport, type VerifySource } from '../verify-har.ts';
import type {
  ExchangeBatch,
  ForwardedExchange,
  ForwarderCommand,
  ForwarderMessage,
  ForwarderOptions,
} from './forwarder.worker.ts';
import { READING_METHODS } from './session.ts';

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

/** Larger bodies are not decompressed. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** The thread that forwards, beside this file as a source, and in the folder beside it as a package ships it. */
const FORWARDER = new URL(`../live/forwarder.worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Starts a proxy on the loopback interface that forwards requests to a server and checks the traffic as `verifyHar`
 * does. A thread forwards bodies as they arrive, so that no request waits for the checks. If these fall behind by 1,000
 * exchanges, requests are delayed.
 *
 * @throws Error for a port or an archive that cannot be opened, credentials in the URL, or an invalid origin or host
 *   name
 */
export async function startProxy(source: VerifySource, options: ProxyOptions): Promise<Proxy> {
  const { cors, allowHosts } = options;
  const { href: to } = parseTargetUrl(options.to, 'to');
  const observer = new TrafficObserver(source, options);
  const forwarder = new Forwarder(observer, {
    ...{ to, cors, allowHosts },
    methods: options.isReadOnly === true ? READING_METHODS : undefined,
  });
  try {
    const port = await forwarder.start(options.port ?? 0);
    return {
      url: `http://127.0.0.1:${port}`,
      close: async () => {
        await forwarder.close();
        return observer.end();
      },
    };
  } catch (error) {
    await observer.discard();
    throw error;
  }
}

/** Thread that forwards. One that fails is reported and replaced, so that the traffic goes on. */
class Forwarder {
  readonly #observer: TrafficObserver;
  readonly #options: Omit<ForwarderOptions, 'port'>;
  readonly #closed: PromiseWithResolvers<void> = Promise.withResolvers();
  #worker: Worker | undefined;
  #isClosing = false;

  constructor(observer: TrafficObserver, options: Omit<ForwarderOptions, 'port'>) {
    this.#observer = observer;
    this.#options = options;
  }

  /** Starts the thread, and returns its port. */
  start(port: number): Promise<number> {
    const listening = Promise.withResolvers<number>();
    const workerData: ForwarderOptions = { ...this.#options, port };
    const worker = new Worker(FORWARDER, { workerData });
    this.#worker = worker;
    worker.on('message', (message: ForwarderMessage) => {
      if (message.kind === 'batch') void this.#check(worker, message);
      else if (message.kind === 'listening') listening.resolve(message.port);
      else listening.reject(new Error(message.message));
    });
    const state = { failure: 'its thread ended' };
    worker.on('error', (error) => {
      state.failure = messageOf(error);
    });
    worker.on('exit', () => {
      listening.reject(new Error(state.failure));
      if (this.#isClosing) return this.#closed.resolve();
      void listening.promise.then((former) => this.#restart(former, state.failure)).catch(() => undefined);
    });
    return listening.promise;
  }

  /** Stops the thread when the requests on their way have ended, and their exchanges have arrived. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#worker?.postMessage({ kind: 'close' } satisfies ForwarderCommand);
    await this.#closed.promise;
  }

  async #restart(port: number, failure: string): Promise<void> {
    this.#observer.fail(`The proxy failed and was started again: ${failure}`);
    try {
      await this.start(port);
    } catch (error) {
      this.#observer.fail(`The proxy ended: ${messageOf(error)}`);
      this.#closed.resolve();
    }
  }

  async #check(worker: Worker, { exchanges, bodies }: ExchangeBatch): Promise<void> {
    const batch: readonly ForwardedExchange[] = JSON.parse(exchanges);
    await this.#observer.observe(batch, Buffer.from(bodies));
    const command: ForwarderCommand = { kind: 'checked', exchanges: batch.length, bytes: bodies.byteLength };
    worker.postMessage(command);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Checks exchanges in their order, and writes them to the archive. */
class TrafficObserver {
  readonly #verifier: TrafficVerifier;
  readonly #record: string | undefined;
  readonly #writer: HarWriter | undefined;
  #running: Promise<void> = Promise.resolve();
  #number = 0;

  constructor(source: VerifySource, { record, to, ...options }: ProxyOptions) {
    this.#verifier = new TrafficVerifier(source, { ...options, baseUrl: to });
    this.#record = record;
    this.#writer = record === undefined ? undefined : new HarWriter(record, this.#verifier.redactor);
  }

  /** Checks a batch after those before it. */
  observe(exchanges: readonly ForwardedExchange[], bodies: Buffer): Promise<void> {
    this.#running = this.#running.then(() => this.#observe(exchanges, bodies));
    return this.#running;
  }

  fail(message: string): void {
    this.#verifier.fail(message);
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

  async #observe(exchanges: readonly ForwardedExchange[], bodies: Buffer): Promise<void> {
    // Signals and timers of this thread go first.
    await new Promise((resolve) => setImmediate(resolve));
    let offset = 0;
    for (const exchange of exchanges) {
      const [sent, received] = [offset + exchange.sentBytes, offset + exchange.sentBytes + exchange.receivedBytes];
      try {
        await this.#check(exchange, [bodies.subarray(offset, sent), bodies.subarray(sent, received)]);
      } catch (error) {
        this.fail(`Exchange ${this.#number} cannot be checked: ${messageOf(error)}`);
      }
      offset = received;
    }
  }

  async #check(
    { method, url, time, status, requestHeaders, responseHeaders, skipped }: ForwardedExchange,
    [requestBody, responseBody]: readonly [Buffer, Buffer],
  ): Promise<void> {
    this.#number += 1;
    if (skipped !== undefined) return this.#verifier.skip(skipped);
    const exchange: Exchange = {
      number: this.#number,
      ...{ method, url, time, status, requestBody },
      target: url.replace(/^[a-z]+:\/\/[^/]*/i, ''),
      requestHeaders: flat(requestHeaders),
      responseHeaders: flat(responseHeaders),
      responseBody: decodeBody(responseHeaders['content-encoding'], responseBody),
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
