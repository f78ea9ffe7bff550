import { type JsonObject, textAt } from '../json.ts';

/** Whether a document is of OpenAPI 3.0: its schemas are none of JSON Schema, and beside a reference nothing counts. */
export function isOld(root: JsonObject): boolean {
  return textAt(root, 'openapi')?.startsWith('3.0') === true;
}
