// Runs in `npm run test:rest`.
import { isIP } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addInferredResources } from '../../../generator/infer/infer.ts';
import { loadDocument } from '#mock/load/load-document.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';
import { ownMock } from '../support/own-mock.ts';
import type { JsonObject } from '../../../generator/model/json.ts';
import { integer, listOf } from '../../support/schemas.ts';

const SPEC = join(import.meta.dirname, '../support/inferred.yaml');
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const { mock } = await ownMock(start(await loadDocument(SPEC), { strict: true }));

interface Called {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

async function call(method: string, path: string, body?: unknown): Promise<Called> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await mock.fetch(`${mock.url}/v1${path}`, { method, ...sent });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
}

/** Creates an order and returns its identifier. */
async function createOrder(order: JsonObject = { title: 'A' }): Promise<string> {
  const { body } = await call('POST', '/orders', { order });
  return String(Object(body).order.id);
}

describe('items', () => {
  test('a new item has an identifier and all required properties, and is marked as inferred', async () => {
    mock.clock.fix('2026-01-31T10:00:00Z');
    const { status, body, headers } = await call('POST', '/orders', { order: { title: 'A', customer: 'c1' } });
    expect([status, headers.get('x-mock')]).toEqual([422, null]);
    const created = await call('POST', '/orders', { order: { title: 'A', customer: { id: 'c1' } } });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      order: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: 'A',
        customer: { id: 'c1' },
        url: expect.stringContaining(':'),
        created_at: '2026-01-31T10:00:00.000Z',
        updated_at: '2026-01-31T10:00:00.000Z',
      },
    });
    expect(body).not.toHaveProperty('order');
    const { id } = Object(created.body).order;
    expect(created.headers.get('location')).toBe(`/v1/orders/${id}`);
    expect(created.headers.get('x-mock')).toBe('inferred');
    expect((await call('GET', `/orders/${id}`)).body).toEqual(created.body);
  });

  test('PATCH merges, and PUT replaces what the body may hold', async () => {
    const id = await createOrder({ title: 'A', note: 'n', customer: { id: 'c1', name: 'Zoë' } });
    const patched = await call('PATCH', `/orders/${id}`, { order: { note: null, customer: { name: 'Ada' } } });
    expect(patched.body).toMatchObject({ order: { id, title: 'A', note: null, customer: { id: 'c1', name: 'Ada' } } });
    const replaced = await call('PUT', `/orders/${id}`, { order: { title: 'B' } });
    expect(replaced.body).toMatchObject({ order: { id, title: 'B' } });
    expect(Object(replaced.body).order).not.toHaveProperty('customer');
    expect((await call('GET', `/orders/${id}`)).body).toEqual(replaced.body);
  });

  test('a deleted item is a 404, in the form that the document describes', async () => {
    const id = await createOrder();
    expect((await call('DELETE', `/orders/${id}`)).status).toBe(204);
    const { status, body, headers } = await call('GET', `/orders/${id}`);
    expect([status, headers.get('x-mock')]).toEqual([404, 'inferred']);
    expect(body).toEqual({ error: { message: expect.stringContaining(id) } });
    for (const method of ['DELETE', 'PATCH', 'PUT'])
      expect(
        (await call(method, `/orders/${id}`, method === 'DELETE' ? undefined : { order: { title: 'A' } })).status,
      ).toBe(404);
  });

  test('an identifier in the body is kept, and a second item with it is a conflict', async () => {
    expect((await call('POST', '/labels', { name: 'bug', color: 'red' })).body).toEqual({ name: 'bug', color: 'red' });
    const again = await call('POST', '/labels', { name: 'bug' });
    // The document describes 422 and not 409.
    expect([again.status, again.body]).toEqual([422, { error: { message: expect.stringContaining('bug') } }]);
  });

  test('PUT creates an item where the document says so', async () => {
    expect((await call('GET', '/settings/theme')).status).toBe(404);
    await call('PUT', '/settings/theme', { value: 'dark' });
    expect((await call('GET', '/settings/theme')).body).toEqual({ key: 'theme', value: 'dark' });
    await call('PUT', '/settings/theme', { value: 'light' });
    expect((await call('GET', '/settings/theme')).body).toEqual({ key: 'theme', value: 'light' });
  });

  test('an action on an item returns it, and is a 404 without it', async () => {
    const id = await createOrder();
    expect((await call('POST', `/orders/${id}/pay`)).body).toMatchObject({ order: { id, title: 'A' } });
    expect((await call('POST', `/orders/${UNKNOWN}/pay`)).status).toBe(404);
  });

  test('a collection that nothing creates begins with samples', async () => {
    const { body } = await call('GET', '/vendors');
    const [first] = Array.isArray(body) ? body : [];
    expect((await call('GET', `/vendors/${first.id}`)).body).toEqual(first);
    expect((await call('GET', '/vendors/nobody')).status).toBe(404);
  });

  test('a deprecated operation says so, as with Prism', async () => {
    const written = await call('PUT', '/settings/theme', { value: 'dark' });
    expect([written.status, written.headers.get('deprecation')]).toEqual([200, null]);
    const { status, headers } = await call('GET', '/settings/theme');
    expect([status, headers.get('x-mock'), headers.get('deprecation')]).toEqual([200, 'inferred', 'true']);
  });

  test('operations without state respond with examples, which are samples', async () => {
    const { body, headers } = await call('GET', '/search');
    expect([body, headers.get('x-mock')]).toEqual(['found', 'sample']);
  });
});

