import type { Schema } from '../../shared/validation/interpreter/schema.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'EXPENSE_REPORTS',
  'TIMES_RECORDING',
  'SCHEDULE',
  'QUOTATION',
  'QUOTATION_SIGNED_ORDERED_UNSIGNED',
  'SALES_ORDER',
  'INVOICE',
  'SALES_BILLING_TABLE',
  'DELIVERY',
  'PURCHASE_ORDER',
  'QUOTE',
  'RECEPTION',
  'PURCHASE_INVOICE',
  'PURCHASE_BILLING_TABLE',
  'HELP_DESK',
  'PRODUCTION',
  'MISSION',
  'QUOTE_SIGNED_ORDERED_UNSIGNED',
  'SALES_CREDIT_NOTE',
  'PURCHASE_CREDIT_NOTE',
  'INVENTORY_MOVEMENTS',
  'FLOWS',
  'ACCOUNTING',
  'CASH_FLOW',
  'OPERATING_ACCOUNT',
  'PAYMENT_MONTH',
]);

export function isActiveModule(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  if (!values1.has(data)) return false;
  return true;
}

export const schemaOfActiveModule: Schema | boolean = {
  type: 'string',
  enum: [
    'EXPENSE_REPORTS',
    'TIMES_RECORDING',
    'SCHEDULE',
    'QUOTATION',
    'QUOTATION_SIGNED_ORDERED_UNSIGNED',
    'SALES_ORDER',
    'INVOICE',
    'SALES_BILLING_TABLE',
    'DELIVERY',
    'PURCHASE_ORDER',
    'QUOTE',
    'RECEPTION',
    'PURCHASE_INVOICE',
    'PURCHASE_BILLING_TABLE',
    'HELP_DESK',
    'PRODUCTION',
    'MISSION',
    'QUOTE_SIGNED_ORDERED_UNSIGNED',
    'SALES_CREDIT_NOTE',
    'PURCHASE_CREDIT_NOTE',
    'INVENTORY_MOVEMENTS',
    'FLOWS',
    'ACCOUNTING',
    'CASH_FLOW',
    'OPERATING_ACCOUNT',
    'PAYMENT_MONTH',
  ],
  source: 'conventions L122',
};
