// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { validator } from '../validator.ts';
import type { ExpenseReceiptSummary } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetInvoiceLinkedExpenseReceiptsPath(data: any): boolean {
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
function isGetInvoiceLinkedExpenseReceiptsAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isExpenseReceiptSummary(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isExpenseReceiptSummary(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (!(typeof data0 == "number" && isFinite(data0)))
        return !1;
    }
    if (data.currencyCode !== void 0 && typeof data.currencyCode != "string" || data.expenseTypeCode !== void 0 && typeof data.expenseTypeCode != "string" || data.filePath !== void 0 && typeof data.filePath != "string")
      return !1;
    if (data.date !== void 0) {
      let data4 = data.date;
      if (typeof data4 == "string") {
        if (!isDateTime(data4))
          return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "amount" || key0 === "currencyCode" || key0 === "expenseTypeCode" || key0 === "filePath" || key0 === "date"))
        return !1;
  } else
    return !1;
  return !0;
}
const shapeOfGetInvoiceLinkedExpenseReceiptsPath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfGetInvoiceLinkedExpenseReceiptsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfExpenseReceiptSummary } };
const shapeOfExpenseReceiptSummary: Schema | boolean = { type: "object", additionalProperties: false, properties: { amount: { type: "number" }, currencyCode: { type: "string" }, expenseTypeCode: { type: "string" }, filePath: { type: "string" }, date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "domains L116" };

/** Judges the path parameters. */
export const getInvoiceLinkedExpenseReceiptsPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ validator(isGetInvoiceLinkedExpenseReceiptsPath, shapeOfGetInvoiceLinkedExpenseReceiptsPath, "path");

/** Judges the answer. */
export const getInvoiceLinkedExpenseReceiptsAnswer: Validator<ExpenseReceiptSummary[]> = /* @__PURE__ */ validator(isGetInvoiceLinkedExpenseReceiptsAnswer, shapeOfGetInvoiceLinkedExpenseReceiptsAnswer, "answer");

/** All of them, for whole calls of getInvoiceLinkedExpenseReceipts. */
export const getInvoiceLinkedExpenseReceiptsValidators: OperationValidators = { operation: "getInvoiceLinkedExpenseReceipts", path: getInvoiceLinkedExpenseReceiptsPath, answer: getInvoiceLinkedExpenseReceiptsAnswer, parameters: [{ property: "invoiceId", name: "invoice_id", place: "path" }] };
