// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isCustomerBase, shapeOfCustomerBase } from './customer-base.ts';
import { isPhaseBase, shapeOfPhaseBase } from './phase-base.ts';
import { isProjectBase, shapeOfProjectBase } from './project-base.ts';
import { isSubPhaseBase, shapeOfSubPhaseBase } from './sub-phase-base.ts';
import type { Schema } from '../schema.ts';

const obj0 = /* @__PURE__ */ new Set(["id","code","name","project","projectId","phase","phaseId","subPhase","subPhaseId","customer","customerId","order","startDate","endDate","description"]);
export function isProjectTaskCommon(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.code !== void 0 && typeof data.code != "string" || data.name !== void 0 && typeof data.name != "string" || data.project !== void 0 && !isProjectBase(data.project) || data.projectId !== void 0 && typeof data.projectId != "string" || data.phase !== void 0 && !isPhaseBase(data.phase) || data.phaseId !== void 0 && typeof data.phaseId != "string" || data.subPhase !== void 0 && !isSubPhaseBase(data.subPhase) || data.subPhaseId !== void 0 && typeof data.subPhaseId != "string" || data.customer !== void 0 && !isCustomerBase(data.customer) || data.customerId !== void 0 && typeof data.customerId != "string")
      return !1;
    if (data.order !== void 0) {
      let data11 = data.order;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)))
        return !1;
    }
    if (data.description !== void 0 && typeof data.description != "string")
      return !1;
    for (const key0 in data)
      if (!obj0.has(key0))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfProjectTaskCommon: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" }, project: { ref: () => shapeOfProjectBase }, projectId: { type: "string" }, phase: { ref: () => shapeOfPhaseBase }, phaseId: { type: "string" }, subPhase: { ref: () => shapeOfSubPhaseBase }, subPhaseId: { type: "string" }, customer: { ref: () => shapeOfCustomerBase }, customerId: { type: "string" }, order: { type: "integer" }, startDate: {  }, endDate: {  }, description: { type: "string" } }, source: "conventions L95" };

