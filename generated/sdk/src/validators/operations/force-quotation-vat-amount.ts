// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isForcedVatAmountHolder, shapeOfForcedVatAmountHolder } from '../shapes/forced-vat-amount-holder.ts';
import { validator } from '../validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isForceQuotationVatAmountPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.quotationId !== "string") return false;
  return true;
}
function isForceQuotationVatAmountBody(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }
  return true;
}
function isForceQuotationVatAmountAnswer(data: any): boolean {
  if (typeof data !== "boolean") return false;
  return true;
}
const shapeOfForceQuotationVatAmountPath: Schema | boolean = { type: "object", required: ["quotationId"], properties: { quotationId: { type: "string" } } };
const shapeOfForceQuotationVatAmountBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfForcedVatAmountHolder } };
const shapeOfForceQuotationVatAmountAnswer: Schema | boolean = { type: "boolean" };

/** Judges the path parameters. */
export const forceQuotationVatAmountPath: Validator<{ quotationId: string }> = /* @__PURE__ */ validator(isForceQuotationVatAmountPath, [shapeOfForceQuotationVatAmountPath, inspectObject], "path");

/** Judges the body. */
export const forceQuotationVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ validator(isForceQuotationVatAmountBody, [shapeOfForceQuotationVatAmountBody, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const forceQuotationVatAmountAnswer: Validator<boolean> = /* @__PURE__ */ validator(isForceQuotationVatAmountAnswer, [shapeOfForceQuotationVatAmountAnswer], "answer");

/** All of them, for whole calls of forceQuotationVatAmount. */
export const forceQuotationVatAmountValidators: OperationValidators = { operation: "forceQuotationVatAmount", path: forceQuotationVatAmountPath, body: forceQuotationVatAmountBody, answer: forceQuotationVatAmountAnswer, parameters: [{ property: "quotationId", name: "quotation_id", place: "path" }] };
