import { createHash } from 'node:crypto';
import { type Json, type JsonObject, objectAt, textAt } from '../json.ts';
import type { Base } from './base.ts';

/** Where the first items of a collection come from: the caller's data, the users, or the seed of the platform. */
export type Origin = 'data' | 'users' | 'seed';

/** What a state begins with: the items, and, to tell them by, what they follow from. */
export interface Beginning {
  readonly base: Base;
  readonly seed: number;
  readonly size: number;
  /** By collection. */
  readonly origins: ReadonlyMap<string, Origin>;
}

/** Collections that are named of many. */
const MOST_NAMED = 5;
/** Of a hash, so many characters tell collections apart. */
const HASH_LENGTH = 16;

/** What is noted of a beginning: a hash of all items, in whatever order the collections are named, and one of each. */
export function noteOf({ base, seed, size, origins }: Beginning): JsonObject {
  const all = createHash('sha256');
  const collections: [string, Json][] = [];
  for (const name of base.collections.toSorted()) {
    const text = JSON.stringify([name, base.all(name)]);
    all.update(text);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
    collections.push([name, { origin: origins.get(name) ?? 'seed', hash }]);
  }
  return { hash: all.digest('hex'), seed, size, collections: Object.fromEntries(collections) };
}

/**
 * In what a state began otherwise than a start does, for a person, as what follows “began with”; nothing where it did
 * not.
 */
export function otherwise(kept: JsonObject, note: JsonObject): string | undefined {
  if (kept['hash'] === note['hash']) return undefined;
  const isSameSeed = numbersOf(kept) === numbersOf(note);
  const ofSeed = isSameSeed
    ? 'the seed of another version of the mock'
    : `${numbersOf(kept)}, and not with ${numbersOf(note)}`;
  const names = differing(kept, note);
  const seeded = names.seed.length === 0 ? [] : [ofSeed];
  const users = names.users.length === 0 ? [] : ['other users'];
  return [...seeded, ...ofData(names.data, kept, note), ...users].join('; with ');
}

function numbersOf(note: JsonObject): string {
  return `seed ${String(note['seed'])}, size ${String(note['size'])}`;
}

/**
 * Collections that are not alike, by where they come from; what only one of both has from the caller is of the caller.
 */
function differing(kept: JsonObject, note: JsonObject): Readonly<Record<Origin, readonly string[]>> {
  const found: Record<Origin, string[]> = { data: [], users: [], seed: [] };
  const all = new Set([kept, note].flatMap((one) => Object.keys(objectAt(one, 'collections'))));
  for (const name of all) {
    if (entryOf(kept, name)['hash'] === entryOf(note, name)['hash']) continue;
    const origins = [originOf(kept, name), originOf(note, name)];
    found[(['data', 'users'] as const).find((origin) => origins.includes(origin)) ?? 'seed'].push(name);
  }
  return found;
}

function ofData(names: readonly string[], kept: JsonObject, note: JsonObject): readonly string[] {
  const isOfBoth = (name: string): boolean => originOf(kept, name) === originOf(note, name);
  const isFormer = (name: string): boolean => !isOfBoth(name) && originOf(kept, name) === 'data';
  const isNew = (name: string): boolean => !isOfBoth(name) && originOf(note, name) === 'data';
  return [
    ...named(names.filter(isOfBoth), (list) => `other data of ${list}`),
    ...named(names.filter(isFormer), (list) => `data of ${list}, which this start has not`),
    ...named(names.filter(isNew), (list) => `no data of ${list}, which this start has`),
  ];
}

function named(names: readonly string[], say: (list: string) => string): readonly string[] {
  if (names.length === 0) return [];
  const list = names.slice(0, MOST_NAMED).map((name) => JSON.stringify(name));
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return [say(list.join(', ') + more)];
}

function entryOf(note: JsonObject, name: string): JsonObject {
  return objectAt(objectAt(note, 'collections'), name);
}

function originOf(note: JsonObject, name: string): string | undefined {
  return textAt(entryOf(note, name), 'origin');
}
