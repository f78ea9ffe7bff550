import { afterEach, describe, expect, test } from 'vitest';
import { addInferredResources, inferResources } from '../../../generator/infer/infer.ts';
import type { JsonObject } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';
import { integer, listOf, text } from '../../support/schemas.ts';

const texts: JsonObject = listOf(text);
const object = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: 'object',
  required: [...required],
  properties,
});
const content = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const response = (schema: JsonObject): JsonObject => ({ description: '', ...content(schema) });
const operation = (sent: JsonObject | undefined, status: number, received?: JsonObject): JsonObject => ({
  ...(sent === undefined ? {} : { requestBody: content(sent) }),
  responses: { [status]: received === undefined ? { description: '' } : response(received) },
});
const SHEET = object({ id: text, title: text, folder: text }, ['id', 'title']);
const parameter = (name: string, place: string, schema: JsonObject = text): JsonObject => ({
  name,
  in: place,
  required: place === 'path',
  schema,
});

function documentOf(paths: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths }));
}

let mock: Mock | undefined;
afterEach(() => mock?.close());

/** Sends requests to a mock of the paths, and returns the statuses and bodies of the responses. */
async function run(paths: JsonObject, requests: readonly (readonly [request: string, body?: unknown])[]) {
  const root = addInferredResources(documentOf(paths));
  mock = await start({ platform: emptyPlatform, documents: [{ name: 't', root }] });
  const results = [];
  for (const [request, body] of requests) {
    const [method = '', path = ''] = request.split(' ');
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const init = { method, headers: { 'content-type': 'application/json' }, ...sent };
    const received = await mock.fetch(mock.url + path, init);
    const written = await received.text();
    results.push([received.status, written === '' ? undefined : JSON.parse(written)]);
  }
  return results;
}

describe('operations with a resource and a verb at the end of their path', () => {
  const BY_BODY = {
    '/api/sheets.add': {
      post: operation(object({ title: text, folder: text }, ['title']), 200, object({ data: SHEET })),
    },
    '/api/sheets.info': { post: operation(object({ sheetId: text }, ['sheetId']), 200, object({ data: SHEET })) },
    '/api/sheets.edit': {
      post: operation(object({ sheetId: text, title: text }, ['sheetId']), 200, object({ data: SHEET })),
    },
    '/api/sheets.remove': {
      post: operation(object({ sheetId: text }), 200, object({ success: { const: true } }, ['success'])),
    },
    '/api/sheets.list': {
      post: operation(object({ folder: text, limit: integer }), 200, object({ data: listOf(SHEET) })),
    },
    '/api/sheets.publish': {
      post: operation(object({ sheetId: text }), 200, object({ success: { type: 'boolean' } })),
    },
    '/api/letters.info': { post: operation(object({ id: text }), 200, object({ data: SHEET })) },
  };

  test('keep state, with the identifier and the query in their bodies', async () => {
    expect(
      await run(BY_BODY, [
        ['POST /api/sheets.add', { title: 'A', folder: 'x' }],
        ['POST /api/sheets.add', { title: 'B', folder: 'y' }],
        ['POST /api/sheets.edit', { sheetId: '900001', title: 'C' }],
        ['POST /api/sheets.info', { sheetId: '900001' }],
        ['POST /api/sheets.list', { folder: 'y' }],
        ['POST /api/sheets.list', { limit: 1 }],
        ['POST /api/sheets.remove', { sheetId: '900001' }],
        ['POST /api/sheets.info', { sheetId: '900001' }],
      ]),
    ).toEqual([
      [200, { data: { id: '900001', title: 'A', folder: 'x' } }],
      [200, { data: { id: '900002', title: 'B', folder: 'y' } }],
      [200, { data: { id: '900001', title: 'C', folder: 'x' } }],
      [200, { data: { id: '900001', title: 'C', folder: 'x' } }],
      [200, { data: [{ id: '900002', title: 'B', folder: 'y' }] }],
      [200, { data: [{ id: '900001', title: 'C', folder: 'x' }] }],
      [200, { success: true }],
      [404, expect.anything()],
    ]);
  });

  test('of other verbs, and of resources that nothing creates, keep none', () => {
    const { operations } = inferResources(documentOf(BY_BODY));
    expect(operations.filter(({ kind }) => kind === 'none').map(({ path }) => path)).toEqual([
      '/api/sheets.publish',
      '/api/letters.info',
    ]);
  });

  test('may read by GET, and hold the item in a member of another name', async () => {
    const ROOM = object({ id: text, name: text }, ['id', 'name']);
    const wrapped = (name: string, schema: JsonObject) => object({ ok: { const: true }, [name]: schema }, ['ok', name]);
    const paths = {
      '/rooms.create': { post: operation(object({ name: text }), 200, wrapped('channel', ROOM)) },
      '/rooms.list': { get: operation(undefined, 200, wrapped('channels', listOf(ROOM))) },
      '/rooms.info': {
        get: { ...operation(undefined, 200, wrapped('channel', ROOM)), parameters: [parameter('channel', 'query')] },
      },
    };
    expect(
      await run(paths, [
        ['POST /rooms.create', { name: 'a' }],
        ['GET /rooms.list'],
        ['GET /rooms.info?channel=900001'],
        ['GET /rooms.info?channel=7'],
      ]),
    ).toEqual([
      [200, { ok: true, channel: { id: '900001', name: 'a' } }],
      [200, { ok: true, channels: [{ id: '900001', name: 'a' }] }],
      [200, { ok: true, channel: { id: '900001', name: 'a' } }],
      [404, expect.anything()],
    ]);
    expect(mock?.warnings()).toEqual([]);
  });
});

