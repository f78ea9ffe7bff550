import { expect, test } from 'vitest';
import { type Json, type JsonObject, objectAt, textAt } from '#mock/json.ts';
import type { SentResponse, RequestOptions } from '../support/send-request.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send, statusOf, jsonOf, stored } = await ownMock();

const PHASE = '/projectmanagement/projects/1/phases/1';
const CARD = '/workforce/employees/1/business-cards/1';
const EMPLOYEE = '/workforce/employees/3';

async function created(request: string, options: RequestOptions): Promise<string> {
  const { json, status, text } = await send(request, options);
  expect(status, text).toBe(200);
  return String(json);
}

test('R006 R013 R015 creating returns the identifier, and the item can be read', async () => {
  const id = await created('PUT /sales/quotations', { json: { name: 'Portal' } });
  expect(await jsonOf(`GET /sales/quotations/${id}`)).toMatchObject({ id, name: 'Portal' });
});

test.each<[string, string, JsonObject]>([
  ['PUT /support/contracts', 'contracts', { regression: true }],
  ['PUT /workforce/employees/1/business-cards', 'businessCards', { employeeId: '1', name: 'Travel' }],
  [
    'PUT /workforce/settings/custom-request-categories',
    'customRequestCategories',
    { code: 'NEW', enableEndDate: true },
  ],
  ['PUT /workforce/custom-requests/1/custom-request-lines', 'customRequestLines', { name: 'Train' }],
  ['PUT /settings/applications', 'applications', { name: 'Intranet', rightId: '2' }],
  ['PUT /sales/quotations', 'quotations', { name: 'Portal' }],
])(
  'R006 R013 R017 %s creates one more of the %s each time, and returns its identifier',
  async (request, collection, json) => {
    const before = await mock.items(collection);
    const ids = [await created(request, { json }), await created(request, { json })];
    const after = await mock.items(collection);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject(ids.map((id) => ({ ...json, id })));
  },
);

test('R017 create requires the identifier, not the nested object', async () => {
  const id = await created('PUT /settings/applications', { json: { name: 'x', right: { id: '2', code: '020304' } } });
  expect(await stored('applications', id)).not.toHaveProperty('right');
  expect(await stored('applications', id)).not.toHaveProperty('rightId');
});

const STRAY: Json = { id: '9', name: 'sent' };

test.each<[string, string, string, JsonObject, JsonObject]>([
  [
    'a shape that is not shown',
    'PUT /sales/quotations',
    'quotations',
    { customerId: '1', customer: STRAY, lines: [{ id: 'L1', itemId: '1', item: STRAY }] },
    { customerId: '1', lines: [{ id: 'L1', itemId: '1' }] },
  ],
  [
    'a shape that reads and writes share',
    'POST /support/card-groups/1/timesheet-entries',
    'timesheetEntries',
    { employeeId: '1', employee: STRAY },
    { employeeId: '1' },
  ],
  [
    'the former listing',
    'POST /workforce/fluent/employees',
    'employees',
    { code: 'NEW', address: { country: 'FR' }, managerId: '1', manager: STRAY },
    { managerId: '1' },
  ],
])('R016 R017 a nested object beside its identifier is ignored, in %s', async (_, request, collection, json, want) => {
  expect(await statusOf(request, { json })).toBe(200);
  const kept = (await mock.items(collection)).at(-1);
  expect(kept).toMatchObject(want);
  expect(JSON.stringify(kept)).not.toContain('sent');
});

test('R016 R017 a pre-filled item has the object of the identifier, not the one that was sent', async () => {
  const { json } = await send('POST /projectmanagement/projects/1/project-tasks/pre-fill', {
    json: { managerId: '2', manager: STRAY, project: STRAY, projectId: '3', name: 'new' },
  });
  expect(json).toMatchObject({
    projectId: '1',
    project: { id: '1' },
    managerId: '2',
    manager: { id: '2' },
    name: 'new',
  });
});

test.each([
  [CARD, 'businessCards'],
  ['/workforce/settings/custom-request-categories/1', 'customRequestCategories'],
  ['/settings/applications/1', 'applications'],
])('R010 R100 deleting %s returns 204 without content, and removes it', async (path, collection) => {
  const before = await mock.items(collection);
  const { status, text, headers } = await send(`DELETE ${path}`);
  expect([status, text, headers.get('content-type')]).toEqual([204, '', null]);
  expect(await mock.items(collection)).toEqual(before.slice(1));
  expect(await statusOf(`DELETE ${path}`)).toBe(404);
});

test('R010 a deleted item is not found', async () => {
  await send(`DELETE ${CARD}`);
  const found = await send('POST /workforce/employees/business-cards/search', {
    json: { id: { operator: 'IS', value: '1' } },
  });
  expect(found.json).toEqual([]);
});

test('R007 R157 R158 an update replaces the whole item: omitted members are cleared', async () => {
  expect((await stored('phases', '1'))['description']).toBeTypeOf('string');
  await created(`POST ${PHASE}`, { json: { name: 'Framing again', closure: false } });
  expect(await stored('phases', '1')).toMatchObject({
    name: 'Framing again',
    description: null,
    expectedStart: null,
    projectId: '1',
  });
});

