import { HttpError, jsonResponse } from '@bmp/mock-engine/behavior';
import { isObject, type Json, type JsonObject, listAt, member, textAt } from '@bmp/mock-engine/behavior';
import { requireItem } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';
import { tracked } from './change-tracking.ts';
import { momentOf } from './moment.ts';
import { endOf } from './validity.ts';

/** R187: forces the VAT of lines; the response is `true` if at least one changed. */
export const forceVat: Behavior = {
  rules: ['R187'],
  actions: {
    '*.forceVatAmount': async (call) => {
      const item = await requireItem(call);
      const holders = holdersOf(call.body);
      const lines = listAt(item, 'lines').map((line) => forced(line, holders));
      const isChanged = JSON.stringify(lines) !== JSON.stringify(listAt(item, 'lines'));
      if (isChanged) await call.state.put(call.collection, tracked({ ...item, lines }, call, item));
      return jsonResponse(200, isChanged);
    },
  },
};

/** Maps each line to its entry in the request; the first one wins for duplicates. */
function holdersOf(body: Json | undefined): ReadonlyMap<string | undefined, Json> {
  const holders = new Map<string | undefined, Json>();
  for (const entry of Array.isArray(body) ? body : []) {
    const id = textAt(entry, 'managementObjectLineId');
    if (!holders.has(id)) holders.set(id, entry);
  }
  return holders;
}

/** Returns a line with its forced amount. */
function forced(line: Json, holders: ReadonlyMap<string | undefined, Json>): Json {
  const id = textAt(line, 'id');
  const holder = holders.get(id);
  const amount = member(holder, 'amount');
  if (!isObject(line) || id === undefined || member(holder, 'forced') !== true || typeof amount !== 'number')
    return line;
  return { ...line, vatAmount1: amount };
}

/** R188, R059: booking gives an invoice its number, once, unless its journal has ended by the date of the booking. */
export const book: Behavior = {
  rules: ['R059', 'R188'],
  actions: {
    'invoices.book': async (call) => {
      const item = await requireItem(call);
      const id = String(item['id']);
      const booked = textAt(await call.state.get('bookings', id), 'number');
      if (booked !== undefined) return jsonResponse(200, booked);
      const date = member(call.body, 'date') ?? call.clock.timestamp();
      await requireOpenJournal(call, item, date);
      const number = String(await call.state.nextNumber('invoice number')).padStart(8, '0');
      await call.state.put('bookings', { id, number, date });
      await call.state.put('invoices', tracked({ ...item, number }, call, item));
      return jsonResponse(200, number);
    },
  },
};

/** Rejects an entry dated after the end date of its journal. The status is not documented. */
async function requireOpenJournal({ state }: Call, invoice: JsonObject, date: Json): Promise<void> {
  const id = textAt(invoice, 'accountingJournalId');
  const end = id === undefined ? undefined : textAt(await state.get('journals', id), 'endDate');
  if (end === undefined || !(momentOf(date) > endOf(end))) return;
  throw new HttpError(400, `The journal ${JSON.stringify(id)} takes no entries dated after ${end}.`);
}

/** R189: tests if an invoice rebills an expense, and lists the receipts of its expenses. */
export const expenses: Behavior = {
  rules: ['R189'],
  actions: {
    'invoices.isExpenseRebill': async (call) => jsonResponse(200, (await receiptsOf(call)).length > 0),
    'invoices.linkedExpenseReceipts': async (call) => call.respond(await receiptsOf(call)),
  },
};

/** Returns the receipts of the expenses that the invoice of the path rebills. */
async function receiptsOf(call: Call): Promise<readonly JsonObject[]> {
  const item = await requireItem(call);
  return (await call.state.all('expenseReceipts')).filter(({ invoiceId }) => invoiceId === item['id']);
}
