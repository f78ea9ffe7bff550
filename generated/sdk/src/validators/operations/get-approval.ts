// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectNumber } from '../inspect/inspect-number.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isApproval, shapeOfApproval } from '../shapes/approval.ts';
import { validator } from '../validator.ts';
import type { Approval } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetApprovalPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.approvalId !== "string") return false;
  return true;
}
const shapeOfGetApprovalPath: Schema | boolean = { type: "object", required: ["approvalId"], properties: { approvalId: { type: "string" } } };

/** Judges the path parameters. */
export const getApprovalPath: Validator<{ approvalId: string }> = /* @__PURE__ */ validator(isGetApprovalPath, [shapeOfGetApprovalPath, inspectObject], "path");

/** Judges the answer. */
export const getApprovalAnswer: Validator<Approval> = /* @__PURE__ */ validator(isApproval, [shapeOfApproval, inspectText, inspectNumber, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of getApproval. */
export const getApprovalValidators: OperationValidators = { operation: "getApproval", path: getApprovalPath, answer: getApprovalAnswer, parameters: [{ property: "approvalId", name: "approval_id", place: "path" }] };
