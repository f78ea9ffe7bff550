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

/** Whether the failure may pass: the connection, a silence, an overload or a fault of the server. */
export function mayPass(error: SdkError): boolean {
  if (error instanceof StatusError) return [408, 425, 429].includes(error.status) || (error.status >= 500 && error.status !== 501);
  return error instanceof NetworkError || error instanceof TimeoutError;
}

/**
 * The pause before a repetition, in milliseconds, or nothing where the server asks for a longer one than allowed.
 *
 * @param repetition - 0 for the first
 * @param random - from 0 up to 1; the pause is spread over its whole length, so that clients do not return together
 */
export function pauseBefore(error: SdkError, repetition: number, random: number, options: RetryOptions): number | undefined {
  const asked = error instanceof StatusError ? error.retryAfterMs : undefined;
  if (asked === undefined) {
    return random * Math.min((options.firstPauseMs ?? 250) * 2 ** repetition, options.longestPauseMs ?? 8_000);
  }
  return asked > (options.longestRetryAfterMs ?? 30_000) ? undefined : asked;
}

/** The milliseconds that a `Retry-After` field names, as seconds or as a date; nothing where it is neither. */
export function retryAfter(field: string | null, now: number): number | undefined {
  if (!field) return undefined;
  if (/^\d+$/.test(field)) return Number(field) * 1_000;
  const until = Date.parse(field);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}

/**
 * Repetitions a client has left: ten to begin with, one more for every ten calls that succeed.
 * So a dead server gets ten requests more than calls, and an ailing one a tenth more.
 */
export class RetryBudget {
  #left = 10;

  take(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  succeed(): void {
    if (this.#left < 10) this.#left += 0.1;
  }
}
