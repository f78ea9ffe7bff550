// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/patch-card-group.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';

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
function isPatchCardGroupResponse(data: any): boolean {
  return true;
}
const shapeOfPatchCardGroupPath: Schema | boolean = { type: "object", required: ["cardGroupId"], properties: { cardGroupId: { type: "string" } } };
const shapeOfPatchCardGroupHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfPatchCardGroupBody: Schema | boolean = {  };
const shapeOfPatchCardGroupResponse: Schema | boolean = {  };

/** Validates the path parameters. */
export const patchCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ createValidator(isPatchCardGroupPath, [shapeOfPatchCardGroupPath, interpretObject], "path");

/** Validates the header parameters. */
export const patchCardGroupHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(isPatchCardGroupHeader, [shapeOfPatchCardGroupHeader, interpretObject], "header");

/** Validates the body. */
export const patchCardGroupBody: Validator<unknown> = /* @__PURE__ */ createValidator(isPatchCardGroupBody, [shapeOfPatchCardGroupBody], "body");

/** Validates the response. */
export const patchCardGroupResponse: Validator<unknown> = /* @__PURE__ */ createValidator(isPatchCardGroupResponse, [shapeOfPatchCardGroupResponse], "response");

/** All of them, for whole calls of patchCardGroup. */
export const patchCardGroupValidators: OperationValidators = { operation: "patchCardGroup", path: patchCardGroupPath, header: patchCardGroupHeader, body: patchCardGroupBody, response: patchCardGroupResponse, parameters: [{ property: "cardGroupId", name: "card_group_id", location: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", location: "header" }], options: ["companyCode"], rules };
