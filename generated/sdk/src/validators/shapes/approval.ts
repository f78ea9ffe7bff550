// @ts-nocheck: compiled from a schema; what it exports is typed.
import { DEEPEST, tooDeep } from '../depth.ts';
import { isDateTime } from '../formats/dates.ts';
import { isApprovalObjectSummary, shapeOfApprovalObjectSummary } from './approval-object-summary.ts';
import { isApprovalState, shapeOfApprovalState } from './approval-state.ts';
import { isApprovalType, shapeOfApprovalType } from './approval-type.ts';
import { isApprover, shapeOfApprover } from './approver.ts';
import { isEmployeeBase, shapeOfEmployeeBase } from './employee-base.ts';
import { isUserBase, shapeOfUserBase } from './user-base.ts';
import type { Schema } from '../schema.ts';

const obj0 = /* @__PURE__ */ new Set(["id","code","name","comment","company","objectEntityCode","approvalDate","requestDate","approvedBy","approvedById","approver","approverId","requester","requesterId","integralObject","isAutoApproved","level","order","ongoingLevelNumber","totalLevelNumber","viewCustomData","object","objectId","objectSummary","objectSummaryId","objectType","otherApprovals","state"]);
export function isApproval(data: any, depth = 0): boolean {
  if (depth > DEEPEST && tooDeep(), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.code !== void 0 && typeof data.code != "string" || data.name !== void 0 && typeof data.name != "string" || data.comment !== void 0 && typeof data.comment != "string" || data.company !== void 0 && typeof data.company != "string" || data.objectEntityCode !== void 0 && typeof data.objectEntityCode != "string")
      return !1;
    if (data.approvalDate !== void 0) {
      let data6 = data.approvalDate;
      if (typeof data6 == "string") {
        if (!isDateTime(data6))
          return !1;
      } else
        return !1;
    }
    if (data.requestDate !== void 0) {
      let data7 = data.requestDate;
      if (typeof data7 == "string") {
        if (!isDateTime(data7))
          return !1;
      } else
        return !1;
    }
    if (data.approvedBy !== void 0 && !isUserBase(data.approvedBy))
      return !1;
    if (data.approvedById !== void 0) {
      let data9 = data.approvedById;
      if (typeof data9 != "string" && data9 !== null)
        return !1;
    }
    if (data.approver !== void 0 && !isApprover(data.approver) || data.approverId !== void 0 && typeof data.approverId != "string" || data.requester !== void 0 && !isEmployeeBase(data.requester) || data.requesterId !== void 0 && typeof data.requesterId != "string" || data.isAutoApproved !== void 0 && typeof data.isAutoApproved != "boolean")
      return !1;
    if (data.level !== void 0) {
      let data15 = data.level;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
        return !1;
    }
    if (data.order !== void 0) {
      let data16 = data.order;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)))
        return !1;
    }
    if (data.ongoingLevelNumber !== void 0) {
      let data17 = data.ongoingLevelNumber;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
        return !1;
    }
    if (data.totalLevelNumber !== void 0) {
      let data18 = data.totalLevelNumber;
      if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18)))
        return !1;
    }
    if (data.viewCustomData !== void 0) {
      let data19 = data.viewCustomData;
      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19)))
        return !1;
    }
    if (data.object !== void 0) {
      let data20 = data.object;
      if (!(data20 && typeof data20 == "object" && !Array.isArray(data20)))
        return !1;
    }
    if (data.objectId !== void 0 && typeof data.objectId != "string" || data.objectSummary !== void 0 && !isApprovalObjectSummary(data.objectSummary) || data.objectSummaryId !== void 0 && typeof data.objectSummaryId != "string" || data.objectType !== void 0 && !isApprovalType(data.objectType))
      return !1;
    if (data.otherApprovals !== void 0) {
      let data25 = data.otherApprovals;
      if (Array.isArray(data25)) {
        const len0 = data25.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isApproval(data25[i0], depth + 1))
            return !1;
      } else
        return !1;
    }
    if (data.state !== void 0 && !isApprovalState(data.state))
      return !1;
    for (const key0 in data)
      if (!obj0.has(key0))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfApproval: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" }, comment: { type: "string" }, company: { type: "string" }, objectEntityCode: { type: "string" }, approvalDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, requestDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, approvedBy: { ref: () => shapeOfUserBase }, approvedById: { type: ["string", "null"], source: "domains L61; conventions L155" }, approver: { ref: () => shapeOfApprover }, approverId: { type: "string" }, requester: { ref: () => shapeOfEmployeeBase }, requesterId: { type: "string" }, integralObject: {  }, isAutoApproved: { type: "boolean", source: "domains L65; conventions L155" }, level: { type: "integer" }, order: { type: "integer" }, ongoingLevelNumber: { type: "integer" }, totalLevelNumber: { type: "integer" }, viewCustomData: { type: "integer", source: "domains L66; conventions L269" }, object: { type: "object", source: "domains L67; conventions L42" }, objectId: { type: "string", source: "domains L67; conventions L42" }, objectSummary: { ref: () => shapeOfApprovalObjectSummary }, objectSummaryId: { type: "string" }, objectType: { ref: () => shapeOfApprovalType }, otherApprovals: { type: "array", items: { ref: () => shapeOfApproval } }, state: { ref: () => shapeOfApprovalState } }, source: "domains L55-73" };

