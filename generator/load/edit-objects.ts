import { isObject, type JsonObject } from '../model/json.ts';
import { type Node, walk } from './walk.ts';

/** An object of a document that is still being loaded. */
export interface Editable extends Node {
  readonly value: JsonObject;
}

/** Lets an edit change every object of a document in place, each once, those around others first. */
export function editObjects(document: JsonObject, edit: (object: Editable) => void): void {
  const seen = new Set<object>();
  walk({ kind: 'document', holds: 'one', value: document, pointer: '' }, (node) => {
    if (!isEditable(node) || seen.has(node.value)) return false;
    seen.add(node.value);
    edit(node);
    return true;
  });
}

function isEditable(node: Node): node is Editable {
  return isObject(node.value);
}