test.each([
  ['/search', 'application/vnd.orders.v3+json', 200],
  ['/search', 'application/vnd.orders.v3.raw', 200],
  ['/search', 'text/csv, application/vnd.orders.v3+json; q=0.5', 200],
  ['/search', 'text/csv', 406],
  ['/vendors', 'application/vnd.orders.v3+json', 200],
])('%s accepts %s with %i: a media type of the vendor selects a version', async (path, accept, status) => {
  const response = await mock.fetch(`${mock.url}/v1${path}`, { headers: { accept } });
  expect(response.status).toBe(status);
});

describe('lists', () => {
  test('pages by limit and offset, with the members that describe them', async () => {
    for (const title of ['A', 'B', 'C']) await createOrder({ title });
    const titles = async (query: string): Promise<unknown> => {
      const { orders, ...rest } = Object((await call('GET', `/orders${query}`)).body);
      return { titles: orders.map(({ title }: { title: string }) => title).join(''), ...rest };
    };
    expect(await titles('')).toEqual({ titles: 'AB', more: true, total: 3, kind: 'list' });
    expect(await titles('?offset=2')).toEqual({ titles: 'C', more: false, total: 3, kind: 'list' });
    expect(await titles('?limit=1&offset=1')).toMatchObject({ titles: 'B', more: true });
  });

  test('filters by a property, unless no item can have the value', async () => {
    await createOrder({ title: 'A', status: 'open' });
    await createOrder({ title: 'B', status: 'paid' });
    const count = async (status: string): Promise<number> =>
      Object((await call('GET', `/orders?status=${status}`)).body).total;
    expect([await count('paid'), await count('all')]).toEqual([1, 2]);
  });

  test('items of different parents are apart, and their parents must exist', async () => {
    const [one, two] = [await createOrder(), await createOrder()];
    const { body: line } = await call('POST', `/orders/${one}/lines`, { text: 'x' });
    const { number } = Object(line);
    expect(number).toEqual(expect.any(Number));
    expect((await call('GET', `/orders/${one}/lines/${number}`)).body).toEqual({ number, text: 'x' });
    expect((await call('GET', `/orders/${two}/lines/${number}`)).status).toBe(404);
    expect((await call('GET', `/orders/${two}/lines`)).body).toEqual([]);
    expect((await call('POST', `/orders/${UNKNOWN}/lines`, { text: 'x' })).status).toBe(404);
    await call('DELETE', `/orders/${one}`);
    expect((await call('GET', `/orders/${one}/lines`)).status).toBe(404);
  });

  test('links to other pages where the document describes the header', async () => {
    const id = await createOrder();
    for (const text of ['x', 'y', 'z']) await call('POST', `/orders/${id}/lines`, { text });
    const { headers, body } = await call('GET', `/orders/${id}/lines?per_page=2&page=1`);
    expect(body).toHaveLength(2);
    expect(headers.get('link')).toBe(
      `</v1/orders/${id}/lines?per_page=2&page=2>; rel="next", </v1/orders/${id}/lines?per_page=2&page=2>; rel="last"`,
    );
  });

  test('spaces, snapshots and loaded items work as with any state', async () => {
    await createOrder();
    await using space = mock.space('other');
    expect(await space.items('orders')).toEqual([]);
    await mock.load({ labels: [{ name: 'loaded' }] });
    expect((await call('GET', '/labels/loaded')).body).toEqual({ name: 'loaded' });
  });
});

