/** How far a word may be from the one that was meant: a letter too many, too few, another, or two in turn. */
const FARTHEST = 2;
const LONGEST = 100;

/** Of the words that may have been meant, the nearest one, and of several the first. */
export function nearest(written: string, words: Iterable<string>): string | undefined {
  let found: string | undefined;
  let least = FARTHEST + 1;
  for (const word of words) {
    const far = isComparable(written, word) ? distance(written, word) : least;
    if (far < least) [found, least] = [word, far];
  }
  return found;
}

/** Whether one of two words may be meant by the other, by their lengths: of a short one any letter may be another. */
function isComparable({ length: one }: string, { length: other }: string): boolean {
  return Math.min(one, other) >= 2 * FARTHEST && Math.abs(one - other) <= FARTHEST && Math.max(one, other) <= LONGEST;
}

/** Letters to change, to add and to take away (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let line = 0; line < one.length; line += 1) {
    const next = [line + 1];
    for (let column = 0; column < other.length; column += 1) {
      const isOther = one[line] === other[column] ? 0 : 1;
      next.push(Math.min((row[column] ?? 0) + isOther, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
