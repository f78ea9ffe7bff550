import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send, statusOf, jsonOf } = await ownMock();

const PHASE = 'POST /projectmanagement/projects/1/phases/1';
const TIME = 'POST /support/card-groups/1/timesheet-entries';
const ASSIGNMENTS = 'POST /projectmanagement/assignments/MISSION/search';
const INVOICES = 'POST /sales/invoices/search';
const CATEGORY = 'PUT /workforce/settings/custom-request-categories';
const APPROVALS = ['BRUT', 'CONTROLE', 'VALIDE', 'GRATUIT', 'NON_FACTURE', 'FACTURE', 'REFUSE', 'DISSOCIE'];

type Row = [about: string, what: string, json: Json, status: number];

test.each<Row>([
  ['R024 a date-time with milliseconds', TIME, { date: '2026-01-31T10:20:30.000Z' }, 200],
  ['R025 the offset +0000', TIME, { date: '2026-01-31T10:20:30.000+0000' }, 200],
  ['R025 the offset +0200', TIME, { date: '2026-01-31T10:20:30.000+0200' }, 200],
  ['R025 the offset +00:00', TIME, { date: '2026-01-31T10:20:30.000+00:00' }, 200],
  ['R024 a date-time without offset', TIME, { date: '2026-01-31T10:20:30' }, 400],
  ['R024 a date for a date-time', TIME, { date: '2026-01-31' }, 400],
  ['R024 an hour that there is not', TIME, { date: '2026-01-31T25:00:00.000Z' }, 400],
  ['R027 a date', PHASE, { closure: false, expectedStart: '2026-02-01' }, 200],
  ['R027 a date that there is not', PHASE, { closure: false, expectedStart: '2026-02-30' }, 400],
  ['R027 a date-time for a date', PHASE, { closure: false, expectedStart: '2026-02-01T00:00:00.000Z' }, 400],
  ['R029 a number as text', TIME, { duration: '1.5' }, 400],
  [
    'R033 R032 durations in all units, and none for the one beside them',
    TIME,
    { durations: { durationMinute: 30, durationHourMinute: 0.3, durationHour: 0.5, durationDay: 0.06 } },
    200,
  ],
  ['R033 a duration of another name', TIME, { durations: { durationWeek: 1 } }, 400],
  ['R030 the largest int32', PHASE, { closure: false, customData: { a: { realOrder: 2147483647 } } }, 200],
  ['R030 one more than that', PHASE, { closure: false, customData: { a: { realOrder: 2147483648 } } }, 400],
  ['R030 a number with a fraction for an integer', CATEGORY, { customDataNbColumns: 1.5 }, 400],
  ...APPROVALS.map((approval): Row => [
    `R048 the approval of a time: ${approval}`,
    TIME,
    { approval, approvalLabel: 'anything' },
    200,
  ]),
  ['R048 one that there is not', TIME, { approval: 'VALIDÉ' }, 400],
  ['R042 a referential date', ASSIGNMENTS, { referentialDate: '2026-01-31T00:00:00.000Z' }, 200],
  [
    'R042 a clause for a referential date',
    ASSIGNMENTS,
    { referentialDate: { operator: 'IS', value: '2026-01-31T00:00:00.000Z' } },
    400,
  ],
  [
    'R043 a clause for the end date of an activity',
    'POST /projectmanagement/activities/search',
    { endDate: { operator: 'IS' } },
    400,
  ],
  [
    'R043 a date-time for it',
    'POST /projectmanagement/activities/search',
    { endDate: '2026-01-31T00:00:00.000Z' },
    200,
  ],
  [
    'R044 a date for the validity of an action',
    'POST /mobile/action-codes/search?project_id=1',
    { validity: '2026-01-31' },
    200,
  ],
  ['R044 a validity for it', 'POST /mobile/action-codes/search?project_id=1', { validity: { type: 'VALID' } }, 400],
  ['R046 a clause for a plain identifier', ASSIGNMENTS, { employeeId: { operator: 'IS', value: '1' } }, 400],
  ...['employeePartitioning', 'ignoreProjectAllCustomer', 'allCompanies', 'mainCustomer'].map((name): Row => [
    `R046 a clause for the plain boolean ${name}`,
    ASSIGNMENTS,
    { [name]: { operator: 'IS', value: true } },
    400,
  ]),
  ...['employeeIdScheduled', 'tagIdScheduled'].map((name): Row => [
    `R046 a clause for the list ${name}`,
    ASSIGNMENTS,
    { [name]: { operator: 'IS', value: '1' } },
    400,
  ]),
  [
    'R046 a plain identifier and plain booleans',
    ASSIGNMENTS,
    { employeeId: '1', allCompanies: true, tagIdScheduled: ['1'] },
    200,
  ],
  [
    'R020 the unused id of an address',
    'POST /workforce/employees',
    { code: 'A', address: { id: '9', country: 'FR' } },
    200,
  ],
  ['R156 what an invoice is to show, with its type', INVOICES, { readOptions: { type: 'x', options: [] } }, 200],
  ['R156 what it is to show, without', INVOICES, { readOptions: { options: [] } }, 400],
  ['R156 a forced amount without amount', 'POST /sales/invoices/1/force-vat-amount', [{ forced: false }], 200],
  [
    'R156 an amount that does not say whether it is forced',
    'POST /sales/invoices/1/force-vat-amount',
    [{ amount: 1 }],
    400,
  ],
  ['R031 null for a boolean that is created', CATEGORY, { scheduleCreation: null }, 400],
])('%s', async (_, request, json, status) => {
  expect(await statusOf(request, { json })).toBe(status);
});

