// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/createBusinessCard.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isBusinessCard, shapeOfBusinessCard } from '../shapes/business-card.ts';
import { validator } from '../validator.ts';
import type { BusinessCard } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCreateBusinessCardPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.employeeId !== "string") return false;
  return true;
}
function isCreateBusinessCardHeader(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== "string") return false;
  return true;
}
function isCreateBusinessCardAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfCreateBusinessCardPath: Schema | boolean = { type: "object", required: ["employeeId"], properties: { employeeId: { type: "string" } } };
const shapeOfCreateBusinessCardHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfCreateBusinessCardAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const createBusinessCardPath: Validator<{ employeeId: string }> = /* @__PURE__ */ validator(isCreateBusinessCardPath, [shapeOfCreateBusinessCardPath, inspectObject], "path");

/** Judges the header parameters. */
export const createBusinessCardHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isCreateBusinessCardHeader, [shapeOfCreateBusinessCardHeader, inspectObject], "header");

/** Judges the body. */
export const createBusinessCardBody: Validator<BusinessCard> = /* @__PURE__ */ validator(isBusinessCard, [shapeOfBusinessCard, inspectText, inspectObject], "body");

/** Judges the answer. */
export const createBusinessCardAnswer: Validator<string> = /* @__PURE__ */ validator(isCreateBusinessCardAnswer, [shapeOfCreateBusinessCardAnswer], "answer");

/** All of them, for whole calls of createBusinessCard. */
export const createBusinessCardValidators: OperationValidators = { operation: "createBusinessCard", path: createBusinessCardPath, header: createBusinessCardHeader, body: createBusinessCardBody, answer: createBusinessCardAnswer, bodyRequired: true, parameters: [{ property: "employeeId", name: "employee_id", place: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
