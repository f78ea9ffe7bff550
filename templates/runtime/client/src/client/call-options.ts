/** Clock and randomness source. Tests can replace both; see `ManualClock`. */
export interface Clock {
  /** Returns milliseconds since 1970. */
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
  /** Returns a number from 0 up to but not including 1. Used as jitter of the retry delay. */
  random(): number;
}

/** Clock of the system. Looked up per call, so that fake timers of a test work. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
  random: () => Math.random(),
};

/** Parts of a call that are validated: nothing, requests, or requests and responses. */
export type ValidationMode = 'off' | 'requests' | 'all';

/** Retry behavior. Applies only to idempotent operations, which are safe to send twice; others are never retried. */
export interface RetryOptions {
  /**
   * Maximum number of retries per call. 0 disables retries.
   *
   * @default 2
   */
  readonly maxRetries?: number | undefined;
  /**
   * Upper limit of the delay before the first retry, in milliseconds. It doubles with each retry (exponential backoff),
   * and the actual delay is random (full jitter).
   *
   * @default 250
   */
  readonly retryDelayMs?: number | undefined;
  /**
   * Maximum delay before a retry, in milliseconds.
   *
   * @default 8_000
   */
  readonly maxRetryDelayMs?: number | undefined;
  /**
   * Maximum `Retry-After` that is honored, in milliseconds. If the server asks for more, the call is not retried.
   *
   * @default 30_000
   */
  readonly maxRetryAfterMs?: number | undefined;
}

/** Options that can be set for a client and overridden per call. */
export interface SharedOptions {
  /**
   * Parts of a call that `validation` checks.
   *
   * @default 'requests' if the client has a `validation`
   */
  readonly validate?: ValidationMode | undefined;
  /**
   * Maximum duration of a call, including retries and retry delays, in milliseconds. `Infinity` disables it.
   *
   * @default 60_000
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Maximum time without data from the server, in milliseconds. `Infinity` disables it.
   *
   * @default 30_000
   */
  readonly idleTimeoutMs?: number | undefined;
  /**
   * Size limit of a response in bytes, after decompression.
   *
   * @default 67_108_864 (64 MiB)
   */
  readonly maxResponseBytes?: number | undefined;
  /** Retry behavior of operations that are safe to send twice. */
  readonly retry?: RetryOptions | undefined;
  /** Additional request headers. Headers of a call override those of the client. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Options of one call. */
export interface CallOptions extends SharedOptions {
  /** Aborts the call at any stage. */
  readonly signal?: AbortSignal | null | undefined;
  /** Additional texts to redact from errors of this call. */
  readonly secrets?: readonly string[] | undefined;
}
