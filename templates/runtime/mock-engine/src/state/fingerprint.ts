import { createHash } from 'node:crypto';
import { type Json, type JsonObject, objectAt, textAt } from '../json.ts';
import type { InitialState, Origin } from './initial-items.ts';
import type { Store } from './store.ts';

/** Limit of collections in a message. */
const MAX_LISTED_COLLECTIONS = 5;
/** Length of the hash of a collection. */
const HASH_LENGTH = 16;

/**
 * Computes the fingerprint of an initial state: a hash of everything, one of who may call, and one per collection with
 * items. The names of the others only tell one document from another.
 */
function fingerprintOf(state: InitialState): JsonObject {
  const { items: base, seed, size, origins, identities } = state;
  // Passwords and rights are in no item, and processes that disagree about them would let different users call.
  const callers = createHash('sha256')
    .update(JSON.stringify(identities ?? null))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  const all = createHash('sha256').update(callers);
  const collections: [string, Json][] = state.names.map((name) => [name, { origin: 'seed' }]);
  for (const name of base.collections.toSorted()) {
    const text = JSON.stringify([name, base.all(name)]);
    all.update(text);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
    collections.push([name, { origin: origins.get(name) ?? 'seed', hash }]);
  }
  return { hash: all.digest('hex'), seed, size, callers, collections: Object.fromEntries(collections) };
}

/** Describes the differences between two initial states, for messages; `undefined` if there are none. */
function describeDifference(stored: JsonObject, note: JsonObject): string | undefined {
  const isSame = stored['hash'] === note['hash'];
  const [before, now] = [documentCollections(stored), documentCollections(note)];
  // A document that has had no collections yet may have some now.
  const isKnown = isSame ? before.length > 0 && now.length > 0 : before.length + now.length > 0;
  if (isKnown && !before.some((name) => now.includes(name)))
    return ['another document', ...listCollections(before, (list) => `with ${list}`)].join(', ');
  if (isSame) return undefined;
  const isSameSeed = numbersOf(stored) === numbersOf(note);
  const ofSeed = isSameSeed
    ? 'the seed of another version of the mock'
    : `${numbersOf(stored)}, and not with ${numbersOf(note)}`;
  const names = differingCollections(stored, note);
  const seeded = names.seed.length === 0 ? [] : [ofSeed];
  const hasSameUsers = names.users.length === 0 && stored['callers'] === note['callers'];
  const users = hasSameUsers ? [] : ['other users'];
  return [...seeded, ...dataDifferences(names.data, stored, note), ...users].join('; with ');
}

/** Returns the collections of a note that come from its document: neither users nor items of options. */
function documentCollections(note: JsonObject): readonly string[] {
  return Object.keys(objectAt(note, 'collections')).filter((name) => originOf(note, name) === 'seed');
}

function numbersOf(note: JsonObject): string {
  return `seed ${String(note['seed'])}, size ${String(note['size'])}`;
}

/**
 * Returns the collections that differ, by origin. A collection that only one of both has from the `data` option
 * belongs to it.
 */
function differingCollections(stored: JsonObject, note: JsonObject): Readonly<Record<Origin, readonly string[]>> {
  const found: Record<Origin, string[]> = { data: [], users: [], seed: [] };
  const all = new Set([stored, note].flatMap((one) => Object.keys(objectAt(one, 'collections'))));
  for (const name of all) {
    if (entryOf(stored, name)['hash'] === entryOf(note, name)['hash']) continue;
    const origins = [originOf(stored, name), originOf(note, name)];
    found[(['data', 'users'] as const).find((origin) => origins.includes(origin)) ?? 'seed'].push(name);
  }
  return found;
}

function dataDifferences(names: readonly string[], stored: JsonObject, note: JsonObject): readonly string[] {
  const isOfBoth = (name: string): boolean => originOf(stored, name) === originOf(note, name);
  const isDropped = (name: string): boolean => !isOfBoth(name) && originOf(stored, name) === 'data';
  const isNew = (name: string): boolean => !isOfBoth(name) && originOf(note, name) === 'data';
  return [
    ...listCollections(names.filter(isOfBoth), (list) => `other data of ${list}`),
    ...listCollections(names.filter(isDropped), (list) => `data of ${list}, which this start does not have`),
    ...listCollections(names.filter(isNew), (list) => `no data of ${list}, which this start has`),
  ];
}

function listCollections(names: readonly string[], say: (list: string) => string): readonly string[] {
  if (names.length === 0) return [];
  const list = names.slice(0, MAX_LISTED_COLLECTIONS).map((name) => JSON.stringify(name));
  const more = names.length > MAX_LISTED_COLLECTIONS ? ` and ${names.length - MAX_LISTED_COLLECTIONS} more` : '';
  return [say(list.join(', ') + more)];
}

function entryOf(note: JsonObject, name: string): JsonObject {
  return objectAt(objectAt(note, 'collections'), name);
}

function originOf(note: JsonObject, name: string): string | undefined {
  return textAt(entryOf(note, name), 'origin');
}

/** Space of the fingerprint; no other space can have this name. */
export const FINGERPRINT_SPACE = '/';
const FINGERPRINTS = 'notes';
const FINGERPRINT_ID = 'base';

/**
 * Rejects a store whose state has other initial items, because its changes would not fit. Of processes that start on
 * an empty store at the same time, the first one stores its fingerprint; it stays until the store is cleared.
 *
 * @param name - name of the store for messages, without secrets
 * @throws TypeError with the differences and the ways to resolve them
 */
export async function requireSameInitialState(store: Store, name: string, initialState: InitialState): Promise<void> {
  // State in memory ends with the process.
  if (store.clearHint === undefined) return;
  const note = fingerprintOf(initialState);
  const isFirst = await store.commit(FINGERPRINT_SPACE, [
    { collection: FINGERPRINTS, id: FINGERPRINT_ID, expectedVersion: 0, item: note },
  ]);
  if (isFirst) return store.requireFingerprint?.(hashIn(note));
  const stored = await store.get(FINGERPRINT_SPACE, FINGERPRINTS, FINGERPRINT_ID);
  // Somebody cleared the store between both.
  if (stored?.item === undefined) return requireSameInitialState(store, name, initialState);
  const other = describeDifference(stored.item, note);
  if (other === undefined) return store.requireFingerprint?.(hashIn(note));
  throw new TypeError(
    `${name} holds a state that began with ${other}. Start with the same options, name another store, or stop the mocks that use it and ${store.clearHint} to start over.`,
  );
}

function hashIn(note: JsonObject): string {
  return textAt(note, 'hash') ?? '';
}
