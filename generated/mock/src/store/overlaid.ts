import type { JsonObject } from '../json.ts';
import { idOf } from './base.ts';
import type { Entry } from './store.ts';

/** What takes the place of the item with its identifier; of none at all where it was deleted. */
type Laid = Pick<Entry, 'id' | 'item'>;

const lists = new WeakMap<readonly Entry[], Map<readonly JsonObject[], readonly JsonObject[]>>();

/** The seed with the entries over it, remembered as long as the store hands out the same list. */
export function merged(seed: readonly JsonObject[], entries: readonly Entry[], key: string): readonly JsonObject[] {
  if (entries.length === 0) return seed;
  const known = lists.get(entries)?.get(seed);
  if (known !== undefined) return known;
  const list = overlaid(seed, entries, key);
  lists.set(entries, (lists.get(entries) ?? new Map()).set(seed, list));
  return list;
}

/** Items with entries over them: changed ones in their place, new ones at the end. */
export function overlaid(items: readonly JsonObject[], entries: readonly Laid[], key: string): readonly JsonObject[] {
  const left = new Map(entries.map((entry) => [entry.id, entry]));
  const kept: JsonObject[] = [];
  for (const item of items) {
    const id = idOf(item, key);
    const entry = left.get(id);
    left.delete(id);
    const current = entry === undefined ? item : entry.item;
    if (current !== undefined) kept.push(current);
  }
  for (const { item } of left.values()) if (item !== undefined) kept.push(item);
  return kept;
}
