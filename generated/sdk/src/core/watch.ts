import type { Clock } from './clock.ts';

/** Why a watch ended its call. */
export type Ending = 'aborted' | 'idle' | 'late';

/** The bounds of one call, in milliseconds; `Infinity` is none. */
export interface WatchLimits {
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number;
}

// Timers of more than 31 bits fire at once.
const longestTimer = 2 ** 31 - 1;

/**
 * Watches one call: the caller's signal, the total deadline and the time without a byte.
 *
 * One timer serves both bounds: it looks at the clock when it fires and is set again where nothing is due,
 * so that a received chunk costs no new timer.
 */
export class Watch {
  /** Set once the call was ended from here. */
  ending: Ending | undefined;
  readonly #clock: Clock;
  readonly #idleMs: number;
  readonly #signal: AbortSignal | undefined;
  readonly #deadline: number;
  readonly #onAbort = (): void => this.#end('aborted');
  #idleAt = Infinity;
  #firesAt = Infinity;
  #timer: unknown;
  #controller: AbortController | undefined;
  #reject: ((reason: unknown) => void) | undefined;

  constructor(clock: Clock, limits: WatchLimits, signal?: AbortSignal | null) {
    this.#clock = clock;
    this.#idleMs = limits.idleTimeoutMs;
    this.#deadline = clock.now() + limits.timeoutMs;
    this.#signal = signal ?? undefined;
    if (signal?.aborted) this.ending = 'aborted';
    signal?.addEventListener('abort', this.#onAbort);
  }

  /** Whether the call as a whole was ended, not only an attempt of it. */
  get isOver(): boolean {
    return this.ending === 'aborted' || this.ending === 'late';
  }

  /** Begins an attempt; its signal ends what the transport does for it. */
  attempt(): AbortSignal {
    if (this.isOver) throw this.ending;
    this.ending = undefined;
    this.#controller = new AbortController();
    this.touch();
    return this.#controller.signal;
  }

  /** A byte has come, or a request goes out: the idle time begins anew. */
  touch(): void {
    this.#idleAt = this.#clock.now() + this.#idleMs;
    this.#arm();
  }

  /** Settles as the promise does, or rejects as soon as the call is ended. */
  guard<Value>(promise: PromiseLike<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      promise.then(resolve, reject);
      if (this.ending) reject(this.ending);
    });
  }

  /** Whether a pause ends before the deadline. */
  hasTimeFor(ms: number): boolean {
    return this.#clock.now() + ms < this.#deadline;
  }

  /** Waits, as long as the call is not ended. */
  async pause(ms: number): Promise<void> {
    if (ms === 0) return;
    let timer: unknown;
    try {
      await this.await(new Promise<void>((resolve) => (timer = this.#clock.setTimeout(resolve, ms))));
    } finally {
      this.#clock.clearTimeout(timer);
    }
  }

  /** Waits for something that has bounds of its own, such as a renewed credential. */
  await<Value>(promise: PromiseLike<Value>): Promise<Value> {
    this.#idleAt = Infinity;
    this.#arm();
    return this.guard(promise);
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

  #arm(): void {
    const due = Math.min(this.#deadline, this.#idleAt);
    if (due >= this.#firesAt || due === Infinity) return;
    if (this.#timer !== undefined) this.#clock.clearTimeout(this.#timer);
    this.#firesAt = due;
    this.#timer = this.#clock.setTimeout(() => this.#look(), Math.min(due - this.#clock.now(), longestTimer));
  }

  #look(): void {
    const now = this.#clock.now();
    this.#firesAt = Infinity;
    if (now >= this.#deadline) this.#end('late');
    else if (now >= this.#idleAt) this.#end('idle');
    else this.#arm();
  }

  #end(ending: Ending): void {
    this.ending ??= ending;
    this.cancel();
    this.#reject?.(ending);
  }
}
