import type { Credential } from '../auth/credentials.ts';
import type { OperationDescription } from './operation.ts';
import type { RetryOptions } from './retry.ts';

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

/** The call that a request belongs to. */
export interface TransportContext {
  /** Identifier of the operation. */
  readonly operation: string;
  /** Number of the request within its call, starting at 1. */
  readonly attempt: number;
  /** True if the query may contain a secret. */
  readonly redactQuery: boolean;
}

/** Sends one request, like `fetch`. It must not follow redirects (`redirect: 'manual'`). */
export type Transport = (url: string, init: RequestInit, sentFor: TransportContext) => Promise<Response>;

/** Parts of a call that are validated: nothing, requests, or requests and responses. */
export type ValidationMode = 'off' | 'requests' | 'all';

/** A call as `Validation` sees it. */
export interface ValidatedCall {
  readonly operation: OperationDescription<unknown>;
  readonly request: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
  readonly connection: { readonly options: ClientOptions };
}

/** Validates calls. Passed to a client as an option, so that clients without validation do not bundle it. */
export interface Validation {
  /** Validates a request before it is sent. Throws an `SdkError` if it is invalid. */
  request(call: ValidatedCall): void;
  /** Validates the data of a successful response. The call fails with what it throws. */
  response(call: ValidatedCall, data: unknown, status: number): void;
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

/** Options of a client. */
export interface ClientOptions extends SharedOptions {
  /** URL of the server. Must be `https:`; plain `http:` is only allowed for localhost. See `allowInsecure`. */
  readonly baseUrl: string;
  /** Credential that authorizes calls. Without one, only public operations succeed. */
  readonly auth?: Credential | undefined;
  /**
   * Sends the requests. See `observe` for hooks and logging.
   *
   * @default the global `fetch`, looked up per call
   */
  readonly fetch?: Transport | undefined;
  /**
   * Allows plain `http:` to any host. Credentials are then sent unencrypted.
   *
   * @default false
   */
  readonly allowInsecure?: boolean | undefined;
  /** Path prefixes that replace those of the specification, by the name of the group of operations. */
  readonly pathPrefixes?: Readonly<Record<string, string | undefined>> | undefined;
  /** Validates requests and responses. Created by `validation` of the validators module. */
  readonly validation?: Validation | undefined;
  /**
   * Clock and randomness source.
   *
   * @default the system clock and `Math.random`
   */
  readonly clock?: Clock | undefined;
}
