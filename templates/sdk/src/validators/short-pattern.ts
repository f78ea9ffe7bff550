/**
 * A regular expression that could keep the engine busy with a long text, and for which there is no table of states: it
 * is tried on short texts, and a longer one is not judged.
 */
export class ShortPattern {
  /** The length of the longest text that is tried. */
  readonly longest: number;
  readonly #pattern: RegExp;

  constructor(pattern: RegExp, longest: number) {
    this.#pattern = pattern;
    this.longest = longest;
  }

  test(text: string): boolean {
    return text.length > this.longest || this.#pattern.test(text);
  }
}
