import { closest, distance } from 'fastest-levenshtein';

/** The candidate that is most like a name, if any is like it at all. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const short = candidates.filter((candidate) => Math.abs(candidate.length - name.length) < 8).slice(0, 5_000);
  if (short.length === 0 || name.length > 200) return undefined;
  const nearest = closest(name, short);
  return distance(name.toLowerCase(), nearest.toLowerCase()) <= Math.max(1, Math.floor(name.length / 2))
    ? nearest
    : undefined;
}
