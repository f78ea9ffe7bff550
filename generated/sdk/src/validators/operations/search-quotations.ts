// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isQuotation, shapeOfQuotation } from '../schemas/quotation.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { Quotation, QuotationCriteria } from '../../types.ts';

function isQuotationCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
function isSearchQuotationsResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isQuotation(item1)) return false;
  }
  return true;
}
const shapeOfQuotationCriteria: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L118; domains L296" };
const shapeOfSearchQuotationsResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfQuotation } };

/** Validates the body. */
export const searchQuotationsBody: Validator<QuotationCriteria> = /* @__PURE__ */ createValidator(isQuotationCriteria, [shapeOfQuotationCriteria, interpretObject], "body");

/** Validates the response. */
export const searchQuotationsResponse: Validator<Quotation[]> = /* @__PURE__ */ createValidator(isSearchQuotationsResponse, [shapeOfSearchQuotationsResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchQuotations. */
export const searchQuotationsValidators: OperationValidators = { operation: "searchQuotations", body: searchQuotationsBody, response: searchQuotationsResponse, bodyRequired: true };
