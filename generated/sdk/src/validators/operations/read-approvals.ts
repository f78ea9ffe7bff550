// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/read-approvals.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretNumber, interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isApprovalType, shapeOfApprovalType } from '../schemas/approval-type.ts';
import { isApproval, shapeOfApproval } from '../schemas/approval.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { Approval, ApprovalReadOption, ApprovalType } from '../../types.ts';

function isReadApprovalsPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.objectId !== "string") return false;
  if (!isApprovalType(data.objectType)) return false;
  return true;
}
function isApprovalReadOption(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.options;
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (!isApprovalReadOptionValue(item1)) return false;
    }
  }
  for (const key1 in data) {
    if (key1 !== "options") return false;
  }
  return true;
}
function isReadApprovalsResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isApproval(item1)) return false;
  }
  return true;
}
function isApprovalReadOptionValue(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfReadApprovalsPath: Schema | boolean = { type: "object", required: ["objectType", "objectId"], properties: { objectType: { ref: () => shapeOfApprovalType }, objectId: { type: "string" } } };
const shapeOfApprovalReadOption: Schema | boolean = { type: "object", additionalProperties: false, properties: { options: { type: "array", items: { ref: () => shapeOfApprovalReadOptionValue } } }, source: "conventions L69; conventions L77; domains L81; domains L272" };
const shapeOfReadApprovalsResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfApproval } };
const shapeOfApprovalReadOptionValue: Schema | boolean = { type: "string", source: "conventions L71; conventions L77", known: ["OBJECT_SUMMARY"] };

/** Validates the path parameters. */
export const readApprovalsPath: Validator<{ objectType: ApprovalType; objectId: string }> = /* @__PURE__ */ createValidator(isReadApprovalsPath, [shapeOfReadApprovalsPath, interpretObject], "path");

/** Validates the body. */
export const readApprovalsBody: Validator<ApprovalReadOption> = /* @__PURE__ */ createValidator(isApprovalReadOption, [shapeOfApprovalReadOption, interpretArray, interpretObject], "body");

/** Validates the response. */
export const readApprovalsResponse: Validator<Approval[]> = /* @__PURE__ */ createValidator(isReadApprovalsResponse, [shapeOfReadApprovalsResponse, interpretString, interpretNumber, interpretArray, interpretObject], "response");

/** All of them, for whole calls of readApprovals. */
export const readApprovalsValidators: OperationValidators = { operation: "readApprovals", path: readApprovalsPath, body: readApprovalsBody, response: readApprovalsResponse, parameters: [{ property: "objectType", name: "object_type", location: "path" }, { property: "objectId", name: "object_id", location: "path" }], rules };
