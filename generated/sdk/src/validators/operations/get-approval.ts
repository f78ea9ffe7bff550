// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isApproval, shapeOfApproval } from '../shapes/approval.ts';
import { validator } from '../validator.ts';
import type { Approval } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetApprovalPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.approvalId === void 0 && (missing0 = "approvalId"))
      return !1;
    if (data.approvalId !== void 0 && typeof data.approvalId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
const shapeOfGetApprovalPath: Schema | boolean = { type: "object", required: ["approvalId"], properties: { approvalId: { type: "string" } } };

/** Judges the path parameters. */
export const getApprovalPath: Validator<{ approvalId: string }> = /* @__PURE__ */ validator(isGetApprovalPath, shapeOfGetApprovalPath, "path");

/** Judges the answer. */
export const getApprovalAnswer: Validator<Approval> = /* @__PURE__ */ validator(isApproval, shapeOfApproval, "answer");

/** All of them, for whole calls of getApproval. */
export const getApprovalValidators: OperationValidators = { operation: "getApproval", path: getApprovalPath, answer: getApprovalAnswer, parameters: [{ property: "approvalId", name: "approval_id", place: "path" }] };
