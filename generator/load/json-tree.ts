import { type Json, type JsonArray, type JsonObject, type Pointer, step, tokens } from '../model/json.ts';

// The loader edits a document in place while it bundles, upgrades and repairs it. Every later stage only reads it.

/** Sets a member. A key such as `__proto__` becomes an ordinary member and never assigns to the prototype. */
export function setMember(holder: JsonObject | JsonArray, key: string, value: Json): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}

export function removeMember(holder: JsonObject, key: string): void {
  Reflect.deleteProperty(holder, key);
}

/** Replaces all members of an object, which keeps its identity. */
export function replaceMembers(holder: JsonObject, members: Iterable<readonly [string, Json]>): void {
  const entries = [...members];
  for (const key of Object.keys(holder)) removeMember(holder, key);
  for (const [key, value] of entries) setMember(holder, key, value);
}

/** Copies a value deeply. A cache of parsed texts returns copies, because the loader edits what it is given. */
export function copyJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyJson(inner)]));
}

/** The part of a pointer that exists. */
export interface ExistingPath {
  /** The last value that exists. */
  readonly value: Json;
  /** The keys that lead to it. */
  readonly path: readonly string[];
  /** The first key that does not exist; absent if the whole pointer exists. */
  readonly missing?: string;
}

/** Follows a pointer as far as it exists. */
export function existingPath(root: Json, pointer: Pointer): ExistingPath {
  const path: string[] = [];
  let value = root;
  for (const token of tokens(pointer)) {
    const next = step(value, token);
    if (next === undefined) return { value, path, missing: token };
    path.push(token);
    value = next;
  }
  return { value, path };
}
