import type { Credential } from '../auth/credentials.ts';
import type { OperationDescription } from './operation.ts';
import type { RetryOptions } from './retry.ts';

/** Time and chance as the client sees them, so that a test can set both. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
  /** A number from 0 up to, but not including, 1: the jitter of the pauses between attempts. */
  random(): number;
}

/** The time of the machine; looked up at each call, so that a test's fake timers are seen. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
  random: () => Math.random(),
};

/** Which call a request is made for. */
export interface TransportContext {
  /** The operation's identifier. */
  readonly operation: string;
  /** 1 for the first request of a call. */
  readonly attempt: number;
  /** The query may hold a secret. */
  readonly redactQuery: boolean;
}

/**
 * Sends one request; the standard `fetch`, or something of its shape. Redirects must be left to the caller (`manual`).
 */
export type Transport = (url: string, init: RequestInit, sentFor: TransportContext) => Promise<Response>;

/** Which calls a client's `validation` judges: none, what is sent, or what is sent and what comes. */
export type ValidationMode = 'off' | 'requests' | 'all';

/** A call as its validation sees it. */
export interface ValidatedCall {
  readonly operation: OperationDescription<unknown>;
  readonly request: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
  readonly connection: { readonly options: ClientOptions };
}

/** Judges calls. It is handed to a client, so that one that does not validate carries none of it. */
export interface Validation {
  /** Before anything is sent; throws an `SdkError` where the request is wrong. */
  request(call: ValidatedCall): void;
  /** When the data of a success are read; what it throws is the call's failure. */
  response(call: ValidatedCall, data: unknown, status: number): void;
}

/** What can be set for a client and for one call. */
export interface SharedOptions {
  /** Which calls `validation` judges. Default: what is sent, where there is one. */
  readonly validate?: ValidationMode | undefined;
  /**
   * The longest a call may take with all its attempts and pauses, in milliseconds; `Infinity` is no bound. Default
   * 60,000.
   */
  readonly timeoutMs?: number | undefined;
  /** The longest that no byte may come, in milliseconds; `Infinity` is no bound. Default 30,000. */
  readonly idleTimeoutMs?: number | undefined;
  /** The most bytes of an answer, counted after decompression. Default 67,108,864 (64 MiB). */
  readonly maxResponseBytes?: number | undefined;
  /** When and how often safe operations are repeated. */
  readonly retry?: RetryOptions | undefined;
  /** Further header fields; those of the call stand before those of the client. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Options of one call. */
export interface CallOptions extends SharedOptions {
  /** Ends the call at whatever stage it is. */
  readonly signal?: AbortSignal | null | undefined;
  /** Texts that must not appear in an error of this call. */
  readonly secrets?: readonly string[] | undefined;
}

/** Options of a client. */
export interface ClientOptions extends SharedOptions {
  /** Where the platform answers; `https:`, or `http:` to this machine. */
  readonly baseUrl: string;
  /** Authorizes the calls; without it only public operations succeed. */
  readonly auth?: Credential | undefined;
  /** Sends the requests. Default: the global `fetch`, looked up at each call. See `observe` for hooks and a log. */
  readonly fetch?: Transport | undefined;
  /** Accepts `http:` to hosts other than this machine: credentials then travel readable. Default false. */
  readonly allowInsecure?: boolean | undefined;
  /** Beginnings of paths other than the specification's, by the name of the group of operations. */
  readonly pathPrefixes?: Readonly<Record<string, string | undefined>> | undefined;
  /** Judges what is sent and what comes: made by `validation` of the validators. */
  readonly validation?: Validation | undefined;
  /** Time and chance. Default: those of the machine. */
  readonly clock?: Clock | undefined;
}
