// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isPublishArguments, shapeOfPublishArguments } from '../shapes/publish-arguments.ts';
import { isPublishedDocument, shapeOfPublishedDocument } from '../shapes/published-document.ts';
import { validator } from '../validator.ts';
import type { PublishArguments, PublishedDocument } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isPublishInvoicePath(data: any): boolean {
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
function isPublishInvoiceQuery(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.joinExpenseReceipts !== void 0 && typeof data.joinExpenseReceipts != "boolean")
      return !1;
  } else
    return !1;
  return !0;
}
const shapeOfPublishInvoicePath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfPublishInvoiceQuery: Schema | boolean = { type: "object", properties: { joinExpenseReceipts: { type: "boolean" } } };

/** Judges the path parameters. */
export const publishInvoicePath: Validator<{ invoiceId: string }> = /* @__PURE__ */ validator(isPublishInvoicePath, shapeOfPublishInvoicePath, "path");

/** Judges the query parameters. */
export const publishInvoiceQuery: Validator<{ joinExpenseReceipts?: boolean }> = /* @__PURE__ */ validator(isPublishInvoiceQuery, shapeOfPublishInvoiceQuery, "query");

/** Judges the body. */
export const publishInvoiceBody: Validator<PublishArguments> = /* @__PURE__ */ validator(isPublishArguments, shapeOfPublishArguments, "body");

/** Judges the answer. */
export const publishInvoiceAnswer: Validator<PublishedDocument> = /* @__PURE__ */ validator(isPublishedDocument, shapeOfPublishedDocument, "answer");

/** All of them, for whole calls of publishInvoice. */
export const publishInvoiceValidators: OperationValidators = { operation: "publishInvoice", path: publishInvoicePath, query: publishInvoiceQuery, body: publishInvoiceBody, answer: publishInvoiceAnswer, bodyRequired: true, parameters: [{ property: "invoiceId", name: "invoice_id", place: "path" }, { property: "joinExpenseReceipts", name: "join_expense_receipts", place: "query", type: "boolean" }] };
