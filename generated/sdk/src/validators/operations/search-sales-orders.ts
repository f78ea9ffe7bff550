// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isSalesOrder, shapeOfSalesOrder } from '../schemas/sales-order.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { SalesOrder, SalesOrderCriteria } from '../../types.ts';

function isSalesOrderCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
function isSearchSalesOrdersResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isSalesOrder(item1)) return false;
  }
  return true;
}
const shapeOfSalesOrderCriteria: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L118; domains L291" };
const shapeOfSearchSalesOrdersResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfSalesOrder } };

/** Validates the body. */
export const searchSalesOrdersBody: Validator<SalesOrderCriteria> = /* @__PURE__ */ createValidator(isSalesOrderCriteria, [shapeOfSalesOrderCriteria, interpretObject], "body");

/** Validates the response. */
export const searchSalesOrdersResponse: Validator<SalesOrder[]> = /* @__PURE__ */ createValidator(isSearchSalesOrdersResponse, [shapeOfSearchSalesOrdersResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchSalesOrders. */
export const searchSalesOrdersValidators: OperationValidators = { operation: "searchSalesOrders", body: searchSalesOrdersBody, response: searchSalesOrdersResponse, bodyRequired: true };
