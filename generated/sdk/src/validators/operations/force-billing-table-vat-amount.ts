// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isForcedVatAmountHolder, shapeOfForcedVatAmountHolder } from '../shapes/forced-vat-amount-holder.ts';
import { validator } from '../validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isForceBillingTableVatAmountPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.billingTableId === void 0 && (missing0 = "billingTableId"))
      return !1;
    if (data.billingTableId !== void 0 && typeof data.billingTableId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isForceBillingTableVatAmountBody(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isForcedVatAmountHolder(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isForceBillingTableVatAmountAnswer(data: any): boolean {
  return typeof data == "boolean";
}
const shapeOfForceBillingTableVatAmountPath: Schema | boolean = { type: "object", required: ["billingTableId"], properties: { billingTableId: { type: "string" } } };
const shapeOfForceBillingTableVatAmountBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfForcedVatAmountHolder } };
const shapeOfForceBillingTableVatAmountAnswer: Schema | boolean = { type: "boolean" };

/** Judges the path parameters. */
export const forceBillingTableVatAmountPath: Validator<{ billingTableId: string }> = /* @__PURE__ */ validator(isForceBillingTableVatAmountPath, shapeOfForceBillingTableVatAmountPath, "path");

/** Judges the body. */
export const forceBillingTableVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ validator(isForceBillingTableVatAmountBody, shapeOfForceBillingTableVatAmountBody, "body");

/** Judges the answer. */
export const forceBillingTableVatAmountAnswer: Validator<boolean> = /* @__PURE__ */ validator(isForceBillingTableVatAmountAnswer, shapeOfForceBillingTableVatAmountAnswer, "answer");

/** All of them, for whole calls of forceBillingTableVatAmount. */
export const forceBillingTableVatAmountValidators: OperationValidators = { operation: "forceBillingTableVatAmount", path: forceBillingTableVatAmountPath, body: forceBillingTableVatAmountBody, answer: forceBillingTableVatAmountAnswer, parameters: [{ property: "billingTableId", name: "billing_table_id", place: "path" }] };
