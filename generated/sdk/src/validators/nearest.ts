/** Longer names are no misspellings of a known one, and would cost time. */
const LONGEST = 80;

/** The known name that was probably meant, or none: fewer than `most` letters may differ, and about a third of them. */
export function nearestName(name: string, known: readonly string[], most = LONGEST): string | undefined {
  if (name.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const bound = Math.min(most, least, Math.ceil(Math.max(candidate.length, name.length) / 3) + 1);
    const steps = plain(candidate) === plain(name) ? 0 : distance(name, candidate, bound);
    if (steps < bound && candidate !== name) [best, least] = [candidate, steps];
  }
  return best;
}

/** Without case, accents and what joins words. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}|[-_ .]/gu, '')
    .toLowerCase();
}

/** The number of letters to insert, remove or replace; `bound` where it is that or more. */
function distance(one: string, other: string, bound: number): number {
  if (Math.abs(one.length - other.length) >= bound) return bound;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 1; index <= one.length; index += 1) {
    const next = [index];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (one[index - 1] === other[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    if (Math.min(...next) >= bound) return bound;
    row = next;
  }
  return row.at(-1) ?? bound;
}
