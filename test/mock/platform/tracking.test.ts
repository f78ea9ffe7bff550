import { expect, test } from 'vitest';
import { type Json, type JsonObject, objectAt } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send } = await ownMock();

const FORCED: Json = [{ managementObjectLineId: 'F1-1', forced: true, amount: 1.25 }];
const TRANSFER: Json = { toPhaseId: '3', toProjectId: '2' };

async function tracking(collection: string, id: string): Promise<JsonObject> {
  const found = (await mock.items(collection)).find((item) => item['id'] === id);
  return objectAt(found, 'changeTracking');
}

test.each<[what: string, collection: string, id: string, json: Json]>([
  ['POST /sales/invoices/1/book', 'invoices', '1', {}],
  ['POST /sales/invoices/1/force-vat-amount', 'invoices', '1', FORCED],
  ['POST /settings/journals/1/close', 'journals', '1', {}],
  ['POST /settings/journals/1/set-end-date', 'journals', '1', '2026-01-31'],
  ['POST /approvalprocess/approvals/SALES_ORDER/1/ask', 'salesOrders', '1', null],
  ['POST /projectmanagement/projects/1/phases/1/transfer', 'timesheetEntries', '1', TRANSFER],
  ['POST /workforce/timerecordings/validate', 'timesheetEntries', '1', { idents: ['1'] }],
  ['PATCH /projectmanagement/project-tasks/1', 'projectTasks', '1', [{ op: 'ADD', path: '/name', value: 'x' }]],
  ['POST /projectmanagement/projects/1/phases/1', 'phases', '1', { closure: false }],
  ['PUT /workforce/fluent/employees/EMP003', 'employees', '3', { name: 'x', addressId: '3' }],
])('R071 %s records who modified, and leaves who created', async (request, collection, id, json) => {
  const before = await tracking(collection, id);
  const { status, text } = await send(request, { as: 'second', ...(json === null ? {} : { json }) });
  expect(status, text).toBeLessThan(300);
  const { createdById, createdTime } = before;
  expect(await tracking(collection, id)).toEqual({
    ...(createdById === undefined ? {} : { createdById, createdTime }),
    modificationById: 'user-second',
    modificationTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test('R071 posting an expense report records the creator, posting it again the modifier', async () => {
  const post = (as: string) => send('POST /mobile/expense_reports', { as, json: { ident: 77 } });
  await post('technical');
  await post('second');
  const report = (await mock.items('expenseReports')).find(({ ident }) => ident === 77);
  expect(report?.['changeTracking']).toMatchObject({ createdById: 'user-technical', modificationById: 'user-second' });
});

test('R071 forcing a forced line again modifies nothing', async () => {
  const force = (as: string) => send('POST /sales/invoices/1/force-vat-amount', { as, json: FORCED });
  await force('technical');
  await force('second');
  expect((await tracking('invoices', '1'))['modificationById']).toBe('user-technical');
});

test('R071 posting a time on a card group records its creator and company', async () => {
  await send('POST /support/card-groups/1/timesheet-entries', { as: 'nord', json: { duration: 1 } });
  expect((await mock.items('timesheetEntries')).at(-1)).toMatchObject({
    companyId: '2',
    changeTracking: { createdById: 'user-nord', modificationById: 'user-nord' },
  });
});
