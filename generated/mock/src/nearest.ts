/** How far a word may be from the one that was meant: a letter too many, too few, another, or two in turn. */
const FARTHEST = 2;
const LONGEST = 100;

/** Whether somebody who wrote one word may have meant another. */
export function isNear(written: string, meant: string): boolean {
  const [short, long] = [Math.min(written.length, meant.length), Math.max(written.length, meant.length)];
  if (long > LONGEST || long - short > FARTHEST || short < 2 * FARTHEST) return false;
  return distance(written, meant) <= FARTHEST;
}

/** Of the words that may have been meant, the one that is nearest. */
export function nearest(written: string, words: Iterable<string>): string | undefined {
  const near = [...words]
    .filter((word) => isNear(written, word))
    .map((word) => ({ word, far: distance(written, word) }));
  return near.toSorted((one, other) => one.far - other.far)[0]?.word;
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
