// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isForcedVatAmountHolder, shapeOfForcedVatAmountHolder } from '../shapes/forced-vat-amount-holder.ts';
import { validator } from '../validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isForceQuotationVatAmountPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.quotationId === void 0 && (missing0 = "quotationId"))
      return !1;
    if (data.quotationId !== void 0 && typeof data.quotationId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isForceQuotationVatAmountBody(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isForcedVatAmountHolder(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isForceQuotationVatAmountAnswer(data: any): boolean {
  return typeof data == "boolean";
}
const shapeOfForceQuotationVatAmountPath: Schema | boolean = { type: "object", required: ["quotationId"], properties: { quotationId: { type: "string" } } };
const shapeOfForceQuotationVatAmountBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfForcedVatAmountHolder } };
const shapeOfForceQuotationVatAmountAnswer: Schema | boolean = { type: "boolean" };

/** Judges the path parameters. */
export const forceQuotationVatAmountPath: Validator<{ quotationId: string }> = /* @__PURE__ */ validator(isForceQuotationVatAmountPath, shapeOfForceQuotationVatAmountPath, "path");

/** Judges the body. */
export const forceQuotationVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ validator(isForceQuotationVatAmountBody, shapeOfForceQuotationVatAmountBody, "body");

/** Judges the answer. */
export const forceQuotationVatAmountAnswer: Validator<boolean> = /* @__PURE__ */ validator(isForceQuotationVatAmountAnswer, shapeOfForceQuotationVatAmountAnswer, "answer");

/** All of them, for whole calls of forceQuotationVatAmount. */
export const forceQuotationVatAmountValidators: OperationValidators = { operation: "forceQuotationVatAmount", path: forceQuotationVatAmountPath, body: forceQuotationVatAmountBody, answer: forceQuotationVatAmountAnswer, parameters: [{ property: "quotationId", name: "quotation_id", place: "path" }] };
