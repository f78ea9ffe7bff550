import { NetworkError } from './errors/network-error.ts';
import type { SdkError } from './errors/sdk-error.ts';
import { StatusError } from './errors/status-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';

/** When and how often a safe operation is repeated. Others never are, whatever stands here. */
export interface RetryOptions {
  /** The most repetitions of one call. Default 2; 0 is none. */
  readonly limit?: number | undefined;
  /** The pause before the first repetition is a random one up to this, and up to twice as much each time. Default 250 ms. */
  readonly firstPauseMs?: number | undefined;
  /** The longest pause. Default 8,000 ms. */
  readonly longestPauseMs?: number | undefined;
  /** A server that asks for a longer pause (`Retry-After`) is not asked again. Default 30,000 ms. */
  readonly longestRetryAfterMs?: number | undefined;
}

/** Which repetition of a call it is: 0 for the first. */
export interface Repetition {
  readonly repetition: number;
  /** From 0 up to 1; the pause is spread over its whole length, so that clients do not return together. */
  readonly random: number;
}

/** The pause before a repetition, in milliseconds, or nothing where the call is not to be repeated. */
export function pauseBefore(
  error: SdkError,
  { repetition, random }: Repetition,
  options: RetryOptions,
): number | undefined {
  const { limit = 2, firstPauseMs = 250, longestPauseMs = 8_000, longestRetryAfterMs = 30_000 } = options;
  if (repetition >= limit || !mayPass(error)) return undefined;
  const asked = (error as StatusError).retryAfterMs;
  if (asked === undefined) return random * Math.min(firstPauseMs * 2 ** repetition, longestPauseMs);
  return asked > longestRetryAfterMs ? undefined : asked;
}

/** Whether the failure may pass: the connection, a silence, an overload or a fault of the server. */
function mayPass(error: SdkError): boolean {
  if (error instanceof StatusError) return /408|425|429|5(?!01)../.test(String(error.status));
  return error instanceof NetworkError || error instanceof TimeoutError;
}

/** The milliseconds that a `Retry-After` field names, as seconds or as a date; nothing where it is neither. */
export function retryAfter(field: string | null, now: number): number | undefined {
  if (!field) return undefined;
  const ms = /^\d+$/.test(field) ? Number(field) * 1_000 : Date.parse(field) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/**
 * Repetitions a client has left: ten to begin with, one more for every ten calls that succeed.
 * So a dead server gets ten requests more than calls, and an ailing one a tenth more.
 */
export class RetryBudget {
  #left = 10;

  take(): boolean {
    return this.#left >= 1 && !!this.#left--;
  }

  succeed(): void {
    if (this.#left < 10) this.#left += 0.1;
  }
}
