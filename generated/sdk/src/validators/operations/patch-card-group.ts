// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/patchCardGroup.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isPatchCardGroupPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.cardGroupId !== "string") return false;
  return true;
}
function isPatchCardGroupHeader(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== "string") return false;
  return true;
}
function isPatchCardGroupBody(data: any): boolean {
  return true;
}
function isPatchCardGroupAnswer(data: any): boolean {
  return true;
}
const shapeOfPatchCardGroupPath: Schema | boolean = { type: "object", required: ["cardGroupId"], properties: { cardGroupId: { type: "string" } } };
const shapeOfPatchCardGroupHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfPatchCardGroupBody: Schema | boolean = {  };
const shapeOfPatchCardGroupAnswer: Schema | boolean = {  };

/** Judges the path parameters. */
export const patchCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ validator(isPatchCardGroupPath, [shapeOfPatchCardGroupPath, inspectObject], "path");

/** Judges the header parameters. */
export const patchCardGroupHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isPatchCardGroupHeader, [shapeOfPatchCardGroupHeader, inspectObject], "header");

/** Judges the body. */
export const patchCardGroupBody: Validator<unknown> = /* @__PURE__ */ validator(isPatchCardGroupBody, [shapeOfPatchCardGroupBody], "body");

/** Judges the answer. */
export const patchCardGroupAnswer: Validator<unknown> = /* @__PURE__ */ validator(isPatchCardGroupAnswer, [shapeOfPatchCardGroupAnswer], "answer");

/** All of them, for whole calls of patchCardGroup. */
export const patchCardGroupValidators: OperationValidators = { operation: "patchCardGroup", path: patchCardGroupPath, header: patchCardGroupHeader, body: patchCardGroupBody, answer: patchCardGroupAnswer, parameters: [{ property: "cardGroupId", name: "card_group_id", place: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
