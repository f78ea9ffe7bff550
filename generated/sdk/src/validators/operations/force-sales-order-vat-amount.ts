// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isForcedVatAmountHolder, shapeOfForcedVatAmountHolder } from '../shapes/forced-vat-amount-holder.ts';
import { validator } from '../validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isForceSalesOrderVatAmountPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.salesOrderId !== "string") return false;
  return true;
}
function isForceSalesOrderVatAmountBody(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }
  return true;
}
function isForceSalesOrderVatAmountAnswer(data: any): boolean {
  if (typeof data !== "boolean") return false;
  return true;
}
const shapeOfForceSalesOrderVatAmountPath: Schema | boolean = { type: "object", required: ["salesOrderId"], properties: { salesOrderId: { type: "string" } } };
const shapeOfForceSalesOrderVatAmountBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfForcedVatAmountHolder } };
const shapeOfForceSalesOrderVatAmountAnswer: Schema | boolean = { type: "boolean" };

/** Judges the path parameters. */
export const forceSalesOrderVatAmountPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ validator(isForceSalesOrderVatAmountPath, [shapeOfForceSalesOrderVatAmountPath, inspectObject], "path");

/** Judges the body. */
export const forceSalesOrderVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ validator(isForceSalesOrderVatAmountBody, [shapeOfForceSalesOrderVatAmountBody, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const forceSalesOrderVatAmountAnswer: Validator<boolean> = /* @__PURE__ */ validator(isForceSalesOrderVatAmountAnswer, [shapeOfForceSalesOrderVatAmountAnswer], "answer");

/** All of them, for whole calls of forceSalesOrderVatAmount. */
export const forceSalesOrderVatAmountValidators: OperationValidators = { operation: "forceSalesOrderVatAmount", path: forceSalesOrderVatAmountPath, body: forceSalesOrderVatAmountBody, answer: forceSalesOrderVatAmountAnswer, parameters: [{ property: "salesOrderId", name: "sales_order_id", place: "path" }] };
