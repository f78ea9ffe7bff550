// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';

function isApproveAllQuery(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.approvalComment !== undefined && typeof data.approvalComment !== "string") return false;
  return true;
}
function isApproveAllBody(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (typeof item1 !== "string") return false;
  }
  return true;
}
const shapeOfApproveAllQuery: Schema | boolean = { type: "object", properties: { approvalComment: { type: "string" } } };
const shapeOfApproveAllBody: Schema | boolean = { type: "array", items: { type: "string" } };

/** Validates the query parameters. */
export const approveAllQuery: Validator<{ approvalComment?: string }> = /* @__PURE__ */ createValidator(isApproveAllQuery, [shapeOfApproveAllQuery, interpretObject], "query");

/** Validates the body. */
export const approveAllBody: Validator<string[]> = /* @__PURE__ */ createValidator(isApproveAllBody, [shapeOfApproveAllBody, interpretArray], "body");

/** All of them, for whole calls of approveAll. */
export const approveAllValidators: OperationValidators = { operation: "approveAll", query: approveAllQuery, body: approveAllBody, bodyRequired: true, parameters: [{ property: "approvalComment", name: "approval_comment", location: "query" }] };
