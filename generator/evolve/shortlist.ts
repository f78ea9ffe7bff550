import { groupBy } from '../model/json.ts';
import type { OperationView, SchemaView } from './api-view.ts';

/** Most pairs of names that are all compared. With more, only those with rare words in common are. */
const MAX_PAIRS = 250_000;
/** Most counterparts that an item of so large a document is compared with. */
const MAX_SHORTLIST = 24;
/** Most items that a word leads to: one in more of them says little. */
const MAX_ITEMS_PER_WORD = 200;

/** Returns the words of a schema, its fields and its values by which it is found. */
export function schemaWords({ words, fields, values }: SchemaView): readonly string[] {
  return [...words, ...fields.keys(), ...values];
}

/** Returns the words of the id and the path of an operation. */
export function operationWords({ words, segments }: OperationView): readonly string[] {
  return [...words, ...segments.flat()];
}

/** The items of both sides, and the words by which they are found. */
interface ShortlistOptions<From, To> {
  readonly from: readonly From[];
  readonly to: readonly To[];
  readonly wordsOf: (item: From | To) => Iterable<string>;
}

/**
 * Creates a function that returns the items to compare with another one: all of them, or in huge documents those that
 * have the rarest words in common. Comparing all pairs of 7,000 schemas with each other would take hours.
 */
export function createShortlist<From, To>({
  from,
  to,
  wordsOf,
}: ShortlistOptions<From, To>): (item: From) => readonly To[] {
  if (from.length * to.length <= MAX_PAIRS) return () => to;
  const entries = to.flatMap((item) => [...new Set(wordsOf(item))].map((word) => ({ word, item })));
  const index = groupBy(entries, ({ word }) => word);
  return (item) => {
    const weights = new Map<To, number>();
    for (const word of new Set(wordsOf(item))) {
      const found = index.get(word) ?? [];
      if (found.length > MAX_ITEMS_PER_WORD) continue;
      for (const { item: other } of found) weights.set(other, (weights.get(other) ?? 0) + 1 / found.length);
    }
    const ranked = [...weights].sort(([, one], [, other]) => other - one);
    return ranked.slice(0, MAX_SHORTLIST).map(([other]) => other);
  };
}
