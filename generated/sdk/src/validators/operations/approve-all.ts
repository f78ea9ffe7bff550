// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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

/** Judges the query parameters. */
export const approveAllQuery: Validator<{ approvalComment?: string }> = /* @__PURE__ */ validator(isApproveAllQuery, [shapeOfApproveAllQuery, inspectObject], "query");

/** Judges the body. */
export const approveAllBody: Validator<string[]> = /* @__PURE__ */ validator(isApproveAllBody, [shapeOfApproveAllBody, inspectArray], "body");

/** All of them, for whole calls of approveAll. */
export const approveAllValidators: OperationValidators = { operation: "approveAll", query: approveAllQuery, body: approveAllBody, bodyRequired: true, parameters: [{ property: "approvalComment", name: "approval_comment", place: "query" }] };
