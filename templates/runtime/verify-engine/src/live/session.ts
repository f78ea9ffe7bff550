import { decodeUtf8, type EncodedBody, isBodiless } from '#mock/inspection.ts';
import { isObject, type Json } from '#shared/json.ts';
import { type Exchange, ORIGIN } from '../har/exchange.ts';
import type { TrafficVerifier } from '../verify-har.ts';

/** Request of a session, relative to its base URL. */
export interface LiveRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Json | undefined;
  /** Body of another media type than JSON. */
  readonly content?: EncodedBody | undefined;
  /** Sends no credentials. */
  readonly isAnonymous?: boolean;
}

/** Options of a {@link Session}. */
export interface SessionOptions {
  /** URL of the server, before the paths of the document. */
  readonly baseUrl: string;
  /** Value of the header `Authorization`. */
  readonly authorization?: string | undefined;
  /** Further headers of every request, such as an API key; requests without credentials omit them. @default none */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sends methods that only read. @default false */
  readonly isReadOnly?: boolean | undefined;
  /** Names of members that no JSON body has, at any level. @default none */
  readonly omit?: readonly string[] | undefined;
  /** Limit of requests per second. @default 20 */
  readonly rate?: number | undefined;
  /** Limit of requests. @default 10000 */
  readonly maxRequests?: number | undefined;
  /** Called with each exchange, and its request. */
  readonly onExchange: (exchange: Exchange, request: LiveRequest) => void | Promise<void>;
  /** Called with a request whose connection the server closed twice, without a response. @default `onExchange` */
  readonly onClosed?: ((exchange: Exchange) => void | Promise<void>) | undefined;
  /** @default the global function */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Stops the session; requests of the cleanup still go out. */
  readonly signal?: AbortSignal | undefined;
}

/** Thrown for a request that the session does not send: the limit is reached, or it is stopped. */
export class SessionEndError extends Error {
  override readonly name = 'SessionEndError';
}

/** Thrown at a limit that the caller set, which is no failure: what was checked until then stays. */
export class SessionLimitError extends SessionEndError {}

/** Thrown for the first request of a session if no server responds at its URL. */
export class UnreachableServerError extends SessionEndError {}

/** Thrown if a server that responded before takes no connection any more. */
export class ServerStoppedError extends SessionLimitError {
  /** Exchange after which it stopped. */
  readonly exchange: Exchange;

  constructor(message: string, exchange: Exchange) {
    super(message);
    this.exchange = exchange;
  }
}

/** Methods that read (RFC 9110, section 9.2.1; PROPFIND of RFC 4918). */
const READING_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'PROPFIND'];
/** Headers from which servers of old clients take the method, instead of the request line. */
const METHOD_HEADERS: readonly string[] = ['x-http-method-override', 'x-http-method', 'x-method-override'];

/** Request as far as it says what a server does. Names of headers are in lower case. */
interface RequestHead {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Returns a method of a request that does not only read: its own, that of a header, or of the parameter `_method`. */
export function findWritingMethod({ method, target, headers }: RequestHead): string | undefined {
  const overrides = METHOD_HEADERS.flatMap((name) => String(headers[name] ?? []).split(','));
  const parameters = new URLSearchParams(target.split('?').slice(1).join('?')).getAll('_method');
  const methods = [method, ...overrides, ...parameters].map((text) => text.trim().toUpperCase());
  return methods.find((text) => text !== '' && !READING_METHODS.includes(text));
}

/** Limit of a response, so that a compression bomb does not fill the memory. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
/** Time in which a server may start again. */
const RESTART_MS = 2_000;
/** Messages of a connection that the server closed, and of one that it does not take. */
const CLOSED = /other side closed|ECONNRESET|EPIPE/;
const REFUSED = /ECONNREFUSED/;
/** Status of an exchange without a response. */
const NO_RESPONSE = 599;

/** Records why a session ended before its time. */
export function recordEnd(error: unknown, verifier: TrafficVerifier): void {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ServerStoppedError) verifier.observeClosed(error.exchange, message);
  if (error instanceof SessionLimitError) verifier.cut(`The rest was not tried: ${message}.`);
  else verifier.fail(message);
}

