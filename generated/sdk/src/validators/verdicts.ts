/** Judges a part of a value, so many levels inside it. */
type PartJudge = (value: unknown, depth: number, verdicts: Verdicts) => boolean;

/** What takes fewer calls than these is as quickly judged again as looked up. */
const FEW = 16;

/**
 * The verdicts on the parts of one value, where several schemas judge a part and each contains itself: judged anew by
 * each of them, a part would be judged twice as often as the one around it, and so on.
 */
export class Verdicts {
  #calls = 0;
  readonly #known = new Map<unknown, Map<PartJudge, boolean>>();

  /** The verdict of a judge on a part, which is asked for once where that takes long. */
  of(judge: PartJudge, value: unknown, depth: number): boolean {
    const known = this.#known.get(value)?.get(judge);
    if (known !== undefined) return known;
    const before = this.#calls;
    this.#calls += 1;
    const verdict = judge(value, depth, this);
    if (this.#calls - before > FEW) this.#keep(judge, value, verdict);
    return verdict;
  }

  #keep(judge: PartJudge, value: unknown, verdict: boolean): void {
    const verdicts = this.#known.get(value) ?? new Map<PartJudge, boolean>();
    this.#known.set(value, verdicts.set(judge, verdict));
  }
}
