import { expect, test } from 'vitest';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send, statusOf, jsonOf } = await ownMock();

const REQUESTERS = 'POST /support/external-requesters/search';

async function ids(request: string, json: Json): Promise<readonly unknown[]> {
  const response = await send(request, { json });
  expect(response.status, response.text).toBe(200);
  return Array.isArray(response.json) ? response.json.map((item) => (isObject(item) ? item['id'] : undefined)) : [];
}

const clause = (value: Json, more: JsonObject = {}): JsonObject => ({ operator: 'IS', value, ...more });

test.each<[string, JsonObject, readonly string[]]>([
  ['R034 nothing asked', {}, ['1', '2', '3', '4', '5', '6', '7', '8']],
  [
    'R158 a clause that is null, which counts as absent',
    { code: null, function: null },
    ['1', '2', '3', '4', '5', '6', '7', '8'],
  ],
  ['R034 a text', { code: clause('REQ003') }, ['3']],
  ['R034 a text that nobody has', { code: clause('REQ') }, []],
  [
    'R036 a wildcard at the end',
    { code: clause('REQ*', { wildcards: '*' }) },
    ['1', '2', '3', '4', '5', '6', '7', '8'],
  ],
  ['R036 a wildcard at the start', { email: clause('*5@example.com', { wildcards: '*' }) }, ['5']],
  ['R036 a wildcard within, which stands for nothing too', { code: clause('REQ0*04', { wildcards: '*' }) }, ['4']],
  ['R036 parts that would have to share letters', { code: clause('REQ004*4', { wildcards: '*' }) }, []],
  ['R036 two wildcards', { email: clause('req*7@*.com', { wildcards: '*' }) }, ['7']],
  ['R036 another wildcard', { email: clause('%8@example.com', { wildcards: '%' }) }, ['8']],
  ['R036 an asterisk that is no wildcard', { code: clause('REQ*') }, []],
  ['R034 two clauses', { function: clause('Director'), siteMainContact: clause(true) }, ['2', '8']],
  ['R034 a boolean', { siteHelpdeskVIPContact: clause(true) }, ['4', '8']],
  ['R034 no value finds what has none', { service: { operator: 'IS' } }, ['3', '6']],
  ['R034 a value, or none', { service: clause('other', { includeNullResults: true }) }, ['3', '6']],
  ['R047 a day, whatever the time', { createdTime: clause('2026-01-05T23:59:00.000Z') }, ['4']],
  ['R047 a moment', { createdTime: clause('2026-01-05T08:00:00.000Z', { withTime: true }) }, ['4']],
  [
    'R025 R047 the same moment in another offset',
    { createdTime: clause('2026-01-05T10:00:00.000+0200', { withTime: true }) },
    ['4'],
  ],
  ['R034 a day where there are none', { function: clause('2026-01-31') }, []],
  ['R047 another time', { createdTime: clause('2026-01-05T08:00:01.000Z', { withTime: true }) }, []],
])('%s', async (_, json, found) => {
  expect(await ids(REQUESTERS, json)).toEqual(found);
});

test.each<[string, JsonObject, readonly string[]]>([
  ['R034 a number', { renewalThreshold: clause(-1) }, []],
  ['R034 valid now', { validity: { type: 'VALID' } }, ['2', '4']],
  ['R034 not valid now', { validity: { type: 'INVALID' } }, ['1', '3']],
  ['R034 valid at a date', { validity: { type: 'VALID', date: '2025-12-01T00:00:00.000Z' } }, ['1', '2', '3', '4']],
  ['R034 both booleans', { tacitRenewal: clause(true), renewalThresholdExceeded: clause(false) }, ['2', '4']],
])('%s of a checkbook', async (_, json, found) => {
  mock.clock.fix('2026-06-01T00:00:00.000Z');
  expect(await ids('POST /support/checkbooks/search', json)).toEqual(found);
  mock.clock.release();
});

test('R043 an activity whose end was cleared has none', async () => {
  await mock.load({ activities: [{ id: 'open', code: 'OPEN', name: 'Open', endDate: null }] });
  const json = { endDate: '2026-12-31T00:00:00.000Z' };
  expect(await ids('POST /projectmanagement/activities/search', json)).toContain('open');
  await mock.reset();
});