describe('operations with a verb as the last segment of their path', () => {
  const CLIENT = object({ Id: integer, Name: text, Note: text });
  const list = object({ Count: integer, ErrorMessages: listOf(SHEET) });
  const listed = object({ ...Object(list['properties']), Result: listOf(CLIENT) });
  const PATHS = {
    '/client/new': { post: operation(object({ Name: text, Note: text }), 200, integer) },
    '/client/all': { get: operation(undefined, 200, listed) },
    '/client/details': { get: { ...operation(undefined, 200, CLIENT), parameters: [parameter('id', 'query')] } },
    '/client/update': { put: operation(object({ Id: integer, Name: text }), 204) },
    '/client/delete': { post: operation(object({ Id: integer }), 204) },
  };

  test('keep state', async () => {
    expect(
      await run(PATHS, [
        ['POST /client/new', { Name: 'A', Note: 'x' }],
        ['POST /client/new', { Name: 'B' }],
        ['PUT /client/update', { Id: 900001, Name: 'C' }],
        ['GET /client/details?id=900001'],
        ['POST /client/delete', { Id: 900002 }],
        ['GET /client/all'],
        ['GET /client/details?id=900002'],
      ]),
    ).toEqual([
      [200, 900001],
      [200, 900002],
      [204, undefined],
      [200, { Id: 900001, Name: 'C', Note: 'x' }],
      [204, undefined],
      [200, { Count: 1, Result: [{ Id: 900001, Name: 'C', Note: 'x' }] }],
      [404, expect.anything()],
    ]);
  });

  test('keep the items of each noun apart, also where it is below another word', async () => {
    const SALE = object({ id: text, total: integer }, ['id', 'total']);
    const PURCHASE = object({ id: text, supplier: text }, ['id', 'supplier']);
    const orders = (prefix: string, item: JsonObject): JsonObject => ({
      [`${prefix}/order/new`]: { post: operation(item, 200, item) },
      [`${prefix}/order/all`]: { get: operation(undefined, 200, listOf(item)) },
    });
    expect(
      await run({ ...orders('/sales', SALE), ...orders('/purchase', PURCHASE) }, [
        ['POST /sales/order/new', { id: 'a', total: 1 }],
        ['POST /purchase/order/new', { id: 'a', supplier: 'x' }],
        ['GET /sales/order/all'],
        ['GET /purchase/order/all'],
      ]),
    ).toEqual([
      [200, { id: 'a', total: 1 }],
      [200, { id: 'a', supplier: 'x' }],
      [200, [{ id: 'a', total: 1 }]],
      [200, [{ id: 'a', supplier: 'x' }]],
    ]);
  });

  const { '/client/all': _, '/client/details': details, ...changes } = PATHS;
  const REST = { get: operation(undefined, 200, listOf(CLIENT)), post: operation(object({ Name: text }), 201, CLIENT) };
  const REST_ITEM = { parameters: [parameter('id', 'path')], get: operation(undefined, 200, CLIENT) };
  const without = { ...details.get, parameters: [] };
  test.for<readonly [what: string, paths: JsonObject]>([
    ['beside the paths of a collection of several', { ...PATHS, '/clients': REST, '/clients/{id}': REST_ITEM }],
    ['beside the paths of a collection', { ...PATHS, '/client': PATHS['/client/new'], '/client/{id}': details }],
    [
      'of an item that its reading does not identify, such as the cart',
      { ...changes, '/client/details': { get: without } },
    ],
    ['whose items nothing shows', changes],
  ])('keep none %s', ([, paths]) => {
    const { operations } = inferResources(documentOf(paths));
    expect(operations.filter(({ path, kind }) => kind !== 'none' && /^\/client\/[a-z]+$/.test(path))).toEqual([]);
  });
});

