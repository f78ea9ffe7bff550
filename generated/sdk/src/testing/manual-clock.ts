import type { Clock } from '../client/options.ts';

/** A clock that stands still until a test sets it. */
export class ManualClock implements Clock {
  #now: number;
  #random = 0;
  readonly #timers = new Set<{ readonly at: number; readonly run: () => void }>();

  /** @param now - milliseconds since 1970 */
  constructor(now = 0) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  /** What `random` gives: 0 until it is set by `setRandom`, so that pauses between attempts have no length. */
  random(): number {
    return this.#random;
  }

  setRandom(value: number): void {
    this.#random = value;
  }

  /** How many timers wait. */
  get timers(): number {
    return this.#timers.size;
  }

  setTimeout(run: () => void, ms: number): unknown {
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return timer;
  }

  clearTimeout(timer: unknown): void {
    for (const waiting of this.#timers) if (waiting === timer) this.#timers.delete(waiting);
  }

  /** Lets time pass: timers run when they are due, in order, and what follows from each is waited for. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settled();
    }
    this.#now = end;
  }

  #nextUntil(end: number): { readonly at: number; readonly run: () => void } | undefined {
    const due = [...this.#timers].filter(({ at }) => at <= end);
    return due.sort((left, right) => left.at - right.at)[0];
  }
}

// A real timer fires after everything that follows from what was done already.
function settled(): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve, 0));
}
