import type { Clock } from './clock.ts';

/** Why a watch ended its call: an attempt where it is `idle`, else the whole call. */
export type Ending = 'aborted' | 'idle' | 'late';

// Timers of more than 31 bits fire at once; this is as good as no bound.
const longestTimer = 2 ** 31 - 1;

/** Watches one call: the caller's signal, the total deadline and the time without a byte, with one timer for both. */
export class Watch {
  /** Set once the call was ended from here. */
  ending: Ending | undefined;
  readonly #clock: Clock;
  readonly #signal: AbortSignal | undefined;
  readonly #deadline: number;
  readonly #onAbort = (): void => this.#end('aborted');
  #idleAt = Infinity;
  #firesAt = Infinity;
  #timer: unknown;
  #controller: AbortController | undefined;
  #reject: ((reason: unknown) => void) | undefined;

  constructor(clock: Clock, timeoutMs: number, signal: AbortSignal | null | undefined) {
    this.#clock = clock;
    this.#deadline = clock.now() + timeoutMs;
    if (!signal) return;
    this.#signal = signal;
    signal.addEventListener('abort', this.#onAbort);
    if (signal.aborted) this.ending = 'aborted';
  }

  /** Whether the whole call was ended, not only an attempt of it. */
  get isOver(): boolean {
    return !!this.ending && this.ending !== 'idle';
  }

  /** Begins an attempt; the signal ends what the transport does for it. */
  attempt(): AbortSignal {
    if (this.isOver) throw this.ending;
    this.ending = undefined;
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  /** Settles as the promise does, or rejects when the call is ended, or when the promise takes longer than `idleMs`. */
  guard<Value>(promise: PromiseLike<Value>, idleMs: number = Infinity): Promise<Value> {
    this.#idleAt = this.#clock.now() + idleMs;
    this.#look();
    return this.#unlessEnded(promise);
  }

  /** Whether a pause ends before the deadline. */
  hasTimeFor(ms: number): boolean {
    return this.#clock.now() + ms < this.#deadline;
  }

  /** Waits, for no longer than there is time, and as long as the call is not ended. */
  async pause(ms: number): Promise<void> {
    let timer: unknown;
    try {
      await this.guard(new Promise<void>((resolve) => (timer = this.#clock.setTimeout(resolve, ms))));
    } finally {
      this.#clock.clearTimeout(timer);
    }
  }

  /** Ends what the transport still does for the attempt. */
  cancel(): void {
    this.#controller?.abort();
  }

  /** The call is over: nothing of it may keep the program alive. */
  release(): void {
    this.#clock.clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#onAbort);
  }

  #unlessEnded<Value>(promise: PromiseLike<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      promise.then(resolve, reject);
      if (this.isOver) reject(this.ending);
    });
  }

  // A timer that waits is left alone unless something is due before it: what comes in time then costs no new timer.
  #look(): void {
    const now = this.#clock.now();
    const due = Math.min(this.#deadline, this.#idleAt);
    if (now >= due) return this.#end(due < this.#deadline ? 'idle' : 'late');
    if (due >= this.#firesAt) return;
    this.#clock.clearTimeout(this.#timer);
    this.#firesAt = due;
    const fire = (): void => {
      this.#firesAt = Infinity;
      this.#look();
    };
    this.#timer = this.#clock.setTimeout(fire, Math.min(due - now, longestTimer));
  }

  #end(ending: Ending): void {
    this.ending ??= ending;
    this.cancel();
    this.#reject?.(ending);
  }
}
