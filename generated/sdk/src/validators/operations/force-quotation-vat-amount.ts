import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';
import { isForcedVatAmountHolder, schemaOfForcedVatAmountHolder } from '../schemas/forced-vat-amount-holder.ts';

function isForceQuotationVatAmountPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['quotationId'] !== 'string') return false;
  return true;
}

function isForceQuotationVatAmountBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }

  return true;
}

function isForceQuotationVatAmountResponse(data: unknown): boolean {
  if (typeof data !== 'boolean') return false;
  return true;
}

const schemaOfForceQuotationVatAmountPath: Schema | boolean = {
  type: 'object',
  required: ['quotationId'],
  properties: { quotationId: { type: 'string' } },
};
const schemaOfForceQuotationVatAmountBody: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfForcedVatAmountHolder },
};
const schemaOfForceQuotationVatAmountResponse: Schema | boolean = { type: 'boolean' };

/** Validates the path parameters. */
export const forceQuotationVatAmountPath: Validator<{ quotationId: string }> = /* @__PURE__ */ createValidator(
  isForceQuotationVatAmountPath,
  [schemaOfForceQuotationVatAmountPath, interpretObject],
  'path',
);

/** Validates the body. */
export const forceQuotationVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(
  isForceQuotationVatAmountBody,
  [schemaOfForceQuotationVatAmountBody, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const forceQuotationVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(
  isForceQuotationVatAmountResponse,
  [schemaOfForceQuotationVatAmountResponse],
  'response',
);

/** All validators of forceQuotationVatAmount, for whole calls. */
export const forceQuotationVatAmountValidators: OperationValidators = {
  operation: 'forceQuotationVatAmount',
  path: forceQuotationVatAmountPath,
  body: forceQuotationVatAmountBody,
  response: forceQuotationVatAmountResponse,
  parameters: [{ property: 'quotationId', name: 'quotation_id', location: 'path' }],
};
