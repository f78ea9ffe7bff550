import { isObject, type Json, type JsonObject, isDeepEqual } from '../json.ts';
import type { ObjectType } from './object-type.ts';

/** Pairs of nested object and identifier (`x` beside `xId`): those of the type, and any other by name. */
export interface NestedReferences {
  readonly shape: ObjectType | undefined;
  readonly suffix: string | undefined;
}

/**
 * Synchronizes nested objects with the identifiers beside them after a change: identifiers win, as in an update, and
 * an object is removed when its identifier changes, because it shows the previous one.
 */
export function syncNestedObjects(
  next: JsonObject,
  before: JsonObject,
  { shape, suffix }: NestedReferences,
): JsonObject {
  const stray = [...pairsOf(next, shape, suffix)].filter(
    ([name, key]) => differs(name, next, before) || differs(key, next, before),
  );
  const result: Record<string, Json> = { ...next };
  for (const [name, key] of stray) {
    if (Object.hasOwn(before, name) && !differs(key, next, before)) result[name] = before[name] ?? null;
    else delete result[name];
  }
  for (const name in result) result[name] = syncInside(result[name] ?? null, before[name], suffix);
  return result;
}

/** Returns the names of nested objects with those of their identifiers. */
function pairsOf(
  item: JsonObject,
  shape: ObjectType | undefined,
  suffix: string | undefined,
): ReadonlyMap<string, string> {
  const listed = (shape?.references ?? []).filter(({ key }) => shape?.properties.has(key));
  const pairs = new Map(listed.map(({ name, key }) => [name, key]));
  if (suffix === undefined) return pairs;
  for (const name in item)
    if (isObject(item[name]) && Object.hasOwn(item, name + suffix)) pairs.set(name, name + suffix);
  return pairs;
}

/** Synchronizes nested values. The entries of a list with another length are not compared. */
function syncInside(value: Json, before: Json | undefined, suffix: string | undefined): Json {
  if (isObject(value)) return isObject(before) ? syncNestedObjects(value, before, { shape: undefined, suffix }) : value;
  if (!Array.isArray(value) || !Array.isArray(before) || value.length !== before.length) return value;
  return value.map((entry, index) => syncInside(entry, before[index], suffix));
}

function differs(name: string, next: JsonObject, before: JsonObject): boolean {
  return !isDeepEqual(next[name], before[name]);
}
