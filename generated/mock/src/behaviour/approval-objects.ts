import { type JsonObject, textAt } from '../json.ts';
import type { Call } from '../platform.ts';

/** Where the objects of a type are kept. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  QUOTATION: 'quotations',
  SALES_ORDER: 'salesOrders',
  INVOICE: 'invoices',
  CUSTOM_REQUEST: 'customRequests',
  SALES_BILLING_TABLE: 'billingTables',
  EXPENSE_REPORT: 'expenseReports',
};

/** What the summary of an object shows of it (domains L77), beside its company. */
const SUMMED_UP = [
  'currencyCode',
  'description',
  'entityCode',
  'name',
  'number',
  'date',
  'afterTaxAmount',
  'afterTaxAmountCurrency',
  'preTaxAmount',
  'preTaxAmountCurrency',
  'customData',
];

/** An object that approvals are asked for. */
export interface ApprovalObject {
  readonly collection: string;
  readonly item: JsonObject;
}

/** The object of a type with an identifier; nothing where there is none. */
export async function approvalObject({ state }: Call, type: string, id: string): Promise<ApprovalObject | undefined> {
  const collection = textAt(COLLECTIONS, type);
  const item = collection === undefined ? undefined : await state.get(collection, id);
  return collection === undefined || item === undefined ? undefined : { collection, item };
}

/** The identifier of the summary of an object. */
export function summaryId(type: string, id: string): string {
  return `${type}-${id}`;
}

/** The summary of an object as it is now. */
export async function summaryOf(call: Call, item: JsonObject): Promise<JsonObject> {
  const companyCode = await companyCodeOf(call, item);
  const shown = SUMMED_UP.flatMap((name) => {
    const value = item[name] ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  return { ...(companyCode === undefined ? {} : { companyCode }), ...Object.fromEntries(shown) };
}

/** The code of the company of an item, also where the item names it by its identifier only. */
export async function companyCodeOf({ state }: Call, item: JsonObject): Promise<string | undefined> {
  const company = await state.get('companies', textAt(item, 'companyId') ?? '');
  return textAt(item, 'companyCode') ?? textAt(company, 'code');
}
