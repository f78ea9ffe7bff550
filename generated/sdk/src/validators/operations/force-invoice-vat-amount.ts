// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isForcedVatAmountHolder, shapeOfForcedVatAmountHolder } from '../shapes/forced-vat-amount-holder.ts';
import { validator } from '../validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isForceInvoiceVatAmountPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.invoiceId !== "string") return false;
  return true;
}
function isForceInvoiceVatAmountBody(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }
  return true;
}
function isForceInvoiceVatAmountAnswer(data: any): boolean {
  if (typeof data !== "boolean") return false;
  return true;
}
const shapeOfForceInvoiceVatAmountPath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfForceInvoiceVatAmountBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfForcedVatAmountHolder } };
const shapeOfForceInvoiceVatAmountAnswer: Schema | boolean = { type: "boolean" };

/** Judges the path parameters. */
export const forceInvoiceVatAmountPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ validator(isForceInvoiceVatAmountPath, [shapeOfForceInvoiceVatAmountPath, inspectObject], "path");

/** Judges the body. */
export const forceInvoiceVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ validator(isForceInvoiceVatAmountBody, [shapeOfForceInvoiceVatAmountBody, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const forceInvoiceVatAmountAnswer: Validator<boolean> = /* @__PURE__ */ validator(isForceInvoiceVatAmountAnswer, [shapeOfForceInvoiceVatAmountAnswer], "answer");

/** All of them, for whole calls of forceInvoiceVatAmount. */
export const forceInvoiceVatAmountValidators: OperationValidators = { operation: "forceInvoiceVatAmount", path: forceInvoiceVatAmountPath, body: forceInvoiceVatAmountBody, answer: forceInvoiceVatAmountAnswer, parameters: [{ property: "invoiceId", name: "invoice_id", place: "path" }] };
