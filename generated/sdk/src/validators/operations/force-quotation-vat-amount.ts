// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isForcedVatAmountHolder, shapeOfForcedVatAmountHolder } from '../schemas/forced-vat-amount-holder.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';

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
function isForceQuotationVatAmountResponse(data: any): boolean {
  if (typeof data !== "boolean") return false;
  return true;
}
const shapeOfForceQuotationVatAmountPath: Schema | boolean = { type: "object", required: ["quotationId"], properties: { quotationId: { type: "string" } } };
const shapeOfForceQuotationVatAmountBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfForcedVatAmountHolder } };
const shapeOfForceQuotationVatAmountResponse: Schema | boolean = { type: "boolean" };

/** Validates the path parameters. */
export const forceQuotationVatAmountPath: Validator<{ quotationId: string }> = /* @__PURE__ */ createValidator(isForceQuotationVatAmountPath, [shapeOfForceQuotationVatAmountPath, interpretObject], "path");

/** Validates the body. */
export const forceQuotationVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(isForceQuotationVatAmountBody, [shapeOfForceQuotationVatAmountBody, interpretArray, interpretObject], "body");

/** Validates the response. */
export const forceQuotationVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(isForceQuotationVatAmountResponse, [shapeOfForceQuotationVatAmountResponse], "response");

/** All of them, for whole calls of forceQuotationVatAmount. */
export const forceQuotationVatAmountValidators: OperationValidators = { operation: "forceQuotationVatAmount", path: forceQuotationVatAmountPath, body: forceQuotationVatAmountBody, response: forceQuotationVatAmountResponse, parameters: [{ property: "quotationId", name: "quotation_id", location: "path" }] };
