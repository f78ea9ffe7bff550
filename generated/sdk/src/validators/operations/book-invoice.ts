// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { validator } from '../validator.ts';
import type { DateParamHolder } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isBookInvoicePath(data: any): boolean {
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
function isDateParamHolder(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.date !== void 0) {
      let data0 = data.date;
      if (typeof data0 == "string") {
        if (!isDateTime(data0))
          return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (key0 !== "date")
        return !1;
  } else
    return !1;
  return !0;
}
function isBookInvoiceAnswer(data: any): boolean {
  return typeof data == "string";
}
const shapeOfBookInvoicePath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfDateParamHolder: Schema | boolean = { type: "object", additionalProperties: false, properties: { date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "conventions L107" };
const shapeOfBookInvoiceAnswer: Schema | boolean = { type: "string" };

/** Judges the path parameters. */
export const bookInvoicePath: Validator<{ invoiceId: string }> = /* @__PURE__ */ validator(isBookInvoicePath, shapeOfBookInvoicePath, "path");

/** Judges the body. */
export const bookInvoiceBody: Validator<DateParamHolder> = /* @__PURE__ */ validator(isDateParamHolder, shapeOfDateParamHolder, "body");

/** Judges the answer. */
export const bookInvoiceAnswer: Validator<string> = /* @__PURE__ */ validator(isBookInvoiceAnswer, shapeOfBookInvoiceAnswer, "answer");

/** All of them, for whole calls of bookInvoice. */
export const bookInvoiceValidators: OperationValidators = { operation: "bookInvoice", path: bookInvoicePath, body: bookInvoiceBody, answer: bookInvoiceAnswer, bodyRequired: true, parameters: [{ property: "invoiceId", name: "invoice_id", place: "path" }] };
