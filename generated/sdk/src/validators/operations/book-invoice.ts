// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { DateParamHolder } from '../../types.ts';

function isBookInvoicePath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.invoiceId !== "string") return false;
  return true;
}
function isDateParamHolder(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.date;
  if (data1 !== undefined) {
    if (typeof data1 !== "string") return false;
    if (!isDateTime(data1)) return false;
  }
  for (const key1 in data) {
    if (key1 !== "date") return false;
  }
  return true;
}
function isBookInvoiceResponse(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfBookInvoicePath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfDateParamHolder: Schema | boolean = { type: "object", additionalProperties: false, properties: { date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "conventions L107" };
const shapeOfBookInvoiceResponse: Schema | boolean = { type: "string" };

/** Validates the path parameters. */
export const bookInvoicePath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(isBookInvoicePath, [shapeOfBookInvoicePath, interpretObject], "path");

/** Validates the body. */
export const bookInvoiceBody: Validator<DateParamHolder> = /* @__PURE__ */ createValidator(isDateParamHolder, [shapeOfDateParamHolder, interpretString, interpretObject], "body");

/** Validates the response. */
export const bookInvoiceResponse: Validator<string> = /* @__PURE__ */ createValidator(isBookInvoiceResponse, [shapeOfBookInvoiceResponse], "response");

/** All of them, for whole calls of bookInvoice. */
export const bookInvoiceValidators: OperationValidators = { operation: "bookInvoice", path: bookInvoicePath, body: bookInvoiceBody, response: bookInvoiceResponse, bodyRequired: true, parameters: [{ property: "invoiceId", name: "invoice_id", location: "path" }] };
