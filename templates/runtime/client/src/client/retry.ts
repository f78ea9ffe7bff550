import type { StatusError } from '../errors.ts';
import type { RetryPolicy } from './operation.ts';

// Matches an error with its status: no connection or no response; timeout, too early, too many requests, and any server
// error but 501 (not implemented), which is permanent.
const TRANSIENT = /^(Network|Timeout)|(408|425|429|(?!501)[5-9]..)$/;

/** Retries transient failures: network errors, timeouts, overload and server errors. */
export const retryTransient: RetryPolicy = (error, { connection: { clock, options }, options: call }, retries) => {
  const {
    maxRetries = 2,
    retryDelayMs = 250,
    maxRetryDelayMs = 8_000,
    maxRetryAfterMs = 30_000,
  } = { ...options.retry, ...call.retry };
  const { name, status, retryAfterMs } = error as StatusError;
  if (retries >= maxRetries || !TRANSIENT.test(`${name} ${status}`)) return Infinity;
  // Full jitter, so that clients do not retry at the same moment.
  if (retryAfterMs === undefined) return clock.random() * Math.min(retryDelayMs * 2 ** retries, maxRetryDelayMs);
  return retryAfterMs > maxRetryAfterMs ? Infinity : retryAfterMs;
};

/** Parses a `Retry-After` header, in seconds or as a date, into milliseconds. Returns `undefined` if it is neither. */
export function parseRetryAfter(field: string | null, now: number): number | undefined {
  const text = field ?? '';
  // A date contains a time of day. Without this check, engines parse "-1" and "1.5" as dates.
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(/:/.test(text) ? text : '') - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
