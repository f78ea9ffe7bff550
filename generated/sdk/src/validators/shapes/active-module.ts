// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

export function isActiveModule(data: any): boolean {
  return !(typeof data != "string" || !(data === "EXPENSE_REPORTS" || data === "TIMES_RECORDING" || data === "SCHEDULE" || data === "QUOTATION" || data === "QUOTATION_SIGNED_ORDERED_UNSIGNED" || data === "SALES_ORDER" || data === "INVOICE" || data === "SALES_BILLING_TABLE" || data === "DELIVERY" || data === "PURCHASE_ORDER" || data === "QUOTE" || data === "RECEPTION" || data === "PURCHASE_INVOICE" || data === "PURCHASE_BILLING_TABLE" || data === "HELP_DESK" || data === "PRODUCTION" || data === "MISSION" || data === "QUOTE_SIGNED_ORDERED_UNSIGNED" || data === "SALES_CREDIT_NOTE" || data === "PURCHASE_CREDIT_NOTE" || data === "INVENTORY_MOVEMENTS" || data === "FLOWS" || data === "ACCOUNTING" || data === "CASH_FLOW" || data === "OPERATING_ACCOUNT" || data === "PAYMENT_MONTH"));
}
export const shapeOfActiveModule: Schema | boolean = { type: "string", enum: ["EXPENSE_REPORTS", "TIMES_RECORDING", "SCHEDULE", "QUOTATION", "QUOTATION_SIGNED_ORDERED_UNSIGNED", "SALES_ORDER", "INVOICE", "SALES_BILLING_TABLE", "DELIVERY", "PURCHASE_ORDER", "QUOTE", "RECEPTION", "PURCHASE_INVOICE", "PURCHASE_BILLING_TABLE", "HELP_DESK", "PRODUCTION", "MISSION", "QUOTE_SIGNED_ORDERED_UNSIGNED", "SALES_CREDIT_NOTE", "PURCHASE_CREDIT_NOTE", "INVENTORY_MOVEMENTS", "FLOWS", "ACCOUNTING", "CASH_FLOW", "OPERATING_ACCOUNT", "PAYMENT_MONTH"], source: "conventions L122" };

