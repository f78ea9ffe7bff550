import { expect, test } from 'vitest';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import type { SentResponse } from '../support/send-request.ts';
import { ownMock } from '../support/own-mock.ts';

/** Operations that the platform has and its seeds do not show: the rules of their fields are shown at work on these. */
const COLLECTIONS = ['contacts', 'customers', 'documents', 'quickEntries'];

function operation(collection: string, action: string, id?: string): JsonObject {
  const content = { 'application/json': { schema: { type: 'object' } } };
  const parameters = id === undefined ? [] : [{ name: id, in: 'path', required: true, schema: { type: 'string' } }];
  const resource = { collection, action, ...(id === undefined ? {} : { id }) };
  const response = action === 'read' ? { type: 'object' } : { type: 'string' };
  return {
    operationId: `${action} ${collection}`,
    parameters,
    ...(action === 'read' ? {} : { requestBody: { required: true, content } }),
    responses: { 200: { description: '', content: { 'application/json': { schema: response } } } },
    'x-resource': resource,
  };
}

const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Others', version: '1' },
  servers: [{ url: '/rest' }],
  security: [{ basic: [] }],
  components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } },
  paths: {
    ...Object.fromEntries(COLLECTIONS.map((name) => [`/${name}`, { put: operation(name, 'create') }])),
    ...Object.fromEntries(
      COLLECTIONS.map((name) => [
        `/${name}/{some_id}`,
        { get: operation(name, 'read', 'some_id'), post: operation(name, 'replace', 'some_id') },
      ]),
    ),
    '/contacts/{contact_id}/links': { put: operation('peopleLinks', 'create') },
    '/contacts/{contact_id}/links/{some_id}': {
      get: operation('peopleLinks', 'read', 'some_id'),
      post: operation('peopleLinks', 'replace', 'some_id'),
    },
  },
};

const { mock, send, statusOf, jsonOf } = await ownMock(
  start({ platform, documents: [{ name: 'others', root }] }, { port: 0, seed: 7 }),
);

const address = { country: 'FR' };

async function read(path: string, response?: SentResponse): Promise<unknown> {
  return await jsonOf(`GET ${path}${response === undefined ? '' : `/${String(response.json)}`}`);
}

test('R138 the title of a contact defaults to M', async () => {
  for (const title of [undefined, null]) {
    const response = await send('PUT /contacts', {
      json: { name: 'Weber', address, ...(title === undefined ? {} : { title }) },
    });
    expect(await read('/contacts', response)).toMatchObject({ title: 'M' });
  }
  await send('POST /contacts/2', { json: { name: 'Weber', address } });
  expect(await read('/contacts/2')).toMatchObject({ title: 'M', name: 'Weber' });
  await send('POST /contacts/2', { json: { name: 'Weber', title: 'MME', address } });
  expect(await read('/contacts/2')).toMatchObject({ title: 'MME' });
});

test.each(['contacts', 'customers'])(
  'R135 R136 a field of the %s that is omitted or null is cleared, and a boolean is false',
  async (name) => {
    const [, second = {}] = await mock.items(name);
    for (const omitted of [{}, { newsletter: null, note: null }]) {
      await mock.load({ [name]: [{ ...second, newsletter: true, note: 'x' }] });
      expect(await statusOf(`POST /${name}/2`, { json: { name: 'Weber', address, ...omitted } })).toBe(200);
      expect(await read(`/${name}/2`)).toMatchObject({ name: 'Weber', newsletter: false, note: null });
    }
  },
);

test('R136 a boolean that is sent is stored as sent', async () => {
  const [, second = {}] = await mock.items('contacts');
  await mock.load({ contacts: [{ ...second, newsletter: false, vip: true }] });
  await send('POST /contacts/2', { json: { name: 'Weber', address, newsletter: true, vip: null } });
  expect(await read('/contacts/2')).toMatchObject({ newsletter: true, vip: false });
});

test('R141 R142 an address named in an update is stored with its name, and a country cannot be an empty string', async () => {
  const [one = {}] = await mock.items('addresses');
  await send('POST /contacts/1', { json: { name: 'x', address: null, addressId: '1' } });
  expect(await read('/contacts/1')).toMatchObject({ addressId: '1', address: { line1: one['line1'] } });
  const response = await send('POST /contacts/1', { json: { name: 'x', addressId: 'none' } });
  expect([response.status, response.text]).toEqual([400, expect.stringContaining('addressId')]);
  expect(await statusOf('PUT /contacts', { json: { name: 'x', address: { country: '' } } })).toBe(400);
});

test('R018 an unknown country code has no name', async () => {
  for (const country of ['France', 'fr', 'ZZ', 'EU']) {
    const response = await send('PUT /contacts', { json: { name: 'x', address: { country } } });
    expect(await read('/contacts', response)).toMatchObject({ address: { country } });
    expect(await read('/contacts', response)).not.toHaveProperty(['address', 'countryName']);
  }
});

