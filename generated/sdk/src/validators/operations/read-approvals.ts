// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/readApprovals.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectNumber } from '../inspect/inspect-number.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isApprovalType, shapeOfApprovalType } from '../shapes/approval-type.ts';
import { isApproval, shapeOfApproval } from '../shapes/approval.ts';
import { validator } from '../validator.ts';
import type { Approval, ApprovalReadOption, ApprovalType } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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
function isReadApprovalsAnswer(data: any): boolean {
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
const shapeOfReadApprovalsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfApproval } };
const shapeOfApprovalReadOptionValue: Schema | boolean = { type: "string", source: "conventions L71; conventions L77", known: ["OBJECT_SUMMARY"] };

/** Judges the path parameters. */
export const readApprovalsPath: Validator<{ objectType: ApprovalType; objectId: string }> = /* @__PURE__ */ validator(isReadApprovalsPath, [shapeOfReadApprovalsPath, inspectObject], "path");

/** Judges the body. */
export const readApprovalsBody: Validator<ApprovalReadOption> = /* @__PURE__ */ validator(isApprovalReadOption, [shapeOfApprovalReadOption, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const readApprovalsAnswer: Validator<Approval[]> = /* @__PURE__ */ validator(isReadApprovalsAnswer, [shapeOfReadApprovalsAnswer, inspectText, inspectNumber, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of readApprovals. */
export const readApprovalsValidators: OperationValidators = { operation: "readApprovals", path: readApprovalsPath, body: readApprovalsBody, answer: readApprovalsAnswer, parameters: [{ property: "objectType", name: "object_type", place: "path" }, { property: "objectId", name: "object_id", place: "path" }], rules };
