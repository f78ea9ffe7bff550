/** How deep a value may go inside itself where its shape contains itself. */
export const MAX_DEPTH = 1_000;

/**
 * Thrown where a value goes deeper; caught by every validator. It is what the engine throws when its own stack ends.
 */
export function throwTooDeep(): never {
  throw new RangeError('nested too deeply');
}

/** Judges a part of a value, so many levels inside it. */
type PartTest = (value: unknown, depth: number, verdicts: ResultCache) => boolean;

/** What takes fewer calls than these is as quickly judged again as looked up. */
const MIN_CALLS_TO_CACHE = 16;

/**
 * The verdicts on the parts of one value, where several schemas judge a part and each contains itself: judged anew by
 * each of them, a part would be judged twice as often as the one around it, and so on.
 */
export class ResultCache {
  #calls = 0;
  readonly #known = new Map<unknown, Map<PartTest, boolean>>();

  /** The verdict of a judge on a part, which is asked for once where that takes long. */
  test(judge: PartTest, value: unknown, depth: number): boolean {
    const known = this.#known.get(value)?.get(judge);
    if (known !== undefined) return known;
    const before = this.#calls;
    this.#calls += 1;
    const verdict = judge(value, depth, this);
    if (this.#calls - before > MIN_CALLS_TO_CACHE) this.#keep(judge, value, verdict);
    return verdict;
  }

  #keep(judge: PartTest, value: unknown, verdict: boolean): void {
    const verdicts = this.#known.get(value) ?? new Map<PartTest, boolean>();
    this.#known.set(value, verdicts.set(judge, verdict));
  }
}
