/** Characters from one to another, both of them among them. */
export interface CharacterRange {
  readonly min: number;
  readonly max: number;
}

/** The last character of Unicode. */
export const LAST = 0x10ffff;

/** Some of the characters of Unicode. */
export class CharacterSet {
  /** In order, and apart from each other. */
  readonly ranges: readonly CharacterRange[];

  /** @param ranges - in any order; they may overlap */
  constructor(ranges: readonly CharacterRange[]) {
    this.ranges = merged(ranges);
  }

  has(character: number): boolean {
    for (const { min, max } of this.ranges) if (character <= max) return character >= min;
    return false;
  }

  /** All other characters. */
  negate(): CharacterSet {
    const starts = [0, ...this.ranges.map(({ max }) => max + 1)];
    const ends = [...this.ranges.map(({ min }) => min - 1), LAST];
    const between = starts.map((min, index) => ({ min, max: ends[index] ?? LAST }));
    return new CharacterSet(between.filter(({ min, max }) => min <= max));
  }
}

/** Every character. */
export const anyCharacter = new CharacterSet([{ min: 0, max: LAST }]);

function merged(ranges: readonly CharacterRange[]): readonly CharacterRange[] {
  const found: CharacterRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.min - other.min)) {
    const last = found.at(-1);
    if (last === undefined || range.min > last.max + 1) found.push(range);
    else found[found.length - 1] = { min: last.min, max: Math.max(last.max, range.max) };
  }
  return found;
}
