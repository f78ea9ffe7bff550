// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/readSalesOrder.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectChoice } from '../inspect/inspect-choice.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isCustomDataReadOptionValue, shapeOfCustomDataReadOptionValue } from '../shapes/custom-data-read-option-value.ts';
import { isSalesOrder, shapeOfSalesOrder } from '../shapes/sales-order.ts';
import { validator } from '../validator.ts';
import type { SalesOrder, SalesOrderReadOption } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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

/** Judges the path parameters. */
export const readSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ validator(isReadSalesOrderPath, [shapeOfReadSalesOrderPath, inspectObject], "path");

/** Judges the body. */
export const readSalesOrderBody: Validator<SalesOrderReadOption> = /* @__PURE__ */ validator(isSalesOrderReadOption, [shapeOfSalesOrderReadOption, inspectArray, inspectObject, inspectChoice], "body");

/** Judges the answer. */
export const readSalesOrderAnswer: Validator<SalesOrder> = /* @__PURE__ */ validator(isSalesOrder, [shapeOfSalesOrder, inspectObject], "answer");

/** All of them, for whole calls of readSalesOrder. */
export const readSalesOrderValidators: OperationValidators = { operation: "readSalesOrder", path: readSalesOrderPath, body: readSalesOrderBody, answer: readSalesOrderAnswer, parameters: [{ property: "salesOrderId", name: "sales_order_id", place: "path" }], rules };
