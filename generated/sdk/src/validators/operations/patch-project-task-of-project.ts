// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/patchProjectTaskOfProject.ts';
import { isPatchElement, shapeOfPatchElement } from '../shapes/patch-element.ts';
import { validator } from '../validator.ts';
import type { PatchElement } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isPatchProjectTaskOfProjectPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.projectId === void 0 && (missing0 = "projectId") || data.projectTaskId === void 0 && (missing0 = "projectTaskId"))
      return !1;
    if (data.projectId !== void 0 && typeof data.projectId != "string" || data.projectTaskId !== void 0 && typeof data.projectTaskId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isPatchProjectTaskOfProjectHeader(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.companyCode !== void 0 && typeof data.companyCode != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isPatchProjectTaskOfProjectBody(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isPatchElement(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isPatchProjectTaskOfProjectAnswer(data: any): boolean {
  return typeof data == "string";
}
const shapeOfPatchProjectTaskOfProjectPath: Schema | boolean = { type: "object", required: ["projectId", "projectTaskId"], properties: { projectId: { type: "string" }, projectTaskId: { type: "string" } } };
const shapeOfPatchProjectTaskOfProjectHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfPatchProjectTaskOfProjectBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfPatchElement } };
const shapeOfPatchProjectTaskOfProjectAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const patchProjectTaskOfProjectPath: Validator<{ projectId: string; projectTaskId: string }> = /* @__PURE__ */ validator(isPatchProjectTaskOfProjectPath, shapeOfPatchProjectTaskOfProjectPath, "path");

/** Judges the header parameters. */
export const patchProjectTaskOfProjectHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isPatchProjectTaskOfProjectHeader, shapeOfPatchProjectTaskOfProjectHeader, "header");

/** Judges the body. */
export const patchProjectTaskOfProjectBody: Validator<PatchElement[]> = /* @__PURE__ */ validator(isPatchProjectTaskOfProjectBody, shapeOfPatchProjectTaskOfProjectBody, "body");

/** Judges the answer. */
export const patchProjectTaskOfProjectAnswer: Validator<string> = /* @__PURE__ */ validator(isPatchProjectTaskOfProjectAnswer, shapeOfPatchProjectTaskOfProjectAnswer, "answer");

/** All of them, for whole calls of patchProjectTaskOfProject. */
export const patchProjectTaskOfProjectValidators: OperationValidators = { operation: "patchProjectTaskOfProject", path: patchProjectTaskOfProjectPath, header: patchProjectTaskOfProjectHeader, body: patchProjectTaskOfProjectBody, answer: patchProjectTaskOfProjectAnswer, parameters: [{ property: "projectId", name: "project_id", place: "path" }, { property: "projectTaskId", name: "project_task_id", place: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
