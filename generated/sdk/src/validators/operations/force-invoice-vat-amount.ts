// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isForcedVatAmountHolder, shapeOfForcedVatAmountHolder } from '../shapes/forced-vat-amount-holder.ts';
import { validator } from '../validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isForceInvoiceVatAmountPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.invoiceId === void 0 && (missing0 = "invoiceId"))
      return !1;
    if (data.invoiceId !== void 0 && typeof data.invoiceId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isForceInvoiceVatAmountBody(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isForcedVatAmountHolder(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isForceInvoiceVatAmountAnswer(data: any): boolean {
  return typeof data == "boolean";
}
const shapeOfForceInvoiceVatAmountPath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfForceInvoiceVatAmountBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfForcedVatAmountHolder } };
const shapeOfForceInvoiceVatAmountAnswer: Schema | boolean = { type: "boolean" };

/** Judges the path parameters. */
export const forceInvoiceVatAmountPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ validator(isForceInvoiceVatAmountPath, shapeOfForceInvoiceVatAmountPath, "path");

/** Judges the body. */
export const forceInvoiceVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ validator(isForceInvoiceVatAmountBody, shapeOfForceInvoiceVatAmountBody, "body");

/** Judges the answer. */
export const forceInvoiceVatAmountAnswer: Validator<boolean> = /* @__PURE__ */ validator(isForceInvoiceVatAmountAnswer, shapeOfForceInvoiceVatAmountAnswer, "answer");

/** All of them, for whole calls of forceInvoiceVatAmount. */
export const forceInvoiceVatAmountValidators: OperationValidators = { operation: "forceInvoiceVatAmount", path: forceInvoiceVatAmountPath, body: forceInvoiceVatAmountBody, answer: forceInvoiceVatAmountAnswer, parameters: [{ property: "invoiceId", name: "invoice_id", place: "path" }] };
