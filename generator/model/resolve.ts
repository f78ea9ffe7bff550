import { isObject, type Json, type JsonObject, member } from './json.ts';
import { type Pointer, pointerOf, tokens } from './pointer.ts';

/** Node of the document with its pointer after resolution. */
export interface Node {
  readonly value: Json;
  readonly pointer: Pointer;
}

/** Returns the value at a pointer. Reads own properties and array items only. */
export function at(document: Json, pointer: Pointer): Json | undefined {
  let value: Json | undefined = document;
  for (const token of tokens(pointer)) value = step(value, token);
  return value;
}

/** Follows internal references until a node has none. The references must have been checked before. */
export function follow(document: JsonObject, node: Node): Node {
  const reference = member(node.value, '$ref');
  if (typeof reference !== 'string') return node;
  return followed(document, reference) ?? node;
}

/**
 * Caches the targets of references per document. The same few are followed from everywhere, and the document does not
 * change.
 */
const known = new WeakMap<JsonObject, Map<string, Node | undefined>>();

function followed(document: JsonObject, reference: string): Node | undefined {
  const targets = known.get(document) ?? new Map<string, Node | undefined>();
  known.set(document, targets);
  if (targets.has(reference)) return targets.get(reference);
  const pointer = decodePointer(reference);
  const value = at(document, pointer);
  const found = value === undefined ? undefined : follow(document, { value, pointer });
  targets.set(reference, found);
  return found;
}

/**
 * Parses an internal reference (`#/components/schemas/A%20B`) into a pointer. A malformed reference becomes a pointer
 * that resolves to `undefined`.
 */
export function decodePointer(reference: string): Pointer {
  return pointerOf(reference) ?? reference.slice(1);
}

/** Returns an object member, or an empty object if it is absent, so that optional members need no check. */
export function objectAt(value: Json | undefined, key: string): JsonObject {
  const found = member(value, key);
  return isObject(found) ? found : NO_MEMBERS;
}

const NO_MEMBERS: JsonObject = {};
const NO_ITEMS: readonly Json[] = [];

/** Returns an array member, or an empty list if it is absent. */
export function listAt(value: Json | undefined, key: string): readonly Json[] {
  const found = member(value, key);
  return Array.isArray(found) ? found : NO_ITEMS;
}

/** Returns a string member, or `undefined`. */
export function textAt(value: Json | undefined, key: string): string | undefined {
  const found = member(value, key);
  return typeof found === 'string' ? found : undefined;
}

function step(value: Json | undefined, token: string): Json | undefined {
  if (Array.isArray(value)) return /^(0|[1-9][0-9]*)$/.test(token) ? value[Number(token)] : undefined;
  return member(value, token);
}
