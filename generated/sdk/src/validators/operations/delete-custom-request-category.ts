// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';

function isDeleteCustomRequestCategoryPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.customRequestCategoryId !== "string") return false;
  return true;
}
const shapeOfDeleteCustomRequestCategoryPath: Schema | boolean = { type: "object", required: ["customRequestCategoryId"], properties: { customRequestCategoryId: { type: "string" } } };

/** Validates the path parameters. */
export const deleteCustomRequestCategoryPath: Validator<{ customRequestCategoryId: string }> = /* @__PURE__ */ createValidator(isDeleteCustomRequestCategoryPath, [shapeOfDeleteCustomRequestCategoryPath, interpretObject], "path");

/** All of them, for whole calls of deleteCustomRequestCategory. */
export const deleteCustomRequestCategoryValidators: OperationValidators = { operation: "deleteCustomRequestCategory", path: deleteCustomRequestCategoryPath, parameters: [{ property: "customRequestCategoryId", name: "custom_request_category_id", location: "path" }] };
