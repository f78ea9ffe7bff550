// @ts-nocheck: compiled from a schema; what it exports is typed.
import { validator } from '../validator.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isApprovePath(data: any): boolean {
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
function isApproveBody(data: any): boolean {
  return typeof data == "string";
}
const shapeOfApprovePath: Schema | boolean = { type: "object", required: ["approvalId"], properties: { approvalId: { type: "string" } } };
const shapeOfApproveBody: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const approvePath: Validator<{ approvalId: string }> = /* @__PURE__ */ validator(isApprovePath, shapeOfApprovePath, "path");

/** Judges the body. */
export const approveBody: Validator<string> = /* @__PURE__ */ validator(isApproveBody, shapeOfApproveBody, "body");

/** All of them, for whole calls of approve. */
export const approveValidators: OperationValidators = { operation: "approve", path: approvePath, body: approveBody, parameters: [{ property: "approvalId", name: "approval_id", place: "path" }] };