describe('operations on many items', () => {
  const ONE = { parameters: [parameter('id', 'path')] };
  const PART = object({ id: text, text, sheetId: text }, ['id', 'text']);
  const PATHS = {
    '/sheets': {
      get: operation(undefined, 200, listOf(SHEET)),
      post: operation(object({ title: text }, ['title']), 201, SHEET),
      delete: { ...operation(undefined, 204), parameters: [parameter('ids', 'query', texts)] },
    },
    '/sheets/{id}': { ...ONE, get: operation(undefined, 200, SHEET), delete: operation(undefined, 204) },
    '/sheets/batch_delete': {
      post: operation(object({ sheetIds: texts, note: text }), 200, object({ deleted: integer })),
    },
    '/sheets/query': {
      post: operation(object({ title: text, q: text }), 200, object({ hits: listOf(SHEET), total: integer })),
    },
    '/sheets/{id}/parts': {
      ...ONE,
      get: operation(undefined, 200, listOf(PART)),
      post: operation(object({ text }), 201, PART),
    },
    '/parts/{id}': { ...ONE, get: operation(undefined, 200, PART) },
  };

  test('are found and deleted by what the body or the query lists, with what is below them', async () => {
    const results = await run(PATHS, [
      ...['A', 'B', 'C', 'D'].map((title) => ['POST /sheets', { title }] as const),
      ['POST /sheets/900001/parts', { text: 'x' }],
      ['POST /sheets/900004/parts', { text: 'y' }],
      ['POST /sheets/query', { title: 'B' }],
      ['POST /sheets/query', { q: 'c' }],
      ['POST /sheets/batch_delete', { sheetIds: ['900001', '900002', 'none'] }],
      ['GET /parts/900001'],
      ['DELETE /sheets?ids=900003'],
      ['GET /sheets'],
      ['DELETE /sheets/900004'],
      ['GET /parts/900002'],
    ]);
    expect(mock?.warnings()).toEqual([]);
    expect(results.slice(6)).toEqual([
      [200, { hits: [{ id: '900002', title: 'B' }], total: 1 }],
      [200, { hits: [{ id: '900003', title: 'C' }], total: 1 }],
      [200, { deleted: 2 }],
      [404, expect.anything()],
      [204, undefined],
      [200, [{ id: '900004', title: 'D' }]],
      [204, undefined],
      [404, expect.anything()],
    ]);
  });
});

