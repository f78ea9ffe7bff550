import { isObject, type JsonObject } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { walk } from './walk.ts';

/** Changes a schema in place; schemas inside it are not its business. */
export type SchemaEdit = (schema: JsonObject, pointer: Pointer) => void;

/** Lets an edit change every schema of a document, each once, those around others first. */
export function editSchemas(document: JsonObject, edit: SchemaEdit): void {
  const seen = new Set<object>();
  walk({ kind: 'document', holds: 'one', value: document, pointer: '' }, ({ kind, value, pointer }) => {
    if (!isObject(value) || seen.has(value)) return false;
    seen.add(value);
    if (kind === 'schema') edit(value, pointer);
    return true;
  });
}
