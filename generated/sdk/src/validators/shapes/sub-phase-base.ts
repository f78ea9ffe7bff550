// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isPhaseBase, shapeOfPhaseBase } from './phase-base.ts';
import type { Schema } from '../schema.ts';

export function isSubPhaseBase(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.code !== void 0 && typeof data.code != "string" || data.name !== void 0 && typeof data.name != "string" || data.phase !== void 0 && !isPhaseBase(data.phase) || data.phaseId !== void 0 && typeof data.phaseId != "string")
      return !1;
    if (data.order !== void 0) {
      let data5 = data.order;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "code" || key0 === "name" || key0 === "phase" || key0 === "phaseId" || key0 === "order"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfSubPhaseBase: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" }, phase: { ref: () => shapeOfPhaseBase }, phaseId: { type: "string" }, order: { type: "integer" } }, source: "conventions L94" };

