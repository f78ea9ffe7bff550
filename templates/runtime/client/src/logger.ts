import { SENSITIVE_NAME, setHeaders } from './client/headers.ts';
import type { Transport, TransportContext } from './client/options.ts';
import { redactCause } from './client/redact.ts';

/**
 * One request of a call, without secrets: sensitive headers are redacted, and a query that may contain a secret is
 * removed.
 */
export interface RequestEvent {
  readonly operation: string;
  readonly method: string;
  /** Origin, path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Number of the request within its call, starting at 1. Retries and redirects count. */
  readonly attempt: number;
}

/** The headers of a response have arrived. */
export interface ResponseEvent extends RequestEvent {
  readonly status: number;
  /** Time since the request was sent, in milliseconds. */
  readonly durationMs: number;
}

/** A request failed without a response. */
export interface FailureEvent extends RequestEvent {
  /** Name and code of the error. */
  readonly error: Error | undefined;
  readonly durationMs: number;
}

/**
 * Hooks that observe the requests of a client. What a hook throws is ignored, so that a failing log cannot make a
 * successful write look failed.
 */
export interface Hooks {
  /** Called before a request. Returned headers are added to it, for example for tracing. */
  request?(event: RequestEvent): Readonly<Record<string, string>> | void;
  response?(event: ResponseEvent): void;
  failure?(event: FailureEvent): void;
}

/**
 * Wraps a transport so that hooks observe its requests.
 *
 * @param transport - sends the requests, by default the global `fetch`
 * @example new Client({ baseUrl, auth, fetch: observe(logger()) })
 */
export function observe(hooks: Hooks, transport: Transport = (url, init) => globalThis.fetch(url, init)): Transport {
  return async (url, init, sentFor) => {
    const event = eventOf(url, init, sentFor);
    const headers = { ...(init.headers as Record<string, string>) };
    runHook(() => {
      const added = hooks.request?.(event);
      setHeaders(headers, (added ?? {}) as Readonly<Record<string, string>>);
      return added;
    });
    const begun = performance.now();
    try {
      const response = await transport(url, { ...init, headers }, sentFor);
      runHook(() => hooks.response?.({ ...event, status: response.status, durationMs: performance.now() - begun }));
      return response;
    } catch (error) {
      runHook(() => hooks.failure?.({ ...event, error: redactCause(error), durationMs: performance.now() - begun }));
      throw error;
    }
  };
}

function eventOf(
  url: string,
  { method = '', headers }: RequestInit,
  { operation, attempt, redactQuery }: TransportContext,
): RequestEvent {
  const shown = Object.entries(headers ?? {}).map(([name, value]) => [
    name,
    SENSITIVE_NAME.test(name) ? '[redacted]' : String(value),
  ]);
  return {
    operation,
    method,
    url: redactQuery ? url.replace(/\?.*/, '') : url,
    headers: Object.fromEntries(shown),
    attempt,
  };
}

// A failing hook must not fail the call, nor crash the process later.
function runHook(run: () => unknown): void {
  try {
    Promise.resolve(run()).catch(() => {});
  } catch {}
}

/** Destination of log lines. `console` is one. */
export interface LogSink {
  debug(message: string, fields?: object): void;
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
}

/** Options of a logger. */
export interface LogOptions {
  /**
   * Destination of log lines.
   *
   * @default console
   */
  readonly sink?: LogSink | undefined;
  /** Names of additional headers and query parameters to redact. */
  readonly redact?: readonly string[] | undefined;
}

/**
 * Creates hooks that log each request (debug), response (info) and failure (warn). Headers and query parameters with
 * sensitive names are redacted; bodies are never logged.
 *
 * @example new Client({ baseUrl, auth, fetch: observe(logger()) })
 */
export function logger({ sink = console, redact = [] }: LogOptions = {}): Hooks {
  const hidden = new Set(redact.map((name) => name.toLowerCase()));
  const isHidden = (name: string): boolean => SENSITIVE_NAME.test(name) || hidden.has(name.toLowerCase());
  const line = ({ operation, method, url, attempt }: RequestEvent): string =>
    `${operation} ${method} ${shownUrl(url, isHidden)}${attempt > 1 ? ` (attempt ${attempt})` : ''}`;
  return {
    request(event) {
      const headers = Object.entries(event.headers).map(([name, value]) => [
        name,
        isHidden(name) ? '[redacted]' : value,
      ]);
      sink.debug(line(event), { headers: Object.fromEntries(headers) });
    },
    response(event) {
      sink.info(`${line(event)} responded with ${event.status} in ${Math.round(event.durationMs)} ms`);
    },
    failure(event) {
      sink.warn(`${line(event)} failed after ${Math.round(event.durationMs)} ms: ${event.error?.message}`);
    },
  };
}

function shownUrl(url: string, isHidden: (name: string) => boolean): string {
  const [place = '', query] = url.split('?');
  if (query === undefined) return place;
  const pairs = query.split('&').map((pair) => {
    const [name = ''] = pair.split('=');
    return isHidden(decodeURIComponent(name)) ? `${name}=[redacted]` : pair;
  });
  return `${place}?${pairs.join('&')}`;
}
