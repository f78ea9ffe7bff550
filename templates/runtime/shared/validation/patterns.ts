/**
 * A regular expression as a table of states, for patterns on which the engine's own matching could take exponential
 * time, or the square of its length: one step a character, whatever the text.
 */
export class DfaPattern {
  readonly #starts: readonly number[];
  readonly #states: readonly (readonly number[])[];
  readonly #accepting: ReadonlySet<number>;

  /**
   * @param starts - the first character of each class of characters, ascending
   * @param states - for each state, the next one by class; the first is where it begins, -1 is a dead end
   * @param accepting - the states in which the text matches
   */
  constructor(starts: readonly number[], states: readonly (readonly number[])[], accepting: readonly number[]) {
    this.#starts = starts;
    this.#states = states;
    this.#accepting = new Set(accepting);
  }

  test(text: string): boolean {
    let state = 0;
    for (const character of text) {
      if (state === -1) return false;
      state = this.#states[state]?.[this.#classOf(character.codePointAt(0) ?? 0)] ?? -1;
    }
    return this.#accepting.has(state);
  }

  #classOf(code: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= code) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/**
 * A regular expression that could keep the engine busy with a long text, and for which there is no table of states: it
 * is tried on short texts, and a longer one is not tested.
 */
export class LengthLimitedPattern {
  /** The length of the longest text that is tried. */
  readonly maxLength: number;
  readonly #pattern: RegExp;

  constructor(pattern: RegExp, longest: number) {
    this.#pattern = pattern;
    this.maxLength = longest;
  }

  test(text: string): boolean {
    return text.length > this.maxLength || this.#pattern.test(text);
  }
}
