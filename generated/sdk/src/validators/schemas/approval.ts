// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { MAX_DEPTH, throwTooDeep } from '../../shared/validation/recursion.ts';
import { isApprovalObjectSummary, shapeOfApprovalObjectSummary } from './approval-object-summary.ts';
import { isApprovalState, shapeOfApprovalState } from './approval-state.ts';
import { isApprovalType, shapeOfApprovalType } from './approval-type.ts';
import { isApprover, shapeOfApprover } from './approver.ts';
import { isEmployeeBase, shapeOfEmployeeBase } from './employee-base.ts';
import { isUserBase, shapeOfUserBase } from './user-base.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

const known0 = /* @__PURE__ */ new Set(["id", "code", "name", "comment", "company", "objectEntityCode", "approvalDate", "requestDate", "approvedBy", "approvedById", "approver", "approverId", "requester", "requesterId", "integralObject", "isAutoApproved", "level", "order", "ongoingLevelNumber", "totalLevelNumber", "viewCustomData", "object", "objectId", "objectSummary", "objectSummaryId", "objectType", "otherApprovals", "state"]);
export function isApproval(data: any, depth = 0): boolean {
  if (depth > MAX_DEPTH) throwTooDeep();
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.id !== undefined && typeof data.id !== "string") return false;
  if (data.code !== undefined && typeof data.code !== "string") return false;
  if (data.name !== undefined && typeof data.name !== "string") return false;
  if (data.comment !== undefined && typeof data.comment !== "string") return false;
  if (data.company !== undefined && typeof data.company !== "string") return false;
  if (data.objectEntityCode !== undefined && typeof data.objectEntityCode !== "string") return false;
  const data1 = data.approvalDate;
  if (data1 !== undefined) {
    if (typeof data1 !== "string") return false;
    if (!isDateTime(data1)) return false;
  }
  const data2 = data.requestDate;
  if (data2 !== undefined) {
    if (typeof data2 !== "string") return false;
    if (!isDateTime(data2)) return false;
  }
  const data3 = data.approvedById;
  if (data3 !== undefined && (typeof data3 !== "string" && data3 !== null)) return false;
  if (data.approverId !== undefined && typeof data.approverId !== "string") return false;
  if (data.requesterId !== undefined && typeof data.requesterId !== "string") return false;
  if (data.isAutoApproved !== undefined && typeof data.isAutoApproved !== "boolean") return false;
  if (data.level !== undefined && !Number.isInteger(data.level)) return false;
  if (data.order !== undefined && !Number.isInteger(data.order)) return false;
  if (data.ongoingLevelNumber !== undefined && !Number.isInteger(data.ongoingLevelNumber)) return false;
  if (data.totalLevelNumber !== undefined && !Number.isInteger(data.totalLevelNumber)) return false;
  if (data.viewCustomData !== undefined && !Number.isInteger(data.viewCustomData)) return false;
  const data4 = data.object;
  if (data4 !== undefined && (typeof data4 !== "object" || data4 === null || Array.isArray(data4))) return false;
  if (data.objectId !== undefined && typeof data.objectId !== "string") return false;
  if (data.objectSummaryId !== undefined && typeof data.objectSummaryId !== "string") return false;
  if (data.approvedBy !== undefined && !isUserBase(data.approvedBy)) return false;
  if (data.approver !== undefined && !isApprover(data.approver)) return false;
  if (data.requester !== undefined && !isEmployeeBase(data.requester)) return false;
  if (data.objectSummary !== undefined && !isApprovalObjectSummary(data.objectSummary)) return false;
  if (data.objectType !== undefined && !isApprovalType(data.objectType)) return false;
  const data5 = data.otherApprovals;
  if (data5 !== undefined) {
    if (!Array.isArray(data5)) return false;
    for (const item1 of data5) {
      if (!isApproval(item1, depth + 1)) return false;
    }
  }
  if (data.state !== undefined && !isApprovalState(data.state)) return false;
  for (const key1 in data) {
    if (!known0.has(key1)) return false;
  }
  return true;
}
export const shapeOfApproval: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" }, comment: { type: "string" }, company: { type: "string" }, objectEntityCode: { type: "string" }, approvalDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, requestDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, approvedBy: { ref: () => shapeOfUserBase }, approvedById: { type: ["string", "null"], source: "domains L61; conventions L155" }, approver: { ref: () => shapeOfApprover }, approverId: { type: "string" }, requester: { ref: () => shapeOfEmployeeBase }, requesterId: { type: "string" }, integralObject: {  }, isAutoApproved: { type: "boolean", source: "domains L65; conventions L155" }, level: { type: "integer" }, order: { type: "integer" }, ongoingLevelNumber: { type: "integer" }, totalLevelNumber: { type: "integer" }, viewCustomData: { type: "integer", source: "domains L66; conventions L269" }, object: { type: "object", source: "domains L67; conventions L42" }, objectId: { type: "string", source: "domains L67; conventions L42" }, objectSummary: { ref: () => shapeOfApprovalObjectSummary }, objectSummaryId: { type: "string" }, objectType: { ref: () => shapeOfApprovalType }, otherApprovals: { type: "array", items: { ref: () => shapeOfApproval } }, state: { ref: () => shapeOfApprovalState } }, source: "domains L55-73" };

