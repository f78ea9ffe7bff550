import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';
import { isForcedVatAmountHolder, schemaOfForcedVatAmountHolder } from '../schemas/forced-vat-amount-holder.ts';

function isForceBillingTableVatAmountPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['billingTableId'] !== 'string') return false;
  return true;
}

function isForceBillingTableVatAmountBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }

  return true;
}

function isForceBillingTableVatAmountResponse(data: unknown): boolean {
  if (typeof data !== 'boolean') return false;
  return true;
}

const schemaOfForceBillingTableVatAmountPath: Schema | boolean = {
  type: 'object',
  required: ['billingTableId'],
  properties: { billingTableId: { type: 'string' } },
};
const schemaOfForceBillingTableVatAmountBody: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfForcedVatAmountHolder },
};
const schemaOfForceBillingTableVatAmountResponse: Schema | boolean = { type: 'boolean' };

/** Validates the path parameters. */
export const forceBillingTableVatAmountPath: Validator<{ billingTableId: string }> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountPath,
  [schemaOfForceBillingTableVatAmountPath, interpretObject],
  'path',
);

/** Validates the body. */
export const forceBillingTableVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountBody,
  [schemaOfForceBillingTableVatAmountBody, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const forceBillingTableVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountResponse,
  [schemaOfForceBillingTableVatAmountResponse],
  'response',
);

/** All validators of forceBillingTableVatAmount, for whole calls. */
export const forceBillingTableVatAmountValidators: OperationValidators = {
  operation: 'forceBillingTableVatAmount',
  path: forceBillingTableVatAmountPath,
  body: forceBillingTableVatAmountBody,
  response: forceBillingTableVatAmountResponse,
  parameters: [{ property: 'billingTableId', name: 'billing_table_id', location: 'path' }],
};
