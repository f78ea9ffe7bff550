import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Quotation } from '../../types.ts';
import { isQuotation, schemaOfQuotation } from '../schemas/quotation.ts';

function isGetQuotationPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['quotationId'] !== 'string') return false;
  return true;
}

const schemaOfGetQuotationPath: Schema | boolean = {
  type: 'object',
  required: ['quotationId'],
  properties: { quotationId: { type: 'string' } },
};

/** Validates the path parameters. */
export const getQuotationPath: Validator<{ quotationId: string }> = /* @__PURE__ */ createValidator(
  isGetQuotationPath,
  [schemaOfGetQuotationPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getQuotationResponse: Validator<Quotation> = /* @__PURE__ */ createValidator(
  isQuotation,
  [schemaOfQuotation, interpretObject],
  'response',
);

/** All validators of getQuotation, for whole calls. */
export const getQuotationValidators: OperationValidators = {
  operation: 'getQuotation',
  path: getQuotationPath,
  response: getQuotationResponse,
  parameters: [{ property: 'quotationId', name: 'quotation_id', location: 'path' }],
};
