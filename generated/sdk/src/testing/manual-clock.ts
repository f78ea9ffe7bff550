import type { Clock } from '../client/options.ts';

/**
 * A clock that only moves when a test advances it.
 *
 * @example const clock = new ManualClock(); new TestClient({ clock });
 */
export class ManualClock implements Clock {
  #now: number;
  #random = 0;
  readonly #timers = new Set<{ readonly at: number; readonly run: () => void }>();

  /**
   * Creates a clock.
   *
   * @param now - milliseconds since 1970
   */
  constructor(now = 0) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  /** Returns the value of `setRandom`, by default 0, so that retry delays are 0. */
  random(): number {
    return this.#random;
  }

  setRandom(value: number): void {
    this.#random = value;
  }

  /** Number of pending timers. */
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

  /** Advances the time. Runs due timers in order and waits for their consequences. */
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

// A real timer fires after all pending promise callbacks.
function settled(): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve, 0));
}