test.each<[string, string, JsonObject, readonly string[]]>([
  [
    'R043 activities that end no earlier',
    'POST /projectmanagement/activities/search',
    { endDate: '2026-12-31T00:00:00.000Z' },
    ['1', '2', '3'],
  ],
  [
    'R043 activities that end later',
    'POST /projectmanagement/activities/search',
    { endDate: '2026-01-31T00:00:00.000Z' },
    ['1', '2', '3', '4'],
  ],
  [
    'R034 business cards by the day on which they end, which is a clause',
    'POST /workforce/employees/business-cards/search',
    { endDate: clause('2027-12-04T12:00:00.000Z') },
    ['2'],
  ],
  [
    'R044 action codes that are valid at a date',
    'POST /mobile/action-codes/search?project_id=6',
    { validity: '2026-01-31' },
    ['6'],
  ],
  [
    'R044 action codes that no longer are',
    'POST /mobile/action-codes/search?project_id=6',
    { validity: '2026-12-31' },
    [],
  ],
  [
    'R042 what is valid at a referential date',
    'POST /sales/quotations/search',
    { referentialDate: '2026-01-31T00:00:00.000Z' },
    ['1', '2', '3'],
  ],
  [
    'R125 a period from a date on',
    'POST /sales/quotations/search',
    { period: { from: '2026-01-08T00:00:00.000Z' } },
    ['3', '4'],
  ],
  [
    'R125 a period to a date',
    'POST /sales/quotations/search',
    { period: { to: '2026-01-08T00:00:00.000Z' } },
    ['1', '2'],
  ],
  [
    'R041 criteria inside criteria, of the object of that name',
    'POST /sales/quotations/search',
    { payment: { code: clause('30D') } },
    ['2'],
  ],
  ['R041 the states that approvals may have', 'POST /sales/quotations/search', { states: clause('NONE') }, ['1']],
  [
    'R041 criteria inside criteria, of the item itself',
    'POST /sales/quotations/search',
    { ofProject: { projectId: clause('3') } },
    ['2'],
  ],
])('%s', async (_, request, json, found) => {
  const change = {
    1: { state: 'NONE' },
    2: { payment: { id: '1', code: '30D' } },
    4: { endDate: '2026-01-20T00:00:00.000Z' },
  };
  const quotations = await mock.items('quotations');
  await mock.load({
    quotations: quotations.map((item) => ({
      ...item,
      ...Object.entries(change).find(([id]) => id === item['id'])?.[1],
    })),
  });
  expect(await ids(request, json)).toEqual(found);
});

test.each<[string, JsonObject, readonly string[]]>([
  ['R195 all', {}, ['1', '2', '3', '4', '5', '6', '7', '8']],
  ['R195 an identifier', { id: clause('2') }, ['2']],
  ['R195 a tag', { tag: clause('silver') }, ['2', '4', '6', '8']],
  ['R195 a project of theirs', { projectId: clause('3') }, ['3']],
  ['R195 any project of theirs', { filterOnLinkProjectCustomer: true }, ['1', '2', '3', '4', '5', '6']],
  ['R042 valid at a date', { referentialDate: '2026-06-01T00:00:00.000Z', tag: clause('gold') }, ['3', '5', '7']],
])('%s of customers for the mobile application', async (_, json, found) => {
  const [first = {}] = await mock.items('customers');
  await mock.load({ customers: [{ ...first, endDate: '2026-03-01T00:00:00.000Z' }] });
  expect(await ids('POST /mobile/customers/search', json)).toEqual(found);
});

test('R034 R035 an invalid clause or an undocumented operator is 400', async () => {
  expect(await statusOf(REQUESTERS, { json: { code: 'REQ001' } })).toBe(400);
  expect(await statusOf(REQUESTERS, { json: { code: { operator: 'LIKE', value: 'R' } } })).toBe(400);
  expect(await statusOf(REQUESTERS, { json: { siteMainContact: clause(true, { wildcards: '*' }) } })).toBe(400);
  expect(await statusOf(REQUESTERS, { json: { code: clause(1) } })).toBe(400);
});

