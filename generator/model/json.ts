import {
  at,
  decodePointer,
  HTTP_METHODS,
  isObject,
  type Json,
  type JsonObject,
  member,
  type Pointer,
  pointerOf,
  textAt,
} from '../../templates/runtime/shared/json.ts';

// A document as JSON: its values, pointers into it, and its references.

export {
  at,
  decodePointer,
  CLASSIC_METHODS,
  HTTP_METHODS,
  isObject,
  type Json,
  type JsonArray,
  type JsonObject,
  listAt,
  member,
  objectAt,
  ownAt,
  parseJson,
  type Pointer,
  pointerOf,
  step,
  textAt,
  tokens,
  unescapeToken,
} from '../../templates/runtime/shared/json.ts';

/** Checks if an object has at least one of some members. Uses a loop, since it runs on every object of a document. */
export function hasOneOf(value: JsonObject, keys: readonly string[]): boolean {
  for (const key of keys) if (Object.hasOwn(value, key)) return true;
  return false;
}

/** Tests for the name of a method, among the members of a path item. */
export function isMethod(key: string): boolean {
  return HTTP_METHODS.some((method) => method === key);
}

/** Returns the methods for which a path item has an operation. */
export function methodsOf(item: Json): readonly string[] {
  return HTTP_METHODS.filter((method) => isObject(member(item, method)));
}

/** Creates an object with the property, or an empty one if the value is `undefined`. */
export function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]?: Value });
}

/** Groups items by a key, in order. Replaces `Map.groupBy`, which Node.js 20 lacks. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Returns the pointer to a member below `parent`. */
export function below(parent: Pointer, ...keys: readonly (string | number)[]): Pointer {
  let pointer = parent;
  for (const key of keys) pointer += `/${typeof key === 'number' ? key : escapeToken(key)}`;
  return pointer;
}

/** Returns the pointer to the object or list that holds a value; that of the document for the document itself. */
export function parentOf(pointer: Pointer): Pointer {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** Lists a pointer and the pointers around it, the closest first, without that of the document. */
export function* enclosingPointers(pointer: Pointer): Generator<Pointer> {
  for (let inner = pointer; inner !== ''; inner = parentOf(inner)) yield inner;
}

function escapeToken(key: string): string {
  // Most keys contain neither character. This check makes the function several times faster.
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** Returns the pointer that the `$ref` of a value names; `undefined` if it names none in the document. */
export function referencedPointer(value: Json | undefined): Pointer | undefined {
  const reference = textAt(value, '$ref');
  return reference === undefined ? undefined : pointerOf(reference);
}

/** Returns the `$ref` to a pointer: a URI fragment (RFC 6901, section 6). */
export function referenceTo(pointer: Pointer): string {
  return `#${pointer.replaceAll(/[%#"<>{}|\\^`[\]\s]/g, encodeURIComponent)}`;
}

/** Node of the document with its pointer after resolution. */
export interface Node {
  readonly value: Json;
  readonly pointer: Pointer;
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
  const passed: string[] = [];
  let found: Node | undefined;
  let next: Json | undefined = reference;
  while (typeof next === 'string' && !targets.has(next)) {
    passed.push(next);
    targets.set(next, undefined);
    const pointer = decodePointer(next);
    const value = at(document, pointer);
    found = value === undefined ? found : { value, pointer };
    next = value === undefined ? undefined : member(value, '$ref');
  }
  if (typeof next === 'string') found = targets.get(next) ?? found;
  for (const one of passed) targets.set(one, found);
  return found;
}
