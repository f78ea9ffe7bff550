// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isSalesOrder, shapeOfSalesOrder } from '../shapes/sales-order.ts';
import { validator } from '../validator.ts';
import type { SalesOrder, SalesOrderCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isSalesOrderCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
function isSearchSalesOrdersAnswer(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isSalesOrder(item1)) return false;
  }
  return true;
}
const shapeOfSalesOrderCriteria: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L118; domains L291" };
const shapeOfSearchSalesOrdersAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfSalesOrder } };

/** Judges the body. */
export const searchSalesOrdersBody: Validator<SalesOrderCriteria> = /* @__PURE__ */ validator(isSalesOrderCriteria, [shapeOfSalesOrderCriteria, inspectObject], "body");

/** Judges the answer. */
export const searchSalesOrdersAnswer: Validator<SalesOrder[]> = /* @__PURE__ */ validator(isSearchSalesOrdersAnswer, [shapeOfSearchSalesOrdersAnswer, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of searchSalesOrders. */
export const searchSalesOrdersValidators: OperationValidators = { operation: "searchSalesOrders", body: searchSalesOrdersBody, answer: searchSalesOrdersAnswer, bodyRequired: true };
