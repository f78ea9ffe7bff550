// @ts-nocheck: compiled from a schema; what it exports is typed.
import { DEEPEST, tooDeep } from '../depth.ts';
import { isAssignmentType, shapeOfAssignmentType } from './assignment-type.ts';
import type { Schema } from '../schema.ts';

export function isAssignmentNode(data: any, depth = 0): boolean {
  if (depth > DEEPEST && tooDeep(), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.code !== void 0 && typeof data.code != "string" || data.description !== void 0 && typeof data.description != "string" || data.parentId !== void 0 && typeof data.parentId != "string" || data.selectable !== void 0 && typeof data.selectable != "boolean" || data.type !== void 0 && !isAssignmentType(data.type))
      return !1;
    if (data.assignments !== void 0) {
      let data6 = data.assignments;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isAssignmentNode(data6[i0], depth + 1))
            return !1;
      } else
        return !1;
    }
    if (data.additionalProperties !== void 0) {
      let data8 = data.additionalProperties;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        for (const key0 in data8)
          if (typeof data8[key0] != "string")
            return !1;
      } else
        return !1;
    }
    for (const key1 in data)
      if (!(key1 === "id" || key1 === "code" || key1 === "description" || key1 === "longDescription" || key1 === "parentId" || key1 === "parentType" || key1 === "selectable" || key1 === "type" || key1 === "assignments" || key1 === "additionalProperties"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfAssignmentNode: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, description: { type: "string" }, longDescription: {  }, parentId: { type: "string" }, parentType: {  }, selectable: { type: "boolean" }, type: { ref: () => shapeOfAssignmentType }, assignments: { type: "array", items: { ref: () => shapeOfAssignmentNode } }, additionalProperties: { type: "object", additionalProperties: { type: "string" } } }, source: "domains L136" };

