// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/patchProjectTaskOfProject.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isPatchElement, shapeOfPatchElement } from '../shapes/patch-element.ts';
import { validator } from '../validator.ts';
import type { PatchElement } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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
function isPatchProjectTaskOfProjectAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfPatchProjectTaskOfProjectPath: Schema | boolean = { type: "object", required: ["projectId", "projectTaskId"], properties: { projectId: { type: "string" }, projectTaskId: { type: "string" } } };
const shapeOfPatchProjectTaskOfProjectHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfPatchProjectTaskOfProjectBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfPatchElement } };
const shapeOfPatchProjectTaskOfProjectAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const patchProjectTaskOfProjectPath: Validator<{ projectId: string; projectTaskId: string }> = /* @__PURE__ */ validator(isPatchProjectTaskOfProjectPath, [shapeOfPatchProjectTaskOfProjectPath, inspectObject], "path");

/** Judges the header parameters. */
export const patchProjectTaskOfProjectHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isPatchProjectTaskOfProjectHeader, [shapeOfPatchProjectTaskOfProjectHeader, inspectObject], "header");

/** Judges the body. */
export const patchProjectTaskOfProjectBody: Validator<PatchElement[]> = /* @__PURE__ */ validator(isPatchProjectTaskOfProjectBody, [shapeOfPatchProjectTaskOfProjectBody, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const patchProjectTaskOfProjectAnswer: Validator<string> = /* @__PURE__ */ validator(isPatchProjectTaskOfProjectAnswer, [shapeOfPatchProjectTaskOfProjectAnswer], "answer");

/** All of them, for whole calls of patchProjectTaskOfProject. */
export const patchProjectTaskOfProjectValidators: OperationValidators = { operation: "patchProjectTaskOfProject", path: patchProjectTaskOfProjectPath, header: patchProjectTaskOfProjectHeader, body: patchProjectTaskOfProjectBody, answer: patchProjectTaskOfProjectAnswer, parameters: [{ property: "projectId", name: "project_id", place: "path" }, { property: "projectTaskId", name: "project_task_id", place: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