test.each<[string, string, JsonObject, JsonObject]>([
  ['an employee', `PUT ${EMPLOYEE}`, { name: 'x', addressId: '3' }, { code: 'EMP003' }],
  ['a business card', `POST ${CARD}`, { name: 'x' }, { employeeId: '1' }],
])(
  'R093 R157 a mandatory field that is missing in the update of %s is 400, even unchanged',
  async (_, request, json, own) => {
    const before = [await mock.items('employees'), await mock.items('businessCards')];
    expect(await statusOf(request, { json })).toBe(400);
    expect([await mock.items('employees'), await mock.items('businessCards')]).toEqual(before);
    expect(await statusOf(request, { json: { ...json, ...own } })).toBe(200);
  },
);

test('R158 R135 null clears a field', async () => {
  await created(`POST ${PHASE}`, { json: { name: 'x', description: null, closure: false } });
  expect((await stored('phases', '1'))['description']).toBeNull();
});

test('R158 create treats null as absent, at any depth', async () => {
  const request = 'PUT /workforce/employees/1/business-cards';
  await created(request, { json: { employeeId: '1', name: null, endDate: null } });
  const cards = await mock.items('businessCards');
  expect(cards.at(-1)?.['name'] ?? null).toBeNull();
  await created('PUT /support/contracts', { json: { projectId: null, reminder: { title: null } } });
});

test('R031 R157 null is neither a boolean nor a value of a mandatory field', async () => {
  expect(await statusOf(`POST ${CARD}`, { json: { employeeId: null, name: 'x' } })).toBe(400);
  expect(await statusOf('PUT /support/contracts', { json: { regression: null } })).toBe(400);
});

test('R160 a boolean that is omitted becomes false', async () => {
  await created(`POST ${PHASE}`, { json: { name: 'x', closure: true } });
  expect((await stored('phases', '1'))['closure']).toBe(true);
  await created(`POST ${PHASE}`, { json: { name: 'x' } });
  expect((await stored('phases', '1'))['closure']).toBe(false);
});

test('R031 a boolean is only true or false', async () => {
  for (const closure of ['true', 0, '', null]) expect(await statusOf(`POST ${PHASE}`, { json: { closure } })).toBe(400);
});

test('R018 R161 members that only responses have are ignored in an update', async () => {
  const nested = { id: '2', name: 'another' };
  await created(`POST ${PHASE}`, { json: { name: 'x', closure: false, project: nested, manager: nested } });
  expect(await stored('phases', '1')).toMatchObject({ projectId: '1', managerId: null });
});

test.each<[string, (address: JsonObject) => Promise<string>]>([
  ['create', (address) => created('POST /workforce/fluent/employees', { json: { code: 'NEW', address } })],
  ['update', (address) => created(`PUT ${EMPLOYEE}`, { json: { code: 'EMP003', address } })],
])('R018 R020 the names in an address are read-only and its identifier is unused: %s', async (_, write) => {
  const names = { countryName: 'Elsewhere', geographicalDepartmentName: 'x', regionName: 'y' };
  const id = await write({ id: '9', country: 'CH', city: 'Genève', ...names });
  const { json } = await send(`GET /workforce/employees/${id}`);
  expect(objectAt(json, 'address')).toEqual({ country: 'CH', city: 'Genève', countryName: 'Switzerland' });
});

test('R133 the identifiers of a custom request line that are read-only are ignored', async () => {
  const ignored = { projectId: '2', phaseId: '3', subPhaseId: '3', projectTaskId: '3', customerId: '3' };
  const id = await created('PUT /workforce/custom-requests/1/custom-request-lines', {
    json: { name: 'Train', quantity: 1, ...ignored },
  });
  const line = await stored('customRequestLines', id);
  expect(line).toMatchObject({ name: 'Train', customRequestId: '1' });
  expect(Object.keys(line).filter((name) => Object.hasOwn(ignored, name))).toEqual([]);
});

test('R182 a line is one object, not a list', async () => {
  expect(await statusOf('PUT /workforce/custom-requests/1/custom-request-lines', { json: [{ name: 'x' }] })).toBe(400);
});

test.each([
  ['POST', '/projectmanagement/projects/1/phases/none', 404],
  ['POST', '/projectmanagement/projects/none/phases/1', 404],
  ['POST', '/projectmanagement/projects/2/phases/1', 404],
  ['PUT', '/workforce/employees/none/business-cards', 404],
  ['PUT', '/workforce/custom-requests/none/custom-request-lines', 404],
])('R096 R145 %s %s refers to a missing item: %d', async (method, path, status) => {
  expect(await statusOf(`${method} ${path}`, { json: {} })).toBe(status);
});