/** Starts a mock of the paths of a collection `things`. */
async function startThings(paths: JsonObject, { strict = true } = {}): Promise<Mock> {
  const root: JsonObject = addInferredResources({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths });
  const documents = [{ name: 'openapi', root: JSON.parse(JSON.stringify(root)) }];
  return start({ platform: emptyPlatform, documents }, { strict, check: false });
}

function responseOf(schema: JsonObject): JsonObject {
  return { responses: { 200: { description: '', content: { 'application/json': { schema } } } } };
}

function bodyOf(schema: JsonObject): JsonObject {
  return { requestBody: { content: { 'application/json': { schema } } } };
}

describe('a new identifier', () => {
  const postThing = async (idSchema: JsonObject, parameter: JsonObject): Promise<readonly unknown[]> => {
    const item = { type: 'object', properties: { id: idSchema, name: { type: 'string' } } };
    const named = { type: 'object', properties: { name: { type: 'string' } } };
    const parameters = [{ name: 'thing_id', in: 'path', required: true, schema: parameter }];
    await using things = await startThings({
      '/things': { post: { ...responseOf(item), ...bodyOf(named) } },
      '/things/{thing_id}': { parameters, get: responseOf(item) },
    });
    const headers = { 'content-type': 'application/json' };
    const created = await things.fetch(`${things.url}/things`, { method: 'POST', headers, body: '{"name":"A"}' });
    const { id } = Object(await created.json());
    const read = await things.fetch(`${things.url}/things/${id}`);
    return [id, read.status, Object(await read.json()).name];
  };
  const text = { type: 'string' };

  test.each([
    ['a number', text, text, '900001'],
    ['a UUID', text, { type: 'string', format: 'uuid' }, '00000000-0000-4000-8000-000000900001'],
    ['a prefix', text, { type: 'string', pattern: '^thg_[0-9]{4}$' }, expect.stringMatching(/^thg_\d{4}$/)],
    ['an integer in a text', text, integer, '900001'],
  ])('fits the path by which it is read: %s', async (_, idSchema, parameter, id) => {
    expect(await postThing(idSchema, parameter)).toEqual([id, 200, 'A']);
  });
});

