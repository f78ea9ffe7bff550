// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { isSalesOrder, shapeOfSalesOrder } from '../shapes/sales-order.ts';
import { validator } from '../validator.ts';
import type { SalesOrder } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetSalesOrderPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.salesOrderId !== "string") return false;
  return true;
}
const shapeOfGetSalesOrderPath: Schema | boolean = { type: "object", required: ["salesOrderId"], properties: { salesOrderId: { type: "string" } } };

/** Judges the path parameters. */
export const getSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ validator(isGetSalesOrderPath, [shapeOfGetSalesOrderPath, inspectObject], "path");

/** Judges the answer. */
export const getSalesOrderAnswer: Validator<SalesOrder> = /* @__PURE__ */ validator(isSalesOrder, [shapeOfSalesOrder, inspectObject], "answer");

/** All of them, for whole calls of getSalesOrder. */
export const getSalesOrderValidators: OperationValidators = { operation: "getSalesOrder", path: getSalesOrderPath, answer: getSalesOrderAnswer, parameters: [{ property: "salesOrderId", name: "sales_order_id", place: "path" }] };
