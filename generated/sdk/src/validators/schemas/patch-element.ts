// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isPatchOperation, shapeOfPatchOperation } from './patch-operation.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isPatchElement(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.path !== undefined && typeof data.path !== "string") return false;
  if (data.from !== undefined && typeof data.from !== "string") return false;
  if (data.op !== undefined && !isPatchOperation(data.op)) return false;
  for (const key1 in data) {
    if (key1 !== "op" && key1 !== "path" && key1 !== "from" && key1 !== "value") return false;
  }
  return true;
}
export const shapeOfPatchElement: Schema | boolean = { type: "object", additionalProperties: false, properties: { op: { ref: () => shapeOfPatchOperation }, path: { type: "string" }, from: { type: "string" }, value: {  } }, source: "domains L129" };

