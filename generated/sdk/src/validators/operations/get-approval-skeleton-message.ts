// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { Message } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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

/** Judges the path parameters. */
export const getApprovalSkeletonMessagePath: Validator<{ approvalId: string }> = /* @__PURE__ */ validator(isGetApprovalSkeletonMessagePath, [shapeOfGetApprovalSkeletonMessagePath, inspectObject], "path");

/** Judges the answer. */
export const getApprovalSkeletonMessageAnswer: Validator<Message> = /* @__PURE__ */ validator(isMessage, [shapeOfMessage, inspectObject], "answer");

/** All of them, for whole calls of getApprovalSkeletonMessage. */
export const getApprovalSkeletonMessageValidators: OperationValidators = { operation: "getApprovalSkeletonMessage", path: getApprovalSkeletonMessagePath, answer: getApprovalSkeletonMessageAnswer, parameters: [{ property: "approvalId", name: "approval_id", place: "path" }] };
