// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';

function isDeleteBusinessCardPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.employeeId !== "string") return false;
  if (typeof data.businessCardId !== "string") return false;
  return true;
}
const shapeOfDeleteBusinessCardPath: Schema | boolean = { type: "object", required: ["employeeId", "businessCardId"], properties: { employeeId: { type: "string" }, businessCardId: { type: "string" } } };

/** Validates the path parameters. */
export const deleteBusinessCardPath: Validator<{ employeeId: string; businessCardId: string }> = /* @__PURE__ */ createValidator(isDeleteBusinessCardPath, [shapeOfDeleteBusinessCardPath, interpretObject], "path");

/** All of them, for whole calls of deleteBusinessCard. */
export const deleteBusinessCardValidators: OperationValidators = { operation: "deleteBusinessCard", path: deleteBusinessCardPath, parameters: [{ property: "employeeId", name: "employee_id", location: "path" }, { property: "businessCardId", name: "business_card_id", location: "path" }] };
