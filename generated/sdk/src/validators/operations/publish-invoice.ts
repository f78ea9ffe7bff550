// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { isPublishArguments, shapeOfPublishArguments } from '../shapes/publish-arguments.ts';
import { isPublishedDocument, shapeOfPublishedDocument } from '../shapes/published-document.ts';
import { validator } from '../validator.ts';
import type { PublishArguments, PublishedDocument } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isPublishInvoicePath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.invoiceId !== "string") return false;
  return true;
}
function isPublishInvoiceQuery(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.joinExpenseReceipts !== undefined && typeof data.joinExpenseReceipts !== "boolean") return false;
  return true;
}
const shapeOfPublishInvoicePath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfPublishInvoiceQuery: Schema | boolean = { type: "object", properties: { joinExpenseReceipts: { type: "boolean" } } };

/** Judges the path parameters. */
export const publishInvoicePath: Validator<{ invoiceId: string }> = /* @__PURE__ */ validator(isPublishInvoicePath, [shapeOfPublishInvoicePath, inspectObject], "path");

/** Judges the query parameters. */
export const publishInvoiceQuery: Validator<{ joinExpenseReceipts?: boolean }> = /* @__PURE__ */ validator(isPublishInvoiceQuery, [shapeOfPublishInvoiceQuery, inspectObject], "query");

/** Judges the body. */
export const publishInvoiceBody: Validator<PublishArguments> = /* @__PURE__ */ validator(isPublishArguments, [shapeOfPublishArguments, inspectObject], "body");

/** Judges the answer. */
export const publishInvoiceAnswer: Validator<PublishedDocument> = /* @__PURE__ */ validator(isPublishedDocument, [shapeOfPublishedDocument, inspectObject], "answer");

/** All of them, for whole calls of publishInvoice. */
export const publishInvoiceValidators: OperationValidators = { operation: "publishInvoice", path: publishInvoicePath, query: publishInvoiceQuery, body: publishInvoiceBody, answer: publishInvoiceAnswer, bodyRequired: true, parameters: [{ property: "invoiceId", name: "invoice_id", place: "path" }, { property: "joinExpenseReceipts", name: "join_expense_receipts", place: "query", type: "boolean" }] };