test('R145 the employee in the path must match the body', async () => {
  expect(await statusOf('PUT /workforce/employees/1/business-cards', { json: { employeeId: '2', name: 'x' } })).toBe(
    400,
  );
  expect(await statusOf('PUT /workforce/employees/1/business-cards', { json: { name: 'x' } })).toBe(400);
  expect(await statusOf(`POST ${CARD}`, { json: { employeeId: '1', name: 'y' } })).toBe(200);
  expect(await statusOf(`POST ${CARD}`, { json: { employeeId: '2', name: 'z' } })).toBe(400);
  expect((await stored('businessCards', '1'))['name']).toBe('y');
});

test('R199 the number of a card is stored masked', async () => {
  const id = await created('PUT /workforce/employees/1/business-cards', {
    json: { employeeId: '1', cardNumber: '4111 1111 1111 1234' },
  });
  expect((await stored('businessCards', id))['cardNumber']).toBe('**** **** **** 1234');
});

test('R071 creator and modifier are recorded', async () => {
  mock.clock.fix('2026-03-01T10:00:00.000Z');
  const address = { country: 'FR' };
  const id = await created('POST /workforce/employees', { json: { code: 'NEW1', name: 'Weber', address } });
  mock.clock.advance(60_000);
  await created(`PUT /workforce/employees/${id}`, {
    as: 'second',
    json: { code: 'NEW1', name: 'Weber-Klein', address },
  });
  mock.clock.release();
  expect(objectAt(await jsonOf(`GET /workforce/employees/${id}`), 'changeTracking')).toMatchObject({
    createdById: 'user-technical',
    createdTime: '2026-03-01T10:00:00.000Z',
    modificationById: 'user-second',
    modificationTime: '2026-03-01T10:01:00.000Z',
  });
  expect(objectAt(await jsonOf('GET /workforce/custom-requests/1'), 'changeTracking')).toMatchObject({
    createdBy: { firstname: 'technical' },
  });
});

test('R009 R178 a patch applies its operations, with either content type, and without a body changes nothing', async () => {
  const elements: Json = [
    { op: 'ADD', path: '/description', value: 'first' },
    { op: 'replace', path: 'name', value: 'second' },
    { op: 'remove', path: '/location' },
  ];
  for (const type of ['application/json', 'text/plain']) {
    await created('PATCH /projectmanagement/project-tasks/1', {
      body: JSON.stringify(elements),
      headers: { 'content-type': type },
    });
  }
  expect(await stored('projectTasks', '1')).toMatchObject({ description: 'first', name: 'second' });
  const before = await stored('projectTasks', '1');
  expect(await statusOf('PATCH /projectmanagement/projects/1/project-tasks/1')).toBe(200);
  expect(await stored('projectTasks', '1')).toEqual(before);
});

test.each<[string, Json]>([
  ['one object', { op: 'ADD', path: '/name', value: 'x' }],
  ['a property that is not there', [{ op: 'ADD', path: '/colour', value: 'x' }]],
  ['a property to take away that there never is', [{ op: 'REMOVE', path: '/colour' }]],
  ['a property to copy that there never is', [{ op: 'COPY', from: '/colour', path: '/name' }]],
  ['a value of another type', [{ op: 'ADD', path: '/order', value: 'first' }]],
  ['another identifier', [{ op: 'ADD', path: '/id', value: '2' }]],
  ['a prototype', [{ op: 'ADD', path: '/__proto__/x', value: 1 }]],
  ['a constructor', [{ op: 'ADD', path: '/constructor/prototype/x', value: 1 }]],
  ['an unknown operation', [{ op: 'MERGE', path: '/name', value: 'x' }]],
  ['no path', [{ op: 'ADD', value: 'x' }]],
])('R009 a patch with %s is 400 and changes nothing', async (_, json) => {
  const before = await stored('projectTasks', '1');
  expect(await statusOf('PATCH /projectmanagement/project-tasks/1', { json })).toBe(400);
  expect(await stored('projectTasks', '1')).toEqual(before);
});

test.each<[element: Json, want: string]>([
  [{ op: 'ADD', path: '/skills/5', value: {} }, 'names "/skills/5", where there is nothing'],
  [{ op: 'REMOVE', path: '/skills/-' }, 'names "/skills/-", where there is nothing'],
  [{ op: 'REPLACE', path: '/name/first', value: 'x' }, 'names "/name/first", where there is nothing'],
  [{ op: 'MOVE', from: '/skills/0', path: '/name' }, 'names "/skills/0", where there is nothing'],
  [{ op: 'TEST', path: '/name', value: 'x' }, 'tests for a value that is not there'],
])(
  'R009 a patch that cannot be applied is reported with its operation and the whole path: %j',
  async (element, want) => {
    await mock.load({ projectTasks: [{ ...(await stored('projectTasks', '1')), skills: [] }] });
    const json: Json = [{ op: 'ADD', path: '/description', value: 'x' }, element];
    const { status, json: response } = await send('PATCH /projectmanagement/project-tasks/1', { json });
    expect([status, response]).toMatchObject([
      400,
      { message: `Patch element 1 ${want}.`, issues: [{ path: '/body/1', message: want }] },
    ]);
  },
);

