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
  run.idleAt = run.connection.clock.now() + idleMs;
  look(run);
  return new Promise((resolve, reject) => {
    run.reject = reject;
    promise.then(resolve, reject);
    if (run.ending) reject(run.ending);
  });
}

/** Waits, unless the deadline is nearer than that. */
export function pause(run: Run, ms: number): Promise<void> | undefined {
  const { clock } = run.connection;
  if (clock.now() + ms >= run.deadline) return undefined;
  return wait(run, new Promise((resolve) => (run.pauseTimer = clock.setTimeout(resolve, ms))));
}

/** Begins to heed the caller's signal. */
export function heed(run: Run): void {
  const { signal } = run.options;
  signal?.addEventListener('abort', run.abort);
  if (signal?.aborted) run.abort();
}

/** The call is over: nothing of it may keep the program alive. */
export function release({ connection: { clock }, options, timer, pauseTimer, abort }: Run): void {
  clock.clearTimeout(timer);
  clock.clearTimeout(pauseTimer);
  options.signal?.removeEventListener('abort', abort);
}

/** Ends an attempt with an error, or the whole call. */
export function end(run: Run, error: SdkError, isWhole?: true): void {
  if (isWhole) run.ending ??= error;
  run.controller?.abort();
  run.reject?.(run.ending ?? error);
}

// A timer that waits is left alone: it fires no later than any wait that began after it, so that what comes in time
// costs no new timer.
function look(run: Run): void {
  const { deadline, idleAt, idleMs, connection } = run;
  const { clock } = connection;
  const now = clock.now();
  const fire = (): void => {
    run.timer = undefined;
    look(run);
  };
  if (now >= deadline) end(run, fail(run, [TimeoutError, 'took too long']), true);
  else if (now >= idleAt) end(run, fail(run, [TimeoutError, 'no byte came in time']));
  else run.timer ??= clock.setTimeout(fire, Math.min(deadline - now, idleAt - now, idleMs, longestTimer));
}
