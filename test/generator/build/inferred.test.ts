import { describe, expect, test } from 'vitest';
import { buildContract } from '../../../generator/build/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { inferDocument } from '../../../generator/infer/infer.ts';
import type { Json, JsonObject } from '../../../generator/model/json.ts';

const json = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });
const infer = (paths: JsonObject, schemas: JsonObject = {}) =>
  buildContract(
    {
      document: { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths, components: { schemas } },
      infer: inferDocument,
    },
    new Diagnostics(),
  ).api;

/** Returns the note of the write at a path, and the rules of its safe update. */
function updateOf(read: Json, sent: Json, { headers = {}, ...more }: JsonObject = {}, method = 'put') {
  const parameters: Json = [{ name: 'thing_id', in: 'path', required: true, schema: { type: 'string' } }];
  const write = { operationId: 'write', requestBody: json(sent), responses: { 200: { description: '' } }, ...more };
  const get = { operationId: 'get', responses: { 200: { description: '', headers, ...json(read) } } };
  const tree = { a: TEXT, parent: { anyOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] } };
  const api = infer(
    { '/things/{thing_id}': { parameters, get, [method]: write } },
    {
      Thing: object({ a: TEXT, b: TEXT }),
      Masked: object({ a: TEXT }, MASKED),
      Tree: object({ id: { type: 'string', readOnly: true }, ...tree, b: TEXT }),
      Marked: object({
        id: { type: 'string', readOnly: true },
        seen: { type: 'string', readOnly: true },
        a: TEXT,
        b: TEXT,
        children: { type: 'array', items: { $ref: '#/components/schemas/Marked' } },
      }),
    },
  );
  const note = api.inferred?.notes.find(({ about, operation }) => about === 'update' && operation === 'write');
  const operation = api.groups.flatMap(({ operations }) => operations).find(({ id }) => id === 'write');
  return { reason: note?.reason, replacement: operation?.update?.replacement };
}

const TEXT: Json = { type: 'string' };
const MASKED: JsonObject = { description: 'The values of secrets are masked.' };
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more });

const list = (properties: JsonObject): Json => ({ type: 'array', items: object(properties) });