test('R009 the test of a patch ignores the order of members', async () => {
  await mock.load({ cardGroups: [{ ...(await stored('cardGroups', '1')), colour: { red: 1, green: 2 } }] });
  const json = [{ op: 'TEST', path: '/colour', value: { green: 2, red: 1 } }];
  expect(await statusOf('PATCH /support/card-groups/1', { json })).toBe(200);
});

test('R031 R160 a patch that removes a boolean sets it to false, and null is invalid', async () => {
  const task = '/projectmanagement/project-tasks/1';
  const patch = (op: string, path: string, value: Json) => ({ json: [{ op, path, value }] });
  await created(`PATCH ${task}`, patch('REPLACE', '/defaultTask', true));
  expect(await statusOf(`PATCH ${task}`, patch('REPLACE', '/defaultTask', null))).toBe(400);
  expect((await stored('projectTasks', '1'))['defaultTask']).toBe(true);
  for (const path of ['/defaultTask', '/progress/calculatedRemainingTasks'])
    await created(`PATCH ${task}`, { json: [{ op: 'REMOVE', path }] });
  expect(await stored('projectTasks', '1')).toMatchObject({
    defaultTask: false,
    progress: { calculatedRemainingTasks: false },
  });
});

test('R009 other members of a loaded item with a null boolean can be patched', async () => {
  await mock.load({ projectTasks: [{ ...(await stored('projectTasks', '1')), defaultTask: null }] });
  await created('PATCH /projectmanagement/project-tasks/1', {
    json: [{ op: 'REPLACE', path: '/description', value: 'x' }],
  });
});

test.each(['/__proto__/x', '/constructor/prototype/x', '/tags/0/__proto__', '/prototype'])(
  'R009 a patch of %s is 400, also if the schema allows any property',
  async (path) => {
    const before = await stored('cardGroups', '1');
    const patch = (to: string) => send('PATCH /support/card-groups/1', { json: [{ op: 'ADD', path: to, value: {} }] });
    expect((await patch(path)).status).toBe(400);
    expect(await stored('cardGroups', '1')).toEqual(before);
    expect((await patch('/colour')).status).toBe(200);
  },
);

test('R179 pre-fill returns a task and creates none', async () => {
  const before = await mock.items('projectTasks');
  const { json } = await send('POST /projectmanagement/projects/1/project-tasks/pre-fill', {
    json: { name: 'Idea' },
  });
  expect(json).toMatchObject({ name: 'Idea', projectId: '1' });
  expect(await mock.items('projectTasks')).toEqual(before);
  expect(await statusOf('POST /projectmanagement/projects/1/project-tasks/pre-fill')).toBe(200);
});

test('R177 a transfer returns the project, not the phase, and moves the times of the phase within the period', async () => {
  const phases = async (): Promise<readonly unknown[]> =>
    (await mock.items('timesheetEntries')).map(({ phaseId }) => phaseId);
  await mock.load({
    timesheetEntries: ['05', '06', '07'].flatMap((day) =>
      ['3', '1'].map((phaseId) => ({ id: `${day}-${phaseId}`, phaseId, date: `2026-01-${day}T09:00:00.000Z` })),
    ),
  });
  const before = await phases();
  const period = { start: '2026-01-06T00:00:00.000Z', end: '2026-01-06T23:59:59.000Z' };
  const transfer = (json: JsonObject) => send('POST /projectmanagement/projects/2/phases/3/transfer', { json });
  expect((await transfer({ toPhaseId: '5', toProjectId: '3', ...period })).json).toBe('2');
  const after = await phases();
  expect(after.map((phaseId, index) => (phaseId === before[index] ? undefined : phaseId)).filter(Boolean)).toEqual([
    '5',
  ]);
  expect((await mock.items('timesheetEntries')).find(({ id }) => id === '06-3')).toMatchObject({ projectId: '3' });
  expect((await transfer({ toPhaseId: 'none' })).status).toBe(400);
});

test.each<[string, JsonObject, JsonObject]>([
  ['a phase of the project', { toPhaseId: '4' }, { projectId: '2', phaseId: '4', subPhaseId: null }],
  ['a sub-phase', { toSubPhaseId: '3' }, { projectId: '2', phaseId: '3', subPhaseId: '3' }],
  ['another project', { toProjectId: '3' }, { projectId: '3', phaseId: null, subPhaseId: null }],
  [
    'all of another project',
    { toProjectId: '3', toPhaseId: '5', toSubPhaseId: '5' },
    { projectId: '3', phaseId: '5', subPhaseId: '5' },
  ],
  ['where it is', {}, { projectId: '2', phaseId: '3', subPhaseId: 'own' }],
])('R177 R155 a transfer to %s leaves nothing behind of where it came from', async (_, json, want) => {
  await mock.load({ timesheetEntries: [{ id: 'moved', projectId: '2', phaseId: '3', subPhaseId: 'own' }] });
  expect(await jsonOf('POST /projectmanagement/projects/2/phases/3/transfer', { json })).toBe('2');
  expect(await stored('timesheetEntries', 'moved')).toMatchObject(want);
});