describe('several items are changed', () => {
  const ONE = { parameters: [parameter('id', 'path')] };
  const LIST: JsonObject = listOf(SHEET);
  const PATHS = {
    '/sheets': { get: operation(undefined, 200, LIST), post: operation(object({ title: text }), 201, SHEET) },
    '/sheets/{id}': { ...ONE, get: operation(undefined, 200, SHEET) },
  };
  const ids = ['900001', '900002'];
  const changed = ids.map((id) => ({ id, title: id.slice(-1), folder: 'f' }));

  test.each<readonly [request: string, sent: JsonObject, body: unknown, received: JsonObject, want: unknown]>([
    ['POST /sheets/bulk-update', object({ ids: texts, folder: text }), { ids, folder: 'f' }, LIST, changed],
    [
      'PATCH /sheets/bulk',
      object({ sheetIds: texts, data: object({ folder: text }) }),
      { sheetIds: [...ids, 'none'], data: { folder: 'f' } },
      object({ updated: integer }),
      { updated: 2 },
    ],
    ['PUT /sheets/batch', object({ sheets: LIST }), { sheets: changed }, object({ sheets: LIST }), { sheets: changed }],
    [
      'PATCH /sheets',
      listOf(object({ id: text, folder: text }, ['id'])),
      ids.map((id) => ({ id, folder: 'f' })),
      LIST,
      changed,
    ],
  ])('by %s with %j', async (request, sent, body, received, want) => {
    const [method = '', path = ''] = request.split(' ');
    const own = path === '/sheets' ? PATHS[path] : {};
    const paths = { ...PATHS, [path]: { ...own, [method.toLowerCase()]: operation(sent, 200, received) } };
    const results = await run(paths, [
      ...['1', '2', '3'].map((title) => ['POST /sheets', { title }] as const),
      [request, body],
      ['GET /sheets'],
    ]);
    expect(results.slice(3)).toEqual([
      [200, want],
      [200, [...changed, { id: '900003', title: '3' }]],
    ]);
  });
});

test('an item is found by another property than its identifier, also after a change of that', async () => {
  const USER = object({ id: text, email: text, name: text }, ['id', 'email']);
  const by = (name: string): JsonObject => ({ parameters: [parameter(name, 'path')] });
  const paths = {
    '/users': { get: operation(undefined, 200, listOf(USER)), post: operation(USER, 201, USER) },
    '/users/{id}': { ...by('id'), get: operation(undefined, 200, USER), patch: operation(USER, 200, USER) },
    '/users/by-email/{email}': {
      ...by('email'),
      get: operation(undefined, 200, USER),
      delete: operation(undefined, 204),
    },
  };
  expect(
    await run(paths, [
      ['POST /users', { id: 'a', email: 'a@example.com' }],
      ['GET /users/by-email/a@example.com'],
      ['PATCH /users/a', { id: 'a', email: 'b@example.com' }],
      ['GET /users/by-email/a@example.com'],
      ['DELETE /users/by-email/b@example.com'],
      ['GET /users/a'],
    ]),
  ).toEqual([
    [201, { id: 'a', email: 'a@example.com' }],
    [200, { id: 'a', email: 'a@example.com' }],
    [200, { id: 'a', email: 'b@example.com' }],
    [404, expect.anything()],
    [204, undefined],
    [404, expect.anything()],
  ]);
});