describe('a safe update is inferred where the read returns all that the write accepts', () => {
  test.each<[string, Json, Json, JsonObject, object]>([
    [
      'what is only read is left out',
      object({ id: TEXT, a: TEXT }),
      object({ a: TEXT }),
      {},
      { rules: { readOnly: ['id'] } },
    ],
    [
      'the body is closed',
      object({ a: TEXT }),
      object({ a: TEXT }, { additionalProperties: false }),
      {},
      { rules: { known: ['a'] } },
    ],
    [
      'null is read, but not sent',
      object({ a: { type: ['string', 'null'] } }),
      object({ a: TEXT }),
      {},
      { rules: { nonNull: ['a'] } },
    ],
    [
      'nested objects differ',
      object({ a: object({ x: TEXT, y: TEXT }), z: TEXT }),
      object({ a: object({ x: TEXT }) }),
      {},
      { rules: { nested: { a: { readOnly: ['y'] } } } },
    ],
    [
      'items of a list differ',
      object({ a: list({ x: TEXT, y: { type: 'string', readOnly: true } }) }),
      object({ a: list({ x: TEXT }) }),
      {},
      { rules: { nested: { a: { readOnly: ['y'] } } } },
    ],
    [
      'the body repeats the path',
      object({ a: TEXT }),
      object({ a: TEXT, thing_id: TEXT }),
      {},
      { rules: { given: { thing_id: 'thingId' } } },
    ],
    [
      'the body repeats the path, but perhaps with another key',
      object({ a: TEXT, b: TEXT }),
      object({ a: TEXT, b: TEXT, thing_id: { type: 'integer' } }),
      {},
      { unread: ['thing_id'], rules: { unread: ['thing_id'] } },
    ],
    [
      'the read is wrapped',
      object({ data: { $ref: '#/components/schemas/Thing' } }),
      { $ref: '#/components/schemas/Thing' },
      {},
      { item: ['data'], sent: [] },
    ],
    [
      'both are wrapped',
      object({ thing: object({ a: TEXT, z: TEXT }) }),
      object({ thing: object({ a: TEXT }) }),
      {},
      { item: ['thing'], sent: ['thing'] },
    ],
    [
      'the write takes If-Match',
      object({ a: TEXT }),
      object({ a: TEXT }),
      { parameters: [{ name: 'If-Match', in: 'header', schema: TEXT }] },
      { etag: 'ifMatch', isGuarded: true },
    ],
    [
      'the read has an ETag, and the write a 412',
      object({ a: TEXT }),
      object({ a: TEXT }),
      { headers: { ETag: { schema: TEXT } }, responses: { 200: { description: '' }, 412: { description: '' } } },
      { etag: '', isGuarded: true },
    ],
    [
      'an object contains its own kind, which is sent as it is read',
      { $ref: '#/components/schemas/Tree' },
      { $ref: '#/components/schemas/Tree' },
      {},
      { rules: { readOnly: ['id'] } },
    ],
    [
      'an object contains its own kind, of which something is only read',
      { $ref: '#/components/schemas/Marked' },
      { $ref: '#/components/schemas/Marked' },
      {},
      { unread: ['children'] },
    ],
    [
      'a secret is read and sent',
      object({ a: TEXT, b: TEXT, webhook_secret: TEXT, secret: { type: 'boolean' } }),
      object({ a: TEXT, b: TEXT, webhook_secret: TEXT, secret: { type: 'boolean' } }),
      {},
      { unread: ['webhook_secret'] },
    ],
    [
      'of several properties one is not read, and one in another type',
      object({ a: TEXT, b: TEXT, c: TEXT, d: TEXT }),
      object({ a: TEXT, b: TEXT, c: TEXT, d: { type: 'integer' }, e: TEXT }),
      {},
      { unread: ['d', 'e'], rules: { unread: ['d', 'e'] } },
    ],
    [
      'a deprecated property is not read',
      object({ a: TEXT }),
      object({ a: TEXT, old: { type: 'string', deprecated: true } }),
      {},
      {},
    ],
    [
      'a POST says that it replaces the whole',
      object({ a: TEXT }),
      object({ a: TEXT }),
      { description: 'Replaces the whole thing.', method: 'post' },
      {},
    ],
  ])('%s', (_, read, sent, { method = 'put', ...more }, want) => {
    const { replacement } = updateOf(read, sent, more, String(method));
    expect({ unread: undefined, ...replacement }).toMatchObject({ unread: undefined, ...want });
  });

  test('an ETag is read, but no write is said to compare it -> a second read, and the reason says so', () => {
    const found = updateOf(object({ a: TEXT }), object({ a: TEXT }), { headers: { ETag: { schema: TEXT } } });
    expect(found.replacement).toMatchObject({ etag: '' });
    expect(found.replacement).not.toHaveProperty('isGuarded');
    expect(found.reason).toContain('with If-Match, after a second read, as no 412 is documented');
  });

  test.each<[RegExp, Json, Json, JsonObject]>([
    [/`b` is sent but not read/, object({ a: TEXT }), object({ a: TEXT, b: TEXT }), {}],
    [/`a.y` is sent but not read/, object({ a: object({ x: TEXT }) }), object({ a: object({ x: TEXT, y: TEXT }) }), {}],
    [/`a.y` is read but not sent/, object({ a: list({ x: TEXT, y: TEXT }) }), object({ a: list({ x: TEXT }) }), {}],
    [/`a` is read and sent in different types/, object({ a: TEXT }), object({ a: { type: 'integer' } }), {}],
    [/`owner` is read and sent/, object({ owner: object({ id: TEXT }) }), object({ owner: TEXT }), {}],
    [/its body is a list, not an object/, list({ a: TEXT }), list({ a: TEXT }), {}],
    [/`a` is read with hidden values/, object({ a: { ...MASKED, type: 'string' } }), object({ a: TEXT }), {}],
    [/what is read hides values/, { $ref: '#/components/schemas/Masked' }, object({ a: TEXT }), {}],
    [/not one plain object/, object({ a: TEXT }), { oneOf: [object({ a: TEXT }), object({ a: TEXT })] }, {}],
    [/no documented properties/, object({ a: TEXT }), { type: 'object' }, {}],
    [
      /keeps what the body leaves out/,
      object({ a: TEXT }),
      object({ a: TEXT }),
      { description: 'Omitted fields remain unchanged.' },
    ],
    [
      /keeps what the body leaves out/,
      object({ a: TEXT }),
      object({ a: TEXT }),
      { description: 'Only specified fields will be changed (id is required).' },
    ],
    [/changes the given properties only/, object({ a: TEXT }), object({ a: TEXT }), { method: 'patch' }],
    [/it says that it creates/, object({ a: TEXT }), object({ a: TEXT }), { summary: 'Create things' }],
    [/it says that it creates/, object({ a: TEXT }), object({ a: TEXT }), { summary: 'createThings' }],
    [
      /it creates items/,
      object({ a: TEXT }),
      object({ a: TEXT }),
      { method: 'post', 'x-resource': { action: 'create', inferred: true } },
    ],
    [
      /requires `key` beside the resource/,
      object({ thing: object({ a: TEXT }) }),
      object({ thing: object({ a: TEXT }), key: TEXT }, { required: ['key'] }),
      { 'x-resource': { envelope: { request: 'thing', response: 'thing' }, inferred: true } },
    ],
  ])('refused: %s', (reason, read, sent, { method = 'put', ...more }) => {
    const found = updateOf(read, sent, more, String(method));
    expect(found.reason).toMatch(reason);
    expect(found.replacement).toBeUndefined();
  });
});

