// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/create-quotation.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isQuotation, shapeOfQuotation } from '../schemas/quotation.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { Quotation } from '../../types.ts';

function isCreateQuotationHeader(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== "string") return false;
  return true;
}
function isCreateQuotationResponse(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfCreateQuotationHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfCreateQuotationResponse: Schema | boolean = { type: "string" };

/** Validates the header parameters. */
export const createQuotationHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(isCreateQuotationHeader, [shapeOfCreateQuotationHeader, interpretObject], "header");

/** Validates the body. */
export const createQuotationBody: Validator<Quotation> = /* @__PURE__ */ createValidator(isQuotation, [shapeOfQuotation, interpretObject], "body");

/** Validates the response. */
export const createQuotationResponse: Validator<string> = /* @__PURE__ */ createValidator(isCreateQuotationResponse, [shapeOfCreateQuotationResponse], "response");

/** All of them, for whole calls of createQuotation. */
export const createQuotationValidators: OperationValidators = { operation: "createQuotation", header: createQuotationHeader, body: createQuotationBody, response: createQuotationResponse, bodyRequired: true, parameters: [{ property: "companyCode", name: "X-COMPANY-CODE", location: "header" }], options: ["companyCode"], rules };
