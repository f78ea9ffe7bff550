import { addFields, isSecretField } from './client/headers.ts';
import type { Transport, TransportContext } from './client/options.ts';
import { plainCause } from './client/redact.ts';

/**
 * One request of a call, free of secrets: fields that carry one are redacted, a query that may hold one is left out.
 */
export interface RequestEvent {
  readonly operation: string;
  readonly method: string;
  /** Origin, path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 1 for the first request of a call; more where it is repeated. */
  readonly attempt: number;
}

/** An answer has begun. */
export interface ResponseEvent extends RequestEvent {
  readonly status: number;
  /** From sending the request, in milliseconds. */
  readonly durationMs: number;
}

/** A request was not answered. */
export interface FailureEvent extends RequestEvent {
  /** Name and code of what was thrown. */
  readonly error: Error | undefined;
  readonly durationMs: number;
}

/**
 * Told about the requests of a client. They are told, not asked: what one throws is ignored, so that a failing log
 * cannot make a write that was done look undone.
 */
export interface Hooks {
  /** Before a request; the fields it returns are added (for tracing, say). */
  request?(event: RequestEvent): Readonly<Record<string, string>> | void;
  response?(event: ResponseEvent): void;
  failure?(event: FailureEvent): void;
}

/**
 * A transport that tells hooks about its requests.
 *
 * @param transport - what sends the requests; default: the global `fetch`
 * @example new Client({ baseUrl, auth, fetch: observe(logger()) })
 */
export function observe(hooks: Hooks, transport: Transport = (url, init) => globalThis.fetch(url, init)): Transport {
  return async (url, init, sentFor) => {
    const event = eventOf(url, init, sentFor);
    const headers = { ...(init.headers as Record<string, string>) };
    tell(() => {
      const added = hooks.request?.(event);
      addFields(headers, added ?? {});
      return added;
    });
    const begun = performance.now();
    try {
      const response = await transport(url, { ...init, headers }, sentFor);
      tell(() => hooks.response?.({ ...event, status: response.status, durationMs: performance.now() - begun }));
      return response;
    } catch (error) {
      tell(() => hooks.failure?.({ ...event, error: plainCause(error), durationMs: performance.now() - begun }));
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
    isSecretField(name) ? '[redacted]' : String(value),
  ]);
  return {
    operation,
    method,
    url: redactQuery ? url.replace(/\?.*/, '') : url,
    headers: Object.fromEntries(shown),
    attempt,
  };
}

// A log that fails must not make a call fail, nor, where it fails later, end the program.
function tell(run: () => unknown): void {
  try {
    Promise.resolve(run()).catch(() => {});
  } catch {}
}

/** Where lines go; `console` is one. */
export interface LogSink {
  debug(message: string, fields?: object): void;
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
}

/** Options of a log. */
export interface LogOptions {
  /** Where lines go. Default `console`. */
  readonly sink?: LogSink | undefined;
  /** Further header fields and query parameters whose values are not shown, by name. */
  readonly redact?: readonly string[] | undefined;
}

/**
 * Hooks that write a line for each request (debug), answer (info) and failure (warn). Values of header fields and query
 * parameters whose names speak of a secret are not shown; bodies never are.
 *
 * @example new Client({ baseUrl, auth, fetch: observe(logger()) })
 */
export function logger({ sink = console, redact = [] }: LogOptions = {}): Hooks {
  const hidden = new Set(redact.map((name) => name.toLowerCase()));
  const isHidden = (name: string): boolean => isSecretField(name) || hidden.has(name.toLowerCase());
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
      sink.info(`${line(event)} answered ${event.status} in ${Math.round(event.durationMs)} ms`);
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
