import { at, decodePointer, type Json, type JsonObject, member, type Pointer } from '../../templates/shared/json.ts';

export { at, decodePointer, listAt, objectAt, textAt } from '../../templates/shared/json.ts';

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
  if (targets.has(reference)) return targets.get(reference);
  const pointer = decodePointer(reference);
  const value = at(document, pointer);
  const found = value === undefined ? undefined : follow(document, { value, pointer });
  targets.set(reference, found);
  return found;
}
