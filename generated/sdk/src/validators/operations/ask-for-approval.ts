// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isApprovalType, shapeOfApprovalType } from '../shapes/approval-type.ts';
import { validator } from '../validator.ts';
import type { ApprovalType } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isAskForApprovalPath(data: any): boolean {
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
const shapeOfAskForApprovalPath: Schema | boolean = { type: "object", required: ["objectType", "objectId"], properties: { objectType: { ref: () => shapeOfApprovalType }, objectId: { type: "string" } } };

/** Judges the path parameters. */
export const askForApprovalPath: Validator<{ objectType: ApprovalType; objectId: string }> = /* @__PURE__ */ validator(isAskForApprovalPath, shapeOfAskForApprovalPath, "path");

/** All of them, for whole calls of askForApproval. */
export const askForApprovalValidators: OperationValidators = { operation: "askForApproval", path: askForApprovalPath, parameters: [{ property: "objectType", name: "object_type", place: "path" }, { property: "objectId", name: "object_id", place: "path" }] };
