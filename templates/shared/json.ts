/** Any JSON value, as plain readonly data. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object, as plain readonly data. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Tests for a JSON object: not `null`, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the own property of a JSON object. Inherited ones (`constructor`, `__proto__`) are `undefined`. */
export function member(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns a member that is an object, else an empty one. */
export function objectAt(value: Json | undefined, key: string): JsonObject {
  const found = member(value, key);
  return isObject(found) ? found : {};
}

/** Returns a member that is an array, else an empty one. */
export function listAt(value: Json | undefined, key: string): readonly Json[] {
  const found = member(value, key);
  return Array.isArray(found) ? found : [];
}

/** Returns a member that is a string. */
export function textAt(value: Json | undefined, key: string): string | undefined {
  const found = member(value, key);
  return typeof found === 'string' ? found : undefined;
}
