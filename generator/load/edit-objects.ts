import { isObject, type JsonObject } from '../model/json.ts';
import { type Node, walk } from './walk.ts';

/** An object of a document that is still being loaded. */
export interface Editable extends Node {
  readonly value: JsonObject;
}

/**
 * Lets an edit change every object from a start on in place, each once, those around others first. It answers whether to
 * go on inside.
 */
export function editObjects(start: Node, seen: Set<object>, edit: (object: Editable) => boolean): void {
  walk(start, (node) => {
    if (!isEditable(node) || seen.has(node.value)) return false;
    seen.add(node.value);
    return edit(node);
  });
}

function isEditable(node: Node): node is Editable {
  return isObject(node.value);
}
