import { rules } from '../../rules/operations/create-quotation.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Quotation } from '../../types.ts';
import { isQuotation, schemaOfQuotation } from '../schemas/quotation.ts';

function isCreateQuotationHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
  return true;
}

function isCreateQuotationResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfCreateQuotationHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfCreateQuotationResponse: Schema | boolean = { type: 'string' };

/** Validates the header parameters. */
export const createQuotationHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isCreateQuotationHeader,
  [schemaOfCreateQuotationHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createQuotationBody: Validator<Quotation> = /* @__PURE__ */ createValidator(
  isQuotation,
  [schemaOfQuotation, interpretObject],
  'body',
);

/** Validates the response. */
export const createQuotationResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isCreateQuotationResponse,
  [schemaOfCreateQuotationResponse],
  'response',
);

/** All validators of createQuotation, for whole calls. */
export const createQuotationValidators: OperationValidators = {
  operation: 'createQuotation',
  header: createQuotationHeader,
  body: createQuotationBody,
  response: createQuotationResponse,
  bodyRequired: true,
  parameters: [{ property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' }],
  options: ['companyCode'],
  rules,
};