test('R142 R141 the address of a contact', async () => {
  for (const missing of [{}, { address: null }, { address: {} }, { address: { city: 'Lyon' } }])
    expect(await statusOf('PUT /contacts', { json: { name: 'x', ...missing } })).toBe(400);
  expect(await statusOf('PUT /contacts', { json: { name: 'x', address } })).toBe(200);
  expect(await statusOf('POST /contacts/1', { json: { name: 'x', address: null, addressId: 'none' } })).toBe(400);
  expect(await statusOf('POST /contacts/1', { json: { name: 'x', address: null, addressId: '2' } })).toBe(200);
});

test('R143 R144 R146 closure, email and code of a customer cannot be set', async () => {
  const response = await send('PUT /customers', {
    json: { code: 'NEW', name: 'Weber', closure: true, email: 'a@b.example', address },
  });
  expect(await read('/customers', response)).toMatchObject({ closure: false, email: null, code: 'NEW' });
  await send('POST /customers/1', {
    json: { name: 'Renamed', closure: true, email: 'x@y.example', address },
  });
  expect(await read('/customers/1')).toMatchObject({
    name: 'Renamed',
    closure: false,
    email: 'contact1@example.com',
    code: 'CUS001',
  });
  const [first = {}] = await mock.items('customers');
  await mock.load({ customers: [{ ...first, closure: true }] });
  await send('POST /customers/1', { json: { name: 'Renamed', closure: false, address } });
  expect(await read('/customers/1')).toMatchObject({ closure: true });
  expect(await statusOf('POST /customers/1', { json: { name: 'x', code: 'OTHER', address } })).toBe(400);
  expect(await statusOf('POST /customers/1', { json: { code: 'CUS001', address } })).toBe(400);
});

test('R146 the code of a customer may be sent as it is', async () => {
  expect(await statusOf('POST /customers/1', { json: { name: 'Renamed', code: 'CUS001', address } })).toBe(200);
  expect(await read('/customers/1')).toMatchObject({ name: 'Renamed', code: 'CUS001' });
});

test('R147 a document without a file gets none by an update', async () => {
  const response = await send('PUT /documents', { json: { title: 'Plan' } });
  await send(`POST /documents/${String(response.json)}`, {
    json: { title: 'Plan', fileUrl: '/late.pdf' },
  });
  expect(await read('/documents', response)).toMatchObject({ fileUrl: null });
});

test('R147 the URL of a document’s file stays', async () => {
  const response = await send('PUT /documents', { json: { title: 'Plan', fileUrl: '/first.pdf' } });
  await send(`POST /documents/${String(response.json)}`, {
    json: { title: 'Plan 2', fileUrl: '/second.pdf' },
  });
  expect(await read('/documents', response)).toMatchObject({ title: 'Plan 2', fileUrl: '/first.pdf' });
});

const LINK = {
  linkSourceId: '1',
  linkTargetId: '2',
  linkType: 'FRIEND',
  targetThirdPartyId: '3',
  targetThirdPartyType: 'CUSTOMER',
};

test.each(Object.keys(LINK))('R149 a link requires %s', async (name) => {
  const { [name]: _, ...rest } = Object.fromEntries(Object.entries(LINK));
  expect(await statusOf('PUT /contacts/1/links', { json: rest })).toBe(400);
  expect(await statusOf('PUT /contacts/1/links', { json: { ...LINK, [name]: null } })).toBe(400);
});

test.each(['linkSourceId', 'linkTargetId', 'targetThirdPartyId'])('R149 %s of a link must exist', async (name) => {
  expect(await statusOf('PUT /contacts/1/links', { json: { ...LINK, [name]: 'none' } })).toBe(400);
});

test('R149 a link joins contacts and employees; other kinds of third parties are undocumented', async () => {
  await mock.load({ contacts: [{ id: 'contact' }], employees: [{ id: 'employee' }], customers: [{ id: 'customer' }] });
  const link = async (json: JsonObject) => await statusOf('PUT /contacts/1/links', { json: { ...LINK, ...json } });
  expect(await link({ linkSourceId: 'contact', linkTargetId: 'employee' })).toBe(200);
  expect(await link({ linkSourceId: 'employee', linkTargetId: 'contact' })).toBe(200);
  expect(await link({ linkSourceId: 'customer' })).toBe(400);
  for (const kind of ['CONTACT', 'EMPLOYEE', 'CUSTOMER']) {
    expect(await link({ targetThirdPartyType: kind, targetThirdPartyId: kind.toLowerCase() })).toBe(200);
    expect(await link({ targetThirdPartyType: kind, targetThirdPartyId: 'none' })).toBe(400);
  }
  expect(await link({ targetThirdPartyType: 'OTHER', targetThirdPartyId: 'none' })).toBe(200);
  expect(await link({ targetThirdPartyType: 'constructor', targetThirdPartyId: 'none' })).toBe(200);
});

