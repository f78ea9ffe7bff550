// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isIsInvoiceExpenseRebillPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.invoiceId !== "string") return false;
  return true;
}
function isIsInvoiceExpenseRebillAnswer(data: any): boolean {
  if (typeof data !== "boolean") return false;
  return true;
}
const shapeOfIsInvoiceExpenseRebillPath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfIsInvoiceExpenseRebillAnswer: Schema | boolean = { type: "boolean" };

/** Judges the path parameters. */
export const isInvoiceExpenseRebillPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ validator(isIsInvoiceExpenseRebillPath, [shapeOfIsInvoiceExpenseRebillPath, inspectObject], "path");

/** Judges the answer. */
export const isInvoiceExpenseRebillAnswer: Validator<boolean> = /* @__PURE__ */ validator(isIsInvoiceExpenseRebillAnswer, [shapeOfIsInvoiceExpenseRebillAnswer], "answer");

/** All of them, for whole calls of isInvoiceExpenseRebill. */
export const isInvoiceExpenseRebillValidators: OperationValidators = { operation: "isInvoiceExpenseRebill", path: isInvoiceExpenseRebillPath, answer: isInvoiceExpenseRebillAnswer, parameters: [{ property: "invoiceId", name: "invoice_id", place: "path" }] };
