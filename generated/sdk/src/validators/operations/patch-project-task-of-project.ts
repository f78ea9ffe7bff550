// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/patch-project-task-of-project.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isPatchElement, shapeOfPatchElement } from '../schemas/patch-element.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { PatchElement } from '../../types.ts';

function isPatchProjectTaskOfProjectPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.projectId !== "string") return false;
  if (typeof data.projectTaskId !== "string") return false;
  return true;
}
function isPatchProjectTaskOfProjectHeader(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== "string") return false;
  return true;
}
function isPatchProjectTaskOfProjectBody(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isPatchElement(item1)) return false;
  }
  return true;
}
function isPatchProjectTaskOfProjectResponse(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfPatchProjectTaskOfProjectPath: Schema | boolean = { type: "object", required: ["projectId", "projectTaskId"], properties: { projectId: { type: "string" }, projectTaskId: { type: "string" } } };
const shapeOfPatchProjectTaskOfProjectHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfPatchProjectTaskOfProjectBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfPatchElement } };
const shapeOfPatchProjectTaskOfProjectResponse: Schema | boolean = { type: "string" };

/** Validates the path parameters. */
export const patchProjectTaskOfProjectPath: Validator<{ projectId: string; projectTaskId: string }> = /* @__PURE__ */ createValidator(isPatchProjectTaskOfProjectPath, [shapeOfPatchProjectTaskOfProjectPath, interpretObject], "path");

/** Validates the header parameters. */
export const patchProjectTaskOfProjectHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(isPatchProjectTaskOfProjectHeader, [shapeOfPatchProjectTaskOfProjectHeader, interpretObject], "header");

/** Validates the body. */
export const patchProjectTaskOfProjectBody: Validator<PatchElement[]> = /* @__PURE__ */ createValidator(isPatchProjectTaskOfProjectBody, [shapeOfPatchProjectTaskOfProjectBody, interpretArray, interpretObject], "body");

/** Validates the response. */
export const patchProjectTaskOfProjectResponse: Validator<string> = /* @__PURE__ */ createValidator(isPatchProjectTaskOfProjectResponse, [shapeOfPatchProjectTaskOfProjectResponse], "response");

/** All of them, for whole calls of patchProjectTaskOfProject. */
export const patchProjectTaskOfProjectValidators: OperationValidators = { operation: "patchProjectTaskOfProject", path: patchProjectTaskOfProjectPath, header: patchProjectTaskOfProjectHeader, body: patchProjectTaskOfProjectBody, response: patchProjectTaskOfProjectResponse, parameters: [{ property: "projectId", name: "project_id", location: "path" }, { property: "projectTaskId", name: "project_task_id", location: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", location: "header" }], options: ["companyCode"], rules };
