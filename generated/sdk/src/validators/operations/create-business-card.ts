// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/create-business-card.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isBusinessCard, shapeOfBusinessCard } from '../schemas/business-card.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { BusinessCard } from '../../types.ts';

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
function isCreateBusinessCardResponse(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfCreateBusinessCardPath: Schema | boolean = { type: "object", required: ["employeeId"], properties: { employeeId: { type: "string" } } };
const shapeOfCreateBusinessCardHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfCreateBusinessCardResponse: Schema | boolean = { type: "string" };

/** Validates the path parameters. */
export const createBusinessCardPath: Validator<{ employeeId: string }> = /* @__PURE__ */ createValidator(isCreateBusinessCardPath, [shapeOfCreateBusinessCardPath, interpretObject], "path");

/** Validates the header parameters. */
export const createBusinessCardHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(isCreateBusinessCardHeader, [shapeOfCreateBusinessCardHeader, interpretObject], "header");

/** Validates the body. */
export const createBusinessCardBody: Validator<BusinessCard> = /* @__PURE__ */ createValidator(isBusinessCard, [shapeOfBusinessCard, interpretString, interpretObject], "body");

/** Validates the response. */
export const createBusinessCardResponse: Validator<string> = /* @__PURE__ */ createValidator(isCreateBusinessCardResponse, [shapeOfCreateBusinessCardResponse], "response");

/** All of them, for whole calls of createBusinessCard. */
export const createBusinessCardValidators: OperationValidators = { operation: "createBusinessCard", path: createBusinessCardPath, header: createBusinessCardHeader, body: createBusinessCardBody, response: createBusinessCardResponse, bodyRequired: true, parameters: [{ property: "employeeId", name: "employee_id", location: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", location: "header" }], options: ["companyCode"], rules };