test.each<[string, JsonObject]>([
  ['a phase of another project', { toPhaseId: '5' }],
  ['a phase of the project that is left', { toPhaseId: '4', toProjectId: '3' }],
  ['a sub-phase of another phase', { toPhaseId: '4', toSubPhaseId: '3' }],
  ['a sub-phase of a phase that is left', { toProjectId: '3', toSubPhaseId: '3' }],
])('R177 R155 a transfer to %s is 400 and moves nothing', async (_, json) => {
  const before = await mock.items('timesheetEntries');
  expect(await statusOf('POST /projectmanagement/projects/2/phases/3/transfer', { json })).toBe(400);
  expect(await mock.items('timesheetEntries')).toEqual(before);
});

test('R172 time on a card group returns the sum of all times on this group, in a list of numbers', async () => {
  const ofGroup = (await mock.items('timesheetEntries')).filter(({ cardGroupId }) => cardGroupId === '1');
  const sum = ofGroup.reduce((total, { duration }) => total + Number(duration), 0);
  const { json } = await send('POST /support/card-groups/1/timesheet-entries', {
    body: '{"duration":1.5}',
    headers: { 'content-type': 'text/plain' },
  });
  expect([sum > 0, json]).toEqual([true, [sum + 1.5]]);
});

async function contract(
  json: JsonObject,
  options: RequestOptions = {},
): Promise<SentResponse & { readonly companyId: string | undefined }> {
  const response = await send('PUT /support/contracts', { json, ...options });
  return { ...response, companyId: textAt(await stored('contracts', String(response.json)), 'companyId') };
}

test('R162 R164 a resource is created in the user’s company, or in that of the header', async () => {
  expect((await contract({})).companyId).toBe('1');
  expect((await contract({}, { as: 'nord' })).companyId).toBe('2');
  expect((await contract({}, { headers: { 'X-COMPANY-CODE': 'NORD' } })).companyId).toBe('2');
});

test('R163 R171 a company in header and body must be the same', async () => {
  expect((await contract({ companyId: '1' }, { headers: { 'X-COMPANY-CODE': 'NORD' } })).status).toBe(400);
  expect((await contract({ companyId: '2' }, { headers: { 'X-COMPANY-CODE': 'NORD' } })).status).toBe(200);
  expect((await contract({ companyCode: 'ACME' }, { headers: { 'X-COMPANY-CODE': 'NORD' } })).status).toBe(400);
  expect((await contract({ companyCode: 'NORD' })).companyId).toBe('2');
  expect((await contract({ companyId: '1', companyCode: 'NORD' })).status).toBe(400);
  expect((await contract({ company: { code: 'NORD' } })).companyId).toBe('2');
  expect((await contract({ company: { id: '2' } }, { headers: { 'X-COMPANY-CODE': 'ACME' } })).status).toBe(400);
});

test('R165 R166 R171 a company that the user does not belong to is rejected', async () => {
  expect((await contract({ companyId: '2' })).status).toBe(200);
  expect((await contract({ companyId: '2' }, { as: 'second' })).status).toBe(403);
  expect((await contract({}, { as: 'second', headers: { 'X-COMPANY-CODE': 'NORD' } })).status).toBe(403);
  expect((await contract({}, { headers: { 'X-COMPANY-CODE': 'NONE' } })).status).toBe(400);
});

test('R167 R168 R171 on update any mismatch of companies is an error, and nothing changes', async () => {
  const before = await stored('phases', '1');
  const json = { name: 'x', closure: false };
  expect(await statusOf(`POST ${PHASE}`, { json, headers: { 'X-COMPANY-CODE': 'NORD' } })).toBe(400);
  expect(await statusOf(`POST ${PHASE}`, { json, as: 'nord' })).toBe(400);
  expect(await statusOf(`POST ${PHASE}`, { json, as: 'nord', headers: { 'X-COMPANY-CODE': 'NORD' } })).toBe(400);
  expect(await statusOf(`PUT ${EMPLOYEE}`, { json: { code: 'EMP003', addressId: '3', companyId: '2' } })).toBe(400);
  expect(await stored('phases', '1')).toEqual(before);
  expect(await statusOf(`POST ${PHASE}`, { json, headers: { 'X-COMPANY-CODE': 'ACME' } })).toBe(200);
  expect((await stored('phases', '1'))['companyId']).toBe('1');
});

test.each([
  ['/companyId', '2'],
  ['/companyId', null],
  ['/companyCode', 'NORD'],
  ['/company', { id: '2' }],
])('R167 R171 a patch of %s is rejected, and nothing changes', async (path, value) => {
  await mock.load({ cardGroups: [{ id: 'mine', groupId: '1', companyId: '1', companyCode: 'ACME' }] });
  for (const [request, collection, id] of [
    ['PATCH /support/card-groups/mine', 'cardGroups', 'mine'],
    ['PATCH /projectmanagement/project-tasks/1', 'projectTasks', '1'],
  ] as const) {
    const before = await stored(collection, id);
    const rename = { op: 'ADD', path: '/name', value: 'x' };
    expect(await statusOf(request, { json: [rename, { op: 'ADD', path, value }] }), request).toBe(400);
    expect(await stored(collection, id)).toEqual(before);
    expect(await statusOf(request, { json: [rename] })).toBe(200);
  }
});

