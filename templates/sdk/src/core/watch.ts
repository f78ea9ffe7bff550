import type { SdkError } from './errors/sdk-error.ts';
import { fail, type ActiveCall } from './run.ts';

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
