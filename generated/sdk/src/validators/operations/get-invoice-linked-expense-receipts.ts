// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { ExpenseReceiptSummary } from '../../types.ts';

function isGetInvoiceLinkedExpenseReceiptsPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.invoiceId !== "string") return false;
  return true;
}
function isGetInvoiceLinkedExpenseReceiptsResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isExpenseReceiptSummary(item1)) return false;
  }
  return true;
}
function isExpenseReceiptSummary(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.amount !== undefined && !Number.isFinite(data.amount)) return false;
  if (data.currencyCode !== undefined && typeof data.currencyCode !== "string") return false;
  if (data.expenseTypeCode !== undefined && typeof data.expenseTypeCode !== "string") return false;
  if (data.filePath !== undefined && typeof data.filePath !== "string") return false;
  const data1 = data.date;
  if (data1 !== undefined) {
    if (typeof data1 !== "string") return false;
    if (!isDateTime(data1)) return false;
  }
  for (const key1 in data) {
    if (key1 !== "amount" && key1 !== "currencyCode" && key1 !== "expenseTypeCode" && key1 !== "filePath" && key1 !== "date") return false;
  }
  return true;
}
const shapeOfGetInvoiceLinkedExpenseReceiptsPath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfGetInvoiceLinkedExpenseReceiptsResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfExpenseReceiptSummary } };
const shapeOfExpenseReceiptSummary: Schema | boolean = { type: "object", additionalProperties: false, properties: { amount: { type: "number" }, currencyCode: { type: "string" }, expenseTypeCode: { type: "string" }, filePath: { type: "string" }, date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L116" };

/** Validates the path parameters. */
export const getInvoiceLinkedExpenseReceiptsPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(isGetInvoiceLinkedExpenseReceiptsPath, [shapeOfGetInvoiceLinkedExpenseReceiptsPath, interpretObject], "path");

/** Validates the response. */
export const getInvoiceLinkedExpenseReceiptsResponse: Validator<ExpenseReceiptSummary[]> = /* @__PURE__ */ createValidator(isGetInvoiceLinkedExpenseReceiptsResponse, [shapeOfGetInvoiceLinkedExpenseReceiptsResponse, interpretString, interpretArray, interpretObject], "response");

/** All of them, for whole calls of getInvoiceLinkedExpenseReceipts. */
export const getInvoiceLinkedExpenseReceiptsValidators: OperationValidators = { operation: "getInvoiceLinkedExpenseReceipts", path: getInvoiceLinkedExpenseReceiptsPath, response: getInvoiceLinkedExpenseReceiptsResponse, parameters: [{ property: "invoiceId", name: "invoice_id", location: "path" }] };