test.each<[string, (project: JsonObject) => readonly JsonObject[], string]>([
  ['beside its identifier', ({ id }) => [{ op: 'ADD', path: '/projectId', value: id ?? null }], '2'],
  ['alone', () => [], '1'],
])('R018 R161 R178 a patch of a nested object %s is ignored, as an update does', async (_, more, want) => {
  const project = await stored('projects', '2');
  const json: Json = [{ op: 'ADD', path: '/project', value: { id: '3', name: 'sent' } }, ...more(project)];
  await created('PATCH /projectmanagement/project-tasks/1', { json });
  const task = await stored('projectTasks', '1');
  expect([task['projectId'], Object.hasOwn(task, 'project')]).toEqual([want, false]);
});

test('R018 R178 a loaded nested object remains until a patch changes its identifier', async () => {
  await mock.load({ projectTasks: [{ ...(await stored('projectTasks', '1')), project: { id: '1', name: 'loaded' } }] });
  const patch = (path: string, value: Json) =>
    created('PATCH /projectmanagement/project-tasks/1', { json: [{ op: 'ADD', path, value }] });
  await patch('/project/name', 'patched');
  expect((await stored('projectTasks', '1'))['project']).toEqual({ id: '1', name: 'loaded' });
  await patch('/projectId', '2');
  expect(await stored('projectTasks', '1')).not.toHaveProperty('project');
});

test('R016 R178 a nested object follows the identifier beside it, however deep a patch puts or changes them', async () => {
  const patch = (path: string, value: Json) =>
    created('PATCH /projectmanagement/project-tasks/1', { json: [{ op: 'ADD', path, value }] });
  const sold = async () => objectAt(await stored('projectTasks', '1'), 'soldItem');
  await patch('/soldItem', { categoryId: '1', category: STRAY, lines: [{ itemId: '1', item: STRAY }] });
  expect(await sold()).toEqual({ categoryId: '1', lines: [{ itemId: '1' }] });
  const loaded = { id: '1', name: 'loaded' };
  const soldItem = {
    categoryId: '1',
    category: loaded,
    lines: [
      { itemId: '1', item: loaded },
      { itemId: '1', item: loaded },
    ],
  };
  await mock.load({ projectTasks: [{ ...(await stored('projectTasks', '1')), soldItem }] });
  await patch('/soldItem/category/name', 'patched');
  expect(await sold()).toEqual(soldItem);
  await patch('/soldItem/categoryId', '2');
  await patch('/soldItem/lines/1/itemId', '2');
  expect(await sold()).toEqual({ categoryId: '2', lines: [{ itemId: '1', item: loaded }, { itemId: '2' }] });
});

test('R178 a patch addresses documented members only', async () => {
  const rename = { op: 'ADD', path: '/name', value: 'x' };
  await send('PATCH /projectmanagement/project-tasks/1', { json: [rename] });
  for (const path of ['/changeTracking', '/changeTracking/createdById']) {
    const json = [{ op: 'ADD', path, value: 'x' }];
    expect(await statusOf('PATCH /projectmanagement/project-tasks/1', { json }), path).toBe(400);
  }
});

test('R167 an update that omits the company, or its code, leaves it unchanged', async () => {
  await mock.load({ employees: [{ ...(await stored('employees', '3')), companyCode: 'ACME' }] });
  const json = { code: 'EMP003', address: { country: 'FR' } };
  expect(await statusOf(`PUT ${EMPLOYEE}`, { json })).toBe(200);
  expect(await stored('employees', '3')).toMatchObject({ companyId: '1', companyCode: 'ACME' });
});

test('R164 R166 R168 an expense report is created in the company of the header, and stays there', async () => {
  const post = (json: JsonObject, code: string, as = 'technical') =>
    send('POST /mobile/expense_reports', { as, json, headers: { 'X-COMPANY-CODE': code } });
  expect((await post({ description: 'x' }, 'NONE')).status).toBe(400);
  expect((await post({ description: 'x' }, 'NORD', 'second')).status).toBe(403);
  const { json: ident } = await post({ description: 'x' }, 'NORD');
  const report = async () => (await mock.items('expenseReports')).find((item) => item['ident'] === Number(ident));
  expect(await report()).toMatchObject({ companyId: '2', description: 'x' });
  expect((await post({ ident: Number(ident), description: 'y' }, 'ACME')).status).toBe(400);
  expect((await post({ ident: Number(ident), description: 'y' }, 'NORD', 'nord')).status).toBe(200);
  expect(await report()).toMatchObject({ companyId: '2', description: 'y' });
});