test('R029 a number above the range is rejected', async () => {
  const headers = { 'content-type': 'application/json' };
  expect(await statusOf(TIME, { body: '{"duration":1e400}', headers })).toBe(400);
});

test('R176 an unknown module is rejected, MISSION is accepted', async () => {
  expect(await statusOf(ASSIGNMENTS, { json: {} })).toBe(200);
  expect(await statusOf('POST /projectmanagement/assignments/HOLIDAYS/search', { json: {} })).toBe(400);
});

test('R175 the patch of a card group, whose body and response are undocumented, exists and requires its right', async () => {
  const before = await mock.items('cardGroups');
  expect(await statusOf('PATCH /support/card-groups/1')).toBe(200);
  expect(await statusOf('PATCH /support/card-groups/1', { as: 'reader' })).toBe(403);
  expect(await mock.items('cardGroups')).toEqual(before);
});

test.each([
  'accounting',
  'administration',
  'crm',
  'documentmanagement',
  'legacy',
  'messaging',
  'purchase',
  'security',
  'serviceintegration',
])('R003 R004 R088 no operation is invented for the domain %s', async (domain) => {
  for (const path of [`/${domain}`, `/${domain}/subscriptions`, `/${domain}/search`])
    for (const method of ['GET', 'PUT', 'POST'])
      expect(await statusOf(`${method} ${path}`, method === 'GET' ? {} : { json: {} })).toBe(404);
});

test('R180 the three deprecated activity operations still work', async () => {
  expect(await jsonOf('GET /projectmanagement/activities/1')).toMatchObject({ id: '1' });
  expect(await jsonOf('POST /projectmanagement/activities/1/read')).toMatchObject({ id: '1' });
  expect(await jsonOf('POST /projectmanagement/activities/search')).toHaveLength(4);
});

test('R201 a node has a property named additionalProperties', async () => {
  const { json } = await send(ASSIGNMENTS, { json: { upperAssignmentType: 'PROJECT' } });
  expect(json).toEqual(
    expect.arrayContaining([expect.objectContaining({ additionalProperties: { companyCode: 'ACME' } })]),
  );
});

test('R019 R134 deprecated members are still returned', async () => {
  const [item = {}] = await mock.items('items');
  await mock.load({ items: [{ ...item, family: 'Services', subFamily: 'Consulting' }] });
  const json = { id: { operator: 'IS', value: '1' }, readOptions: { type: 'x', options: ['LINE', 'LINE_ITEM'] } };
  const { text } = await send('POST /sales/invoices/search', { json });
  expect(text).toContain('"family":"Services","subFamily":"Consulting"');
  expect(await jsonOf('GET /approvalprocess/approvals/1')).toMatchObject({ objectId: '1' });
});

test('R105 a limit has no documented maximum', async () => {
  const limit = Number.MAX_SAFE_INTEGER;
  expect(await jsonOf(`POST /settings/journals/search?limit=${limit}`, { json: {} })).toHaveLength(6);
  expect(await jsonOf(`${ASSIGNMENTS}?limit=${limit}`, { json: {} })).toHaveLength(8);
});

test('R200 an approval limits the custom data that it shows', async () => {
  expect(await jsonOf('GET /approvalprocess/approvals/1')).toMatchObject({ viewCustomData: 0 });
});

test('R202 the path of the completions has one prefix, not two', async () => {
  const path = '/workforce/managers/1/employees/timesheet-entries/completions';
  expect(await statusOf(`GET ${path}`)).toBe(200);
  expect(await statusOf(`GET /workforce${path}`)).toBe(404);
});

test('R169 R170 the company header applies to creation and update only', async () => {
  const headers = { 'X-COMPANY-CODE': 'NONE' };
  const phase: JsonObject = { closure: false };
  expect(await statusOf(PHASE, { json: phase, headers })).toBe(400);
  expect(
    await statusOf('PATCH /projectmanagement/project-tasks/1', {
      json: [{ op: 'ADD', path: '/name', value: 'x' }],
      headers,
    }),
  ).toBe(400);
  expect(await statusOf('GET /sales/orders/1', { headers })).toBe(200);
  expect(await statusOf('POST /approvalprocess/approvals/1/approve', { headers })).toBe(204);
});

test('R049 no transition is enforced: an approval can be approved again', async () => {
  for (let round = 0; round < 2; round += 1)
    expect(await statusOf('POST /approvalprocess/approvals/1/approve')).toBe(204);
});
