// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isDeleteApplicationPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.appId !== "string") return false;
  return true;
}
const shapeOfDeleteApplicationPath: Schema | boolean = { type: "object", required: ["appId"], properties: { appId: { type: "string" } } };

/** Judges the path parameters. */
export const deleteApplicationPath: Validator<{ appId: string }> = /* @__PURE__ */ validator(isDeleteApplicationPath, [shapeOfDeleteApplicationPath, inspectObject], "path");

/** All of them, for whole calls of deleteApplication. */
export const deleteApplicationValidators: OperationValidators = { operation: "deleteApplication", path: deleteApplicationPath, parameters: [{ property: "appId", name: "app_id", place: "path" }] };
