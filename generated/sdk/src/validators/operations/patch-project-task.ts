// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/patch-project-task.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isPatchElement, shapeOfPatchElement } from '../schemas/patch-element.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { PatchElement } from '../../types.ts';

function isPatchProjectTaskPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.projectTaskId !== "string") return false;
  return true;
}
function isPatchProjectTaskHeader(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== "string") return false;
  return true;
}
function isPatchProjectTaskBody(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isPatchElement(item1)) return false;
  }
  return true;
}
function isPatchProjectTaskResponse(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfPatchProjectTaskPath: Schema | boolean = { type: "object", required: ["projectTaskId"], properties: { projectTaskId: { type: "string" } } };
const shapeOfPatchProjectTaskHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfPatchProjectTaskBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfPatchElement } };
const shapeOfPatchProjectTaskResponse: Schema | boolean = { type: "string" };

/** Validates the path parameters. */
export const patchProjectTaskPath: Validator<{ projectTaskId: string }> = /* @__PURE__ */ createValidator(isPatchProjectTaskPath, [shapeOfPatchProjectTaskPath, interpretObject], "path");

/** Validates the header parameters. */
export const patchProjectTaskHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(isPatchProjectTaskHeader, [shapeOfPatchProjectTaskHeader, interpretObject], "header");

/** Validates the body. */
export const patchProjectTaskBody: Validator<PatchElement[]> = /* @__PURE__ */ createValidator(isPatchProjectTaskBody, [shapeOfPatchProjectTaskBody, interpretArray, interpretObject], "body");

/** Validates the response. */
export const patchProjectTaskResponse: Validator<string> = /* @__PURE__ */ createValidator(isPatchProjectTaskResponse, [shapeOfPatchProjectTaskResponse], "response");

/** All of them, for whole calls of patchProjectTask. */
export const patchProjectTaskValidators: OperationValidators = { operation: "patchProjectTask", path: patchProjectTaskPath, header: patchProjectTaskHeader, body: patchProjectTaskBody, response: patchProjectTaskResponse, parameters: [{ property: "projectTaskId", name: "project_task_id", location: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", location: "header" }], options: ["companyCode"], rules };
