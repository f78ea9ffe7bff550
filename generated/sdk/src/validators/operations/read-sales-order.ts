import { rules } from '../../rules/operations/read-sales-order.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { SalesOrder, SalesOrderReadOption } from '../../types.ts';
import {
  isCustomDataReadOptionValue,
  schemaOfCustomDataReadOptionValue,
} from '../schemas/custom-data-read-option-value.ts';
import { isSalesOrder, schemaOfSalesOrder } from '../schemas/sales-order.ts';

function isReadSalesOrderPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['salesOrderId'] !== 'string') return false;
  return true;
}

function isSalesOrderReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (typeof item1 !== 'string' && !isCustomDataReadOptionValue(item1)) return false;
      }
    }
  }

  return true;
}

const schemaOfReadSalesOrderPath: Schema | boolean = {
  type: 'object',
  required: ['salesOrderId'],
  properties: { salesOrderId: { type: 'string' } },
};
const schemaOfSalesOrderReadOption: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: {
    options: {
      type: ['array', 'null'],
      items: { anyOf: [{ type: 'string' }, { ref: () => schemaOfCustomDataReadOptionValue }] },
      source: 'conventions L69; conventions L81',
    },
  },
  source: 'domains L118; domains L294; conventions L69',
};

/** Validates the path parameters. */
export const readSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(
  isReadSalesOrderPath,
  [schemaOfReadSalesOrderPath, interpretObject],
  'path',
);

/** Validates the body. */
export const readSalesOrderBody: Validator<SalesOrderReadOption> = /* @__PURE__ */ createValidator(
  isSalesOrderReadOption,
  [schemaOfSalesOrderReadOption, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const readSalesOrderResponse: Validator<SalesOrder> = /* @__PURE__ */ createValidator(
  isSalesOrder,
  [schemaOfSalesOrder, interpretObject],
  'response',
);

/** All validators of readSalesOrder, for whole calls. */
export const readSalesOrderValidators: OperationValidators = {
  operation: 'readSalesOrder',
  path: readSalesOrderPath,
  body: readSalesOrderBody,
  response: readSalesOrderResponse,
  parameters: [{ property: 'salesOrderId', name: 'sales_order_id', location: 'path' }],
  rules,
};
