// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/readApprovals.ts';
import { isApprovalType, shapeOfApprovalType } from '../shapes/approval-type.ts';
import { isApproval, shapeOfApproval } from '../shapes/approval.ts';
import { validator } from '../validator.ts';
import type { Approval, ApprovalReadOption, ApprovalType } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isReadApprovalsPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.objectType === void 0 && (missing0 = "objectType") || data.objectId === void 0 && (missing0 = "objectId"))
      return !1;
    if (data.objectType !== void 0 && !isApprovalType(data.objectType) || data.objectId !== void 0 && typeof data.objectId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isApprovalReadOption(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options !== void 0) {
      let data0 = data.options;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isApprovalReadOptionValue(data0[i0]))
            return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (key0 !== "options")
        return !1;
  } else
    return !1;
  return !0;
}
function isReadApprovalsAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isApproval(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isApprovalReadOptionValue(data: any): boolean {
  return typeof data == "string";
}
const shapeOfReadApprovalsPath: Schema | boolean = { type: "object", required: ["objectType", "objectId"], properties: { objectType: { ref: () => shapeOfApprovalType }, objectId: { type: "string" } } };
const shapeOfApprovalReadOption: Schema | boolean = { type: "object", additionalProperties: false, properties: { options: { type: "array", items: { ref: () => shapeOfApprovalReadOptionValue } } }, source: "conventions L69; conventions L77; domains L81; domains L272" };
const shapeOfReadApprovalsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfApproval } };
const shapeOfApprovalReadOptionValue: Schema | boolean = { type: "string", source: "conventions L71; conventions L77", known: ["OBJECT_SUMMARY"] };

/** Judges the path parameters. */
export const readApprovalsPath: Validator<{ objectType: ApprovalType; objectId: string }> = /* @__PURE__ */ validator(isReadApprovalsPath, shapeOfReadApprovalsPath, "path");

/** Judges the body. */
export const readApprovalsBody: Validator<ApprovalReadOption> = /* @__PURE__ */ validator(isApprovalReadOption, shapeOfApprovalReadOption, "body");

/** Judges the answer. */
export const readApprovalsAnswer: Validator<Approval[]> = /* @__PURE__ */ validator(isReadApprovalsAnswer, shapeOfReadApprovalsAnswer, "answer");

/** All of them, for whole calls of readApprovals. */
export const readApprovalsValidators: OperationValidators = { operation: "readApprovals", path: readApprovalsPath, body: readApprovalsBody, answer: readApprovalsAnswer, parameters: [{ property: "objectType", name: "object_type", place: "path" }, { property: "objectId", name: "object_id", place: "path" }], rules };
