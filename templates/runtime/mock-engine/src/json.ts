import { type Json, listAt } from '#shared/json.ts';

export { isObject, type Json, type JsonObject, listAt, member, objectAt, ownAt, textAt } from '#shared/json.ts';

/** JSON value, or any object that serializes to one, such as the interfaces of a client. */
export type Jsonable = Json | object;

/** Items by collection. */
export type Items = Readonly<Record<string, readonly object[]>>;

/**
 * Copies a value as JSON: functions and undefined members are dropped, dates become strings; what is no value of JSON
 * at all becomes `null`.
 */
export function jsonCopy(value: Jsonable): Json {
  const text: string | undefined = JSON.stringify(value);
  return JSON.parse(text ?? 'null');
}

/** Returns the strings of an array property. */
export function textsAt(value: Json | undefined, key: string): readonly string[] {
  return listAt(value, key).filter((entry) => typeof entry === 'string');
}

/** Tests whether two JSON values are equal; the order of members does not matter. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [entries, count] = [Object.entries(one), Object.keys(other).length];
  return (
    entries.length === count &&
    entries.every(([name, value]) => Object.hasOwn(other, name) && isDeepEqual(value, Reflect.get(other, name)))
  );
}
