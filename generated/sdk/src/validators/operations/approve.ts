// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isApprovePath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.approvalId !== "string") return false;
  return true;
}
function isApproveBody(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfApprovePath: Schema | boolean = { type: "object", required: ["approvalId"], properties: { approvalId: { type: "string" } } };
const shapeOfApproveBody: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const approvePath: Validator<{ approvalId: string }> = /* @__PURE__ */ validator(isApprovePath, [shapeOfApprovePath, inspectObject], "path");

/** Judges the body. */
export const approveBody: Validator<string> = /* @__PURE__ */ validator(isApproveBody, [shapeOfApproveBody], "body");

/** All of them, for whole calls of approve. */
export const approveValidators: OperationValidators = { operation: "approve", path: approvePath, body: approveBody, parameters: [{ property: "approvalId", name: "approval_id", place: "path" }] };
