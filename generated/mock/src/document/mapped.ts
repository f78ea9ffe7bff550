import { isObject, type Json, type JsonObject } from '../json.ts';

type Change = (value: Json, key: string) => Json;

/** A list or an object with each of its parts changed; anything else as it is. */
export function mapped(value: Json, change: Change): Json {
  if (Array.isArray(value)) return value.map((inner, index) => change(inner, String(index)));
  return isObject(value) ? mappedObject(value, change) : value;
}

/** An object with each of its members changed. */
export function mappedObject(object: JsonObject, change: Change): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
