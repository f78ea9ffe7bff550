import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { HttpError } from '../http/message.ts';
import type { Identities } from '../identity/users.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { collectionOf, keyOf, type Platform } from '../platform.ts';
import { Random } from '../random.ts';
import { type Collections, idOf, InitialItems, type InitialState, type Origin } from '../state/initial-items.ts';

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
  return { initialState: { items: base, names: [...collections], seed, size, origins, identities }, collections };
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

/**
 * Parses items by collection; each needs a unique identifier.
 *
 * @param keyOf - returns the identifying property of a collection
 * @throws TypeError with the collection and the invalid item
 */
export function parseData(value: Json, keyOf: (collection: string) => string): Collections {
  if (!isObject(value)) throw new TypeError('Data must be an object: lists of items by collection.');
  return Object.fromEntries(
    Object.entries(collectionsOf(value)).map(([name, items]) => [name, parseItems(name, items, keyOf(name))]),
  );
}

/** State of a space as a file: every collection by name, with its items in their order. */
export interface StateFile {
  /** Version of this format. */
  readonly version: typeof STATE_VERSION;
  readonly collections: Collections;
}

/** Version of the format of state files. */
export const STATE_VERSION = 1;

/** Returns the collections of a state file. Data without a version are the collections themselves. */
function collectionsOf(value: JsonObject): JsonObject {
  const { version, collections, ...others } = value;
  if (version === undefined || Array.isArray(version)) return value;
  if (version !== STATE_VERSION)
    throw new TypeError(
      `Data: "version" is ${JSON.stringify(version).slice(0, 40)}; this mock reads ${STATE_VERSION}.`,
    );
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new TypeError(`Data: a state has no member ${JSON.stringify(unknown.slice(0, 40))}.`);
  if (!isObject(collections))
    throw new TypeError('Data: "collections" must be an object: lists of items by collection.');
  return collections;
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