/** Sends requests to a server, one after the other: limited in rate and number, never redirected. */
export class Session {
  readonly #options: SessionOptions;
  readonly #baseUrl: string;
  #sent = 0;
  #nextAt = 0;
  #isCleaning = false;
  #last: Exchange | undefined;
  #stopped: ServerStoppedError | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '');
  }

  /** Tests whether only the cleanup sends requests. */
  get isCleaning(): boolean {
    return this.#isCleaning;
  }

  /** Number of requests that were sent. */
  get sent(): number {
    return this.#sent;
  }

  /** Tests whether a method may be sent. */
  allows(method: string): boolean {
    return this.#options.isReadOnly !== true || READING_METHODS.includes(method);
  }

  /** From now on only the cleanup sends requests, which no limit stops. */
  startCleanup(): void {
    this.#isCleaning = true;
  }

  /**
   * Sends a request.
   *
   * @throws SessionEndError at the limit, or after a stop
   * @throws Error for a writing method in a read-only session
   */
  async send(request: LiveRequest): Promise<Exchange> {
    const { authorization, headers: own, onExchange, onClosed = onExchange, fetch = globalThis.fetch } = this.#options;
    const body = bodyOf(request, this.#options.omit);
    const headers = {
      accept: 'application/json, */*;q=0.5',
      ...(body === undefined ? {} : { 'content-type': body.mediaType }),
      ...(authorization === undefined || request.isAnonymous === true ? {} : { authorization }),
      ...(request.isAnonymous === true ? {} : lowerCased(own)),
      ...lowerCased(request.headers),
    };
    const writing = this.#options.isReadOnly === true ? findWritingMethod({ ...request, headers }) : undefined;
    if (writing !== undefined) throw new Error(`${writing} is not sent: the session only reads.`);
    if (this.#stopped !== undefined) throw this.#stopped;
    await this.#waitForTurn();
    this.#sent += 1;
    const url = this.#baseUrl + request.target;
    const sendOnce = (): Promise<Response> =>
      fetch(url, {
        method: request.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: body.bytes }),
      });
    const exchange: Exchange = {
      number: this.#sent,
      method: request.method,
      url,
      target: url.replace(ORIGIN, ''),
      requestHeaders: headers,
      requestBody: body?.bytes ?? new Uint8Array(),
      status: NO_RESPONSE,
      responseHeaders: {},
      responseBody: '',
      time: Date.now(),
    };
    const response = await this.#connect(exchange, sendOnce);
    this.#last =
      response === undefined
        ? exchange
        : {
            ...exchange,
            status: response.status,
            responseHeaders: Object.fromEntries(response.headers),
            responseBody: isBodiless(response.status) ? '' : await readLimited(response),
            time: Date.now(),
          };
    await (response === undefined ? onClosed : onExchange)(this.#last, request);
    return this.#last;
  }

  /** Sends a request again if its connection was lost; `undefined` if the server closes it each time. */
  async #connect(exchange: Exchange, sendOnce: () => Promise<Response>): Promise<Response | undefined> {
    let reason = '';
    let closed = 0;
    // A server may close a kept connection while the next request is on its way, and may start again.
    for (const pauseMs of [0, 0, RESTART_MS]) {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      try {
        return await sendOnce();
      } catch (error) {
        reason = this.#reasonOf(error);
      }
      if (CLOSED.test(reason)) closed += 1;
      if (closed > 1) return undefined;
    }
    const last = closed > 0 ? exchange : (this.#last ?? exchange);
    this.#stopped = new ServerStoppedError(`the server stopped: ${reason}`, last);
    throw this.#stopped;
  }

  /** @throws Error with the reason of a failure, unless a server that responded before lost the connection */
  #reasonOf(error: unknown): string {
    const reason = causeOf(error);
    if (reason === 'bad port')
      throw new UnreachableServerError(
        `${this.#baseUrl} has a port that fetch does not connect to, such as those of mail and of X11 (Fetch Standard, "port blocking"). Let the server listen on another port.`,
      );
    if (this.#last === undefined)
      throw new UnreachableServerError(`${this.#baseUrl} does not respond: ${reason}. Is the server running?`);
    if (!CLOSED.test(reason) && !REFUSED.test(reason)) throw new Error(reason, { cause: error });
    return reason;
  }

  async #waitForTurn(): Promise<void> {
    const { rate = 20, maxRequests = 10_000, signal } = this.#options;
    if (!this.#isCleaning) {
      if (signal?.aborted === true) throw new SessionEndError('The session was stopped.');
      if (this.#sent >= maxRequests) throw new SessionLimitError(`the limit of ${maxRequests} requests is reached`);
    }
    const now = performance.now();
    const at = Math.max(now, this.#nextAt);
    this.#nextAt = at + 1000 / rate;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  }
}

/** Returns the message of the innermost cause: `connect ECONNREFUSED 127.0.0.1:80` for "fetch failed". */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return causeOf(error.cause);
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first === undefined ? error.message : causeOf(first);
}

/** Leaves members out of a JSON value, at any level. */
export function withoutMembers(value: Json, names: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((entry: Json) => withoutMembers(entry, names));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutMembers(inner, names)]));
}

function bodyOf({ json, content }: LiveRequest, omit: readonly string[] = []): EncodedBody | undefined {
  if (content !== undefined || json === undefined) return content;
  return {
    mediaType: 'application/json',
    bytes: Buffer.from(JSON.stringify(omit.length === 0 ? json : withoutMembers(json, omit))),
  };
}

/** Names of headers are in lower case in every exchange, as those of the checks and the model are. */
function lowerCased(headers: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** @throws Error if the body is larger than the limit */
async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new Error(`A response is larger than ${MAX_RESPONSE_BYTES / 1024 / 1024} MB.`);
    parts.push(part);
  }
  return decodeUtf8(Buffer.concat(parts));
}
