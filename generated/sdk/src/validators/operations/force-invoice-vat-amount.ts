import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';
import { isForcedVatAmountHolder, schemaOfForcedVatAmountHolder } from '../schemas/forced-vat-amount-holder.ts';

function isForceInvoiceVatAmountPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['invoiceId'] !== 'string') return false;
  return true;
}

function isForceInvoiceVatAmountBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }

  return true;
}

function isForceInvoiceVatAmountResponse(data: unknown): boolean {
  if (typeof data !== 'boolean') return false;
  return true;
}

const schemaOfForceInvoiceVatAmountPath: Schema | boolean = {
  type: 'object',
  required: ['invoiceId'],
  properties: { invoiceId: { type: 'string' } },
};
const schemaOfForceInvoiceVatAmountBody: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfForcedVatAmountHolder },
};
const schemaOfForceInvoiceVatAmountResponse: Schema | boolean = { type: 'boolean' };

/** Validates the path parameters. */
export const forceInvoiceVatAmountPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(
  isForceInvoiceVatAmountPath,
  [schemaOfForceInvoiceVatAmountPath, interpretObject],
  'path',
);

/** Validates the body. */
export const forceInvoiceVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(
  isForceInvoiceVatAmountBody,
  [schemaOfForceInvoiceVatAmountBody, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const forceInvoiceVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(
  isForceInvoiceVatAmountResponse,
  [schemaOfForceInvoiceVatAmountResponse],
  'response',
);

/** All validators of forceInvoiceVatAmount, for whole calls. */
export const forceInvoiceVatAmountValidators: OperationValidators = {
  operation: 'forceInvoiceVatAmount',
  path: forceInvoiceVatAmountPath,
  body: forceInvoiceVatAmountBody,
  response: forceInvoiceVatAmountResponse,
  parameters: [{ property: 'invoiceId', name: 'invoice_id', location: 'path' }],
};
