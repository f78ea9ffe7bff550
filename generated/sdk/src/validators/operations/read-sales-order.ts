// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/read-sales-order.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isCustomDataReadOptionValue, shapeOfCustomDataReadOptionValue } from '../schemas/custom-data-read-option-value.ts';
import { isSalesOrder, shapeOfSalesOrder } from '../schemas/sales-order.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { SalesOrder, SalesOrderReadOption } from '../../types.ts';

function isReadSalesOrderPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.salesOrderId !== "string") return false;
  return true;
}
function isSalesOrderReadOption(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.options;
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (typeof item1 !== "string" && !isCustomDataReadOptionValue(item1)) return false;
    }
  }
  return true;
}
const shapeOfReadSalesOrderPath: Schema | boolean = { type: "object", required: ["salesOrderId"], properties: { salesOrderId: { type: "string" } } };
const shapeOfSalesOrderReadOption: Schema | boolean = { type: "object", additionalProperties: true, properties: { options: { type: "array", items: { anyOf: [{ type: "string" }, { ref: () => shapeOfCustomDataReadOptionValue }] }, source: "conventions L69; conventions L81" } }, source: "domains L118; domains L294; conventions L69" };

/** Validates the path parameters. */
export const readSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(isReadSalesOrderPath, [shapeOfReadSalesOrderPath, interpretObject], "path");

/** Validates the body. */
export const readSalesOrderBody: Validator<SalesOrderReadOption> = /* @__PURE__ */ createValidator(isSalesOrderReadOption, [shapeOfSalesOrderReadOption, interpretArray, interpretObject, interpretUnion], "body");

/** Validates the response. */
export const readSalesOrderResponse: Validator<SalesOrder> = /* @__PURE__ */ createValidator(isSalesOrder, [shapeOfSalesOrder, interpretObject], "response");

/** All of them, for whole calls of readSalesOrder. */
export const readSalesOrderValidators: OperationValidators = { operation: "readSalesOrder", path: readSalesOrderPath, body: readSalesOrderBody, response: readSalesOrderResponse, parameters: [{ property: "salesOrderId", name: "sales_order_id", location: "path" }], rules };
