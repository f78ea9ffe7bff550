import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { SalesOrder, SalesOrderCriteria } from '../../types.ts';
import { isSalesOrder, schemaOfSalesOrder } from '../schemas/sales-order.ts';

function isSalesOrderCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isSearchSalesOrdersResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isSalesOrder(item1)) return false;
  }

  return true;
}

const schemaOfSalesOrderCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L291',
};
const schemaOfSearchSalesOrdersResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfSalesOrder } };

/** Validates the body. */
export const searchSalesOrdersBody: Validator<SalesOrderCriteria> = /* @__PURE__ */ createValidator(
  isSalesOrderCriteria,
  [schemaOfSalesOrderCriteria, interpretObject],
  'body',
);

/** Validates the response. */
export const searchSalesOrdersResponse: Validator<SalesOrder[]> = /* @__PURE__ */ createValidator(
  isSearchSalesOrdersResponse,
  [schemaOfSearchSalesOrdersResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchSalesOrders, for whole calls. */
export const searchSalesOrdersValidators: OperationValidators = {
  operation: 'searchSalesOrders',
  body: searchSalesOrdersBody,
  response: searchSalesOrdersResponse,
  bodyRequired: true,
};
