import { expect, test } from 'vitest';
import { type Json, type JsonObject, listAt, member } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';
import { platformMock } from '../support/platform-mock.ts';

const NOW = '2026-06-01T08:00:00.000Z';

const { mock, send, statusOf, jsonOf, stored } = await ownMock(platformMock(), NOW);

test.each<[string, JsonObject]>([
  ['names no line', { forced: true, amount: 1 }],
  ['says no amount', { managementObjectLineId: 'first', forced: true }],
  ['does not force', { managementObjectLineId: 'first', forced: false, amount: 1 }],
])('R156 R187 %s changes nothing, and does not prevent other changes', async (_, holder) => {
  const lines = [{ id: 'first', vatAmount1: 5 }, { name: 'without an identifier' }, { id: 'last' }];
  await mock.load({ quotations: [{ id: 'own', lines }] });
  const force = (json: Json) => send('POST /sales/quotations/own/force-vat-amount', { json });
  expect((await force([holder])).json).toBe(false);
  expect((await stored('quotations', 'own'))['lines']).toEqual(lines);
  expect((await force([holder, { managementObjectLineId: 'last', forced: true, amount: 2 }])).json).toBe(true);
  expect((await stored('quotations', 'own'))['lines']).toEqual([...lines.slice(0, 2), { id: 'last', vatAmount1: 2 }]);
});

test('R121 R187 v2 forces the VAT of a line by its previous name', async () => {
  const json = [{ businessDocumentLineId: 'F1-1', forced: true, amount: 1.5 }];
  expect(await jsonOf('POST /v2/rest/sales/invoices/1/force-vat-amount', { json })).toBe(true);
  expect(member(listAt(await stored('invoices', '1'), 'lines')[0], 'vatAmount1')).toBe(1.5);
});

test.each<[JsonObject, string]>([
  [{ date: '2026-01-31T00:00:00.000Z' }, '2026-01-31T00:00:00.000Z'],
  [{}, NOW],
])('R188 an invoice is booked at the date of %j', async (json, date) => {
  const { json: number } = await send('POST /sales/invoices/1/book', { json });
  expect(await stored('bookings', '1')).toEqual({ id: '1', number, date });
  expect(await stored('invoices', '1')).toMatchObject({ number });
});

test.each<[string, number]>([
  ['2026-01-31T23:59:59.999Z', 200],
  ['2026-02-01T01:00:00.000+0200', 200],
  ['2026-02-01T00:00:00.000Z', 400],
])('R059 an invoice is not booked after the end date of its journal: at %s', async (date, status) => {
  await send('POST /settings/journals/1/set-end-date', { json: '2026-01-31' });
  const response = await send('POST /sales/invoices/1/book', { json: { date } });
  expect(response.status).toBe(status);
  if (status === 400) expect(response.text).toContain('The journal \\"1\\" takes no entries dated after 2026-01-31.');
  expect(await mock.items('bookings')).toHaveLength(status === 200 ? 1 : 0);
});

test('R059 an invoice without a date is not booked once its journal has ended; one without a journal is', async () => {
  await send('POST /settings/journals/1/set-end-date', { json: '2026-05-31' });
  await mock.load({ invoices: [{ id: 'bare' }] });
  expect(await statusOf('POST /sales/invoices/1/book', { json: {} })).toBe(400);
  expect(await statusOf('POST /sales/invoices/bare/book', { json: {} })).toBe(200);
});

test('R016 an invoice has the billed customer beside its identifier', async () => {
  await mock.load({ invoices: [{ id: 'own', customerId: '1', customerToBillId: '2' }] });
  const json = { id: { operator: 'IS', value: 'own' }, readOptions: { type: 'x', options: ['CUSTOMER'] } };
  const { json: found } = await send('POST /sales/invoices/search', { json });
  const [one, two] = await Promise.all(['1', '2'].map((id) => stored('customers', id)));
  expect(found).toMatchObject([
    {
      customer: { id: '1', name: one?.['name'] },
      customerToBillId: '2',
      customerToBill: { id: '2', name: two?.['name'] },
    },
  ]);
});
