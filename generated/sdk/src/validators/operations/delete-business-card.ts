// @ts-nocheck: compiled from a schema; what it exports is typed.
import { validator } from '../validator.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isDeleteBusinessCardPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.employeeId === void 0 && (missing0 = "employeeId") || data.businessCardId === void 0 && (missing0 = "businessCardId"))
      return !1;
    if (data.employeeId !== void 0 && typeof data.employeeId != "string" || data.businessCardId !== void 0 && typeof data.businessCardId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
const shapeOfDeleteBusinessCardPath: Schema | boolean = { type: "object", required: ["employeeId", "businessCardId"], properties: { employeeId: { type: "string" }, businessCardId: { type: "string" } } };

/** Judges the path parameters. */
export const deleteBusinessCardPath: Validator<{ employeeId: string; businessCardId: string }> = /* @__PURE__ */ validator(isDeleteBusinessCardPath, shapeOfDeleteBusinessCardPath, "path");

/** All of them, for whole calls of deleteBusinessCard. */
export const deleteBusinessCardValidators: OperationValidators = { operation: "deleteBusinessCard", path: deleteBusinessCardPath, parameters: [{ property: "employeeId", name: "employee_id", place: "path" }, { property: "businessCardId", name: "business_card_id", place: "path" }] };