describe('a path below a parent and one at the top address the same items', () => {
  const $ref = '#/components/schemas/Wallet';
  const WALLET = object({ id: { ...text, readOnly: true }, code: text, name: text, customer_id: text });
  const paths = (code: JsonObject, description = 'Delete a wallet.'): JsonObject => ({
    '/customers': { post: operation(object({ id: text }), 201, object({ id: text, name: text })) },
    '/customers/{customer_id}': {
      parameters: [parameter('customer_id', 'path')],
      get: operation(undefined, 200, object({ id: text, name: text })),
    },
    '/wallets': {
      get: operation(undefined, 200, listOf({ $ref })),
      post: operation(object({ name: text, customer_id: text, ...code }), 201, { $ref }),
    },
    '/wallets/{id}': { parameters: [parameter('id', 'path')], get: operation(undefined, 200, { $ref }) },
    '/customers/{customer_id}/wallets': {
      parameters: [parameter('customer_id', 'path')],
      get: operation(undefined, 200, listOf({ $ref })),
    },
    '/customers/{customer_id}/wallets/{code}': {
      parameters: [parameter('customer_id', 'path'), parameter('code', 'path')],
      get: operation(undefined, 200, { $ref }),
      delete: { ...operation(undefined, 204), description },
    },
  });
  const below = '/customers/{customer_id}/wallets';
  const creation = { post: operation(object({ code: text, name: text }), 201, { $ref }) };
  const wallets = paths({ code: text });
  const createsBelow: JsonObject = { ...wallets, [below]: { ...Object(wallets[below]), ...creation } };
  const ofId = (item: unknown): JsonObject => JSON.parse(JSON.stringify(item).replaceAll('"code"', '"id"'));
  const documented = (all: JsonObject): JsonObject => ({
    ...documentOf(all),
    components: { schemas: { Wallet: WALLET } },
  });

  test('also by another identifier', async () => {
    const root = addInferredResources(documented(paths({ code: text })));
    mock = await start({ platform: emptyPlatform, documents: [{ name: 't', root }] });
    const { url, fetch } = mock;
    const send = async (method: string, path: string, body?: object): Promise<unknown> => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const headers = { 'content-type': 'application/json' };
      const received = await fetch(url + path, { method, headers, ...sent });
      return received.status === 200 ? received.json() : received.status;
    };
    for (const id of ['a', 'b']) expect(await send('POST', '/customers', { id })).toBe(201);
    for (const customer_id of ['a', 'b'])
      expect(await send('POST', '/wallets', { name: customer_id, code: 'main', customer_id })).toBe(201);
    const wallet = { id: '900002', code: 'main', name: 'b', customer_id: 'b' };
    expect(await send('GET', '/customers/b/wallets')).toEqual([wallet]);
    expect(await send('GET', '/customers/b/wallets/main')).toEqual(wallet);
    expect(await send('DELETE', '/customers/a/wallets/main')).toBe(204);
    expect(await send('GET', '/customers/a/wallets/main')).toBe(404);
    expect(await send('GET', '/wallets')).toEqual([wallet]);
  });

  test('but only below the parent to which they refer', async () => {
    const { [`${below}/{code}`]: item, ...others } = wallets;
    const root = addInferredResources(documented({ ...others, [`${below}/{id}`]: ofId(item) }));
    mock = await start({ platform: emptyPlatform, documents: [{ name: 't', root }] });
    const { url, fetch } = mock;
    const send = async (method: string, path: string, body?: object): Promise<number> => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return (await fetch(url + path, { method, headers: { 'content-type': 'application/json' }, ...sent })).status;
    };
    for (const id of ['a', 'b']) await send('POST', '/customers', { id });
    await send('POST', '/wallets', { name: 'n', customer_id: 'a' });
    expect(await send('GET', '/customers/b/wallets/900001')).toBe(404);
    expect(await send('DELETE', '/customers/b/wallets/900001')).toBe(404);
    expect(await send('GET', '/customers/a/wallets/900001')).toBe(200);
    expect(await send('DELETE', '/customers/a/wallets/900001')).toBe(204);
    expect(await send('GET', '/wallets/900001')).toBe(404);
  });

  test.for<readonly [what: string, paths: JsonObject]>([
    ['no creation chooses the identifier', paths({})],
    ['DELETE only ends a relation', paths({ code: text }, 'Remove a wallet from a customer.')],
    ['the path below the parent creates too, by the other identifier', createsBelow],
  ])('but not where %s', ([, all]) => {
    const { operations } = inferResources(documented(all));
    const found = operations.filter(({ path }) => path.endsWith('/wallets/{code}'));
    expect(found.filter(({ resource }) => resource?.['collection'] === 'wallets')).toEqual([]);
  });
});

