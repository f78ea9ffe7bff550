// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isForcedVatAmountHolder, shapeOfForcedVatAmountHolder } from '../shapes/forced-vat-amount-holder.ts';
import { validator } from '../validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isForceBillingTableVatAmountPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.billingTableId !== "string") return false;
  return true;
}
function isForceBillingTableVatAmountBody(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }
  return true;
}
function isForceBillingTableVatAmountAnswer(data: any): boolean {
  if (typeof data !== "boolean") return false;
  return true;
}
const shapeOfForceBillingTableVatAmountPath: Schema | boolean = { type: "object", required: ["billingTableId"], properties: { billingTableId: { type: "string" } } };
const shapeOfForceBillingTableVatAmountBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfForcedVatAmountHolder } };
const shapeOfForceBillingTableVatAmountAnswer: Schema | boolean = { type: "boolean" };

/** Judges the path parameters. */
export const forceBillingTableVatAmountPath: Validator<{ billingTableId: string }> = /* @__PURE__ */ validator(isForceBillingTableVatAmountPath, [shapeOfForceBillingTableVatAmountPath, inspectObject], "path");

/** Judges the body. */
export const forceBillingTableVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ validator(isForceBillingTableVatAmountBody, [shapeOfForceBillingTableVatAmountBody, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const forceBillingTableVatAmountAnswer: Validator<boolean> = /* @__PURE__ */ validator(isForceBillingTableVatAmountAnswer, [shapeOfForceBillingTableVatAmountAnswer], "answer");

/** All of them, for whole calls of forceBillingTableVatAmount. */
export const forceBillingTableVatAmountValidators: OperationValidators = { operation: "forceBillingTableVatAmount", path: forceBillingTableVatAmountPath, body: forceBillingTableVatAmountBody, answer: forceBillingTableVatAmountAnswer, parameters: [{ property: "billingTableId", name: "billing_table_id", place: "path" }] };
