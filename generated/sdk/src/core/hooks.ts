import type { SdkError } from './errors/sdk-error.ts';

/** One request of a call; free of secrets: fields that carry one are redacted, the query is left out for public operations. */
export interface RequestEvent {
  readonly operation: string;
  readonly method: string;
  /** Origin, path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 1 for the first request of a call. */
  readonly attempt: number;
}

/** An answer has begun. */
export interface AnswerEvent extends RequestEvent {
  readonly status: number;
  /** From sending the request to the answer's header, in milliseconds. */
  readonly durationMs: number;
}

/** An attempt failed. */
export interface FailureEvent {
  readonly operation: string;
  readonly attempt: number;
  readonly error: SdkError;
  /** Set where the call is repeated: the pause before it, in milliseconds. */
  readonly retryInMs?: number;
}

/**
 * Told about what a client does. They are told, not asked: what one throws is ignored, so that a failing log
 * cannot make a write that was done look undone.
 */
export interface Hooks {
  /** Before a request; the fields it returns are added (for tracing, say). */
  request?(event: RequestEvent): Readonly<Record<string, string>> | void;
  answer?(event: AnswerEvent): void;
  failure?(event: FailureEvent): void;
}
