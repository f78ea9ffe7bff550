// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/createBusinessCard.ts';
import { isBusinessCard, shapeOfBusinessCard } from '../shapes/business-card.ts';
import { validator } from '../validator.ts';
import type { BusinessCard } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCreateBusinessCardPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.employeeId === void 0 && (missing0 = "employeeId"))
      return !1;
    if (data.employeeId !== void 0 && typeof data.employeeId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isCreateBusinessCardHeader(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.companyCode !== void 0 && typeof data.companyCode != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isCreateBusinessCardAnswer(data: any): boolean {
  return typeof data == "string";
}
const shapeOfCreateBusinessCardPath: Schema | boolean = { type: "object", required: ["employeeId"], properties: { employeeId: { type: "string" } } };
const shapeOfCreateBusinessCardHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfCreateBusinessCardAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const createBusinessCardPath: Validator<{ employeeId: string }> = /* @__PURE__ */ validator(isCreateBusinessCardPath, shapeOfCreateBusinessCardPath, "path");

/** Judges the header parameters. */
export const createBusinessCardHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isCreateBusinessCardHeader, shapeOfCreateBusinessCardHeader, "header");

/** Judges the body. */
export const createBusinessCardBody: Validator<BusinessCard> = /* @__PURE__ */ validator(isBusinessCard, shapeOfBusinessCard, "body");

/** Judges the answer. */
export const createBusinessCardAnswer: Validator<string> = /* @__PURE__ */ validator(isCreateBusinessCardAnswer, shapeOfCreateBusinessCardAnswer, "answer");

/** All of them, for whole calls of createBusinessCard. */
export const createBusinessCardValidators: OperationValidators = { operation: "createBusinessCard", path: createBusinessCardPath, header: createBusinessCardHeader, body: createBusinessCardBody, answer: createBusinessCardAnswer, bodyRequired: true, parameters: [{ property: "employeeId", name: "employee_id", place: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
