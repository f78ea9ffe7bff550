import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { HttpError } from './http/errors.ts';
import { type Collections, idOf } from './store/base.ts';

/**
 * Reads the caller's items: lists by collection, each item with an identifier of its own.
 *
 * @param keyOf - what identifies the items of a collection
 * @throws TypeError naming the collection, and the item that cannot be kept
 */
export function readData(value: Json, keyOf: (collection: string) => string): Collections {
  if (!isObject(value)) throw new TypeError('Data must be an object: lists of items by collection.');
  return Object.fromEntries(Object.entries(value).map(([name, items]) => [name, readItems(name, items, keyOf(name))]));
}

function readItems(collection: string, items: Json, key: string): readonly JsonObject[] {
  if (!Array.isArray(items)) throw new TypeError(`Data: ${JSON.stringify(collection)} must be a list of items.`);
  const seen = new Set<string>();
  return items.map((item: Json, index) => {
    const entry = `Data: item ${index + 1} of ${JSON.stringify(collection)}`;
    if (!isObject(item)) throw new TypeError(`${entry} is not an object.`);
    const id = idOf(item, key);
    if (id === '') throw new TypeError(`${entry} has no ${JSON.stringify(key)}.`);
    if (seen.has(id)) throw new TypeError(`${entry} has the same ${JSON.stringify(key)} as one before it: ${id}.`);
    seen.add(id);
    return item;
  });
}

/**
 * Refuses items of a collection that no operation works on and nothing refers to.
 *
 * @throws HttpError naming the collection, and those that there are
 */
export function requireKnown(data: Collections, known: ReadonlySet<string>): void {
  const unknown = Object.keys(data).find((name) => !known.has(name));
  if (unknown === undefined) return;
  const advice = didYouMean(closestMatch(unknown, known)) || ` Collections: ${[...known].toSorted().join(', ')}.`;
  throw new HttpError(400, `Data: unknown collection ${JSON.stringify(unknown)}.${advice}`);
}