describe('pages of a list', () => {
  const query = (...names: readonly string[]): Json =>
    names.map((name) => ({ name, in: 'query', schema: { type: /cursor|after/.test(name) ? 'string' : 'integer' } }));
  const pagesOf = (parameters: Json, members: JsonObject, headers: JsonObject = {}) => {
    const thing = object({ id: TEXT, a: TEXT });
    const list = object({ data: { type: 'array', items: { $ref: '#/components/schemas/Thing' } }, ...members });
    const ok = (schema: Json): JsonObject => ({ 200: { description: '', headers, ...json(schema) } });
    const item = { $ref: '#/components/schemas/Thing' };
    const parameter: Json = [{ name: 'id', in: 'path', required: true, schema: TEXT }];
    const api = infer(
      {
        '/things': {
          get: { operationId: 'list', parameters, responses: ok(list) },
          post: { operationId: 'add', requestBody: json(item), responses: ok(item) },
        },
        '/things/{id}': { parameters: parameter, get: { operationId: 'get', responses: ok(item) } },
      },
      { Thing: thing },
    );
    const operations = api.groups.flatMap((group) => group.operations);
    const { name: _, ...paging } = operations.find(({ id }) => id === 'list')?.paging ?? { name: '' };
    const note = api.inferred?.notes.find(({ about }) => about === 'paging');
    return [paging, note?.reason];
  };
  const INTEGER: Json = { type: 'integer' };

  test.each<[Json, JsonObject, JsonObject, object, RegExp]>([
    [
      query('limit', 'cursor'),
      { next_cursor: TEXT },
      {},
      { by: 'cursor', property: ['cursor'], next: ['next_cursor'], isText: true },
      /next_cursor/,
    ],
    [
      query('page'),
      { total_pages: INTEGER },
      {},
      { by: 'page', property: ['page'], first: 1, pages: ['total_pages'] },
      /page, from 1/,
    ],
    [
      query('limit', 'offset'),
      { total: INTEGER },
      {},
      { by: 'offset', property: ['offset'], first: 0, total: ['total'] },
      /offset, from 0/,
    ],
    [
      query('limit', 'starting_after'),
      { has_more: { type: 'boolean' } },
      {},
      { by: 'cursor', key: 'id', more: ['has_more'] },
      /last item/,
    ],
    [
      query('page'),
      { links: object({ next: { type: 'string', format: 'uri' } }) },
      {},
      { by: 'link', next: ['links', 'next'] },
      /links\.next/,
    ],
    [query('page'), {}, { Link: { schema: TEXT } }, { by: 'link', next: 'link' }, /link/],
    [[], {}, {}, { by: 'none' }, /without pages/],
    [query('first', 'max'), {}, {}, { by: 'offset', property: ['first'], first: 0 }, /offset, from 0/],
    [
      [{ name: 'page', in: 'query', schema: { oneOf: [INTEGER, object({ number: INTEGER })] } }],
      {},
      {},
      { by: 'page', property: ['page'] },
      /page, from 1/,
    ],
    [query('searchCriteria[currentPage]'), {}, {}, { by: 'page' }, /page, from 1/],
    [query('limit'), {}, {}, {}, /nothing certain leads to the next/],
  ])('%# %o', (parameters, members, headers, want, reason) => {
    const [paging, said] = pagesOf(parameters, members, headers);
    expect(paging).toEqual(Object.keys(want).length === 0 ? {} : expect.objectContaining(want));
    expect(said).toMatch(reason);
  });

  test('an estimate is no end', () => {
    const total: Json = { type: 'integer', description: 'Estimated number of things' };
    const [paging] = pagesOf(query('limit', 'offset'), { total });
    expect(paging).toMatchObject({ by: 'offset' });
    expect(paging).not.toHaveProperty('total');
  });
});