test('an optional description of a page has all required members, without a value where there is no other page', async () => {
  const item = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
  const page = { type: ['integer', 'null'] };
  const number = integer;
  const pagination = {
    type: 'object',
    required: ['page', 'previous_page', 'next_page', 'total_entries', 'is_last', 'kind'],
    properties: {
      page: number,
      previous_page: page,
      next_page: page,
      total_entries: number,
      is_last: { type: 'boolean' },
      kind: { const: 'pages' },
    },
  };
  const meta = { type: 'object', properties: { pagination } };
  const list = { type: 'object', properties: { things: listOf(item), meta } };
  const query = (name: string): JsonObject => ({ name, in: 'query', schema: number });
  await using things = await startThings({
    '/things': {
      get: { ...responseOf(list), parameters: [query('page'), query('per_page')] },
      post: { ...responseOf(item), ...bodyOf(item) },
    },
    '/things/{id}': { get: responseOf(item) },
  });
  const headers = { 'content-type': 'application/json' };
  for (const body of ['{"name":"A"}', '{"name":"B"}', '{"name":"C"}'])
    await things.fetch(`${things.url}/things`, { method: 'POST', headers, body });
  const pages = await Promise.all(
    ['', '?per_page=2', '?per_page=2&page=2'].map(async (search) => {
      const response = await things.fetch(`${things.url}/things${search}`);
      return Object(await response.json()).meta.pagination;
    }),
  );
  const shared = { total_entries: 3, kind: 'pages' };
  expect(pages).toEqual([
    { ...shared, page: 1, previous_page: null, next_page: null, is_last: true },
    { ...shared, page: 1, previous_page: null, next_page: 2, is_last: false },
    { ...shared, page: 2, previous_page: 1, next_page: null, is_last: true },
  ]);
});

test('an item keeps what was posted where its creation responds with an acknowledgement', async () => {
  const text = { type: 'string' };
  const properties = { id: text, name: text, note: text };
  const accepted = { type: 'object', properties: { id: text, status: { const: 'queued' } } };
  await using things = await startThings({
    '/things': {
      get: responseOf(listOf({ type: 'object', required: ['id', 'name'], properties })),
      post: { ...responseOf(accepted), ...bodyOf({ type: 'object', properties: { name: text, note: text } }) },
    },
  });
  expect(await callThings(things, 'POST', '/things', { name: 'A', note: 'B' })).toEqual([200, { id: '900001' }]);
  expect(await callThings(things, 'GET', '/things')).toEqual([200, [{ id: '900001', name: 'A', note: 'B' }]]);
});

test('the location of a new item leads to it in its space', async () => {
  const item = { type: 'object', properties: { id: { type: 'string' } } };
  const created = { description: '', content: { 'application/json': { schema: item } } };
  await using things = await startThings({
    '/things': { post: { responses: { 201: created }, ...bodyOf(item) } },
    '/things/{id}': { get: responseOf(item) },
  });
  const space = `${things.url}/__mock/space/one`;
  const headers = { 'content-type': 'application/json' };
  const response = await things.fetch(`${space}/things`, { method: 'POST', body: '{}', headers });
  const location = response.headers.get('location') ?? '';
  expect(location).toBe('/__mock/space/one/things/900001');
  expect((await things.fetch(things.url + location)).status).toBe(200);
});

