// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isDeleteBusinessCardPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.employeeId !== "string") return false;
  if (typeof data.businessCardId !== "string") return false;
  return true;
}
const shapeOfDeleteBusinessCardPath: Schema | boolean = { type: "object", required: ["employeeId", "businessCardId"], properties: { employeeId: { type: "string" }, businessCardId: { type: "string" } } };

/** Judges the path parameters. */
export const deleteBusinessCardPath: Validator<{ employeeId: string; businessCardId: string }> = /* @__PURE__ */ validator(isDeleteBusinessCardPath, [shapeOfDeleteBusinessCardPath, inspectObject], "path");

/** All of them, for whole calls of deleteBusinessCard. */
export const deleteBusinessCardValidators: OperationValidators = { operation: "deleteBusinessCard", path: deleteBusinessCardPath, parameters: [{ property: "employeeId", name: "employee_id", place: "path" }, { property: "businessCardId", name: "business_card_id", place: "path" }] };
