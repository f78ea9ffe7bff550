// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';

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

/** Validates the path parameters. */
export const approvePath: Validator<{ approvalId: string }> = /* @__PURE__ */ createValidator(isApprovePath, [shapeOfApprovePath, interpretObject], "path");

/** Validates the body. */
export const approveBody: Validator<string> = /* @__PURE__ */ createValidator(isApproveBody, [shapeOfApproveBody], "body");

/** All of them, for whole calls of approve. */
export const approveValidators: OperationValidators = { operation: "approve", path: approvePath, body: approveBody, parameters: [{ property: "approvalId", name: "approval_id", location: "path" }] };
