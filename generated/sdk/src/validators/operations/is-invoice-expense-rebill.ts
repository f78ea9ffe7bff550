// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';

function isIsInvoiceExpenseRebillPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.invoiceId !== "string") return false;
  return true;
}
function isIsInvoiceExpenseRebillResponse(data: any): boolean {
  if (typeof data !== "boolean") return false;
  return true;
}
const shapeOfIsInvoiceExpenseRebillPath: Schema | boolean = { type: "object", required: ["invoiceId"], properties: { invoiceId: { type: "string" } } };
const shapeOfIsInvoiceExpenseRebillResponse: Schema | boolean = { type: "boolean" };

/** Validates the path parameters. */
export const isInvoiceExpenseRebillPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(isIsInvoiceExpenseRebillPath, [shapeOfIsInvoiceExpenseRebillPath, interpretObject], "path");

/** Validates the response. */
export const isInvoiceExpenseRebillResponse: Validator<boolean> = /* @__PURE__ */ createValidator(isIsInvoiceExpenseRebillResponse, [shapeOfIsInvoiceExpenseRebillResponse], "response");

/** All of them, for whole calls of isInvoiceExpenseRebill. */
export const isInvoiceExpenseRebillValidators: OperationValidators = { operation: "isInvoiceExpenseRebill", path: isInvoiceExpenseRebillPath, response: isInvoiceExpenseRebillResponse, parameters: [{ property: "invoiceId", name: "invoice_id", location: "path" }] };
