import type { Json, JsonObject } from '../json.ts';

/**
 * An object with each of its members changed, without those of which nothing is made.
 * Where all stay as they are it is the object itself: of a large document hardly anything changes, and a copy of it
 * would take longer than all else of a start.
 */
export function revisedObject(object: JsonObject, change: (value: Json, key: string) => Json | undefined): JsonObject {
  let changed: Map<string, Json | undefined> | undefined;
  for (const key of Object.keys(object)) {
    const value = object[key] ?? null;
    const made = change(value, key);
    if (made === value) continue;
    changed ??= new Map(Object.entries(object));
    changed.set(key, made);
  }
  return changed === undefined ? object : withoutNothing(changed);
}

/** A list with each of its items changed; itself where all stay as they are. */
export function revisedList(list: readonly Json[], change: (value: Json, index: number) => Json): readonly Json[] {
  let changed: Json[] | undefined;
  for (const [index, value] of list.entries()) {
    const made = change(value, index);
    if (made === value) continue;
    changed ??= [...list];
    changed[index] = made;
  }
  return changed ?? list;
}

function withoutNothing(members: ReadonlyMap<string, Json | undefined>): JsonObject {
  return Object.fromEntries([...members].filter((member): member is [string, Json] => member[1] !== undefined));
}
