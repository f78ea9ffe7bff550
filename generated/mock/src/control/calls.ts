import { fits, type ReadMatch } from './match-calls.ts';
import type { RecordedCall } from './recorded-call.ts';

/** A call that a test counts on. */
export interface Expectation {
  readonly match: ReadMatch;
  readonly times?: number;
  /** How many such calls made room for others since. */
  forgotten: number;
}

/** Bytes that the bodies of the calls of a space may have together: a thousand of ten megabytes would be too many. */
const MOST_BYTES = 32_000_000;

/** So many calls that broke the contract are kept though they made room: a test is to fail of the first of them. */
const MOST_BROKEN = 100;

/**
 * The last calls of one space, oldest first; beyond so many, or so many bytes, the oldest makes room. Of those that
 * broke the contract the first are kept without their bodies.
 */
export class Calls {
  readonly #most: number;
  readonly #ring: (RecordedCall | undefined)[] = [];
  /** Of each call: who makes room needs not look at one that nobody touched for long. */
  readonly #sizes: number[] = [];
  readonly #wrong: boolean[] = [];
  readonly #expectations: readonly Expectation[];
  #next = 0;
  #count = 0;
  #bytes = 0;
  #dropped = 0;
  #broken: RecordedCall[] = [];

  /** @param expectations of which those are told that meant a call that makes room */
  constructor(most: number, expectations: readonly Expectation[] = []) {
    this.#most = most;
    this.#expectations = expectations;
  }

  /** Calls that were forgotten to stay within bounds. */
  get dropped(): number {
    return this.#dropped;
  }

  add(call: RecordedCall): void {
    const isWrong = call.violations.length > 0;
    if (this.#most === 0) return this.#forget(call);
    if (this.#count === this.#most) this.#drop();
    const bytes = call.requestBody.byteLength + call.answerBody.length;
    this.#ring[this.#next] = call;
    this.#sizes[this.#next] = bytes;
    this.#wrong[this.#next] = isWrong;
    this.#next = (this.#next + 1) % this.#most;
    this.#count += 1;
    this.#bytes += bytes;
    while (this.#bytes > MOST_BYTES && this.#count > 1) this.#drop();
  }

  clear(): void {
    this.#ring.length = 0;
    this.#next = 0;
    this.#count = 0;
    this.#bytes = 0;
    this.#dropped = 0;
    this.#broken = [];
  }

  matching(match: ReadMatch = {}): readonly RecordedCall[] {
    return this.#ordered().filter((call) => fits(call, match));
  }

  /** Calls that broke the contract. */
  violating(): readonly RecordedCall[] {
    return [...this.#broken, ...this.#ordered().filter(({ violations }) => violations.length > 0)];
  }

  #ordered(): readonly RecordedCall[] {
    const places = Array.from({ length: this.#count }, (_, index) => this.#placeOf(index));
    return places.flatMap((place) => this.#ring[place] ?? []);
  }

  #drop(): void {
    const oldest = this.#placeOf(0);
    if (this.#wrong[oldest] === true || this.#expectations.length > 0) this.#forget(this.#ring[oldest]);
    this.#ring[oldest] = undefined;
    this.#count -= 1;
    this.#dropped += 1;
    this.#bytes -= this.#sizes[oldest] ?? 0;
  }

  /** A call that is forgotten still came, and what it broke stays broken. */
  #forget(call: RecordedCall | undefined): void {
    if (call === undefined) return;
    for (const expectation of this.#expectations) if (fits(call, expectation.match)) expectation.forgotten += 1;
    if (call.violations.length > 0 && this.#broken.length < MOST_BROKEN)
      this.#broken.push({ ...call, requestBody: new Uint8Array(0), answerBody: '' });
  }

  /** Where a call stands, by its age: 0 for the oldest. */
  #placeOf(index: number): number {
    return (this.#next - this.#count + index + this.#most) % this.#most;
  }
}
