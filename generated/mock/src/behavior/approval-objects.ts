import { isObject, type Json, type JsonObject, textAt } from '@bmp/mock-engine/behavior';
import type { Call } from '@bmp/mock-engine/behavior';
import { HttpError } from '@bmp/mock-engine/behavior';

/** Collections that store the management objects, by type (conventions L134). */
const COLLECTIONS: Readonly<Record<string, string>> = {
  QUOTATION: 'quotations',
  SALES_ORDER: 'salesOrders',
  QUOTE: 'quotes',
  PURCHASE_ORDER: 'purchaseOrders',
  CUSTOM_REQUEST: 'customRequests',
  PURCHASE_INVOICE: 'purchaseInvoices',
  EXPENSE_REPORT: 'expenseReports',
  INVOICE: 'invoices',
  SALES_BILLING_TABLE: 'billingTables',
  PURCHASE_BILLING_TABLE: 'purchaseBillingTables',
  RECEPTION: 'receptions',
};

const isText = (value: Json): boolean => typeof value === 'string';
const isAmount = (value: Json): boolean => typeof value === 'number';

/**
 * Properties in the summary of an object, beside its company (domains L77), with a test for valid values: some objects
 * have undocumented fields, which may hold any value.
 */
const SUMMED_UP: Readonly<Record<string, (value: Json) => boolean>> = {
  currencyCode: isText,
  description: isText,
  entityCode: isText,
  name: isText,
  number: isText,
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value),
  afterTaxAmount: isAmount,
  afterTaxAmountCurrency: isAmount,
  preTaxAmount: isAmount,
  preTaxAmountCurrency: isAmount,
  customData: (value) => isObject(value) && Object.values(value).every((one) => textAt(one, 'label') !== undefined),
};

/** Object that an approval can be requested for. */
export interface ApprovalObject {
  readonly collection: string;
  readonly item: JsonObject;
}

/** Returns the object with the type and identifier, or `undefined` if there is none. */
export async function approvalObject(
  { state }: Pick<Call, 'state'>,
  type: string,
  id: string,
): Promise<ApprovalObject | undefined> {
  const collection = textAt(COLLECTIONS, type);
  const item = collection === undefined ? undefined : await state.get(collection, id);
  return collection === undefined || item === undefined ? undefined : { collection, item };
}

/** Creates the 404 error for an object that does not exist. */
export function noObject(type: string, id: string): HttpError {
  const [shownType, shownId] = [type, id].map((text) => JSON.stringify(text.slice(0, 100)));
  if (textAt(COLLECTIONS, type) !== undefined)
    return new HttpError(404, `Not found: no ${type} has the identifier ${shownId}.`);
  const types = Object.keys(COLLECTIONS).join(', ');
  return new HttpError(404, `The type ${shownType} has no approvals. Types with approvals: ${types}.`);
}

/** Returns the identifier of the summary of an object. */
export function summaryId(type: string, id: string): string {
  return `${type}-${id}`;
}

/** Returns the summary of the current state of an object. */
export async function summaryOf(call: Call, item: JsonObject): Promise<JsonObject> {
  const companyCode = await companyCodeOf(call, item);
  const shown = Object.entries(SUMMED_UP).flatMap(([name, fits]) => {
    const value = item[name] ?? null;
    return fits(value) ? [[name, value] as const] : [];
  });
  return { ...(companyCode === undefined ? {} : { companyCode }), ...Object.fromEntries(shown) };
}

/** Returns the code of the company of an item, even if the item has only the identifier of the company. */
export async function companyCodeOf({ state }: Call, item: JsonObject): Promise<string | undefined> {
  const company = await state.get('companies', textAt(item, 'companyId') ?? '');
  return textAt(item, 'companyCode') ?? textAt(company, 'code');
}
