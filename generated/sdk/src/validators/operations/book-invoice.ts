// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { validator } from '../validator.ts';
import type { DateParamHolder } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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
function isBookInvoiceAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfBookInvoicePath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfDateParamHolder: Schema | boolean = { type: "object", additionalProperties: false, properties: { date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "conventions L107" };
const shapeOfBookInvoiceAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const bookInvoicePath: Validator<{ invoiceId: string }> = /* @__PURE__ */ validator(isBookInvoicePath, [shapeOfBookInvoicePath, inspectObject], "path");

/** Judges the body. */
export const bookInvoiceBody: Validator<DateParamHolder> = /* @__PURE__ */ validator(isDateParamHolder, [shapeOfDateParamHolder, inspectText, inspectObject], "body");

/** Judges the answer. */
export const bookInvoiceAnswer: Validator<string> = /* @__PURE__ */ validator(isBookInvoiceAnswer, [shapeOfBookInvoiceAnswer], "answer");

/** All of them, for whole calls of bookInvoice. */
export const bookInvoiceValidators: OperationValidators = { operation: "bookInvoice", path: bookInvoicePath, body: bookInvoiceBody, answer: bookInvoiceAnswer, bodyRequired: true, parameters: [{ property: "invoiceId", name: "invoice_id", place: "path" }] };
