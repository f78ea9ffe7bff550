/** Deepest level of a value whose schema contains itself. */
export const MAX_DEPTH = 1_000;

/** Throws what the engine throws at the end of its stack. Every validator catches it. */
export function throwTooDeep(): never {
  throw new RangeError('nested too deeply');
}

/** Tests a part of a value at a level. */
type PartTest = (value: unknown, depth: number, results: ResultCache) => boolean;

/** A test with fewer calls is as quickly repeated as looked up. */
const MIN_CALLS_TO_CACHE = 16;

/**
 * Caches the results for the parts of one value. Where several schemas validate a part and each contains itself, each
 * level would otherwise be validated twice as often as the one above it.
 */
export class ResultCache {
  #calls = 0;
  readonly #known = new Map<unknown, Map<PartTest, boolean>>();

  /** Returns the result of a test for a part. A long one runs only once. */
  test(test: PartTest, value: unknown, depth: number): boolean {
    const known = this.#known.get(value)?.get(test);
    if (known !== undefined) return known;
    const before = this.#calls;
    this.#calls += 1;
    const result = test(value, depth, this);
    if (this.#calls - before > MIN_CALLS_TO_CACHE) this.#store(test, value, result);
    return result;
  }

  #store(test: PartTest, value: unknown, result: boolean): void {
    const results = this.#known.get(value) ?? new Map<PartTest, boolean>();
    this.#known.set(value, results.set(test, result));
  }
}
