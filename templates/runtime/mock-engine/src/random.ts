/** Pseudo-random numbers, reproducible by their seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Seed with which the same numbers follow. */
  get state(): number {
    return this.#state;
  }

  /** Returns a number from 0 to just below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Returns an integer between two bounds, both included. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** Returns `true` with a probability. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Picks an element of a list. */
  pick<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.integer(0, values.length - 1)] ?? values[0];
  }
}
