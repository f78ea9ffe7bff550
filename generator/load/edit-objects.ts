import { isObject, type JsonObject } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Kind } from './grammar.ts';
import { walk } from './walk.ts';

/** An object of a document that is still being loaded. */
export interface Editable {
  readonly kind: Kind;
  readonly value: JsonObject;
  readonly pointer: Pointer;
}

/** Lets an edit change every object of a document in place, each once, those around others first. */
export function editObjects(document: JsonObject, edit: (object: Editable) => void): void {
  const seen = new Set<object>();
  walk({ kind: 'document', holds: 'one', value: document, pointer: '' }, ({ kind, value, pointer }) => {
    if (!isObject(value) || seen.has(value)) return false;
    seen.add(value);
    edit({ kind, value, pointer });
    return true;
  });
}
