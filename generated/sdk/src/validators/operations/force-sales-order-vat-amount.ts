// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isForcedVatAmountHolder, shapeOfForcedVatAmountHolder } from '../schemas/forced-vat-amount-holder.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';

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
function isForceSalesOrderVatAmountResponse(data: any): boolean {
  if (typeof data !== "boolean") return false;
  return true;
}
const shapeOfForceSalesOrderVatAmountPath: Schema | boolean = { type: "object", required: ["salesOrderId"], properties: { salesOrderId: { type: "string" } } };
const shapeOfForceSalesOrderVatAmountBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfForcedVatAmountHolder } };
const shapeOfForceSalesOrderVatAmountResponse: Schema | boolean = { type: "boolean" };

/** Validates the path parameters. */
export const forceSalesOrderVatAmountPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(isForceSalesOrderVatAmountPath, [shapeOfForceSalesOrderVatAmountPath, interpretObject], "path");

/** Validates the body. */
export const forceSalesOrderVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(isForceSalesOrderVatAmountBody, [shapeOfForceSalesOrderVatAmountBody, interpretArray, interpretObject], "body");

/** Validates the response. */
export const forceSalesOrderVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(isForceSalesOrderVatAmountResponse, [shapeOfForceSalesOrderVatAmountResponse], "response");

/** All of them, for whole calls of forceSalesOrderVatAmount. */
export const forceSalesOrderVatAmountValidators: OperationValidators = { operation: "forceSalesOrderVatAmount", path: forceSalesOrderVatAmountPath, body: forceSalesOrderVatAmountBody, response: forceSalesOrderVatAmountResponse, parameters: [{ property: "salesOrderId", name: "sales_order_id", location: "path" }] };
