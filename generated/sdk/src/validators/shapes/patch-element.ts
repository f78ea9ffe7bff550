// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isPatchOperation, shapeOfPatchOperation } from './patch-operation.ts';
import type { Schema } from '../schema.ts';

export function isPatchElement(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.op !== void 0 && !isPatchOperation(data.op) || data.path !== void 0 && typeof data.path != "string" || data.from !== void 0 && typeof data.from != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "op" || key0 === "path" || key0 === "from" || key0 === "value"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfPatchElement: Schema | boolean = { type: "object", additionalProperties: false, properties: { op: { ref: () => shapeOfPatchOperation }, path: { type: "string" }, from: { type: "string" }, value: {  } }, source: "domains L129" };

