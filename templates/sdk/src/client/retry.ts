import type { StatusError } from '../errors.ts';
import type { RetryPolicy } from './operation.ts';

/** When and how often a safe operation is repeated. Others never are, whatever stands here. */
export interface RetryOptions {
  /** The most repetitions of one call. Default 2; 0 is none. */
  readonly maxRetries?: number | undefined;
  /**
   * The pause before the first repetition is a random one up to this, and up to twice as much each time. Default 250
   * ms.
   */
  readonly retryDelayMs?: number | undefined;
  /** The longest pause. Default 8,000 ms. */
  readonly maxRetryDelayMs?: number | undefined;
  /** A server that asks for a longer pause (`Retry-After`) is not asked again. Default 30,000 ms. */
  readonly maxRetryAfterMs?: number | undefined;
}

/** Repeats what may pass: a failure of the connection, a silence, an overload or a fault of the server. */
export const retryTransient: RetryPolicy = (error, { connection: { clock, options }, options: call }, repetitions) => {
  const {
    maxRetries: limit = 2,
    retryDelayMs = 250,
    maxRetryDelayMs = 8_000,
    maxRetryAfterMs = 30_000,
  } = { ...options.retry, ...call.retry };
  const { retryAfterMs } = error as StatusError;
  // An overload, or a fault of the server, but for 501: it does not know how, and will not soon.
  const mayPass = /Network|Timeout|408|425|429|5(?!01)../.test(`${error.name} ${error.status}`);
  if (!mayPass || repetitions >= limit) return Infinity;
  // Spread over its whole length, so that clients do not return together.
  if (retryAfterMs === undefined) return clock.random() * Math.min(retryDelayMs * 2 ** repetitions, maxRetryDelayMs);
  return retryAfterMs > maxRetryAfterMs ? Infinity : retryAfterMs;
};

/** The milliseconds that a `Retry-After` field names, as seconds or as a date; nothing where it is neither. */
export function retryAfter(field: string | null, now: number): number | undefined {
  const text = field ?? '';
  // A date has a time of day: without one, engines read dates of their own making into "-1" and "1.5".
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : /:/.test(text) ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