describe('a collection of the facade needs nothing that only a mock needs', () => {
  const item = object({ id: TEXT, a: TEXT });
  const ok = (schema?: Json): JsonObject => ({
    responses: { 200: { description: '', ...(schema === undefined ? {} : json(schema)) } },
  });
  const LIST: JsonObject = ok({ type: 'array', items: item });

  test.each<readonly [required: readonly string[], want: RegExp]>([
    [[], /sends the whole; the mock keeps what a PUT leaves out$/],
    [['a'], /sends the whole$/],
  ])('the note of an update names what the mock does without it, where the body requires %j', (required, want) => {
    const sent = object({ a: TEXT }, { required: [...required] });
    const write = (more: JsonObject): JsonObject => ({ ...ok(item), ...more, requestBody: json(sent) });
    const parameters: Json = [{ name: 'id', in: 'path', required: true, schema: TEXT }];
    const paths: JsonObject = {
      '/things': { get: LIST, post: write({ operationId: 'add' }) },
      '/things/{id}': { parameters, get: ok(item), put: write({ operationId: 'write' }) },
    };
    const note = infer(paths).inferred?.notes.find(
      ({ about, operation }) => about === 'update' && operation === 'write',
    );
    expect(note?.reason).toMatch(want);
  });

  const keyless = ok(object({ size: TEXT }));

  test.each<readonly [title: string, paths: JsonObject, want: readonly string[]]>([
    ['no list and no creation', { '/things/{id}': { get: ok(item), delete: ok() } }, ['things: read delete']],
    ['no item', { '/things': { get: LIST } }, ['things: search']],
    ['no creation below another item', { '/users/{id}/things': { get: LIST } }, ['things: search']],
    [
      'a list at a path of its own',
      { '/things/list': { get: LIST }, '/things/{id}': { get: ok(item) } },
      ['things: search read'],
    ],
    ['no identifier', { '/things/{b}': { get: keyless, delete: ok() } }, ['things: read delete']],
    ['no schema', { '/things/{id}': { delete: ok() } }, ['things: delete']],
    ['nor a word for several', { '/things/past': { get: LIST }, '/search/{text}': { get: keyless } }, []],
    [
      'nor a parameter within which items are named',
      { '/things/{b}': { get: keyless }, '/things/{b}/{c}': { get: keyless } },
      ['things2: read'],
    ],
    ['nor a list among others', { '/things': { get: ok(object({ a: list({ x: TEXT }), b: TEXT })) } }, []],
  ])('%s', (_, paths, want) => {
    const { collections } = infer(paths).inferred ?? { collections: [] };
    expect(
      collections.map(({ identifier, methods }) => [`${identifier}:`, ...methods.map(({ name }) => name)].join(' ')),
    ).toEqual(want);
  });
});

