// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isPublishArguments, shapeOfPublishArguments } from '../schemas/publish-arguments.ts';
import { isPublishedDocument, shapeOfPublishedDocument } from '../schemas/published-document.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { PublishArguments, PublishedDocument } from '../../types.ts';

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

/** Validates the path parameters. */
export const publishInvoicePath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(isPublishInvoicePath, [shapeOfPublishInvoicePath, interpretObject], "path");

/** Validates the query parameters. */
export const publishInvoiceQuery: Validator<{ joinExpenseReceipts?: boolean }> = /* @__PURE__ */ createValidator(isPublishInvoiceQuery, [shapeOfPublishInvoiceQuery, interpretObject], "query");

/** Validates the body. */
export const publishInvoiceBody: Validator<PublishArguments> = /* @__PURE__ */ createValidator(isPublishArguments, [shapeOfPublishArguments, interpretObject], "body");

/** Validates the response. */
export const publishInvoiceResponse: Validator<PublishedDocument> = /* @__PURE__ */ createValidator(isPublishedDocument, [shapeOfPublishedDocument, interpretObject], "response");

/** All of them, for whole calls of publishInvoice. */
export const publishInvoiceValidators: OperationValidators = { operation: "publishInvoice", path: publishInvoicePath, query: publishInvoiceQuery, body: publishInvoiceBody, response: publishInvoiceResponse, bodyRequired: true, parameters: [{ property: "invoiceId", name: "invoice_id", location: "path" }, { property: "joinExpenseReceipts", name: "join_expense_receipts", location: "query", type: "boolean" }] };
