import { isObject, type Json, type JsonObject, member } from './json.ts';
import { type Pointer, pointerOf, tokens } from './pointer.ts';

/** A node of the document together with the pointer where it truly stands. */
export interface Node {
  readonly value: Json;
  readonly pointer: Pointer;
}

/** The value that a pointer names; own properties and array items only. */
export function at(document: Json, pointer: Pointer): Json | undefined {
  let value: Json | undefined = document;
  for (const token of tokens(pointer)) value = step(value, token);
  return value;
}

/** Follows `$ref` (internal ones, already known to resolve) until something else stands there. */
export function follow(document: JsonObject, node: Node): Node {
  const reference = member(node.value, '$ref');
  if (typeof reference !== 'string') return node;
  return followed(document, reference) ?? node;
}

/**
 * Where references of a document that is built from lead: the same few are followed from everywhere, and it stays as it
 * is.
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

/** The pointer that an internal reference (`#/components/schemas/A%20B`) names; one that is malformed names nothing. */
export function decodePointer(reference: string): Pointer {
  return pointerOf(reference) ?? reference.slice(1);
}

/** A member that is an object, or an empty one: what is optional reads as if it were there and empty. */
export function objectAt(value: Json | undefined, key: string): JsonObject {
  const found = member(value, key);
  return isObject(found) ? found : NO_MEMBERS;
}

const NO_MEMBERS: JsonObject = {};
const NO_ITEMS: readonly Json[] = [];

/** A member that is a list, or an empty one. */
export function listAt(value: Json | undefined, key: string): readonly Json[] {
  const found = member(value, key);
  return Array.isArray(found) ? found : NO_ITEMS;
}

/** A member that is a string. */
export function textAt(value: Json | undefined, key: string): string | undefined {
  const found = member(value, key);
  return typeof found === 'string' ? found : undefined;
}

function step(value: Json | undefined, token: string): Json | undefined {
  if (Array.isArray(value)) return /^(0|[1-9][0-9]*)$/.test(token) ? value[Number(token)] : undefined;
  return member(value, token);
}
