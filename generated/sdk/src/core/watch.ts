import { AbortedError } from './errors/aborted-error.ts';
import type { SdkError } from './errors/sdk-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';
import { fail, type Run } from './run.ts';

/*
 * The bounds of a call: the caller's signal, the total deadline and the time without a byte, with one timer for both.
 */

// Timers of more than 31 bits fire at once; this is as good as no bound.
const longestTimer = 2 ** 31 - 1;

/** Settles as the promise does, or rejects when the call is ended, or when the promise takes longer than `idleMs`. */
export function wait<Value>(run: Run, promise: PromiseLike<Value>, idleMs = Infinity): Promise<Value> {
  const now = run.clock.now();
  run.idleAt = now + idleMs;
  return new Promise((resolve, reject) => {
    run.reject = reject;
    promise.then(resolve, reject);
    look(run, now);
  });
}

/** Begins to heed the caller's signal. */
export function heed(run: Run): void {
  const { signal } = run.options;
  if (!signal) return;
  run.abort = () => end(run, fail(run, [AbortedError, 'aborted by the caller'], { cause: signal.reason }), true);
  signal.addEventListener('abort', run.abort);
  if (signal.aborted) run.abort();
}

/** The call is over: nothing of it may keep the program alive. */
export function release({ clock, options, timer, pauseTimer, abort }: Run): void {
  clock.clearTimeout(timer);
  clock.clearTimeout(pauseTimer);
  if (abort) options.signal?.removeEventListener('abort', abort);
}

/** Ends an attempt with an error, or the whole call. */
function end(run: Run, error: SdkError, isWhole: boolean): void {
  if (isWhole) run.ending ??= error;
  run.controller?.abort();
  run.reject?.(error);
}

// A timer that waits is left alone: it fires no later than any wait that began after it, so that what comes in time
// costs no new timer.
function look(run: Run, now: number): void {
  const { clock, deadline, idleAt, idleMs } = run;
  const left = Math.min(deadline, idleAt) - now;
  if (run.ending) run.reject?.(run.ending);
  else if (left > 0) {
    run.timer ??= clock.setTimeout(
      () => {
        run.timer = undefined;
        look(run, clock.now());
      },
      Math.min(left, idleMs, longestTimer),
    );
  } else {
    const isLate = now >= deadline;
    end(run, fail(run, [TimeoutError, isLate ? 'took too long' : 'no byte came in time']), isLate);
  }
}
