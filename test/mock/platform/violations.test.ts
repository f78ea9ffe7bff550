import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send, statusOf } = await ownMock();

const broken = (): readonly string[] => mock.violations().flatMap(({ violations }) => violations);

test.each([
  ['POST /settings/journals/search?limt=1', ['/query/limt is not a parameter of the operation. Did you mean "limit"?']],
  [
    'POST /settings/journals/search?Offset=1',
    ['/query/Offset is not a parameter of the operation. Did you mean "offset"?'],
  ],
  ['POST /support/checkbooks/search?limit=1', ['/query/limit is not a parameter of the operation']],
  ['POST /settings/journals/search?limit=1&offset=1', []],
])('an unknown query parameter gets a response, and is a violation: %s', async (request, want) => {
  expect(await statusOf(request, { json: {} })).toBe(200);
  expect(broken()).toEqual(want);
});

test('a Prefer header and a call to the previous version are no violations', async () => {
  await send('GET /support/card-groups/1?group_id=1&__code=404');
  await send('GET /v2/rest/workforce/employees?limit=1');
  expect(broken()).toEqual([]);
});

test('R011 a body without a content type is parsed as JSON, and is a violation', async () => {
  const body = new TextEncoder().encode('{"projectId":"1"}');
  expect(await statusOf('PUT /support/contracts', { body })).toBe(200);
  expect(broken()).toEqual(['/header/content-type is not set, though there is a body']);
});

test.each([
  [
    'PUT /support/contracts',
    { projectId: '1', regresion: true },
    ['/body/regresion is not a known property. Did you mean "regression"?'],
  ],
  ['PUT /support/contracts', { projectId: '1', regression: true, ownNote: 'x' }, []],
  [
    'PUT /support/contracts',
    { projectId: '1', lines: [{ phasId: '1' }] },
    ['/body/lines/0/phasId is not a known property. Did you mean "phaseId"?'],
  ],
])('a name that is almost a known one is a warning of its call: %s %j', async (request, json, want) => {
  await send(request, { json });
  expect(mock.calls().map(({ warnings }) => warnings)).toEqual([want]);
  expect(broken().filter((violation) => violation.includes('known'))).toEqual([]);
});

test('calls show JSON bodies as values, other texts as they were sent, and binary bodies as bytes', async () => {
  const sent = [
    { body: '{"projectId":"1"}', headers: { 'content-type': 'application/json' } },
    { body: 'fine', headers: { 'content-type': 'text/plain' } },
    { body: new Uint8Array([255, 0]), headers: { 'content-type': 'application/octet-stream' } },
    { body: 'null', headers: { 'content-type': 'application/json' } },
  ];
  for (const request of sent) await send('PUT /support/contracts', request);
  await send('GET /support/card-groups/1?group_id=1');
  expect(mock.calls().map(({ requestBody }) => requestBody)).toEqual([
    { projectId: '1' },
    'fine',
    new Uint8Array([255, 0]),
    null,
    undefined,
  ]);
  expect(mock.calls({ status: 200 }).map(({ responseBody }) => responseBody)).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.objectContaining({ id: '1' }),
  ]);
});

test.each<[string, JsonObject, readonly string[]]>([
  ['for its id', { right: { id: '1' } }, ['/body/right is ignored: a request sends rightId, not the nested object']],
  [
    'beside its id',
    { right: { id: '1' }, rightId: '1' },
    ['/body/right is ignored: a request sends rightId, not the nested object'],
  ],
  ['as null', { right: null }, []],
])('R017 a create with a nested object %s ignores it, and violates the contract', async (_, json, want) => {
  const { status, json: id } = await send('PUT /settings/applications', { json });
  expect(status).toBe(200);
  expect(broken()).toEqual(want);
  const stored = (await mock.items('applications')).find((application) => application['id'] === id);
  expect(stored).not.toHaveProperty('right');
});

test('R017 a nested object in a line of an open schema is a violation with its place', async () => {
  const json = { project: { id: '1' }, lines: [{ id: '1' }, { product: { id: '1' } }] };
  expect(await statusOf('PUT /support/contracts', { json })).toBe(200);
  expect(broken()).toEqual([
    '/body/project is ignored: a request sends projectId, not the nested object',
    '/body/lines/1/product is ignored: a request sends productId, not the nested object',
  ]);
});

test('R133 a create with a read-only property ignores it, and violates the contract', async () => {
  const json = { name: 'Seat', projectId: '1', project: { id: '1' }, phaseId: null };
  const path = 'PUT /workforce/custom-requests/1/custom-request-lines';
  expect(await statusOf(path, { json })).toBe(200);
  expect(broken()).toEqual([
    '/body/projectId is ignored: it is read-only',
    '/body/project is ignored: it is read-only',
  ]);
});

test.each<[string, Record<string, Json | undefined>, readonly string[]]>([
  ['beside their ids', {}, []],
  [
    'for its id',
    { managerId: undefined },
    ['/body/manager is ignored: a request sends managerId, not the nested object'],
  ],
])('R161 an update may send the nested objects that were read %s', async (_, change, want) => {
  const json = { id: '1', projectId: '1', closure: false, managerId: '1', manager: { id: '1' }, ...change };
  const body = JSON.stringify(json);
  const headers = { 'content-type': 'application/json' };
  const path = 'POST /projectmanagement/projects/1/phases/1';
  expect(await statusOf(path, { body, headers })).toBe(200);
  expect(broken()).toEqual(want);
});

test.each<[string, readonly string[]]>([
  ['CUSTOM_FIELDS', ['/body the read option CUSTOM_FIELDS has no effect: it is CUSTOM_DATA now']],
  ['CUSTOM_DATA', []],
])('R039 the read option %s of a search', async (option, want) => {
  const json = { readOption: { options: [option] } };
  expect(await statusOf('POST /support/card-groups/search', { json })).toBe(200);
  expect(broken()).toEqual(want);
});

test('R039 v2 takes CUSTOM_FIELDS, which is no violation there', async () => {
  const json = { options: ['CUSTOM_FIELDS'] };
  expect(await statusOf('POST /v2/rest/workforce/custom-requests/1/read', { json })).toBe(200);
  expect(broken()).toEqual([]);
});

test.each<[JsonObject, readonly string[]]>([
  [{ projectId: '1' }, []],
  [{ projectId: '999' }, ['/body/projectId names none of the projects: "999"']],
  [{ lines: [{ phaseId: 'x' }] }, ['/body/lines/0/phaseId names none of the phases: "x"']],
  [{ teamId: '999' }, []],
])('a created contract that names a missing item is stored, and violates the contract: %j', async (json, want) => {
  expect(await statusOf('PUT /support/contracts', { json })).toBe(200);
  expect(broken()).toEqual(want);
  expect(await mock.items('contracts')).toHaveLength(4);
});

test('an update that keeps the identifier of a missing item is no violation', async () => {
  await mock.load({ phases: [{ id: 'own', projectId: '1', managerId: 'gone', closure: false }] });
  const json = { id: 'own', projectId: '1', managerId: 'gone', closure: true };
  expect(await statusOf('POST /projectmanagement/projects/1/phases/own', { json })).toBe(200);
  expect(broken()).toEqual([]);
});
