import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Quotation, QuotationCriteria } from '../../types.ts';
import { isQuotation, schemaOfQuotation } from '../schemas/quotation.ts';

function isQuotationCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isSearchQuotationsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isQuotation(item1)) return false;
  }

  return true;
}

const schemaOfQuotationCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L296',
};
const schemaOfSearchQuotationsResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfQuotation } };

/** Validates the body. */
export const searchQuotationsBody: Validator<QuotationCriteria> = /* @__PURE__ */ createValidator(
  isQuotationCriteria,
  [schemaOfQuotationCriteria, interpretObject],
  'body',
);

/** Validates the response. */
export const searchQuotationsResponse: Validator<Quotation[]> = /* @__PURE__ */ createValidator(
  isSearchQuotationsResponse,
  [schemaOfSearchQuotationsResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchQuotations, for whole calls. */
export const searchQuotationsValidators: OperationValidators = {
  operation: 'searchQuotations',
  body: searchQuotationsBody,
  response: searchQuotationsResponse,
  bodyRequired: true,
};
