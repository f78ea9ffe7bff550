import { placeOf, readEntry } from './redis-entry.ts';
import type { Entry } from './store.ts';

/** A collection as it was at a mark of an epoch. */
interface KnownList {
  epoch: string;
  mark: string;
  entries: Map<string, Entry>;
  list: readonly Entry[];
}

/** Lists that are kept here; a long one may take some megabytes. */
const MOST = 200;

/**
 * All entries of collections, as they were when they were last asked for: only what changed since has to be fetched.
 */
export class RedisLists {
  readonly #known = new Map<string, KnownList>();

  of(key: string): KnownList {
    const known = this.#known.get(key) ?? { epoch: '', mark: '0', entries: new Map(), list: [] };
    this.#known.delete(key);
    this.#known.set(key, known);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(oldest);
    }
    return known;
  }
}

/** Puts into a list what changed since, or all of it, and hands it out. */
export function brought(
  known: KnownList,
  [epoch = '', mark = '0', extent, ...pairs]: readonly string[],
): readonly Entry[] {
  known.epoch = epoch;
  known.mark = mark;
  if (extent === 'since' && pairs.length === 0) return known.list;
  if (extent === 'all') known.entries = new Map();
  for (const [id, text] of placed(pairs)) known.entries.set(id, readEntry(id, text));
  known.list = [...known.entries.values()];
  return known.list;
}

/** Identifiers with their entries in the order of their places; what is new comes after all that is known. */
function placed(pairs: readonly string[]): readonly (readonly [string, string])[] {
  return pairs
    .flatMap((id, at) => {
      const text = pairs[at + 1] ?? '';
      return at % 2 === 0 ? [{ id, text, place: placeOf(text) }] : [];
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ id, text }) => [id, text] as const);
}
