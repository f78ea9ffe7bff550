import { expect, test } from 'vitest';
import { isObject, type JsonObject, listAt, objectAt } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';
import { platformMock } from '../support/platform-mock.ts';

const APPROVALS = '/approvalprocess/approvals';
const NOW = '2026-06-01T08:00:00.000Z';

const { mock, send, statusOf, jsonOf } = await ownMock(platformMock(), NOW);

async function done(request: string, as = 'technical', json?: string): Promise<void> {
  const { status, text } = await send(`POST ${APPROVALS}/${request}`, {
    as,
    ...(json === undefined ? {} : { json }),
  });
  expect([status, text]).toEqual([204, '']);
}

/** The approvals of an object, as they are read. */
async function of(object: string, options: readonly string[] = []): Promise<readonly JsonObject[]> {
  const { json } = await send(`POST ${APPROVALS}/${object}/read`, { json: { options: [...options] } });
  return Array.isArray(json) ? json.filter(isObject) : [];
}

async function stored(collection: string, id: string): Promise<JsonObject> {
  return (await mock.items(collection)).find((item) => String(item['id'] ?? item['ident']) === id) ?? {};
}

test.each<[string, string, string]>([
  ['QUOTATION', 'quotations', '2'],
  ['SALES_ORDER', 'salesOrders', '1'],
  ['INVOICE', 'invoices', '1'],
  ['CUSTOM_REQUEST', 'customRequests', '1'],
  ['SALES_BILLING_TABLE', 'billingTables', '1'],
  ['EXPENSE_REPORT', 'expenseReports', '1'],
])('R055 R062 R071 an approval of %s waits for the manager of the requester', async (type, collection, id) => {
  await mock.load({ employees: [{ ...(await stored('employees', '1')), managerId: '2' }] });
  await done(`${type}/${id}/ask`);
  const [approval = {}, ...more] = await of(`${type}/${id}`);
  expect(more).toEqual([]);
  expect(approval).toMatchObject({
    code: `APP-${type}-${id}`,
    name: `Approval of ${type} ${id}`,
    company: 'ACME',
    objectType: type,
    objectId: id,
    objectSummaryId: `${type}-${id}`,
    requesterId: '1',
    requester: { code: 'EMP001' },
    approverId: '2',
    approver: { code: 'EMP002' },
    requestDate: NOW,
    isAutoApproved: false,
    approvedById: null,
    level: 1,
    ongoingLevelNumber: 1,
    totalLevelNumber: 1,
    viewCustomData: 0,
    otherApprovals: [],
    state: 'NONE',
  });
  expect(approval).not.toHaveProperty('approvalDate');
  expect(await stored(collection, id)).toMatchObject({
    approvalState: 'ASKED',
    changeTracking: { modificationById: 'user-technical', modificationTime: NOW },
  });
});

test('R056 R057 an approval requested from oneself is approved at once', async () => {
  await done('QUOTATION/2/ask');
  const [approval = {}] = await of('QUOTATION/2');
  expect(approval).toMatchObject({ isAutoApproved: true, state: 'APPROVED', approvalDate: NOW, approvedById: null });
});

test.each<[string, string]>([
  ['QUOTE', 'quotes'],
  ['PURCHASE_ORDER', 'purchaseOrders'],
  ['PURCHASE_INVOICE', 'purchaseInvoices'],
  ['PURCHASE_BILLING_TABLE', 'purchaseBillingTables'],
  ['RECEPTION', 'receptions'],
])('R055 an approval of a %s can be requested if the data contain one', async (type, collection) => {
  expect(await statusOf(`POST ${APPROVALS}/${type}/7/ask`)).toBe(404);
  await mock.load({ [collection]: [{ id: '7', companyId: '1' }] });
  await done(`${type}/7/ask`);
  expect(await of(`${type}/7`)).toMatchObject([{ objectType: type, objectId: '7', company: 'ACME' }]);
});

test('R052 R055 approving marks that approval, and leaves its object and the other approvals unchanged', async () => {
  const before = [await stored('quotations', '3'), ...(await mock.items('approvals'))];
  const [own] = await of('QUOTATION/3');
  await done(`${String(own?.['id'])}/approve`);
  const after = [await stored('quotations', '3'), ...(await mock.items('approvals'))];
  expect(after.filter((item, index) => JSON.stringify(item) !== JSON.stringify(before[index]))).toMatchObject([
    { id: own?.['id'], state: 'APPROVED' },
  ]);
  await done('QUOTATION/2/ask');
  expect(await stored('quotations', '2')).toMatchObject({ approvalState: 'ASKED' });
});

test('R056 a user who is not an employee can approve what no employee can', async () => {
  const employees = await mock.items('employees');
  await mock.load({ employees: employees.map((one) => ({ ...one, code: `X${String(one['id'])}` })) });
  await done('QUOTATION/2/ask');
  expect((await of('QUOTATION/2'))[0]).toMatchObject({ requesterId: 'user-technical', approverId: 'user-technical' });
});

test.each(['QUOTATION/none', 'PURCHASE_ORDER/1', 'constructor/1'])(
  'R055 R096 R186 requesting or reading an approval of %s is 404, because the object does not exist',
  async (object) => {
    for (const request of ['ask', 'read'])
      expect(await statusOf(`POST ${APPROVALS}/${object}/${request}`), request).toBe(404);
  },
);

test('R186 an object without requests has no approvals', async () => {
  expect(await of('QUOTATION/2')).toEqual([]);
});

