import type { BusinessCard, ForcedVatAmountHolder } from 'erp-types';
import type { Erp } from './erp.ts';
import { parseRows } from './rows.js';

/** Forces the amounts of a file of semicolon-separated lines on an invoice; true where one of them changed. */
export async function importAmounts(erp: Erp, invoiceId: string, text: string): Promise<boolean> {
  const holders = parseRows(text).map(
    ({ line, amount }): ForcedVatAmountHolder => ({ businessDocumentLineId: line, amount, forced: true }),
  );
  if (holders.some(({ businessDocumentLineId }) => businessDocumentLineId === '')) throw new Error('a line has no number');
  return erp.call<boolean>('POST', `/sales/invoices/${invoiceId}/force-vat-amount`, holders);
}

/** Takes back what was forced on one line. */
export async function release(erp: Erp, invoiceId: string, line: string): Promise<boolean> {
  return erp.call('POST', `/sales/invoices/${invoiceId}/force-vat-amount`, [{ businessDocumentLineId: line, forced: false }]);
}

/** Gives an employee a card, and returns its number in the ERP. */
export function addCard(erp: Erp, employeeId: string, name: string): Promise<string> {
  const card: BusinessCard = { employeeId, name, type: 'BANK' };
  return erp.call('PUT', `/workforce/employees/${employeeId}/business-cards`, card);
}

/** Takes a card away. */
export async function removeCard(erp: Erp, employeeId: string, cardId: string): Promise<void> {
  const response = await erp.send('DELETE', `/workforce/employees/${employeeId}/business-cards/${cardId}`);
  if (response.status !== 200) throw new Error(`the card was not removed: ${response.status}`);
}