test('R174 a search requires a body only if the specification does', async () => {
  expect(await statusOf(REQUESTERS)).toBe(400);
  expect(await statusOf('POST /support/card-groups/search')).toBe(200);
});

test('R037 R038 R039 R040 an invoice has the fields that were requested', async () => {
  const search = async (options: readonly string[]): Promise<JsonObject> => {
    const { json } = await send('POST /sales/invoices/search', {
      json: { id: clause('2'), readOptions: { type: 'x', options: [...options] } },
    });
    const [first] = Array.isArray(json) ? json : [];
    return isObject(first) ? first : {};
  };
  const plain = await search([]);
  expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['lines']));
  for (const name of ['customer', 'currency', 'payment', 'manager', 'project', 'phase', 'changeTracking', 'customData'])
    expect(plain[name]).toBeUndefined();
  expect(plain['customerId']).toBe('3');
  const full = await search([
    'CUSTOMER',
    'CURRENCY',
    'PAYMENT',
    'MANAGER',
    'PROJECT',
    'CHANGE_TRACKING',
    'LINE',
    'LINE_ITEM',
    'LINE_ITEM_CATEGORY',
    'LINE_PROJECT',
    'CUSTOM_DATA',
  ]);
  expect(full).toMatchObject({
    customer: { id: '3' },
    currency: { code: 'EUR' },
    payment: { code: '30D' },
    manager: { id: '1' },
    project: { id: '3' },
  });
  expect(full).toMatchObject({
    changeTracking: { createdById: 'user-technical' },
    lines: [{ item: { id: '1', category: { code: 'SRV' } }, project: { id: '3' } }, {}],
  });
  expect(await statusOf('POST /sales/invoices/search', { json: { readOptions: { options: ['LINE'] } } })).toBe(400);
});

const LINES = [
  'LINE_PROJECT',
  'LINE_PHASE',
  'LINE_SUB_PHASE',
  'LINE_ITEM',
  'LINE_ITEM_CATEGORY',
  'LINE_ITEM_SUBCATEGORY',
];

test.each<[string, string]>([
  ['CHANGE_TRACKING', 'changeTracking'],
  ['CUSTOMER', 'customer'],
  ['CURRENCY', 'currency'],
  ['PAYMENT', 'payment'],
  ['MANAGER', 'manager'],
  ['PROJECT', 'project'],
  ['PHASE', 'phase'],
  ['SUB_PHASE', 'subPhase'],
  ['LINE', 'lines'],
  ['LINE_PROJECT', 'project'],
  ['LINE_PHASE', 'phase'],
  ['LINE_SUB_PHASE', 'subPhase'],
  ['LINE_ITEM', 'item'],
  ['LINE_ITEM_CATEGORY', 'category'],
  ['LINE_ITEM_SUBCATEGORY', 'subCategory'],
  ['CUSTOM_DATA', 'customData'],
])('R038 R039 the option %s is what shows %s of an invoice', async (option, property) => {
  const isOfLine = LINES.includes(option);
  const isOfItem = option.startsWith('LINE_ITEM_');
  const shown = async (options: readonly string[]): Promise<JsonObject> => {
    const json = { id: clause('2'), readOptions: { type: 'x', options: [...options] } };
    const response = (await jsonOf('POST /sales/invoices/search', { json })) ?? null;
    const invoice = Array.isArray(response) ? (response[0] ?? null) : null;
    const line = listAt(invoice, 'lines')[0] ?? null;
    return objectAt({ shown: isOfItem ? objectAt(line, 'item') : isOfLine ? line : invoice }, 'shown');
  };
  const others = [...(isOfLine ? ['LINE'] : []), ...(isOfItem ? ['LINE_ITEM'] : [])];
  expect(await shown(others)).not.toHaveProperty(property);
  expect(await shown([...others, option])).toHaveProperty(property);
  expect(Object.keys(await shown([...others, option])).length).toBe(Object.keys(await shown(others)).length + 1);
});

