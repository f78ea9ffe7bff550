// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isForcedVatAmountHolder, shapeOfForcedVatAmountHolder } from '../schemas/forced-vat-amount-holder.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { ForcedVatAmountHolder } from '../../types.ts';

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
function isForceInvoiceVatAmountResponse(data: any): boolean {
  if (typeof data !== "boolean") return false;
  return true;
}
const shapeOfForceInvoiceVatAmountPath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfForceInvoiceVatAmountBody: Schema | boolean = { type: "array", items: { ref: () => shapeOfForcedVatAmountHolder } };
const shapeOfForceInvoiceVatAmountResponse: Schema | boolean = { type: "boolean" };

/** Validates the path parameters. */
export const forceInvoiceVatAmountPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(isForceInvoiceVatAmountPath, [shapeOfForceInvoiceVatAmountPath, interpretObject], "path");

/** Validates the body. */
export const forceInvoiceVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(isForceInvoiceVatAmountBody, [shapeOfForceInvoiceVatAmountBody, interpretArray, interpretObject], "body");

/** Validates the response. */
export const forceInvoiceVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(isForceInvoiceVatAmountResponse, [shapeOfForceInvoiceVatAmountResponse], "response");

/** All of them, for whole calls of forceInvoiceVatAmount. */
export const forceInvoiceVatAmountValidators: OperationValidators = { operation: "forceInvoiceVatAmount", path: forceInvoiceVatAmountPath, body: forceInvoiceVatAmountBody, response: forceInvoiceVatAmountResponse, parameters: [{ property: "invoiceId", name: "invoice_id", location: "path" }] };