/** Calls an operation of a mock, and returns the status and the body. */
async function callThings(things: Mock, method: string, path: string, sent?: object): Promise<readonly unknown[]> {
  const isForm = sent instanceof URLSearchParams;
  const response = await things.fetch(`${things.url}${path}`, {
    method,
    ...(sent === undefined
      ? {}
      : isForm
        ? { body: sent }
        : { body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  return [response.status, text === '' ? undefined : JSON.parse(text)];
}

describe('bodies', () => {
  const text = { type: 'string' };
  const number = integer;
  const object = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
    type: 'object',
    required,
    properties,
  });

  test('a list two members deep has what surrounds it', async () => {
    const item = object({ id: number, name: text });
    const data = object({ results: listOf(item), total: number, query: text }, ['results', 'query']);
    const paging = { name: 'per_page', in: 'query', schema: number };
    await using things = await startThings({
      '/things': {
        get: { ...responseOf(object({ data }, ['data'])), parameters: [paging] },
        post: { ...responseOf(object({ data: item })), ...bodyOf(object({ name: text })) },
      },
      '/things/{id}': { get: responseOf(object({ data: item })) },
    });
    for (const name of ['A', 'B']) await callThings(things, 'POST', '/things', { name });
    const [, list] = await callThings(things, 'GET', '/things?per_page=1');
    expect(list).toEqual({ data: { results: [{ id: 900001, name: 'A' }], total: 2, query: expect.any(String) } });
  });

  test('a form sets properties whatever their case', async () => {
    const item = object({ sid: text, friendly_name: text, date_created: text });
    const form = { content: { 'application/x-www-form-urlencoded': { schema: object({ FriendlyName: text }) } } };
    const write = { ...responseOf(item), requestBody: form };
    await using things = await startThings({
      '/Things': { get: responseOf(object({ things: listOf(item) })), post: write },
      '/Things/{Sid}': { get: responseOf(item), post: write },
    });
    const [, made] = await callThings(things, 'POST', '/Things', new URLSearchParams({ FriendlyName: 'A' }));
    expect(made).toMatchObject({ friendly_name: 'A' });
    const path = `/Things/${String(Object(made).sid)}`;
    await callThings(things, 'POST', path, new URLSearchParams({ FriendlyName: 'B' }));
    expect(await callThings(things, 'GET', path)).toEqual([200, expect.objectContaining({ friendly_name: 'B' })]);
  });

  test.each([
    ['the listed', object({ name: text, order: number })],
    ['any', { type: 'object' }],
  ])('a flat body sets %s attributes of a resource of JSON:API', async (_, attributes) => {
    const item = object({ type: text, id: text, attributes });
    const write = { ...responseOf(object({ data: item })), ...bodyOf(object({ name: text, order: number })) };
    await using things = await startThings({
      '/things': { post: write },
      '/things/{id}': { get: responseOf(object({ data: item })), put: write },
    });
    const [, made] = await callThings(things, 'POST', '/things', { name: 'A', order: 1 });
    const { id } = Object(made).data;
    expect(made).toMatchObject({ data: { id, attributes: { name: 'A', order: 1 } } });
    await callThings(things, 'PUT', `/things/${id}`, { name: 'B' });
    const [, read] = await callThings(things, 'GET', `/things/${id}`);
    expect(read).toMatchObject({ data: { id, attributes: { name: 'B', order: 1 } } });
  });

  test('a format at the end of a path is no part of the identifier', async () => {
    const item = object({ id: text, name: text });
    const format = { name: 'format', in: 'path', required: true, schema: { enum: ['json', 'xml'] } };
    await using things = await startThings({
      '/things.{format}': { parameters: [format], post: { ...responseOf(item), ...bodyOf(object({ name: text })) } },
      '/things/{id}.{format}': {
        parameters: [format],
        get: responseOf(item),
        delete: { responses: { 204: { description: '' } } },
      },
    });
    const [, made] = await callThings(things, 'POST', '/things.json', { name: 'A' });
    const path = `/things/${Object(made).id}.json`;
    expect(await callThings(things, 'GET', path)).toEqual([200, made]);
    expect((await callThings(things, 'DELETE', path))[0]).toBe(204);
    expect((await callThings(things, 'GET', path))[0]).toBe(404);
  });

  test.each([text, {}])('samples have identifiers of %j that the path by which they are read allows', async (id) => {
    const item = object({ id, name: text }, ['id', 'name']);
    const schema = { type: 'string', pattern: '^[0-9a-f]{32}$' };
    await using things = await startThings({
      '/things': { get: responseOf(listOf(item)) },
      '/things/{id}': { parameters: [{ name: 'id', in: 'path', required: true, schema }], get: responseOf(item) },
    });
    const [, list] = await callThings(things, 'GET', '/things');
    const found: { readonly id: string }[] = Object(list);
    expect(found.map((each) => /^[0-9a-f]{32}$/.test(each.id))).toEqual([true, true, true]);
    expect(await callThings(things, 'GET', `/things/${found[0]?.id}`)).toEqual([200, found[0]]);
  });

  test('an item is shown where two variants of the response are the same, so that nothing is valid', async () => {
    const item = object({ id: text, name: text });
    const either = responseOf({ oneOf: [item, { ...item, description: 'With more.' }] });
    const paths = {
      '/things': { post: { ...either, ...bodyOf(object({ name: text })) } },
      '/things/{id}': { get: either },
    };
    await using things = await startThings(paths, { strict: false });
    const thing = { id: '900001', name: 'A' };
    expect(await callThings(things, 'POST', '/things', { name: 'A' })).toEqual([200, thing]);
    expect(await callThings(things, 'GET', '/things/900001')).toEqual([200, thing]);
  });

  test('an identifier that is an IP address is one, and another for each item', async () => {
    const item = object({ address: { ...text, format: 'ip', readOnly: true }, name: text });
    await using things = await startThings({
      '/things': { post: { ...responseOf(item), ...bodyOf(object({ name: text })) } },
      '/things/{address}': { get: responseOf(item) },
    });
    const made = [
      await callThings(things, 'POST', '/things', { name: 'A' }),
      await callThings(things, 'POST', '/things', { name: 'B' }),
    ];
    const addresses = made.map(([, thing]) => String(Object(thing).address));
    expect(addresses.map((address) => isIP(address))).toEqual([4, 4]);
    expect(new Set(addresses).size).toBe(2);
    expect(await callThings(things, 'GET', `/things/${addresses[1]}`)).toEqual(made[1]);
  });

  test('an identifier in the body that no path can have is replaced', async () => {
    const item = object({ id: text, name: text });
    const parameters = [{ name: 'id', in: 'path', required: true, schema: integer }];
    await using things = await startThings({
      '/things': { post: { ...responseOf(item), ...bodyOf(item) } },
      '/things/{id}': { parameters, get: responseOf(item) },
    });
    const [, made] = await callThings(things, 'POST', '/things', { id: 'a', name: 'A' });
    expect(made).toEqual({ id: '900001', name: 'A' });
    expect(await callThings(things, 'POST', '/things', { id: '7', name: 'B' })).toEqual([200, { id: '7', name: 'B' }]);
  });

  test('a nested collection that nothing creates begins with samples below each parent, which keep changes', async () => {
    const item = object({ id: { type: 'string', format: 'uuid' }, name: text }, ['id', 'name']);
    const step = { ...item };
    const list = responseOf(listOf(step));
    await using things = await startThings({
      '/things': { post: { ...responseOf(item), ...bodyOf(object({ name: text })) } },
      '/things/{thing_id}': { get: responseOf(item) },
      '/things/{thing_id}/steps': { get: list },
      '/things/{thing_id}/steps/{id}': { get: responseOf(step), delete: { responses: { 204: { description: '' } } } },
    });
    const stepsOf = async (id: string): Promise<readonly unknown[]> => {
      const [, steps] = await callThings(things, 'GET', `/things/${id}/steps`);
      return Array.isArray(steps) ? steps : [];
    };
    const made = [
      await callThings(things, 'POST', '/things', { name: 'A' }),
      await callThings(things, 'POST', '/things', { name: 'B' }),
    ];
    const [first = '', second = ''] = made.map(([, thing]) => String(Object(thing).id));
    expect(Object(made[0]?.[1])).toEqual({ id: first, name: 'A' });
    const [sample] = await stepsOf(first);
    const path = `/things/${first}/steps/${Object(sample).id}`;
    expect(await callThings(things, 'GET', path)).toEqual([200, sample]);
    expect(await callThings(things, 'DELETE', path)).toEqual([204, undefined]);
    expect([(await stepsOf(first)).length + 1, await stepsOf(second)]).toEqual([3, expect.arrayContaining([sample])]);
    expect(await callThings(things, 'GET', '/things/nobody/steps')).toMatchObject([404, {}]);
    expect(await callThings(things, 'GET', `/things/${first}`)).toEqual([200, { id: first, name: 'A' }]);
  });
});
