import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { SalesOrder } from '../../types.ts';
import { isSalesOrder, schemaOfSalesOrder } from '../schemas/sales-order.ts';

function isGetSalesOrderPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['salesOrderId'] !== 'string') return false;
  return true;
}

const schemaOfGetSalesOrderPath: Schema | boolean = {
  type: 'object',
  required: ['salesOrderId'],
  properties: { salesOrderId: { type: 'string' } },
};

/** Validates the path parameters. */
export const getSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(
  isGetSalesOrderPath,
  [schemaOfGetSalesOrderPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getSalesOrderResponse: Validator<SalesOrder> = /* @__PURE__ */ createValidator(
  isSalesOrder,
  [schemaOfSalesOrder, interpretObject],
  'response',
);

/** All validators of getSalesOrder, for whole calls. */
export const getSalesOrderValidators: OperationValidators = {
  operation: 'getSalesOrder',
  path: getSalesOrderPath,
  response: getSalesOrderResponse,
  parameters: [{ property: 'salesOrderId', name: 'sales_order_id', location: 'path' }],
};
