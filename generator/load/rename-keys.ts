import { isObject, type Json, type JsonObject, listAt, textAt } from '../model/json.ts';

/**
 * The keys of the two sides of an entry. A rename table has `from` and `to`, or `v2` and `v3` if it was begun with
 * them. The migration map, and what is made from it, has the latter.
 */
const SIDE_OF: ReadonlyMap<string, string> = new Map([
  ['from', 'v2'],
  ['to', 'v3'],
]);
const KEY_OF: ReadonlyMap<string, string> = new Map([...SIDE_OF].map(([key, side]) => [side, key]));

/** Returns an entry of a table with the sides `v2` and `v3`. */
export function readEntry(entry: Json): Json {
  return withKeys(entry, SIDE_OF);
}

/** Returns an entry as a table has it that was begun with `from` and `to`. */
export function spellEntry(entry: JsonObject): JsonObject {
  return Object(withKeys(entry, KEY_OF));
}

/** Tests whether a table was begun with `v2` and `v3`. */
export function hasSides(value: Json): boolean {
  if (Array.isArray(value)) return value.some(hasSides);
  return isObject(value) && Object.entries(value).some(([key, item]) => KEY_OF.has(key) || hasSides(item));
}

/** Returns the names of an entry in the previous version: several if they became one. */
export function previousNames(entry: Json): readonly string[] {
  const name = textAt(entry, 'v2');
  return name === undefined ? listAt(entry, 'v2').map(String) : [name];
}

/** Returns the name of an owner of an entry on a side. One with the same name on both stands as this name alone. */
export function ownerName(owner: Json, side: 'v2' | 'v3'): string {
  return typeof owner === 'string' ? owner : (textAt(owner, side) ?? '');
}

/** Returns the names of the owners of an entry on a side. */
export function ownerNames(entry: Json, side: 'v2' | 'v3'): readonly string[] {
  return listAt(entry, 'owners').map((owner) => ownerName(owner, side));
}

/** Returns the schema of the tables for those that were begun with `v2` and `v3`. */
export function schemaOfSides<Schema extends object>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll(/"(from|to)"/g, (text, key) => `"${SIDE_OF.get(key) ?? text}"`));
}

function withKeys(value: Json, keys: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => withKeys(item, keys));
  if (!isObject(value)) return value;
  const named = Object.entries(value).map(([key, item]) => {
    // The only names of sides that stand as values.
    if (key === 'unresolvedSides' && Array.isArray(item)) return [key, item.map((one) => keys.get(String(one)) ?? one)];
    return [keys.get(key) ?? key, withKeys(item, keys)];
  });
  return Object.fromEntries(named);
}
