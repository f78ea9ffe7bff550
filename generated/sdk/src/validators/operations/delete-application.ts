// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';

function isDeleteApplicationPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.appId !== "string") return false;
  return true;
}
const shapeOfDeleteApplicationPath: Schema | boolean = { type: "object", required: ["appId"], properties: { appId: { type: "string" } } };

/** Validates the path parameters. */
export const deleteApplicationPath: Validator<{ appId: string }> = /* @__PURE__ */ createValidator(isDeleteApplicationPath, [shapeOfDeleteApplicationPath, interpretObject], "path");

/** All of them, for whole calls of deleteApplication. */
export const deleteApplicationValidators: OperationValidators = { operation: "deleteApplication", path: deleteApplicationPath, parameters: [{ property: "appId", name: "app_id", location: "path" }] };
