import type { Authorization, Credential } from '../auth/credentials.ts';
import { createError, type ErrorContext, type ErrorDescription, SdkError } from '../errors.ts';
import type { ChunkReader } from '../responses/receive.ts';
import type { CallState } from './call.ts';
import type { CallInput, RequestDraft } from './operation.ts';
import type { Clock } from './options.ts';
import { plainCause } from './redact.ts';

/**
 * A call that is under way, from its values to its data, with all its attempts: its bounds, what is sent, and what has
 * happened.
 */
export interface ActiveCall extends CallInput<unknown>, CallState, RequestDraft {
  readonly clock: Clock;
  readonly credential: Credential | undefined;
  /** The query may hold a secret. */
  readonly redactQuery: boolean;
  /** When the whole call ends, in milliseconds since 1970. */
  deadline: number;
  /** The longest that no byte may come, in milliseconds. */
  readonly idleMs: number;
  /** How a failure that comes now is called. */
  stage: ErrorDescription;
  /** The path below the base URL, without the query; that of the description until the values are filled in. */
  path: string;
  url: string;
  authorization?: Authorization;
  requests: number;
  retries: number;
  isRenewed?: true;
  /** Called when the caller ends the call. */
  abort?: () => void;
  /** When too long no byte has come. */
  idleAt: number;
  timer?: unknown;
  delayTimer?: unknown;
  /** The answer that is awaited. */
  sent?: Promise<Response>;
  /** What reads the body of the answer. */
  reader?: ChunkReader | undefined;
  /** Ends what the transport does for an attempt. */
  controller?: AbortController;
  /** Ends what is waited for. */
  reject?: (reason: unknown) => void;
}

/** An error of this call. */
export function fail(run: ActiveCall, naming: ErrorDescription, more?: ErrorContext): SdkError {
  return createError(naming, {
    operation: run.operation.id,
    method: run.operation.method,
    path: run.path,
    status: run.response?.status,
    // The answer's URL is printed with it.
    response: run.redactQuery ? undefined : run.response,
    ...more,
  });
}

/** The error that stands for whatever was thrown; errors of this package stay as they are. */
export function failure(run: ActiveCall, thrown: unknown): SdkError {
  if (thrown instanceof SdkError) return thrown;
  // Without a message, what was thrown names the place and never a value.
  const [kind, message = Object(thrown).message] = run.stage;
  return fail(run, [kind, message], { cause: plainCause(thrown) });
}

/*
 * The bounds of a call: the caller's signal, the total deadline and the time without a byte, with one timer for both.
 */

// Timers of more than 31 bits fire at once; this is as good as no bound.
const longestTimer = 2 ** 31 - 1;

/** Settles as the promise does, or rejects when the call is to end, or when the promise takes longer than `idleMs`. */
export function wait<Value>(run: ActiveCall, promise: PromiseLike<Value>, idleMs = Infinity): Promise<Value> {
  return new Promise((resolve, reject) => {
    run.reject = reject;
    promise.then(resolve, reject);
    const now = run.clock.now();
    run.idleAt = now + idleMs;
    look(run, now);
  });
}

/** Begins to heed the caller's signal. */
export function heed(run: ActiveCall): void {
  const abort = (): void => look(run, run.clock.now());
  run.options.signal?.addEventListener('abort', abort);
  // Kept once it is heard: what is no signal need not be left again.
  run.abort = abort;
}

/** The call is over: nothing of it may keep the program alive. */
export function release(run: ActiveCall): void {
  run.clock.clearTimeout(run.timer);
  run.clock.clearTimeout(run.delayTimer);
  if (run.abort) run.options.signal?.removeEventListener('abort', run.abort);
}

/** The failure of the whole call, where it is to end; what ended only an attempt is none. */
export function ending(run: ActiveCall, now = run.clock.now()): SdkError | undefined {
  if (run.options.signal?.aborted)
    return fail(run, ['Aborted', 'aborted by the caller'], { cause: run.options.signal.reason });
  return now < run.deadline ? undefined : fail(run, ['Timeout', 'took too long']);
}

/** @throws {SdkError} where the whole call is to end: nothing further may begin */
export function throwIfEnded(run: ActiveCall): void {
  const error = ending(run);
  if (error) throw error;
}

// A timer that waits is left alone: it fires no later than any wait that began after it, so that what comes in time
// costs no new timer.
function look(run: ActiveCall, now: number): void {
  const error = ending(run, now) ?? (now < run.idleAt ? undefined : fail(run, ['Timeout', 'no byte came in time']));
  if (error) {
    run.controller?.abort();
    run.reject?.(error);
  } else {
    const ms = Math.min(run.deadline - now, run.idleAt - now, run.idleMs, longestTimer);
    run.timer ??= run.clock.setTimeout(() => {
      run.timer = undefined;
      const then = run.clock.now();
      // Where the clock stands or was set back, as much time is over as the timer waited.
      run.deadline -= Math.max(0, now + ms - then);
      look(run, then);
    }, ms);
  }
}