test.each<JsonObject>([{ name: 'x' }, { code: null }, { code: 'OTHER' }])(
  'R137 the code of an employee cannot be omitted, null or changed: %j',
  async (json) => {
    expect(await statusOf(`PUT ${EMPLOYEE}`, { json: { ...json, addressId: '3' } })).toBe(400);
  },
);

test('R139 R140 R135 R136 members omitted from an employee’s update: costs 0, hours of the standard week, the rest cleared', async () => {
  await mock.load({ employees: [{ ...(await stored('employees', '3')), isExternal: true, standardWeekId: '1' }] });
  await created(`PUT ${EMPLOYEE}`, { json: { code: 'EMP003', addressId: '3', standardWeekId: '2' } });
  expect(await stored('employees', '3')).toMatchObject({
    dailyCost: 0,
    directHourlyRate: 0,
    dailySellingPrice: 0,
    occupancyRate: 0,
    dailyHours: 7.8,
    email: null,
    isExternal: false,
  });
});

test.each([
  ['1', 7],
  ['2', 7.8],
])(
  'R139 R140 an employee of the standard week %s is created with costs of 0 and %d hours a day',
  async (week, dailyHours) => {
    const json = { code: 'NEW', address: { country: 'FR' }, standardWeekId: week, dailyCost: null };
    const id = await created('POST /workforce/employees', { json });
    const costs = { dailyCost: 0, directHourlyRate: 0, dailySellingPrice: 0, occupancyRate: 0 };
    expect(await stored('employees', id)).toMatchObject({ ...costs, dailyHours });
  },
);

test('R139 R140 costs and hours that are sent override the defaults', async () => {
  const sent = { dailyCost: 1, directHourlyRate: 2, dailySellingPrice: 3, occupancyRate: 0.5, dailyHours: 6 };
  await created(`PUT ${EMPLOYEE}`, { json: { code: 'EMP003', addressId: '3', ...sent } });
  expect(await stored('employees', '3')).toMatchObject(sent);
});

test('R140 an update without a standard week uses the employee’s', async () => {
  await created('PUT /workforce/employees/4', { json: { code: 'EMP004', addressId: '4' } });
  expect((await stored('employees', '4'))['dailyHours']).toBe(7.8);
  await created(`PUT ${EMPLOYEE}`, { json: { code: 'EMP003', addressId: '3' } });
  expect((await stored('employees', '3'))['dailyHours']).toBe(7);
});

test.each([{}, { isExternal: null }])(
  'R136 a boolean of an employee that is omitted or null is false: %j',
  async (json) => {
    await mock.load({ employees: [{ ...(await stored('employees', '3')), isExternal: true }] });
    await created(`PUT ${EMPLOYEE}`, { json: { code: 'EMP003', addressId: '3', ...json } });
    expect((await stored('employees', '3'))['isExternal']).toBe(false);
  },
);

test('R159 the business cards of an employee are ignored in a regular update', async () => {
  await mock.load({ employees: [{ ...(await stored('employees', '3')), businessCards: [{ id: '3' }] }] });
  await created(`PUT ${EMPLOYEE}`, { json: { code: 'EMP003', addressId: '3', businessCards: [] } });
  expect((await stored('employees', '3'))['businessCards']).toEqual([{ id: '3' }]);
});

test('R141 an update without an address requires an existing addressId', async () => {
  for (const json of [{}, { address: null }, { addressId: null }, { address: null, addressId: '' }])
    expect(await statusOf(`PUT ${EMPLOYEE}`, { json: { code: 'EMP003', ...json } })).toBe(400);
  expect(await statusOf(`PUT ${EMPLOYEE}`, { json: { code: 'EMP003', addressId: 'none' } })).toBe(400);
  expect(await statusOf(`PUT ${EMPLOYEE}`, { json: { code: 'EMP003', addressId: '4' } })).toBe(200);
  expect((await stored('employees', '3'))['address']).toEqual({
    line1: '3 place du Marché',
    city: 'Bruxelles',
    postalCode: '1000',
    country: 'BE',
    countryName: 'Belgium',
    phone: '+33 4 00 00 00 04',
  });
});

test.each<[JsonObject, number]>([
  [{ code: 'N' }, 400],
  [{ code: 'N', address: null }, 400],
  [{ code: 'N', address: {} }, 400],
  [{ code: 'N', address: { country: 'FR' } }, 200],
])('R142 creating an employee from %j is %d', async (json, status) => {
  expect(await statusOf('POST /workforce/employees', { json })).toBe(status);
});

test('R179 a task is pre-filled with the defaults of its project, and nothing is stored', async () => {
  const before = await mock.items('projectTasks');
  const preFill = async (id: string, json: JsonObject = {}): Promise<Json | undefined> =>
    await jsonOf(`POST /projectmanagement/projects/${id}/project-tasks/pre-fill`, { json });
  expect(await preFill('2')).toMatchObject({
    code: 'T002',
    order: 2,
    defaultTask: false,
    projectId: '2',
    customerId: '2',
    managerId: '2',
  });
  expect(await preFill('6')).toMatchObject({ code: 'T001', order: 1, projectId: '6', customerId: '6' });
  const own = { code: 'OWN', order: 9, defaultTask: true, customerId: '3', managerId: '1', name: 'Own' };
  expect(await preFill('2', { ...own, projectId: '3' })).toMatchObject({ ...own, projectId: '2' });
  expect(await mock.items('projectTasks')).toEqual(before);
});