test('R148 R150 R151 a link has an id, a source, and at most one default', async () => {
  const response = await send('PUT /contacts/1/links', { json: LINK });
  const id = String(response.json);
  expect(await read('/contacts/1/links', response)).toMatchObject({
    sourceThirdPartyType: 'CONTACT',
    sourceThirdPartyId: '1',
    defaultLink: false,
  });
  const stated = { sourceThirdPartyType: 'CUSTOMER', sourceThirdPartyId: '5' };
  const other = await send('PUT /contacts/1/links', { json: { ...LINK, ...stated } });
  expect(await read('/contacts/1/links', other)).toMatchObject(stated);
  expect(await statusOf(`POST /contacts/1/links/${id}`, { json: { ...LINK, id: 'other' } })).toBe(400);
  expect(await statusOf(`POST /contacts/1/links/${id}`, { json: LINK })).toBe(400);
  expect(await statusOf(`POST /contacts/1/links/${id}`, { json: { ...LINK, id, defaultLink: true } })).toBe(200);
  // The default stays the default when it is updated, and another person has one of its own.
  expect(await statusOf(`POST /contacts/1/links/${id}`, { json: { ...LINK, id, defaultLink: true } })).toBe(200);
  const elsewhere = { ...LINK, linkSourceId: '3', defaultLink: true };
  expect(await statusOf('PUT /contacts/3/links', { json: elsewhere })).toBe(200);
  expect(await statusOf('PUT /contacts/1/links', { json: { ...LINK, defaultLink: true } })).toBe(400);
  expect(await statusOf('POST /contacts/1/links/none', { json: { ...LINK, id: 'none' } })).toBe(404);
});

test('R151 links that are not the default do not prevent one', async () => {
  await send('PUT /contacts/1/links', { json: LINK });
  expect(await statusOf('PUT /contacts/1/links', { json: { ...LINK, defaultLink: true } })).toBe(200);
  expect(await statusOf('PUT /contacts/1/links', { json: { ...LINK, defaultLink: false } })).toBe(200);
});

const ENTRY = { projectId: '1', phaseId: '1', subPhaseId: '1', projectTaskId: '1' };

/** Tasks that stand in no phase, and one that stands in no project: they contradict no entry. */
const FREE = [{ id: '60', projectId: '6' }, { id: '61', projectId: '1' }, { id: '62' }];

test.each<[string, JsonObject, number]>([
  ['R152 all it needs', ENTRY, 200],
  ['R152 no project', { ...ENTRY, projectId: null, projectTaskId: '62' }, 400],
  ['R152 an unknown project', { projectId: 'none', projectTaskId: '62' }, 400],
  ['R153 no phase where the project has phases', { projectId: '1', projectTaskId: '61' }, 400],
  ['R153 an unknown phase', { projectId: '1', phaseId: 'none', projectTaskId: '61' }, 400],
  ['R153 a phase of another project', { projectId: '1', phaseId: '3', projectTaskId: '61' }, 400],
  ['R153 no phase where the project has none', { projectId: '6', projectTaskId: '60' }, 200],
  ['R154 no sub-phase where the phase has some', { projectId: '1', phaseId: '1', projectTaskId: '61' }, 400],
  ['R154 a sub-phase of another phase', { projectId: '1', phaseId: '1', subPhaseId: '3', projectTaskId: '61' }, 400],
  ['R154 no sub-phase where the phase has none', { projectId: '1', phaseId: '2', projectTaskId: '61' }, 200],
  ['R155 no task', { ...ENTRY, projectTaskId: null }, 400],
  ['R155 an unknown task', { ...ENTRY, projectTaskId: 'none' }, 400],
  ['R155 a task of another project', { projectId: '6', projectTaskId: '61' }, 400],
  ['R155 a task of another phase', { projectId: '1', phaseId: '2', projectTaskId: '1' }, 400],
  ['R155 a task of another sub-phase', { ...ENTRY, projectTaskId: '63' }, 400],
  ['R155 a task of another phase, in no sub-phase', { projectId: '1', phaseId: '2', projectTaskId: '64' }, 400],
])('%s in a quick entry', async (_, json, status) => {
  await mock.load({
    projectTasks: [
      ...FREE,
      { id: '63', projectId: '1', phaseId: '1', subPhaseId: '7' },
      { id: '64', projectId: '1', phaseId: '1' },
    ],
  });
  expect(await statusOf('PUT /quickEntries', { json })).toBe(status);
});