test.each<[string, string, 'options' | 'readOption']>([
  ['POST /support/card-groups/1/read?group_id=1', 'cardGroups', 'options'],
  ['POST /support/card-groups/search', 'cardGroups', 'readOption'],
  ['POST /support/sprints/1/cards/1/read', 'cards', 'options'],
  ['POST /sales/orders/1/read', 'salesOrders', 'options'],
  ['POST /sales/orders/search', 'salesOrders', 'readOption'],
  ['POST /sales/quotations/search', 'quotations', 'readOption'],
  ['POST /workforce/employees/1/read', 'employees', 'options'],
])('R039 %s shows custom data of %s where they are asked for', async (request, collection, place) => {
  const [first = {}] = await mock.items(collection);
  await mock.load({ [collection]: [{ ...first, customData: { origin: { label: 'origin', value: 'call' } } }] });
  const shown = async (options: readonly string[]): Promise<boolean> => {
    const json: JsonObject =
      place === 'options' ? { options: [...options] } : { readOption: { options: [...options] } };
    const { status, text } = await send(request, { json });
    expect(status, text).toBe(200);
    return text.includes('"customData"');
  };
  expect([await shown([]), await shown(['CUSTOM_DATA'])]).toEqual([false, true]);
  await mock.reset();
});

test('R037 R038 the tags of a card group are included on request, in a read and in a search', async () => {
  const option = { options: ['TAGS'] };
  expect(await jsonOf('POST /support/card-groups/1/read?group_id=1', { json: option })).toHaveProperty('tags');
  expect(await jsonOf('POST /support/card-groups/1/read?group_id=1')).not.toHaveProperty('tags');
  expect(await jsonOf('GET /support/card-groups/1?group_id=1')).not.toHaveProperty('tags');
  const found = async (json: JsonObject) => (await send('POST /support/card-groups/search', { json })).text;
  expect(await found({ readOption: option })).toContain('"tags"');
  expect(await found({})).not.toContain('"tags"');
});

test('R037 R038 a read with options includes the nested object, one without does not', async () => {
  expect(await jsonOf('GET /projectmanagement/activities/1')).not.toHaveProperty('department');
  expect(
    await jsonOf('POST /projectmanagement/activities/1/read', { json: { options: ['DEPARTMENT'] } }),
  ).toMatchObject({ department: { id: '1' } });
  expect(await jsonOf('POST /projectmanagement/activities/1/read')).not.toHaveProperty('department');
  expect(await statusOf('POST /support/sprints/2/cards/1/read', { json: { options: ['ASSIGNEDTO'] } })).toBe(404);
  expect(await jsonOf('POST /support/sprints/1/cards/1/read', { json: { options: ['ASSIGNEDTO'] } })).toMatchObject({
    assignedTo: { id: '2' },
  });
});

test('R016 the object beside an identifier is in its current state', async () => {
  const found = async (): Promise<Json | undefined> => await jsonOf('POST /approvalprocess/approvals/QUOTATION/1/read');
  expect(await found()).toMatchObject([{ requesterId: '3', requester: { id: '3', firstName: 'Jules' } }]);
  const [employee] = (await mock.items('employees')).filter(({ id }) => id === '3');
  await mock.load({ employees: [{ ...employee, firstName: 'Julien' }] });
  expect(await found()).toMatchObject([{ requester: { firstName: 'Julien' } }]);
});

test('a search finds created and changed items, and no deleted ones', async () => {
  const search = 'POST /workforce/employees/business-cards/search';
  const { json: id } = await send('PUT /workforce/employees/2/business-cards', {
    json: { employeeId: '2', name: 'Fuel' },
  });
  expect(await ids(search, { name: clause('Fuel') })).toEqual([id]);
  await send(`POST /workforce/employees/2/business-cards/${String(id)}`, {
    json: { employeeId: '2', name: 'Hotel' },
  });
  expect(await ids(search, { name: clause('Fuel') })).toEqual([]);
  expect(await ids(search, { name: clause('Hotel') })).toEqual([id]);
  await send(`DELETE /workforce/employees/2/business-cards/${String(id)}`);
  expect(await ids(search, { name: clause('Hotel') })).toEqual([]);
});