test('R172 each time posted on a card group counts', async () => {
  const post = async (group: string, duration: number): Promise<number> => {
    const path = `POST /support/card-groups/${group}/timesheet-entries`;
    const { json } = await send(path, { json: { duration } });
    return Array.isArray(json) ? Number(json[0]) : Number.NaN;
  };
  const sum = await post('1', 1);
  expect([await post('1', 2), (await post('2', 100)) > 0, await post('1', 0.5)]).toEqual([sum + 2, true, sum + 2.5]);
});

test('R177 a transfer includes the times at both ends of its period', async () => {
  const dates = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'];
  await mock.load({
    timesheetEntries: dates.map((date, index) => ({ id: `own${index}`, date, projectId: '5', phaseId: '9' })),
  });
  const moved = async (json: JsonObject): Promise<readonly unknown[]> => {
    await send('POST /projectmanagement/projects/5/phases/9/transfer', {
      json: { toPhaseId: '10', ...json },
    });
    return (await mock.items('timesheetEntries')).filter(({ phaseId }) => phaseId === '10').map(({ id }) => id);
  };
  expect(await moved({ start: dates[1] ?? '', end: dates[1] ?? '' })).toEqual(['own1']);
  expect(await moved({ end: '2026-03-01T02:00:00.000+0200' })).toEqual(['own0', 'own1']);
});

test.each([
  ['123456789012', '**** **** **** 9012'],
  ['1234-5678-9012', '**** **** **** 9012'],
  ['12345678901', '12345678901'],
  ['**** **** **** 9012', '**** **** **** 9012'],
])('R199 the number %s of a card is stored as %s', async (cardNumber, kept) => {
  const id = await created('PUT /workforce/employees/3/business-cards', { json: { employeeId: '3', cardNumber } });
  expect(await stored('businessCards', id)).toMatchObject({ cardNumber: kept });
});

test('R167 an update adds no company code that the resource did not have', async () => {
  await created(`PUT ${EMPLOYEE}`, { json: { code: 'EMP003', addressId: '3' } });
  expect(await stored('employees', '3')).not.toHaveProperty('companyCode');
});

test('R071 an update does not invent the creator of an existing item', async () => {
  await created(`POST ${CARD}`, { json: { employeeId: '1' } });
  expect(Object.keys(objectAt(await stored('businessCards', '1'), 'changeTracking')).toSorted()).toEqual([
    'modificationById',
    'modificationTime',
  ]);
});

test('R167 R168 an update may state the company of the resource', async () => {
  const own = { code: 'EMP003', addressId: '3' };
  const update = async (json: JsonObject): Promise<number> =>
    await statusOf(`PUT ${EMPLOYEE}`, { json: { ...own, ...json }, headers: { 'x-company-code': 'ACME' } });
  expect([await update({ companyId: '1' }), await update({ companyCode: 'ACME' })]).toEqual([200, 200]);
  expect([await update({ companyId: '2' }), await update({ companyCode: 'NORD' })]).toEqual([400, 400]);
});

test('R016 a pre-filled item has all objects that its identifiers refer to', async () => {
  const named = { phaseId: '1', subPhaseId: '1', linkedEmployeeId: '3', standardWeekId: '2' };
  const path = 'POST /projectmanagement/projects/1/project-tasks/pre-fill';
  expect(await jsonOf(path, { json: named })).toMatchObject({
    project: { id: '1', customer: { code: 'CUS001' } },
    phase: { code: 'PH001' },
    subPhase: { code: 'SUB001' },
    customer: { code: 'CUS001' },
    manager: { code: 'EMP001' },
    linkedEmployee: { code: 'EMP003' },
    standardWeek: { code: 'W39' },
  });
  const unknown = Object.fromEntries(Object.keys(named).map((name) => [name, 'none']));
  const { json } = await send(path, { json: unknown });
  for (const name of ['phase', 'subPhase', 'linkedEmployee', 'standardWeek']) expect(json).not.toHaveProperty(name);
});

test.each([
  'POST /support/sprints/none/cards/1/read',
  'POST /support/sprints/1/cards/none/read',
  'POST /projectmanagement/projects/none/phases/1/transfer',
  'PATCH /projectmanagement/projects/none/project-tasks/1',
  'GET /projectmanagement/project-states/none',
  'POST /sales/billing-table/none/force-vat-amount',
  'POST /sales/orders/none/force-vat-amount',
  'POST /sales/quotations/none/force-vat-amount',
  'POST /settings/journals/none/set-end-date',
])('R096 %s is 404, whatever its body', async (request) => {
  for (const json of request.startsWith('GET') ? [undefined] : [{}, [], 'none'])
    expect(await statusOf(request, json === undefined ? {} : { json })).toBe(404);
});
