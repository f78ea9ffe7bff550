import type { Json, JsonArray, JsonObject } from '../model/json.ts';

/**
 * Sets a member of a value that is still being loaded. A key such as `__proto__` becomes an ordinary member: nothing
 * is ever assigned through the prototype.
 */
export function put(holder: JsonObject | JsonArray, key: string, value: Json): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}

/** A copy that may be edited. */
export function copyOf(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}

/** Removes a member of a value that is still being loaded. */
export function drop(holder: JsonObject, key: string): void {
  Reflect.deleteProperty(holder, key);
}

/** Replaces all members of an object that is still being loaded, keeping its identity. */
export function replaceMembers(holder: JsonObject, members: Iterable<readonly [string, Json]>): void {
  const entries = [...members];
  for (const key of Object.keys(holder)) drop(holder, key);
  for (const [key, value] of entries) put(holder, key, value);
}
