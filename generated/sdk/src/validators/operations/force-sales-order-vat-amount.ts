import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';
import { isForcedVatAmountHolder, schemaOfForcedVatAmountHolder } from '../schemas/forced-vat-amount-holder.ts';

function isForceSalesOrderVatAmountPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['salesOrderId'] !== 'string') return false;
  return true;
}

function isForceSalesOrderVatAmountBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }

  return true;
}

function isForceSalesOrderVatAmountResponse(data: unknown): boolean {
  if (typeof data !== 'boolean') return false;
  return true;
}

const schemaOfForceSalesOrderVatAmountPath: Schema | boolean = {
  type: 'object',
  required: ['salesOrderId'],
  properties: { salesOrderId: { type: 'string' } },
};
const schemaOfForceSalesOrderVatAmountBody: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfForcedVatAmountHolder },
};
const schemaOfForceSalesOrderVatAmountResponse: Schema | boolean = { type: 'boolean' };

/** Validates the path parameters. */
export const forceSalesOrderVatAmountPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(
  isForceSalesOrderVatAmountPath,
  [schemaOfForceSalesOrderVatAmountPath, interpretObject],
  'path',
);

/** Validates the body. */
export const forceSalesOrderVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(
  isForceSalesOrderVatAmountBody,
  [schemaOfForceSalesOrderVatAmountBody, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const forceSalesOrderVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(
  isForceSalesOrderVatAmountResponse,
  [schemaOfForceSalesOrderVatAmountResponse],
  'response',
);

/** All validators of forceSalesOrderVatAmount, for whole calls. */
export const forceSalesOrderVatAmountValidators: OperationValidators = {
  operation: 'forceSalesOrderVatAmount',
  path: forceSalesOrderVatAmountPath,
  body: forceSalesOrderVatAmountBody,
  response: forceSalesOrderVatAmountResponse,
  parameters: [{ property: 'salesOrderId', name: 'sales_order_id', location: 'path' }],
};