const UUID = { type: 'string', format: 'uuid' };

/** Describes a parameter of a path. */
const parameter = (schema: Json, description = ''): JsonObject => ({
  ...{ name: 'thing_id', in: 'path', required: true },
  ...{ schema, description },
});

test.each<[string, JsonObject, Json, readonly string[], JsonObject]>([
  ['the number of each item', parameter({ type: 'integer' }), { type: 'integer' }, ['id'], { id: 'thing_id' }],
  ['UUIDs', parameter(UUID), UUID, ['id'], { id: 'thing_id' }],
  ['a key of the name of the parameter', { ...parameter(TEXT), name: 'ID' }, TEXT, ['id'], { id: 'ID' }],
  ['not a text, which may be a slug or a part of the key', parameter(TEXT), TEXT, ['id'], {}],
  ['nor a UUID with a text', parameter(TEXT), UUID, ['id'], {}],
  ['nor a key that may be absent', parameter(UUID), UUID, [], {}],
  ['nor a key of another type', parameter(TEXT), { type: 'integer' }, ['id'], {}],
  ['nor of several types', parameter({ type: ['integer', 'string'] }), { type: 'integer' }, ['id'], {}],
  ['nor a key or something else', parameter(UUID, 'The ID or slug.'), UUID, ['id'], {}],
  ['nor a name / key', parameter(UUID, 'Path (group/name) / identifier.'), UUID, ['id'], {}],
  ['nor a key with an alias', parameter(UUID, 'Use `@me` for your own.'), UUID, ['id'], {}],
])('a safe update compares %s', (_, given, key, required, want) => {
  const thing = { ...object({ id: key, a: TEXT }), required: [...required] };
  const ok: JsonObject = { 200: { description: '', ...json(thing) } };
  const get = { operationId: 'get', responses: ok };
  const put = { operationId: 'write', requestBody: json(object({ a: TEXT })), responses: ok };
  const page = { 200: { description: '', ...json({ type: 'array', items: thing }) } };
  const api = infer({
    '/things': { get: { responses: page } },
    [`/things/{${String(given['name'])}}`]: { parameters: [given], get, put },
  });
  const { update } = api.groups.flatMap(({ operations }) => operations).find(({ id }) => id === 'write') ?? {};
  expect(update?.match).toEqual(want);
});

test.each<[JsonObject, JsonObject, unknown]>([
  [{ required: ['data'] }, {}, undefined],
  [{}, { required: ['items'] }, undefined],
  [{ required: ['data'] }, { required: ['items'] }, true],
])('a page with %o whose list is in one with %o requires it: %s', (outer, inner, want) => {
  const data = object({ items: list({ id: TEXT }) }, inner);
  const page = { 200: { description: '', ...json(object({ data }, outer)) } };
  const api = infer({ '/things': { get: { operationId: 'list', responses: page } } });
  const { paging } = api.groups.flatMap(({ operations }) => operations)[0] ?? {};
  expect([paging?.items, paging?.isRequired]).toEqual([['data', 'items'], want]);
});
