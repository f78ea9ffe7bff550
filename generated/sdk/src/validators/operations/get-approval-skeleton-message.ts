// @ts-nocheck: compiled from a schema; what it exports is typed.
import { validator } from '../validator.ts';
import type { Message } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetApprovalSkeletonMessagePath(data: any): boolean {
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
function isMessage(data: any): boolean {
  return !!(data && typeof data == "object" && !Array.isArray(data));
}
const shapeOfGetApprovalSkeletonMessagePath: Schema | boolean = { type: "object", required: ["approvalId"], properties: { approvalId: { type: "string" } } };
const shapeOfMessage: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L7; domains L273" };

/** Judges the path parameters. */
export const getApprovalSkeletonMessagePath: Validator<{ approvalId: string }> = /* @__PURE__ */ validator(isGetApprovalSkeletonMessagePath, shapeOfGetApprovalSkeletonMessagePath, "path");

/** Judges the answer. */
export const getApprovalSkeletonMessageAnswer: Validator<Message> = /* @__PURE__ */ validator(isMessage, shapeOfMessage, "answer");

/** All of them, for whole calls of getApprovalSkeletonMessage. */
export const getApprovalSkeletonMessageValidators: OperationValidators = { operation: "getApprovalSkeletonMessage", path: getApprovalSkeletonMessagePath, answer: getApprovalSkeletonMessageAnswer, parameters: [{ property: "approvalId", name: "approval_id", place: "path" }] };
