// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isSalesOrder, shapeOfSalesOrder } from '../schemas/sales-order.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { SalesOrder } from '../../types.ts';

function isGetSalesOrderPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.salesOrderId !== "string") return false;
  return true;
}
const shapeOfGetSalesOrderPath: Schema | boolean = { type: "object", required: ["salesOrderId"], properties: { salesOrderId: { type: "string" } } };

/** Validates the path parameters. */
export const getSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(isGetSalesOrderPath, [shapeOfGetSalesOrderPath, interpretObject], "path");

/** Validates the response. */
export const getSalesOrderResponse: Validator<SalesOrder> = /* @__PURE__ */ createValidator(isSalesOrder, [shapeOfSalesOrder, interpretObject], "response");

/** All of them, for whole calls of getSalesOrder. */
export const getSalesOrderValidators: OperationValidators = { operation: "getSalesOrder", path: getSalesOrderPath, response: getSalesOrderResponse, parameters: [{ property: "salesOrderId", name: "sales_order_id", location: "path" }] };
