import { addFields, isSecretField } from './core/header-fields.ts';
import type { TransportContext, Transport } from './core/options.ts';
import { plainCause } from './core/plain-cause.ts';

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
  { operation, attempt, redactQuery: redactQuery }: TransportContext,
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
