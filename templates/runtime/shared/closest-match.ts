/** Longest name that is compared. A longer one is no misspelling of a known name, and comparing it would take long. */
const MAX_LENGTH = 100;

/**
 * Returns the candidate closest to a misspelled name, the first of several that are equally close.
 *
 * Names that differ only in case, accents or separators count as equal. Otherwise about a third of the characters may
 * differ (Levenshtein distance).
 *
 * @param limit - candidates this many edits away, or more, are ignored
 * @returns `undefined` if no candidate is close enough
 *
 * @example
 * closestMatch('custmer', ['contact', 'customer']); // 'customer'
 */
export function closestMatch(
  name: string,
  candidates: Iterable<string>,
  limit: number = MAX_LENGTH,
): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const normalized = normalize(name);
  let match: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const bound = Math.min(limit, least, Math.ceil(Math.max(candidate.length, name.length) / 3) + 1);
    const edits = normalize(candidate) === normalized ? 0 : editDistance(name, candidate, bound);
    if (edits < bound) [match, least] = [candidate, edits];
  }
  return match;
}

/** Returns the sentence that offers the closest match, with a leading space; an empty text if there is none. */
export function didYouMean(match: string | undefined): string {
  return match === undefined || match === '' ? '' : ` Did you mean "${match}"?`;
}

/** Removes case, accents and separators. */
function normalize(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}|[-_ .]/gu, '')
    .toLowerCase();
}

/** Counts the characters to insert, remove or replace; stops at `bound` and returns it. */
function editDistance(one: string, other: string, bound: number): number {
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
