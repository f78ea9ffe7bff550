interface Pause {
  readonly length: number;
  /** Calls that are still to do without a guess. */
  left: number;
}

const SHORTEST = 16;
const LONGEST = 4096;

/** Says of what kind of call guesses are worth while: where they go wrong, more and more calls do without. */
export class Caution<Kind extends object> {
  readonly #pauses = new WeakMap<Kind, Pause>();

  /** Whether the next call is to guess. */
  allows(kind: Kind): boolean {
    const pause = this.#pauses.get(kind);
    if (pause === undefined || pause.left === 0) return true;
    pause.left -= 1;
    return false;
  }

  right(kind: Kind): void {
    const pause = this.#pauses.get(kind);
    if (pause === undefined || pause.left > 0) return;
    if (pause.length > SHORTEST) this.#pauses.set(kind, { length: pause.length / 2, left: 0 });
    else this.#pauses.delete(kind);
  }

  /** Those that were under way together go wrong together, and count as one. */
  wrong(kind: Kind): void {
    const pause = this.#pauses.get(kind);
    if (pause !== undefined && pause.left > 0) return;
    const length = Math.min(2 * (pause?.length ?? SHORTEST / 2), LONGEST);
    this.#pauses.set(kind, { length, left: length });
  }
}
