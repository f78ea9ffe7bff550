// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { Message } from '../../types.ts';

function isGetApprovalSkeletonMessagePath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.approvalId !== "string") return false;
  return true;
}
function isMessage(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
const shapeOfGetApprovalSkeletonMessagePath: Schema | boolean = { type: "object", required: ["approvalId"], properties: { approvalId: { type: "string" } } };
const shapeOfMessage: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L7; domains L273" };

/** Validates the path parameters. */
export const getApprovalSkeletonMessagePath: Validator<{ approvalId: string }> = /* @__PURE__ */ createValidator(isGetApprovalSkeletonMessagePath, [shapeOfGetApprovalSkeletonMessagePath, interpretObject], "path");

/** Validates the response. */
export const getApprovalSkeletonMessageResponse: Validator<Message> = /* @__PURE__ */ createValidator(isMessage, [shapeOfMessage, interpretObject], "response");

/** All of them, for whole calls of getApprovalSkeletonMessage. */
export const getApprovalSkeletonMessageValidators: OperationValidators = { operation: "getApprovalSkeletonMessage", path: getApprovalSkeletonMessagePath, response: getApprovalSkeletonMessageResponse, parameters: [{ property: "approvalId", name: "approval_id", location: "path" }] };
