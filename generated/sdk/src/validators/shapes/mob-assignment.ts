// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isMobAssignmentParam, shapeOfMobAssignmentParam } from './mob-assignment-param.ts';
import type { Schema } from '../schema.ts';

export function isMobAssignment(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0 && typeof data.code != "string" || data.description !== void 0 && typeof data.description != "string")
      return !1;
    if (data.customerId !== void 0) {
      let data2 = data.customerId;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
        return !1;
    }
    if (data.params !== void 0) {
      let data3 = data.params;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isMobAssignmentParam(data3[i0]))
            return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "code" || key0 === "description" || key0 === "longDescription" || key0 === "parent_id" || key0 === "parentType" || key0 === "type" || key0 === "customerId" || key0 === "modules" || key0 === "assignments" || key0 === "params"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfMobAssignment: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: {  }, code: { type: "string" }, description: { type: "string" }, longDescription: {  }, parent_id: {  }, parentType: {  }, type: {  }, customerId: { type: "integer" }, modules: {  }, assignments: {  }, params: { type: "array", items: { ref: () => shapeOfMobAssignmentParam } } }, source: "domains L176" };