test('an item in a member of the member that holds it is stored, with its file', async () => {
  const PART = object({ id: text, title: text }, ['id']);
  const held = (name: string, schema: JsonObject): JsonObject =>
    object({ data: object({ [name]: schema, revision: integer }, [name, 'revision']) }, ['data']);
  const form = { content: { 'multipart/form-data': { schema: object({ file: { ...text, format: 'binary' } }) } } };
  const paths = {
    '/sheets': {
      get: operation(undefined, 200, held('sheets', listOf(SHEET))),
      post: operation(object({ sheet: object({ title: text }) }), 201, held('sheet', SHEET)),
    },
    '/sheets/{id}': { parameters: [parameter('id', 'path')], get: operation(undefined, 200, held('sheet', SHEET)) },
    '/sheets/{id}/images': {
      parameters: [parameter('id', 'path')],
      get: operation(undefined, 200, listOf(PART)),
      post: { requestBody: form, responses: { 201: response(PART) } },
    },
    '/sheets/{id}/images/{imageId}': {
      parameters: [parameter('id', 'path'), parameter('imageId', 'path')],
      get: { responses: { 200: { description: '', content: { 'image/png': {} } } } },
    },
  };
  const sheet = { id: '900001', title: 'A' };
  expect(
    await run(paths, [['POST /sheets', { sheet: { title: 'A' } }], ['GET /sheets'], ['GET /sheets/900001']]),
  ).toEqual([
    [201, { data: { sheet, revision: expect.any(Number) } }],
    [200, { data: { sheets: [sheet], revision: expect.any(Number) } }],
    [200, { data: { sheet, revision: expect.any(Number) } }],
  ]);
  const body = new FormData();
  body.set('file', new Blob(['abc'], { type: 'image/png' }), 'a.png');
  const images = `${mock?.url}/sheets/900001/images`;
  const made = await mock?.fetch(images, { method: 'POST', body });
  const part = await made?.json();
  const read = await mock?.fetch(`${images}/${part.id}`);
  expect([read?.headers.get('content-type'), await read?.text()]).toEqual(['image/png', 'abc']);
});

test('an upload that creates something beside the item responds with its form and an identifier of its own', async () => {
  const fields = { kind: text, note: text };
  const form = object({ file: { ...text, format: 'binary' }, ...fields });
  const paths = {
    '/sheets': { get: operation(undefined, 200, listOf(SHEET)), post: operation(object({ title: text }), 201, SHEET) },
    '/sheets/{id}': { parameters: [parameter('id', 'path')], get: operation(undefined, 200, SHEET) },
    '/sheets/{id}/documents': {
      parameters: [parameter('id', 'path')],
      post: {
        requestBody: { content: { 'multipart/form-data': { schema: form } } },
        responses: { 201: response(object({ id: text, ...fields }, ['id', 'kind'])) },
      },
    },
  };
  const [made] = await run(paths, [['POST /sheets', { title: 'A' }]]);
  expect(made).toMatchObject([201, { title: 'A' }]);
  const { id } = Object(made?.[1]);
  const body = new FormData();
  for (const [name, value] of Object.entries({ kind: 'customs', note: 'hello' })) body.set(name, value);
  body.set('file', new Blob(['abc']), 'a.bin');
  const upload = async (): Promise<{ id: string }> =>
    (await mock?.fetch(`${mock.url}/sheets/${id}/documents`, { method: 'POST', body }))?.json();
  const [one, other] = [await upload(), await upload()];
  expect(one).toEqual({ id: expect.any(String), kind: 'customs', note: 'hello' });
  expect(new Set([one.id, other.id, id]).size).toBe(3);
});

