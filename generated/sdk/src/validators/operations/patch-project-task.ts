// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/patchProjectTask.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isPatchElement, shapeOfPatchElement } from '../shapes/patch-element.ts';
import { validator } from '../validator.ts';
import type { PatchElement } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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
function isPatchProjectTaskAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfPatchProjectTaskPath: Schema | boolean = { type: "object", required: ["projectTaskId"], properties: { projectTaskId: { type: "string" } } };
const shapeOfPatchProjectTaskHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfPatchProjectTaskBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfPatchElement } };
const shapeOfPatchProjectTaskAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const patchProjectTaskPath: Validator<{ projectTaskId: string }> = /* @__PURE__ */ validator(isPatchProjectTaskPath, [shapeOfPatchProjectTaskPath, inspectObject], "path");

/** Judges the header parameters. */
export const patchProjectTaskHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isPatchProjectTaskHeader, [shapeOfPatchProjectTaskHeader, inspectObject], "header");

/** Judges the body. */
export const patchProjectTaskBody: Validator<PatchElement[]> = /* @__PURE__ */ validator(isPatchProjectTaskBody, [shapeOfPatchProjectTaskBody, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const patchProjectTaskAnswer: Validator<string> = /* @__PURE__ */ validator(isPatchProjectTaskAnswer, [shapeOfPatchProjectTaskAnswer], "answer");

/** All of them, for whole calls of patchProjectTask. */
export const patchProjectTaskValidators: OperationValidators = { operation: "patchProjectTask", path: patchProjectTaskPath, header: patchProjectTaskHeader, body: patchProjectTaskBody, answer: patchProjectTaskAnswer, parameters: [{ property: "projectTaskId", name: "project_task_id", place: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