test.each<[string, () => Promise<void>]>([
  ['one by one', () => done('1/approve', 'second', 'Fine')],
  [
    'in a list',
    async () => {
      const all = `POST ${APPROVALS}/approve-all?approval_comment=Fine`;
      expect(await statusOf(all, { as: 'second', json: ['1'] })).toBe(204);
    },
  ],
])('R052 R053 an approval by %s records its approver, date and comment', async (_, approve) => {
  await approve();
  expect(await jsonOf(`GET ${APPROVALS}/1`)).toMatchObject({
    state: 'APPROVED',
    approvedById: 'user-second',
    approvedBy: { id: 'user-second', code: 'EMP002' },
    approvalDate: NOW,
    comment: 'Fine',
  });
});

test('R054 an empty comment counts as no comment', async () => {
  await done('1/approve', 'second', 'Fine');
  await done('1/approve', 'technical', '');
  expect(await jsonOf(`GET ${APPROVALS}/1`)).toMatchObject({
    comment: 'Fine',
    approvedById: 'user-technical',
  });
});

test('R186 each approval lists the other approvals of its object, and no others', async () => {
  const ids = (await of('QUOTATION/3')).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const shown = async (id: unknown): Promise<readonly unknown[]> =>
    listAt(await jsonOf(`GET ${APPROVALS}/${String(id)}`), 'otherApprovals').map(
      (other) => objectAt({ other }, 'other')['id'],
    );
  expect([await shown(ids[0]), await shown(ids[1]), await shown('1')]).toEqual([[ids[1]], [ids[0]], []]);
});

test('R186 an approval of an object of another type with the same identifier is not listed', async () => {
  const [quotation, order] = [(await of('QUOTATION/4'))[0], (await of('SALES_ORDER/4'))[0]];
  expect([quotation, order]).toMatchObject([{ objectType: 'QUOTATION' }, { objectType: 'SALES_ORDER' }]);
  const { json } = await send(`GET ${APPROVALS}/${String(quotation?.['id'])}`);
  expect(json).toMatchObject({ objectType: 'QUOTATION', otherApprovals: [] });
});

test('R022 R186 an approval of an object that is not stored has no summary', async () => {
  const approval = { objectType: 'PURCHASE_ORDER', objectId: '1', objectSummaryId: 'PURCHASE_ORDER-1' };
  await mock.load({ approvals: [{ id: 'own', ...approval }] });
  const [shown, ...more] = await of('PURCHASE_ORDER/1', ['OBJECT_SUMMARY']);
  expect([shown, more]).toEqual([{ id: 'own', ...approval, otherApprovals: [] }, []]);
});

test('R018 R038 the summary of an object is included on request, in its current state', async () => {
  await done('INVOICE/1/ask');
  const summary = async (): Promise<JsonObject> =>
    objectAt((await of('INVOICE/1', ['OBJECT_SUMMARY']))[0], 'objectSummary');
  const invoice = await stored('invoices', '1');
  expect(await summary()).toEqual({
    id: 'INVOICE-1',
    companyCode: 'ACME',
    ...Object.fromEntries(
      ['currencyCode', 'name', 'number', 'date', 'afterTaxAmount', 'preTaxAmount'].map((name) => [name, invoice[name]]),
    ),
  });
  const { json: number } = await send('POST /sales/invoices/1/book', { json: { date: NOW } });
  expect(await summary()).toMatchObject({ number });
  expect((await of('INVOICE/1'))[0]).not.toHaveProperty('objectSummary');
});

test('R018 R039 the summary has all fields of its object, and custom data on request', async () => {
  const said = {
    currencyCode: 'CHF',
    description: 'Said',
    entityCode: 'E1',
    preTaxAmountCurrency: 1,
    afterTaxAmountCurrency: 2,
  };
  const customData = { origin: { label: 'origin', value: 'call' } };
  const json = { ...said, name: null, customData };
  const { json: id } = await send('PUT /sales/quotations', {
    json,
    headers: { 'x-company-code': 'NORD' },
  });
  const object = `QUOTATION/${String(id)}`;
  await done(`${object}/ask`);
  const [approval] = await of(object, ['OBJECT_SUMMARY', 'CUSTOM_DATA']);
  expect(approval).toMatchObject({ company: 'NORD', objectEntityCode: 'E1' });
  expect(objectAt(approval, 'objectSummary')).toEqual({
    id: `QUOTATION-${String(id)}`,
    companyCode: 'NORD',
    ...said,
    customData,
  });
  expect(objectAt((await of(object, ['OBJECT_SUMMARY']))[0], 'objectSummary')).not.toHaveProperty('customData');
});

test('R018 the summary omits fields of the object that its schema does not have', async () => {
  const json = { name: 5, number: {}, date: 'yesterday', preTaxAmount: '5', entityCode: 7, currencyCode: 'EUR' };
  for (const customData of ['none', { origin: 5 }]) {
    const { json: id } = await send('PUT /sales/quotations', { json: { ...json, customData } });
    await done(`QUOTATION/${String(id)}/ask`);
    const [approval] = await of(`QUOTATION/${String(id)}`, ['OBJECT_SUMMARY', 'CUSTOM_DATA']);
    expect(objectAt(approval, 'objectSummary')).toEqual({
      id: `QUOTATION-${String(id)}`,
      companyCode: 'ACME',
      currencyCode: 'EUR',
    });
  }
});
