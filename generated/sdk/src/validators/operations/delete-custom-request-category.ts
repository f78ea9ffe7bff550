// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isDeleteCustomRequestCategoryPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.customRequestCategoryId !== "string") return false;
  return true;
}
const shapeOfDeleteCustomRequestCategoryPath: Schema | boolean = { type: "object", required: ["customRequestCategoryId"], properties: { customRequestCategoryId: { type: "string" } } };

/** Judges the path parameters. */
export const deleteCustomRequestCategoryPath: Validator<{ customRequestCategoryId: string }> = /* @__PURE__ */ validator(isDeleteCustomRequestCategoryPath, [shapeOfDeleteCustomRequestCategoryPath, inspectObject], "path");

/** All of them, for whole calls of deleteCustomRequestCategory. */
export const deleteCustomRequestCategoryValidators: OperationValidators = { operation: "deleteCustomRequestCategory", path: deleteCustomRequestCategoryPath, parameters: [{ property: "customRequestCategoryId", name: "custom_request_category_id", place: "path" }] };
