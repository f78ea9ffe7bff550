import type { StatusError } from './errors/status-error.ts';
import type { Repetition } from './operation.ts';

/** When and how often a safe operation is repeated. Others never are, whatever stands here. */
export interface RetryOptions {
  /** The most repetitions of one call. Default 2; 0 is none. */
  readonly limit?: number | undefined;
  /**
   * The pause before the first repetition is a random one up to this, and up to twice as much each time. Default 250
   * ms.
   */
  readonly firstPauseMs?: number | undefined;
  /** The longest pause. Default 8,000 ms. */
  readonly longestPauseMs?: number | undefined;
  /** A server that asks for a longer pause (`Retry-After`) is not asked again. Default 30,000 ms. */
  readonly longestRetryAfterMs?: number | undefined;
}

/** Repeats what may pass: a failure of the connection, a silence, an overload or a fault of the server. */
export const retry: Repetition = (error, { connection: { clock, options }, options: call }, repetitions) => {
  const {
    limit = 2,
    firstPauseMs = 250,
    longestPauseMs = 8_000,
    longestRetryAfterMs = 30_000,
  } = { ...options.retry, ...call.retry };
  const { retryAfterMs } = error as StatusError;
  // An overload, or a fault of the server, but for 501: it does not know how, and will not soon.
  const mayPass = /Network|Timeout|408|425|429|5(?!01)../.test(`${error.name} ${error.status}`);
  if (!mayPass || repetitions >= limit) return Infinity;
  // Spread over its whole length, so that clients do not return together.
  if (retryAfterMs === undefined) return clock.random() * Math.min(firstPauseMs * 2 ** repetitions, longestPauseMs);
  return retryAfterMs > longestRetryAfterMs ? Infinity : retryAfterMs;
};