test('what a path can delete is missing until a request creates it', async () => {
  const KEY = object({ issuer: text }, ['issuer']);
  const paths = {
    '/license': {
      get: operation(undefined, 200, KEY),
      post: operation(KEY, 201, KEY),
      put: operation(KEY, 200, KEY),
      delete: operation(undefined, 204),
    },
  };
  const conflict = {
    201: { description: '', content: { 'application/json': { schema: KEY } } },
    409: { description: '' },
  };
  const post = { ...paths['/license'].post, responses: conflict };
  const shown = (results: readonly unknown[][]): unknown[] =>
    results.map(([status, value]) => (Number(status) >= 400 || value === undefined ? [status] : [status, value]));
  const known = await run({ '/license': { ...paths['/license'], post } }, [
    ['GET /license'],
    ['POST /license', { issuer: 'b' }],
    ['POST /license', { issuer: 'c' }],
  ]);
  expect(shown(known)).toEqual([[404], [201, { issuer: 'b' }], [409]]);
  const results = await run(paths, [
    ['GET /license'],
    ['PUT /license', { issuer: 'a' }],
    ['POST /license', { issuer: 'b' }],
    ['POST /license', { issuer: 'c' }],
    ['PUT /license', { issuer: 'd' }],
    ['GET /license'],
    ['DELETE /license'],
    ['GET /license'],
  ]);
  const want = [
    [404],
    [404],
    [201, { issuer: 'b' }],
    [201, { issuer: 'c' }],
    [200, { issuer: 'd' }],
    [200, { issuer: 'd' }],
    [204],
    [404],
  ];
  expect(shown(results)).toEqual(want);
  expect(JSON.stringify(results[0])).toContain('nothing is here until a request creates it');
});

test('the only item of a path that an update changes and DELETE resets is never missing', async () => {
  const USER = object({ name: text }, ['name']);
  const put = { ...operation(USER, 200, USER), summary: 'Update the current user' };
  const remove = { ...operation(undefined, 204), summary: 'Delete my account' };
  const paths = { '/me': { get: operation(undefined, 200, USER), put, delete: remove } };
  const results = await run(paths, [['GET /me'], ['PUT /me', { name: 'a' }], ['GET /me']]);
  expect(results).toEqual([
    [200, expect.anything()],
    [200, { name: 'a' }],
    [200, { name: 'a' }],
  ]);
});

test('a member that a path names is added as another collection has it, listed and removed', async () => {
  const PART = object({ id: text, name: text }, ['id', 'name']);
  const list = operation(undefined, 200, listOf(PART));
  const paths = {
    '/parts': { post: operation(PART, 201, PART), get: list },
    '/parts/{part}': { parameters: [parameter('part', 'path')], get: operation(undefined, 200, PART) },
    '/kits/{kit}/parts': { parameters: [parameter('kit', 'path')], get: list },
    '/kits/{kit}/parts/{part}': {
      parameters: [parameter('kit', 'path'), parameter('part', 'path')],
      put: operation(undefined, 200, object({ kit: text, part: text })),
      delete: operation(undefined, 204),
    },
  };
  const results = await run(paths, [
    ['POST /parts', { id: 'p', name: 'Pin' }],
    ['PUT /kits/1/parts/p'],
    ['GET /kits/1/parts'],
    ['GET /kits/2/parts'],
    ['PUT /kits/1/parts/none'],
    ['DELETE /kits/1/parts/p'],
    ['GET /kits/1/parts'],
  ]);
  expect(results).toEqual([
    [201, { id: 'p', name: 'Pin' }],
    [200, { kit: '1', part: 'p' }],
    [200, [{ id: 'p', name: 'Pin' }]],
    [200, []],
    [404, expect.anything()],
    [204, undefined],
    [200, []],
  ]);
});

test('settings of any members are stored, and replaced or changed as a whole', async () => {
  const ANY = { type: 'object', additionalProperties: true };
  const paths = {
    '/settings': {
      get: operation(undefined, 200, ANY),
      put: operation(ANY, 200, ANY),
      patch: operation({ type: 'object' }, 204),
    },
  };
  expect(
    await run(paths, [
      ['PUT /settings', { theme: 'dark', size: 2 }],
      ['GET /settings'],
      ['PATCH /settings', { size: 3 }],
      ['GET /settings'],
      ['PUT /settings', { lang: 'en' }],
      ['GET /settings'],
    ]),
  ).toEqual([
    [200, { theme: 'dark', size: 2 }],
    [200, { theme: 'dark', size: 2 }],
    [204, undefined],
    [200, { theme: 'dark', size: 3 }],
    [200, { lang: 'en' }],
    [200, { lang: 'en' }],
  ]);
});

