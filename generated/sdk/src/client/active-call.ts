import type { Authorization, Credential, CredentialContext } from '../auth/credentials.ts';
import { createError, type ErrorContext, type ErrorDescription, SdkError } from '../errors.ts';
import type { CallOptions, Clock } from './call-options.ts';
import type { HeaderFields } from './headers.ts';
import type { CallState, OperationDescription, RequestDraft } from './operation.ts';
import type { ClientOptions, Transport } from './options.ts';
import { redactCause } from './redact.ts';

/**
 * Remaining retries of a client: 10 at first, plus one for every 10 successful calls. The budget prevents retry storms.
 */
export interface RetryBudget {
  remaining: number;
}

/** State that all calls of a client share. */
export interface Connection extends CredentialContext {
  readonly options: ClientOptions;
  /** Headers of the client, already validated. */
  readonly fields: HeaderFields;
  readonly send: Transport;
  readonly budget: RetryBudget;
}

/** Input of one call. */
export interface CallInput<Data, Errors = unknown, Documented = unknown> {
  readonly connection: Connection;
  readonly operation: OperationDescription<Data, Errors, Documented>;
  readonly request: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
}

/** State of a call in progress, across all its attempts: its limits, the request and the response. */
export interface ActiveCall extends CallInput<unknown>, CallState, RequestDraft {
  /** The operation. A stream of events adds the delay that the server asks for to its retry policy. */
  operation: OperationDescription<unknown>;
  readonly clock: Clock;
  readonly credential: Credential | undefined;
  /** True if the query may contain a secret. */
  readonly redactQuery: boolean;
  /** Time at which the whole call times out, in milliseconds since 1970. */
  deadline: number;
  /** Maximum time without data, in milliseconds. */
  readonly idleMs: number;
  /** Maximum size of the decompressed response, or of one item of a stream. */
  readonly maxResponseBytes: number;
  /** Error to report if the current step fails. */
  failure: ErrorDescription;
  /** Path below the base URL, without the query. The template of the operation until the parameters are filled in. */
  path: string;
  url: string;
  authorization?: Authorization;
  attempts: number;
  retries: number;
  isRenewed?: boolean;
  /** Listener for the signal of the caller. */
  abort?: () => void;
  /** Time at which the current wait times out without data. */
  idleAt: number;
  timer?: unknown;
  delayTimer?: unknown;
  /** Response of the current attempt. */
  pending?: Promise<Response>;
  /** Reader of the response body. */
  reader?: { cancel(): Promise<unknown> } | undefined;
  /** Aborts the request of the current attempt. */
  controller?: AbortController;
  /** Rejects the current wait. */
  reject?: (reason: unknown) => void;
}

/** Creates an error with the details of this call. */
export function createCallError(call: ActiveCall, description: ErrorDescription, more?: ErrorContext): SdkError {
  return createError(description, {
    operation: call.operation.id,
    method: call.operation.method,
    path: call.path,
    status: call.response?.status,
    // Logging a response prints its URL.
    response: call.redactQuery ? undefined : call.response,
    ...more,
  });
}

/** Converts any thrown value to an `SdkError`. Errors of this package are returned unchanged. */
export function toSdkError(call: ActiveCall, thrown: unknown): SdkError {
  if (thrown instanceof SdkError) return thrown;
  const cause = redactCause(thrown);
  // Without a message of our own, the thrown message names the parameter and never its value.
  const [kind, message = Object(thrown).message] = call.failure;
  return createCallError(call, [kind, cause?.code ? `${message}: ${cause.code}` : message], {
    cause,
  });
}

/* Deadline, idle timeout and abort signal of a call. One timer serves both timeouts. */

/** Waits for a promise. Rejects if the caller aborts, the deadline passes, or `idleMs` elapse first. */
export function waitFor<Value>(
  call: ActiveCall,
  promise: PromiseLike<Value>,
  idleMs: number = Infinity,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    call.reject = reject;
    promise.then(resolve, reject);
    const now = call.clock.now();
    call.idleAt = now + idleMs;
    checkDeadlines(call, now);
  });
}

/** Lets the call time out after some time from now. */
export function setDeadline(call: ActiveCall, ms: number): void {
  // A running timer may fire later.
  call.clock.clearTimeout(call.timer);
  call.timer = undefined;
  call.deadline = call.clock.now() + ms;
}

/** Starts listening for the signal of the caller. */
export function watchSignal(call: ActiveCall): void {
  const abort = (): void => checkDeadlines(call);
  call.options.signal?.addEventListener('abort', abort);
  // Set only after the listener was added, because an invalid signal throws above.
  call.abort = abort;
}

/**
 * Clears timers and listeners, so that a finished call does not keep the process alive. The signal still aborts the
 * body of a raw response, which the caller reads.
 */
export function releaseTimers(call: ActiveCall): void {
  call.clock.clearTimeout(call.timer);
  call.clock.clearTimeout(call.delayTimer);
  if (call.abort && !call.isRaw) call.options.signal?.removeEventListener('abort', call.abort);
}

/** Returns the error that ends the whole call: abort or deadline. Errors of a single attempt are not included. */
export function terminalError(call: ActiveCall, now: number = call.clock.now()): SdkError | undefined {
  if (call.options.signal?.aborted)
    return createCallError(call, ['Aborted', 'aborted'], { cause: call.options.signal.reason });
  return now < call.deadline ? undefined : createCallError(call, ['Timeout', 'exceeded timeoutMs']);
}

/**
 * Begins a step of the call without the previous response, unless the call has ended.
 *
 * @throws {SdkError} on abort or timeout
 */
export function beginStep(call: ActiveCall): void {
  call.response = undefined;
  const error = terminalError(call);
  if (error) throw error;
}

// A running timer is kept: it never fires later than a wait that began after it. Fast responses need no new timer.
function checkDeadlines(call: ActiveCall, now: number = call.clock.now()): void {
  const error =
    terminalError(call, now) ??
    (now < call.idleAt ? undefined : createCallError(call, ['Timeout', 'no data within idleTimeoutMs']));
  if (error) {
    call.controller?.abort();
    call.reject?.(error);
  } else {
    // Timers longer than 31 bits fire at once.
    const ms = Math.min(call.deadline - now, call.idleAt - now, call.idleMs, 2 ** 31 - 1);
    call.timer ??= call.clock.setTimeout(() => {
      call.timer = undefined;
      const then = call.clock.now();
      // If the clock stands still or was set back, count the time that the timer waited.
      call.deadline -= Math.max(0, now + ms - then);
      checkDeadlines(call, then);
    }, ms);
  }
}
