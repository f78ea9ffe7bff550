import type { Identities } from '../identity/users.ts';
import { isObject, type Json, type JsonObject, member } from '../json.ts';
import type { Entry } from './store.ts';

/** Items by collection, in order. */
export type Collections = Readonly<Record<string, readonly JsonObject[]>>;

/** One array for all, because results are cached by list. */
const NONE: readonly JsonObject[] = [];

/** Initial items of every space; never changed. */
export class InitialItems {
  readonly #lists: ReadonlyMap<string, readonly JsonObject[]>;
  readonly #items: ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;

  constructor(collections: Collections, keyOf: (collection: string) => string) {
    this.#lists = new Map(Object.entries(collections));
    this.#items = new Map(Object.entries(collections).map(([name, items]) => [name, indexed(items, keyOf(name))]));
  }

  /** Names of the collections with items. */
  get collections(): readonly string[] {
    return [...this.#lists.keys()];
  }

  get(collection: string, id: string): JsonObject | undefined {
    return this.#items.get(collection)?.get(id);
  }

  all(collection: string): readonly JsonObject[] {
    return this.#lists.get(collection) ?? NONE;
  }
}

/** Returns the identifier of an item as a string without lone surrogates, which not every store keeps. */
export function idOf(item: JsonObject, key: string): string {
  return scalarText(member(item, key)).toWellFormed();
}

function scalarText(value: Json | undefined): string {
  return value === undefined || value === null || isObject(value) || Array.isArray(value) ? '' : String(value);
}

function indexed(items: readonly JsonObject[], key: string): ReadonlyMap<string, JsonObject> {
  return new Map(items.map((item) => [idOf(item, key), item]));
}

/** Entry that replaces an item, or deletes it. */
type OverlayEntry = Pick<Entry, 'id' | 'item'>;

const lists = new WeakMap<readonly Entry[], Map<readonly JsonObject[], readonly JsonObject[]>>();

/** Merges initial items with stored entries, cached as long as the store returns the same list. */
export function mergeEntries(
  seed: readonly JsonObject[],
  entries: readonly Entry[],
  key: string,
): readonly JsonObject[] {
  if (entries.length === 0) return seed;
  const known = lists.get(entries)?.get(seed);
  if (known !== undefined) return known;
  const list = overlayEntries(seed, entries, key);
  lists.set(entries, (lists.get(entries) ?? new Map()).set(seed, list));
  return list;
}

/** Overlays items with entries: changed ones stay in place, new ones come last. */
export function overlayEntries(
  items: readonly JsonObject[],
  entries: readonly OverlayEntry[],
  key: string,
): readonly JsonObject[] {
  const left = new Map(entries.map((entry) => [entry.id, entry]));
  const merged: JsonObject[] = [];
  for (const item of items) {
    const id = idOf(item, key);
    const entry = left.get(id);
    left.delete(id);
    const current = entry === undefined ? item : entry.item;
    if (current !== undefined) merged.push(current);
  }
  for (const { item } of left.values()) if (item !== undefined) merged.push(item);
  return merged;
}

/** Origin of the initial items of a collection: the `data` option, the users, or the seed of the platform. */
export type Origin = 'data' | 'users' | 'seed';

/** Initial state: the items, with the seed and the options that determine them. */
export interface InitialState {
  readonly items: InitialItems;
  /** Names of all collections, also of those without items. */
  readonly names: readonly string[];
  readonly seed: number;
  readonly size: number;
  /** Origins by collection. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** Users and clients, which every process that shares the state must know. */
  readonly identities: Identities | undefined;
}
