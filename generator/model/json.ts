/** JSON value as plain readonly data. */
export type Json = null | boolean | number | string | JsonArray | JsonObject;
export type JsonArray = readonly Json[];
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Checks if a value is a JSON object, not `null` or an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks if an object has at least one of some members. Uses a loop, since it runs on every object of a document. */
export function hasOneOf(value: JsonObject, keys: readonly string[]): boolean {
  for (const key of keys) if (Object.hasOwn(value, key)) return true;
  return false;
}

/** Returns the own property `key` of a JSON object. Ignores inherited members such as `constructor` and `__proto__`. */
export function member(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Parses JSON text; returns `undefined` if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates an object with the property, or an empty one if the value is `undefined`. */
export function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]?: Value });
}