test('an accepted job is polled to its end by the clock', async () => {
  const job = object({ id: text, state: { enum: ['failed', 'queued', 'running', 'done'] } }, ['id', 'state']);
  const uri = { schema: { type: 'string', format: 'uri' } };
  const headers = { 'Retry-After': { schema: integer }, Location: uri };
  const accepted = {
    requestBody: content(object({ format: text })),
    responses: { 202: { ...response(job), headers } },
  };
  const read = { 200: { ...response(job), headers: { 'Retry-After': { schema: integer } } } };
  const paths = {
    '/reports': { post: accepted },
    '/reports/{id}': { parameters: [parameter('id', 'path')], get: { responses: read } },
  };
  const [created] = await run(paths, [['POST /reports', { format: 'csv' }]]);
  expect(created).toEqual([202, { id: '900001', state: 'queued' }]);
  mock?.clock.fix('2026-01-31T10:00:00Z');
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const second = await mock?.fetch(`${mock.url}/reports`, init);
  const states = [];
  for (const seconds of [0, 0.999, 0.001, 1, 9]) {
    mock?.clock.advance(seconds * 1000);
    const received = await mock?.fetch(`${mock.url}/reports/900002`);
    const body = await received?.json();
    states.push([body?.state, received?.headers.get('retry-after')]);
  }
  expect([second?.headers.get('retry-after'), second?.headers.get('location'), states]).toEqual([
    '1',
    expect.stringMatching(/^http:.*\/reports\/900002$/),
    [
      ['queued', '1'],
      ['queued', '1'],
      ['running', '1'],
      ['done', null],
      ['done', null],
    ],
  ]);
});

test('an action sets properties to members of its body, and a custom method acts on its item', async () => {
  const host = object({ id: text, enabled: { type: 'boolean' }, title: text }, ['id']);
  const id = [parameter('id', 'path')];
  const paths = {
    '/hosts': { get: operation(undefined, 200, { type: 'array', items: host }), post: operation(host, 201, host) },
    '/hosts/{id}': { parameters: id, get: operation(undefined, 200, host) },
    '/hosts/{id}/status': { parameters: id, put: operation(object({ enabled: { type: 'boolean' } }), 204) },
    '/hosts/{id}:restart': { parameters: id, post: operation(undefined, 204) },
  };
  expect(
    await run(paths, [
      ['POST /hosts', { id: 'a', enabled: true, title: 'A' }],
      ['PUT /hosts/a/status', { enabled: false }],
      ['GET /hosts/a'],
      ['POST /hosts/a:restart'],
      ['POST /hosts/b:restart'],
    ]),
  ).toEqual([
    [201, { id: 'a', enabled: true, title: 'A' }],
    [204, undefined],
    [200, { id: 'a', enabled: false, title: 'A' }],
    [204, undefined],
    [404, expect.anything()],
  ]);
});

test('an accepted run that sets nothing of its result shows a whole one at its status', async () => {
  const id = [parameter('runId', 'path')];
  const result = object({ runId: text, step: { enum: ['first'] } });
  const paths = {
    '/runs': { post: operation(object({ inputs: texts }), 202, object({ runId: text })) },
    '/runs/{runId}/status': { parameters: id, get: operation(undefined, 200, result) },
  };
  const [started] = await run(paths, [['POST /runs', { inputs: ['a'] }]]);
  const { runId } = Object(started?.[1]);
  await mock?.close();
  const requests = [
    ['POST /runs', { inputs: ['a'] }],
    [`GET /runs/${runId}/status`],
    ['GET /runs/none/status'],
  ] as const;
  expect((await run(paths, requests)).slice(1)).toEqual([
    [200, { runId, step: 'first' }],
    [404, expect.anything()],
  ]);
});
