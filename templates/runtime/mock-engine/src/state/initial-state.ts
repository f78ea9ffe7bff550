import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { HttpError } from '../http/message.ts';
import type { Identities } from '../identity/users.ts';
import { isObject, type Json, type JsonObject, member } from '../json.ts';
import { collectionOf, keyOf, type Platform } from '../platform.ts';
import { Random } from '../random.ts';
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

/** Options of the initial state. */
interface InitialStateOptions {
  readonly platform: Platform;
  readonly seed: number;
  readonly size: number;
  /** Samples of collections that no operation fills. */
  readonly samples?: () => Collections;
  /** Items that replace the initial items of their collections. */
  readonly data?: Collections;
  readonly identities?: Identities;
}

/**
 * Creates the initial state, with the items of the `data` option over the seed, and the names of all collections.
 *
 * @throws TypeError if users do not fit the items
 * @throws HttpError for an unknown collection
 */
export function createInitialState(
  first: InitialStateOptions,
  operations: readonly ServedOperation[],
): { readonly initialState: InitialState; readonly collections: ReadonlySet<string> } {
  const { platform, seed, size, samples, data = {} } = first;
  const identities = first.identities ?? platform.identities;
  const users = identities?.users.map(({ id, code, name, firstName }) => ({ id, code, name, firstName })) ?? [];
  const made = { ...samples?.(), ...platform.seed?.(new Random(seed), size) };
  const seeded = { users, ...made };
  const collections = new Set([...Object.keys(seeded), ...namedCollections(operations, platform)]);
  requireKnownCollections(data, collections);
  const base = new InitialItems({ ...seeded, ...data }, keyOf(platform));
  if (first.identities !== undefined) requireValidUsers(first.identities, platform, base);
  const originOf = (name: string): Origin => {
    if (Object.hasOwn(data, name)) return 'data';
    return Object.hasOwn(made, name) ? 'seed' : 'users';
  };
  const origins = new Map(base.collections.map((name) => [name, originOf(name)] as const));
  return { initialState: { items: base, seed, size, origins }, collections };
}

/** Returns the collections that operations work on, and those that paths and properties refer to. */
function namedCollections(operations: readonly ServedOperation[], platform: Platform): readonly string[] {
  const worked = operations.filter(({ resource }) => resource !== undefined);
  return [...worked.map((operation) => collectionOf(operation, platform)), ...Object.values(platform.references)];
}

/** Validates users against the platform and its items. */
function requireValidUsers({ users }: Identities, { checkUser }: Platform, base: InitialItems): void {
  const wrong = users.flatMap((user) => checkUser?.(user, (collection) => base.all(collection)) ?? []);
  if (wrong.length > 0) throw new TypeError(wrong.join('\n'));
}

/** Origin of the initial items of a collection: the `data` option, the users, or the seed of the platform. */
export type Origin = 'data' | 'users' | 'seed';

/** Initial state: the items, with the seed and the options that determine them. */
export interface InitialState {
  readonly items: InitialItems;
  readonly seed: number;
  readonly size: number;
  /** Origins by collection. */
  readonly origins: ReadonlyMap<string, Origin>;
}

/**
 * Parses items by collection; each needs a unique identifier.
 *
 * @param keyOf - returns the identifying property of a collection
 * @throws TypeError with the collection and the invalid item
 */
export function parseData(value: Json, keyOf: (collection: string) => string): Collections {
  if (!isObject(value)) throw new TypeError('Data must be an object: lists of items by collection.');
  return Object.fromEntries(Object.entries(value).map(([name, items]) => [name, parseItems(name, items, keyOf(name))]));
}

function parseItems(collection: string, items: Json, key: string): readonly JsonObject[] {
  if (!Array.isArray(items)) throw new TypeError(`Data: ${JSON.stringify(collection)} must be a list of items.`);
  const seen = new Set<string>();
  return items.map((item: Json, index) => {
    const entry = `Data: item ${index + 1} of ${JSON.stringify(collection)}`;
    if (!isObject(item)) throw new TypeError(`${entry} is not an object.`);
    const id = idOf(item, key);
    if (id === '') throw new TypeError(`${entry} has no ${JSON.stringify(key)}.`);
    if (seen.has(id)) throw new TypeError(`${entry} has the same ${JSON.stringify(key)} as an earlier one: ${id}.`);
    seen.add(id);
    return item;
  });
}

/**
 * Rejects items of a collection that no operation works on and nothing refers to.
 *
 * @throws HttpError 400 with the closest match
 */
export function requireKnownCollections(data: Collections, known: ReadonlySet<string>): void {
  const unknown = Object.keys(data).find((name) => !known.has(name));
  if (unknown === undefined) return;
  const advice = didYouMean(closestMatch(unknown, known)) || ` Collections: ${[...known].toSorted().join(', ')}.`;
  throw new HttpError(400, `Unknown collection ${JSON.stringify(unknown)}.${advice}`);
}
