// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { validator } from '../validator.ts';
import type { ExpenseReceiptSummary } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetInvoiceLinkedExpenseReceiptsPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.invoiceId !== "string") return false;
  return true;
}
function isGetInvoiceLinkedExpenseReceiptsAnswer(data: any): boolean {
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
const shapeOfGetInvoiceLinkedExpenseReceiptsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfExpenseReceiptSummary } };
const shapeOfExpenseReceiptSummary: Schema | boolean = { type: "object", additionalProperties: false, properties: { amount: { type: "number" }, currencyCode: { type: "string" }, expenseTypeCode: { type: "string" }, filePath: { type: "string" }, date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L116" };

/** Judges the path parameters. */
export const getInvoiceLinkedExpenseReceiptsPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ validator(isGetInvoiceLinkedExpenseReceiptsPath, [shapeOfGetInvoiceLinkedExpenseReceiptsPath, inspectObject], "path");

/** Judges the answer. */
export const getInvoiceLinkedExpenseReceiptsAnswer: Validator<ExpenseReceiptSummary[]> = /* @__PURE__ */ validator(isGetInvoiceLinkedExpenseReceiptsAnswer, [shapeOfGetInvoiceLinkedExpenseReceiptsAnswer, inspectText, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of getInvoiceLinkedExpenseReceipts. */
export const getInvoiceLinkedExpenseReceiptsValidators: OperationValidators = { operation: "getInvoiceLinkedExpenseReceipts", path: getInvoiceLinkedExpenseReceiptsPath, answer: getInvoiceLinkedExpenseReceiptsAnswer, parameters: [{ property: "invoiceId", name: "invoice_id", place: "path" }] };
