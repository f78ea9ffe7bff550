import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { addInferredResources } from '../../../generator/infer/infer.ts';
import { RFC9457_TYPE } from '#mock/http/message.ts';
import type { MockOptions } from '#mock/options.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';
import type { JsonObject } from '../../../generator/model/json.ts';
import { integer, listOf, ref } from '../../support/schemas.ts';

const text = { type: 'string' };
const number = integer;
const object = (properties: JsonObject, required: readonly string[] = Object.keys(properties)): JsonObject => ({
  type: 'object',
  properties,
  required,
});
const content = (schema: JsonObject, type = 'application/json'): JsonObject => ({ content: { [type]: { schema } } });
const response = (schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  description: '',
  ...content(schema),
  ...more,
});
const query = (name: string, schema: JsonObject = text): JsonObject => ({ name, in: 'query', schema });
const OWNER = object({ id: text, name: text });
const CAR = object(
  {
    id: text,
    model: text,
    seats: number,
    colors: listOf(text),
    built_at: text,
    owner: OWNER,
    tags: listOf(object({ name: text })),
    note: { description: 'Anything.' },
    _links: object({ self: object({ href: text }) }),
  },
  ['id', 'model'],
);

const JSON_TYPE = { 'content-type': 'application/json' };

interface CarsOptions {
  readonly parameters?: readonly JsonObject[];
  readonly list?: JsonObject;
  readonly item?: JsonObject;
  readonly create?: JsonObject;
  readonly more?: JsonObject;
}

/** Creates a document with a collection of cars. */
function cars({ parameters = [], list = {}, item = {}, create = {}, more = {} }: CarsOptions = {}): JsonObject {
  const id = { name: 'id', in: 'path', required: true, schema: text };
  return {
    '/cars': {
      get: { parameters, responses: { 200: response(listOf(CAR), list) } },
      post: { requestBody: content(CAR), responses: { 201: response(CAR) }, ...create },
    },
    '/cars/{id}': { parameters: [id], get: { responses: { 200: response(CAR) } }, ...item },
    ...more,
  };
}

let mock: Mock | undefined;
afterEach(() => mock?.close());

async function serve(paths: JsonObject, more: JsonObject = {}, options: MockOptions = {}): Promise<Mock> {
  const document = JSON.parse(JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths, ...more }));
  const documents = [{ name: 'cars', root: addInferredResources(document) }];
  mock = await start({ platform: emptyPlatform, documents }, options);
  return mock;
}

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call(method: string, path: string, { body, headers = {} }: Sent = {}) {
  const init =
    body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
  const made = await mock?.fetch(`${mock.url}${path}`, { method, ...init });
  if (made === undefined) throw new Error('Nothing is served.');
  const received = await made.text();
  return { status: made.status, headers: made.headers, body: received === '' ? undefined : JSON.parse(received) };
}

describe('queries of lists', () => {
  const [ann, bob] = [
    { id: '1', name: 'Ann' },
    { id: '2', name: 'Bob' },
  ];
  const tags = [{ name: 'old' }, { name: 'long' }];
  const bounds = object({ gte: number, lt: number }, []);
  const RANGE = { ...query('seats', { anyOf: [bounds, number] }), style: 'deepObject', explode: true };
  const [january, june, november] = ['2024-01-05T00:00:00Z', '2025-06-01T00:00:00Z', '2023-11-30T00:00:00Z'];
  const CARS = [
    { id: 'a', model: 'Roadster two', seats: 2, colors: ['red'], built_at: january, owner: ann },
    { id: 'b', model: 'Bus', seats: 40, colors: ['red', 'blue'], built_at: june, owner: bob, tags, note: 'rare' },
    { id: 'c', model: 'Van', seats: 9, colors: [], built_at: november, owner: bob },
  ];

  test.for<readonly [parameters: readonly JsonObject[], search: string, want: string]>([
    [[query('sort')], 'sort=-seats', 'bca'],
    [[query('sort')], 'sort=model,desc', 'cab'],
    [[query('sort')], 'sort=seats:asc', 'acb'],
    [[query('sort')], `sort=owner.id,-seats${',owner.id'.repeat(1_000)},seats`, 'abc'],
    [[query('sort', { type: 'string', enum: ['seats_asc', 'seats_desc'] })], 'sort=seats_desc', 'bca'],
    [[query('ordering')], 'ordering=owner.id,-seats', 'abc'],
    [[query('orderBy'), query('sortDirection', { enum: ['ASC', 'DESC'] })], 'orderBy=seats&sortDirection=DESC', 'bca'],
    [[query('order[seats]', { enum: ['asc', 'desc'] })], 'order[seats]=desc', 'bca'],
    [[query('order', { enum: ['asc', 'desc'] })], 'order=desc', 'cba'],
    [[query('filter[model]')], 'filter[model]=Van', 'c'],
    [[{ ...query('filter', object({ model: text }, [])), style: 'deepObject' }], 'filter[model]=Bus', 'b'],
    [[RANGE], 'seats[gte]=9&seats[lt]=40', 'c'],
    [[RANGE], 'seats=40', 'b'],
    [[query('min_seats', number), query('max_seats', number)], 'min_seats=3&max_seats=9', 'c'],
    [[query('seats[gt]', number)], 'seats[gt]=9', 'b'],
    [[query('builtAfter')], 'builtAfter=2024-01-01', 'ab'],
    [[query('built_before')], 'built_before=2024-01-01', 'c'],
    [[query('color')], 'color=blue', 'b'],
    [[query('owner.id')], 'owner.id=2', 'bc'],
    [[query('model_contains')], 'model_contains=a', 'ac'],
    [[query('model_pattern')], 'model_pattern=%25a%25', 'ac'],
    [[query('built_at[strictly_before]')], 'built_at[strictly_before]=2024-01-01', 'c'],
    [[query('tags', listOf(text))], 'tags=long', 'b'],
    [[query('note')], 'note=rare', 'b'],
    [[query('id__in')], 'id__in=a,c', 'ac'],
    [[query('seats_ne', number)], 'seats_ne=9', 'ab'],
    [[query('search')], 'search=roadster TWO', 'a'],
  ])('%j: %s', async ([parameters, search, want]) => {
    await serve(cars({ parameters }));
    for (const body of CARS) await call('POST', '/cars', { body });
    const listed = await call('GET', `/cars?${search}`);
    expect(listed.body.map(({ id }: { id: string }) => id).join('')).toBe(want);
    expect([listed.headers.get('x-mock'), mock?.warnings()]).toEqual(['inferred', []]);
  });

  test('what has no effect is named in the response and in warnings', async () => {
    await serve(cars({ parameters: [query('sort'), query('embed'), { ...query('X-Trace'), in: 'header' }] }));
    await call('POST', '/cars', { body: CARS[0] });
    const listed = await call('GET', '/cars?sort=unknown&embed=owner', { headers: { 'x-trace': '1' } });
    expect(listed.headers.get('x-mock')).toBe('inferred; ignored="query embed, header X-Trace, query sort"');
    expect(mock?.warnings().map(({ warnings }) => warnings)).toEqual([
      ['/query/embed has no effect', '/header/X-Trace has no effect', '/query/sort has no effect'],
    ]);
  });

  test.for([
    ['2', 'inferred'],
    ['-1', 'inferred'],
    ['0', 'inferred; ignored="query limit"'],
  ])('limit=%s: %s', async ([limit, want]) => {
    await serve(cars({ parameters: [query('limit', number)] }));
    expect((await call('GET', `/cars?limit=${limit}`)).headers.get('x-mock')).toBe(want);
  });
});

describe('responses as documented', () => {
  const header = (schema: JsonObject): JsonObject => ({ required: true, schema });

  test('headers: counted where they count, else their example or a sample', async () => {
    const headers = {
      'X-Total-Count': { schema: number },
      'X-Budget': header({ type: 'integer', example: 60 }),
      'X-Kind': header(text),
    };
    await serve(cars({ list: { headers } }));
    await call('POST', '/cars', { body: { id: 'a', model: 'A' } });
    const { headers: got } = await call('GET', '/cars');
    expect(['x-total-count', 'x-budget', 'x-kind'].map((name) => got.get(name))).toEqual(['1', '60', 'string']);
  });

  test('the media type, and an absolute Location where its format is uri', async () => {
    const created = {
      description: '',
      ...content(CAR, 'application/hal+json'),
      headers: { Location: { schema: { type: 'string', format: 'uri' } } },
    };
    await serve(cars({ create: { responses: { 201: created } } }));
    const { headers } = await call('POST', '/cars', { body: { id: 'a', model: 'A' } });
    expect(headers.get('content-type')).toBe('application/hal+json');
    expect(headers.get('location')).toMatch(/^http:\/\/[^/]+\/cars\/a$/);
  });

  test('a format that does not show the state is a sample, which is named', async () => {
    const formats = { 'application/json': { schema: listOf(CAR) }, 'text/csv': { schema: text } };
    await serve(cars({ list: { content: formats } }));
    const read = async (accept: string): Promise<unknown> =>
      (await mock?.fetch(`${mock.url}/cars`, { headers: { accept } }))?.headers.get('x-mock');
    expect([await read('text/csv'), await read('*/*')]).toEqual(['sample', 'inferred']);
    expect(mock?.warnings().map(({ warnings }) => warnings)).toEqual([
      ['/header/Accept asks for a sample: only JSON shows and changes the state'],
    ]);
  });

  test.for([
    ['Content-Type', { method: 'POST', body: '<car/>', headers: { 'content-type': 'application/xml' } }],
    ['Prefer', { method: 'POST', body: '{"id":"a","model":"A"}', headers: { ...JSON_TYPE, prefer: 'code=201' } }],
  ] as const)('so is a response to a %s that the state does not read', async ([name, init]) => {
    const formats = { 'application/json': { schema: CAR }, 'application/xml': { schema: CAR } };
    await serve(cars({ create: { requestBody: { content: formats } } }));
    const { status, headers } = (await mock?.fetch(`${mock.url}/cars`, init)) ?? new Response();
    expect([status, headers.get('x-mock')]).toEqual([201, 'sample']);
    expect(mock?.warnings().flatMap(({ warnings }) => warnings)).toEqual([expect.stringContaining(`/header/${name} `)]);
    expect((await call('GET', '/cars')).body).toEqual([]);
  });

  test('objects and lists of any media type are JSON', async () => {
    const any = (schema: JsonObject): JsonObject => ({ 200: { description: '', ...content(schema, '*/*') } });
    const error = { 404: { description: '', ...content(object({ message: text }), '*/*') } };
    const list = content(listOf(CAR), '*/*');
    const get = { responses: { ...any(CAR), ...error } };
    const create = { requestBody: content(CAR, '*/*'), responses: any(CAR) };
    await serve(cars({ list, create, item: { get } }));
    const { headers, body } = await call('POST', '/cars', { body: { id: 'a', model: 'A' } });
    expect([headers.get('content-type'), body.model]).toEqual(['application/json', 'A']);
    expect((await call('GET', '/cars', { headers: { accept: 'application/json' } })).body).toHaveLength(1);
    expect(await call('GET', '/cars/b')).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    expect(mock?.warnings()).toEqual([]);
  });

  test('items that only their path names, of one group and of all', async () => {
    const parameters = ['site', 'group', 'name'].map((name) => ({ name, in: 'path', required: true, schema: text }));
    const schemas = { Rule: object({ level: number }, []) };
    const rule = ref('Rule');
    const list = { responses: { 200: response(listOf(rule)) } };
    const put = { requestBody: content(rule), responses: { 200: response(rule), 201: response(rule) } };
    const paths = {
      '/sites/{site}/rules': { parameters: parameters.slice(0, 1), get: list },
      '/sites/{site}/groups/{group}/rules': { parameters: parameters.slice(0, 2), get: list },
      '/sites/{site}/groups/{group}/rules/{name}': {
        ...{ parameters, put, get: { responses: { 200: response(rule) } } },
        delete: { responses: { 204: { description: '' } } },
      },
    };
    await serve(paths, { components: { schemas } });
    const base = '/sites/s/groups';
    for (const [path, level] of [
      ['a/rules/x', 1],
      ['a/rules/y', 2],
      ['b/rules/x', 3],
    ] as const)
      expect(await call('PUT', `${base}/${path}`, { body: { level } })).toMatchObject({ status: 201, body: { level } });
    expect((await call('PUT', `${base}/a/rules/y`, { body: { level: 4 } })).status).toBe(200);
    expect((await call('GET', `${base}/a/rules/y`)).body).toEqual({ level: 4 });
    expect((await call('GET', `${base}/a/rules`)).body).toEqual([{ level: 1 }, { level: 4 }]);
    expect((await call('GET', '/sites/s/rules')).body).toEqual([{ level: 1 }, { level: 4 }, { level: 3 }]);
    expect((await call('GET', '/sites/t/rules')).body).toEqual([]);
    await call('DELETE', `${base}/a/rules/x`);
    expect(await call('GET', `${base}/a/rules/x`)).toMatchObject({
      status: 404,
      body: { message: 'Not found: no item with the name "x".' },
    });
  });

  test('items without an identifier are listed as often as they were added', async () => {
    const invite = object({ email: text });
    const get = { responses: { 200: response(listOf(invite)) } };
    await serve({ '/invites': { get, post: { requestBody: content(invite), responses: { 201: response(invite) } } } });
    const body = { email: 'a@b' };
    for (const _ of [1, 2]) expect((await call('POST', '/invites', { body })).body).toEqual(body);
    expect((await call('GET', '/invites')).body).toEqual([body, body]);
  });

  test('an update that describes no body changes what it sends', async () => {
    await serve(cars({ item: { put: { summary: 'Update a car', responses: { 200: response(CAR) } } } }));
    await call('POST', '/cars', { body: { id: 'a', model: 'A', seats: 4 } });
    expect((await call('PUT', '/cars/a', { body: { seats: 5 } })).body).toMatchObject({ model: 'A', seats: 5 });
    expect((await call('PUT', '/cars/a')).body).toMatchObject({ model: 'A', seats: 5 });
  });

  test('samples below a parent that is no item', async () => {
    const id = { name: 'id', in: 'path', required: true, schema: text };
    const parent = { ...id, name: 'shop' };
    await serve({
      '/shops/{shop}/cars': { parameters: [parent], get: { responses: { 200: response(listOf(CAR)) } } },
      '/shops/{shop}/cars/{id}': { parameters: [parent, id], get: { responses: { 200: response(CAR) } } },
    });
    const [first, again, other] = await Promise.all(['a', 'a', 'b'].map((shop) => call('GET', `/shops/${shop}/cars`)));
    expect(first?.body).toHaveLength(3);
    expect(again?.body).toEqual(first?.body);
    expect(other?.body).toHaveLength(3);
    expect((await call('GET', `/shops/a/cars/${first?.body[0].id}`)).body).toEqual(first?.body[0]);
    expect((await call('GET', '/shops/a/cars/none')).status).toBe(404);
  });

  test('a list of the items with the value of a property in the path', async () => {
    const schemas = { Car: CAR };
    const car = ref('Car');
    const model = { name: 'model', in: 'path', required: true, schema: text };
    const list = { responses: { 200: response(listOf(car)) } };
    const id = { ...model, name: 'id' };
    const paths = {
      '/cars': { get: list, post: { requestBody: content(car), responses: { 201: response(car) } } },
      '/cars/{id}': { parameters: [id], get: { responses: { 200: response(car) } } },
      '/cars/of/{model}': { parameters: [model], get: list },
    };
    await serve(paths, { components: { schemas } });
    const made = [
      { id: 'a', model: 'A' },
      { id: 'b', model: 'B' },
      { id: 'c', model: 'A' },
    ];
    for (const body of made) await call('POST', '/cars', { body });
    expect((await call('GET', '/cars/of/A')).body).toEqual([made[0], made[2]]);
    expect((await call('GET', '/cars/of/C')).body).toEqual([]);
  });

  test('an item may be read and written in a list of one', async () => {
    const schemas = { Car: CAR };
    const list = object({ cars: listOf(ref('Car')) });
    const write = { requestBody: content(list), responses: { 200: response(list) } };
    const carId = { name: 'carId', in: 'path', required: true, schema: text };
    const paths = {
      '/cars': { get: { responses: { 200: response(list) } }, post: write },
      '/cars/{carId}': { parameters: [carId], get: { responses: { 200: response(list) } }, post: write },
    };
    await serve(paths, { components: { schemas } });
    const [car, other] = [
      { id: 'a', model: 'A' },
      { id: 'b', model: 'B' },
    ];
    await call('POST', '/cars', { body: { cars: [car, other] } });
    const changed = { cars: [{ id: 'a', model: 'C' }] };
    expect((await call('POST', '/cars/a', { body: changed })).body).toEqual(changed);
    expect((await call('GET', '/cars/a')).body).toEqual(changed);
    expect((await call('POST', '/cars/a', { body: { cars: [car, other] } })).status).toBe(400);
    expect((await call('GET', '/cars')).body.cars).toEqual([...changed.cars, other]);
  });

  test.each<[title: string, created: JsonObject, want: object]>([
    [
      'its success, which a sample may deny',
      object({ success: { type: 'boolean', example: false }, car: CAR }),
      { success: true, car: { id: 'a', model: 'A' } },
    ],
    ['its success, which need not be sent', object({ success: { type: 'boolean' } }, []), { success: true }],
    ['no success that the document rules out', object({ ok: { const: false } }), { ok: false }],
    [
      'the address of the item',
      object({ location: { type: 'string', format: 'uri' } }, []),
      { location: expect.stringMatching(/^http:.*[/]cars[/]a$/) },
    ],
    ['the identifier of the item', object({ resource: object({ id: text }), code: number }), { resource: { id: 'a' } }],
    [
      'the list of a variant',
      { oneOf: [object({ data: listOf(CAR) }), object({ errors: { type: 'array' } })] },
      { data: [{ id: 'a', model: 'A' }] },
    ],
  ])('a creation acknowledges %s', async (_, created, want) => {
    await serve(cars({ create: { responses: { 201: response(created) } } }));
    expect((await call('POST', '/cars', { body: { id: 'a', model: 'A' } })).body).toMatchObject(want);
  });

  test.each<[sent: string, want: readonly unknown[]]>([
    ['{"id":5,"name":"A"}', [[['body', 'owner', 'id'], 'must be string']]],
    ['{"id":"5"}', [[['body', 'owner'], 'must have the property "name"']]],
    ['{', [[['body', 'owner'], 'must be object']]],
  ])('the reason why %j is no member of a form', async (sent, want) => {
    const form = object({ model: text, owner: OWNER });
    await serve(cars({ create: { requestBody: content(form, 'multipart/form-data') } }));
    const body = new FormData();
    body.set('model', 'A');
    body.set('owner', new Blob([sent], { type: 'application/json' }));
    const refused = await mock?.fetch(`${mock.url}/cars`, { method: 'POST', body });
    const { validation } = Object(await refused?.json());
    expect([
      refused?.status,
      ...validation.map((each: JsonObject) => [Object(each).location, Object(each).message]),
    ]).toEqual([422, ...want]);
  });

  test('no sample says that there is another page, and lists say that they succeeded', async () => {
    const page = object({ success: { type: 'boolean', example: false }, data: listOf(CAR) });
    const headers = { 'X-Next-Token': { schema: text } };
    await serve(cars({ list: { ...content(page), headers } }));
    const { body, headers: got } = await call('GET', '/cars');
    expect([body, got.has('x-next-token')]).toEqual([{ success: true, data: [] }, false]);
  });

  test('where a document has state, what another operation responds is a sample', async () => {
    await serve(cars({ more: { '/prices': { get: { responses: { 200: response(object({ from: number })) } } } } }));
    expect((await call('GET', '/prices')).headers.get('x-mock')).toBe('sample');
  });

  test('the headers of an error', async () => {
    const missing = { description: '', headers: { 'X-Request-Id': header({ type: 'string', example: 'r1' }) } };
    await serve(cars({ item: { get: { responses: { 200: response(CAR), 404: missing } } } }));
    const { status, headers } = await call('GET', '/cars/none');
    expect([status, headers.get('x-request-id')]).toEqual([404, 'r1']);
  });

  test('a connection holds its items in edges, and says whether others follow', async () => {
    const page = object({ hasNextPage: { type: 'boolean' }, endCursor: { type: ['string', 'null'] } });
    const edges = listOf(object({ cursor: text, node: CAR }));
    const list = content(object({ edges, pageInfo: page }));
    await serve(cars({ list, parameters: [query('first', number), query('after')] }));
    for (const made of ['a', 'b', 'c']) await call('POST', '/cars', { body: { id: made, model: 'A' } });
    const first = await call('GET', '/cars?first=2');
    expect(first.body).toEqual({
      edges: ['a', 'b'].map((cursor) => ({ cursor, node: expect.objectContaining({ id: cursor }) })),
      pageInfo: { hasNextPage: true, endCursor: 'b' },
    });
    const next = await call('GET', '/cars?first=2&after=b');
    expect(next.body).toMatchObject({ edges: [{ node: { id: 'c' } }], pageInfo: { hasNextPage: false } });
  });

  test('an item links to itself', async () => {
    await serve(cars());
    const _links = { self: { href: 'string' } };
    const { body } = await call('POST', '/cars', { body: { id: 'a/b', model: 'A', _links } });
    expect(body).toMatchObject({ _links: { self: { href: '/cars/a%2Fb' } } });
    expect((await call('GET', '/cars')).body).toMatchObject([{ _links: { self: { href: '/cars/a%2Fb' } } }]);
  });

  test('an error has the media type that the document gives it', async () => {
    const problem = content(object({ type: text, title: text, status: number, detail: text }), RFC9457_TYPE);
    const get = { responses: { 200: response(CAR), 404: { description: '', ...problem } } };
    await serve(cars({ item: { get } }));
    const { headers, body } = await call('GET', '/cars/none');
    expect([headers.get('content-type'), body]).toEqual([
      RFC9457_TYPE,
      { type: 'about:blank', title: 'Not found', status: 404, detail: expect.stringContaining('none') },
    ]);
  });

  const TAGGED = {
    discriminator: {
      propertyName: 'kind',
      mapping: { CAR: '#/components/schemas/Car', BUS: '#/components/schemas/Bus' },
    },
  };
  const COMPONENTS = {
    schemas: { Car: object({ kind: text, doors: number }, ['kind']), Bus: object({ kind: text }, ['kind']) },
    securitySchemes: {
      oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/token', scopes: {} } } },
      other: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://auth.test/login', scopes: { read: '', write: '' } } },
      },
    },
  };
  const PLAIN = {
    '/tagged': {
      post: {
        requestBody: content({ ...TAGGED, oneOf: [ref('Car'), ref('Bus')] }),
        responses: { 204: { description: '' }, 422: response(object({ error: object({ reason: text }) })) },
      },
    },
    '/echo/{word}/{number}': {
      parameters: ['word', 'number'].map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: name === 'word' ? text : number,
      })),
      get: { responses: { 200: response(object({ word: text, number, other: text })) } },
    },
    '/problem': {
      post: {
        requestBody: content(object({ number })),
        responses: {
          204: { description: '' },
          422: response(object({ title: text, detail: text, status: integer }, ['status'])),
        },
      },
    },
    '/secret': { get: { security: [{ oauth: [] }], responses: { 200: response({ const: 1 }) } } },
  };

  test.for<readonly [request: string, sent: Sent, want: object]>([
    ['GET /echo/hi/7', {}, { status: 200, body: { word: 'hi', number: 7, other: 'string' } }],
    ['POST /tagged', { body: { kind: 'CAR', doors: 4 } }, { status: 204 }],
    [
      'POST /tagged',
      { body: { kind: 'CAR', doors: 'x' } },
      { status: 422, body: { error: { reason: expect.stringContaining('doors') } } },
    ],
    ['GET /secret', { headers: { authorization: 'BEARER t' } }, { status: 200 }],
    ['GET /secret', {}, { status: 401 }],
    ['POST /token', { body: {} }, { status: 200, body: expect.objectContaining({ token_type: 'Bearer' }) }],
    ['POST /login', { body: {} }, { status: 200, body: expect.objectContaining({ scope: 'read write' }) }],
    ['GET /token', {}, { status: 404 }],
    [
      'POST /problem',
      { body: { number: 'x' } },
      { status: 422, body: { title: 'Invalid request', status: 422, detail: expect.stringContaining('number') } },
    ],
    ['HEAD /secret', { headers: { authorization: 'Bearer t' } }, { status: 200, body: undefined }],
    ['HEAD /tagged', {}, { status: 405 }],
  ])('%s %j', async ([request, sent, want]) => {
    await serve(PLAIN, { components: COMPONENTS });
    const [method = '', path = ''] = request.split(' ');
    expect(await call(method, path, sent)).toMatchObject(want);
  });

  test('a token with the scopes of a request is issued below the path of a server, and on another host', async () => {
    await serve(PLAIN, { components: COMPONENTS, servers: [{ url: 'https://api.test/v2' }] });
    const body = new URLSearchParams({ grant_type: 'client_credentials', scope: 'read' });
    const sent = ['https://auth.test/login', `${mock?.url}/v2/token`].map(async (url) => {
      const response = await mock?.fetch(url, { method: 'POST', body });
      return [response?.status, await response?.json()];
    });
    const want = [200, expect.objectContaining({ access_token: 'mock', scope: 'read' })];
    expect(await Promise.all(sent)).toEqual([want, want]);
  });

  test('an identifier that its schema does not allow names no item, and a zero value chooses none', async () => {
    const numbered = object({ id: number, model: text });
    const id = { name: 'id', in: 'path', required: true, schema: number };
    await serve({
      '/numbers': {
        get: { responses: { 200: response(listOf(numbered)) } },
        post: {
          requestBody: content(object({ id: number, model: text }, ['model'])),
          responses: { 201: response(numbered) },
        },
      },
      '/numbers/{id}': { parameters: [id], get: { responses: { 200: response(numbered) } } },
    });
    const ids = [];
    for (const model of ['a', 'b']) ids.push((await call('POST', '/numbers', { body: { id: 0, model } })).body.id);
    expect(new Set(ids).size).toBe(2);
    expect((await call('GET', `/numbers/+${ids[0]}`)).status).toBe(404);
  });

  test('a fault has a body, a range of delays, and selects by method, path and body', async () => {
    await serve(cars());
    const fault = {
      status: 409,
      body: { taken: true },
      latencyMs: [0, 2],
      method: 'post',
      path: '/c*',
      requestBody: { model: 'B' },
    } as const;
    mock?.fault(fault);
    expect((await call('POST', '/cars', { body: { id: 'a', model: 'A' } })).status).toBe(201);
    expect((await call('GET', '/cars')).status).toBe(200);
    expect(await call('POST', '/cars', { body: { id: 'b', model: 'B' } })).toMatchObject({
      status: 409,
      body: { taken: true },
    });
  });

  test('the values of server variables are prefixes of the paths', async () => {
    const variables = { stage: { default: 'live', enum: ['live', 'test'] } };
    await serve(cars(), { servers: [{ url: 'https://x.example/{stage}', variables }] });
    for (const stage of ['live', 'test']) expect((await call('GET', `/${stage}/cars`)).status).toBe(200);
  });
});

describe('state from evidence', () => {
  const ISSUE = object(
    {
      id: text,
      title: text,
      assigned_to: text,
      review: object({ by: text, note: text }, []),
      state: { type: 'string', enum: ['open', 'active', 'closed', 'voided'] },
      starred: { type: 'boolean' },
    },
    ['id', 'title'],
  );
  const NEW = object({ title: text }, []);
  const id = { name: 'id', in: 'path', required: true, schema: text };
  const below = (path: string, methods: JsonObject): JsonObject => ({
    [`/issues/{id}/${path}`]: { parameters: [id], ...methods },
  });
  const done = { responses: { 204: { description: '' } } };
  const entity = { headers: { ETag: { schema: text } } };
  const match = { name: 'If-Match', in: 'header', schema: text };
  const ISSUES = {
    '/issues': {
      get: { responses: { 200: response(listOf(ISSUE)) } },
      post: {
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: text }],
        requestBody: content(NEW),
        responses: { 201: response(ISSUE) },
      },
    },
    '/issues/{id}': {
      parameters: [id],
      get: { responses: { 200: response(ISSUE, entity) } },
      put: {
        parameters: [match],
        requestBody: content(NEW),
        responses: { 200: response(ISSUE), 201: response(ISSUE), 412: { description: '' } },
      },
    },
    ...below('rename', {
      post: { requestBody: content(object({ title: text })), responses: { 200: response(ISSUE) } },
    }),
    ...below('close', { post: { responses: { 200: response(ISSUE) } } }),
    ...below('start', { post: { responses: { 200: response(ISSUE) } } }),
    ...below('assign', { post: { parameters: [query('assigned_to'), query('quiet')], ...done } }),
    ...below('status', { patch: { parameters: [query('new_state')], responses: { 200: response(ISSUE) } } }),
    ...below('review', { put: { requestBody: content(object({ by: text, note: text }, [])), ...done } }),
    ...below('star', { put: done }),
    ...below('void', { post: { requestBody: content(object({ reason: text })), responses: { 200: response(ISSUE) } } }),
    ...below('notes', { get: { parameters: [query('page')], responses: { 200: response(object({ note: text })) } } }),
    ...below('profile', {
      get: { responses: { 200: response(object({ bio: text })) } },
      patch: { requestBody: content(object({ bio: text })), responses: { 204: { description: '' } } },
    }),
    ...below('attachment', {
      put: { requestBody: content({ type: 'string', format: 'binary' }, 'image/png'), ...done },
      get: { responses: { 200: { description: '', ...content({ type: 'string', format: 'binary' }, 'image/png') } } },
    }),
    '/issues/bulk': { post: { requestBody: content(listOf(NEW)), responses: { 201: response(listOf(ISSUE)) } } },
    '/events/trigger': {
      post: { requestBody: content(object({ name: text })), responses: { 201: response(object({ id: text })) } },
    },
    '/events/trigger/{id}': { parameters: [id], delete: done },
  };
  const create = async (sent: Sent = {}): Promise<string> =>
    (await call('POST', '/issues', { body: { title: 'A' }, ...sent })).body.id;

  test('actions change what their body, their query or their name says', async () => {
    await serve(ISSUES);
    const path = `/issues/${await create()}`;
    expect((await call('POST', `${path}/rename`, { body: { title: 'B' } })).body.title).toBe('B');
    expect((await call('POST', `${path}/close`)).body.state).toBe('closed');
    expect((await call('POST', `${path}/start`)).body.state).toBe('active');
    expect((await call('POST', `${path}/void`, { body: { reason: 'twice' } })).body.state).toBe('voided');
    expect((await call('PATCH', `${path}/status?new_state=closed`)).body.state).toBe('closed');
    await call('PUT', `${path}/star`);
    for (const body of [{ by: 'Ann', note: 'N' }, { by: 'Bob' }]) await call('PUT', `${path}/review`, { body });
    const assigned = await call('POST', `${path}/assign?assigned_to=Cid&quiet=1`);
    expect(assigned.headers.get('x-mock')).toBe('inferred; ignored="query quiet"');
    const want = { title: 'B', state: 'closed', starred: true, review: { by: 'Bob' }, assigned_to: 'Cid' };
    expect((await call('GET', path)).body).toEqual({ id: path.slice(-6), ...want });
  });

  test('one item without an identifier is read and changed, below each parent', async () => {
    await serve(ISSUES);
    const [one, other] = [await create(), await create()];
    expect((await call('PATCH', `/issues/${one}/profile`, { body: { bio: 'B' } })).status).toBe(204);
    expect((await call('GET', `/issues/${one}/profile`)).body).toEqual({ bio: 'B' });
    expect((await call('GET', `/issues/${other}/profile`)).body).toEqual({ bio: 'string' });
    expect((await call('GET', '/issues/none/profile')).status).toBe(404);
  });

  test.each<readonly [title: string, missing: JsonObject, status: number]>([
    ['is a sample if the document knows no 404', {}, 200],
    ['is missing if the document says so', { 404: { description: '' } }, 404],
  ])('a file that no one has sent %s', async (_, missing, status) => {
    const image = content({ type: 'string', format: 'binary' }, 'image/png');
    const get = { responses: { 200: { description: '', ...image }, ...missing } };
    await serve({ '/photo': { put: { requestBody: image, ...done }, get } });
    const read = () => mock?.fetch(`${mock.url}/photo`);
    expect((await read())?.status).toBe(status);
    const body = new Uint8Array([1, 2, 3]);
    await mock?.fetch(`${mock.url}/photo`, { method: 'PUT', headers: { 'content-type': 'image/png' }, body });
    expect(await (await read())?.bytes()).toEqual(body);
  });

  test('readOnly properties and the identifier stay, and a request that changes one has a warning', async () => {
    const fields = { id: text, name: text, total: { ...number, readOnly: true }, updated_at: text };
    const ORDER = object(fields, ['id', 'name']);
    await serve({
      '/orders': {
        get: { responses: { 200: response(listOf(ORDER)) } },
        post: { requestBody: content({ ...ORDER, required: ['name'] }), responses: { 201: response(ORDER) } },
      },
      '/orders/{id}': {
        parameters: [id],
        get: { responses: { 200: response(ORDER) } },
        put: { requestBody: content(ORDER), responses: { 200: response(ORDER) } },
        patch: { requestBody: content({ ...ORDER, required: [] }), responses: { 200: response(ORDER) } },
      },
    });
    await mock?.load({ orders: [{ id: 'o', name: 'A', total: 7 }] });
    const made = await call('POST', '/orders', { body: { name: 'N', total: 99 } });
    expect([made.body.total, made.headers.get('x-mock')]).toEqual([undefined, 'inferred; ignored="body total"']);
    const put = await call('PUT', '/orders/o', { body: { id: 'o', name: 'B', total: 99 } });
    expect(put.body).toMatchObject({ name: 'B', total: 7 });
    const patched = await call('PATCH', '/orders/o', { body: { name: 'C', total: 99 } });
    expect(patched.body).toMatchObject({ name: 'C', total: 7 });
    await call('PUT', '/orders/o', { body: { id: 'o', name: 'D', total: 7 } });
    const other = await call('PATCH', '/orders/o', { body: { id: 'x' } });
    expect([other.body.id, other.headers.get('x-mock')]).toEqual(['o', 'inferred; ignored="body id"']);
    const warnings = mock?.warnings().map((each) => [each.method, ...each.warnings]);
    const total = ['POST', 'PUT', 'PATCH'].map((method) => [method, '/body/total has no effect']);
    expect(warnings).toEqual([...total, ['PATCH', '/body/id has no effect']]);
  });

  test('PUT creates and replaces where both are documented, and If-Match must hold', async () => {
    await serve(ISSUES);
    expect((await call('PUT', '/issues/x', { body: { title: 'A' } })).status).toBe(201);
    const tag = (await call('GET', '/issues/x')).headers.get('etag') ?? '';
    const put = (ifMatch: string) =>
      call('PUT', '/issues/x', { body: { title: 'B' }, headers: { 'if-match': ifMatch } });
    expect([(await put(tag)).status, (await put(tag)).status]).toEqual([200, 412]);
  });

  test('what is below an item, and no state shows, is a sample of an item that must exist', async () => {
    await serve(ISSUES);
    const { headers } = await call('GET', `/issues/${await create()}/notes?page=2`);
    expect(headers.get('x-mock')).toBe('sample; ignored="query page"');
    expect((await call('GET', '/issues/none/notes')).status).toBe(404);
  });

  test('a creation with the identifier of another item adds that one', async () => {
    const label = { id: 'l', title: 'A' };
    const schema = object({ id: text, title: text });
    const LABEL = content(schema);
    const list = { responses: { 200: response(listOf(ref('Label'))) } };
    const added = content(object({ label_id: text }));
    await serve(
      {
        ...ISSUES,
        '/labels': { get: list, post: { requestBody: LABEL, responses: { 201: { description: '', ...LABEL } } } },
        '/labels/{id}': { parameters: [id], get: { responses: { 200: response(ref('Label')) } } },
        ...below('labels', {
          get: list,
          put: { operationId: 'addLabel', requestBody: added, responses: { 201: { description: '', ...added } } },
        }),
        '/issues/{id}/labels/{label}': { parameters: [id, { ...id, name: 'label' }], delete: done },
      },
      { components: { schemas: { Label: schema } } },
    );
    await call('POST', '/labels', { body: label });
    const path = `/issues/${await create()}/labels`;
    expect((await call('PUT', path, { body: { label_id: 'l' } })).body).toEqual({ label_id: 'l' });
    expect((await call('GET', path)).body).toEqual([label]);
    expect((await call('PUT', path, { body: { label_id: 'none' } })).status).toBe(404);
    await call('DELETE', `${path}/l`);
    expect([(await call('GET', path)).body, (await call('GET', '/labels')).body]).toEqual([[], [label]]);
  });

  test('the first replacement of settings keeps what its body cannot send', async () => {
    const settings = object({ theme: text, plan: { const: 'free' } });
    const put = { requestBody: content(object({ theme: text })), responses: { 200: response(settings) } };
    await serve({ '/settings': { get: { responses: { 200: response(settings) } }, put } });
    expect((await call('PUT', '/settings', { body: { theme: 'dark' } })).body).toEqual({ theme: 'dark', plan: 'free' });
    expect((await call('GET', '/settings')).body).toEqual({ theme: 'dark', plan: 'free' });
  });

  test('a documented idempotency key creates once, for one body', async () => {
    await serve(ISSUES);
    const headers = { 'idempotency-key': 'k' };
    expect(await create({ headers })).toBe(await create({ headers }));
    expect((await call('POST', '/issues', { body: { title: 'B' }, headers })).status).toBe(422);
  });

  test('many items are created at once, and a verb in a path is no collection', async () => {
    await serve(ISSUES);
    await call('POST', '/issues/bulk', { body: [{ title: 'A' }, { title: 'B' }] });
    expect((await call('GET', '/issues')).body.map(({ title }: { title: string }) => title)).toEqual(['A', 'B']);
    for (const _ of [1, 2]) expect((await call('POST', '/events/trigger', { body: { name: 'x' } })).status).toBe(201);
  });

  test('bytes that are sent are the bytes that are read', async () => {
    await serve(ISSUES);
    const path = `/issues/${await create()}/attachment`;
    const bytes = new Uint8Array([137, 80, 78, 71, 0, 255]);
    await mock?.fetch(`${mock.url}${path}`, { method: 'PUT', body: bytes, headers: { 'content-type': 'image/png' } });
    const read = await mock?.fetch(`${mock.url}${path}`);
    expect(read?.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array((await read?.arrayBuffer()) ?? [])).toEqual(bytes);
  });

  test.each<readonly [range: string, schema: JsonObject]>([
    ['image/*', { format: 'binary' }],
    ['image/*', {}],
    ['*/*', {}],
    ['*/*', { oneOf: [{ type: 'string' }, { format: 'binary' }] }],
    ['application/*', { type: ['string', 'null'], format: 'binary' }],
  ])('bytes whose media type is documented as %s of %j are those that are read', async (range, schema) => {
    const bytes = content(schema, range);
    const get = { responses: { 200: { description: '', ...bytes } } };
    await serve({ '/files/{id}': { parameters: [id], put: { requestBody: bytes, ...done }, get, delete: done } });
    const type = range.startsWith('application') ? 'application/pdf' : 'image/png';
    const body = new Uint8Array([137, 80, 78, 71, 0, 255]);
    await mock?.fetch(`${mock.url}/files/a`, { method: 'PUT', headers: { 'content-type': type }, body });
    const read = await mock?.fetch(`${mock.url}/files/a`);
    expect([read?.headers.get('content-type'), await read?.bytes()]).toEqual([type, body]);
  });

  test.each([
    ['describes the fields', { file: { ...text, format: 'binary' }, caption: text, seats: number }, 'a.png'],
    ['describes the file alone', { file: { ...text, format: 'binary' } }, 'a.png'],
    ['has a name for the file', { file: { ...text, format: 'binary' }, file_name: text }, 'mine.png'],
  ])('an item that is created with a file has the texts beside it, if the form %s', async (_, fields, name) => {
    const photo = object({ id: text, caption: text, seats: number, file_name: text }, ['id']);
    const id = { name: 'id', in: 'path', required: true, schema: text };
    const sent = { requestBody: content(object(fields, ['file']), 'multipart/form-data') };
    await serve({
      '/photos': { post: { ...sent, responses: { 201: response(photo) } } },
      '/photos/{id}': { parameters: [id], get: { responses: { 200: response(photo) } } },
      '/photos/{id}/file': { parameters: [id], post: { ...sent, responses: { 200: response(photo) } } },
    });
    const upload = async (path: string, caption: string): Promise<unknown> => {
      const body = new FormData();
      const texts = { caption, seats: '4', other: 'x', ...('file_name' in fields ? { file_name: name } : {}) };
      for (const [field, value] of Object.entries(texts)) body.set(field, value);
      body.set('file', new Blob(['abc']), 'a.png');
      return (await mock?.fetch(mock.url + path, { method: 'POST', body }))?.json();
    };
    const photos = [await upload('/photos', 'Moon'), await upload('/photos/900001/file', 'Sun')];
    expect(photos).toEqual(['Moon', 'Sun'].map((caption) => ({ id: '900001', caption, seats: 4, file_name: name })));
    expect((await call('GET', '/photos/900001')).body).toEqual(photos[1]);
  });

  test('so are those of a file at a path of its own, which is none before', async () => {
    const bytes = content({ type: 'string', format: 'binary' }, 'application/octet-stream');
    const written = { requestBody: bytes, responses: { 201: { description: '' }, 204: { description: '' } } };
    const read = { responses: { 200: { description: '', ...bytes, headers: { ETag: {} } }, 404: { description: '' } } };
    const gone = { responses: { 204: { description: '' } } };
    await serve({ '/files/{name}': { parameters: [{ ...id, name: 'name' }], put: written, get: read, delete: gone } });
    const send = async (method: string, more: object = {}): Promise<Response> =>
      (await mock?.fetch(`${mock.url}/files/a.bin`, { method, ...more })) ?? new Response();
    const file = { body: new Uint8Array([0, 255, 10]), headers: { 'content-type': 'application/octet-stream' } };
    expect((await send('GET')).status).toBe(404);
    expect([(await send('PUT', file)).status, (await send('PUT', file)).status]).toEqual([201, 204]);
    const got = await send('GET');
    expect([...new Uint8Array(await got.arrayBuffer())]).toEqual([0, 255, 10]);
    expect([got.headers.get('content-type'), got.headers.get('x-mock')]).toEqual([
      'application/octet-stream',
      'inferred',
    ]);
    const headers = { 'if-none-match': got.headers.get('etag') ?? '' };
    expect((await send('GET', { headers })).status).toBe(304);
    expect([(await send('DELETE')).status, (await send('GET')).status]).toEqual([204, 404]);
  });

  test('stated examples, or x-seed, are the first items; an object that is identified is an item', async () => {
    const author = object({ id: text, name: text });
    const book = object({ id: text, author_id: text, author }, ['id', 'author']);
    const collection = (item: JsonObject, sent: JsonObject, list: JsonObject = {}): JsonObject => ({
      get: {
        responses: { 200: { description: '', content: { 'application/json': { schema: listOf(item), ...list } } } },
      },
      post: { requestBody: content(sent), responses: { 201: response(item) } },
    });
    const ann = { id: 'a', name: 'Ann' };
    const paths = {
      '/authors': collection(author, object({ name: text }), { example: [ann] }),
      '/authors/{id}': { parameters: [id], get: { responses: { 200: response(author) } } },
      '/books': collection(book, object({ author_id: text })),
      '/books/{id}': { parameters: [id], get: { responses: { 200: response(book) } } },
    };
    await serve(paths, { 'x-seed': { books: [{ id: 'b', author: ann }] } });
    expect((await call('GET', '/authors')).body).toEqual([ann]);
    expect((await call('GET', '/books/b')).body.author).toEqual(ann);
    expect((await call('POST', '/books', { body: { author_id: 'a' } })).body.author).toEqual(ann);
  });
});

test('XML has the names, attributes, prefixes and wrappers of its schema', async () => {
  const named = (schema: JsonObject, xml: JsonObject): JsonObject => ({ ...schema, xml });
  const tags = named(
    { type: 'array', minItems: 1, items: named({ const: 'x' }, { name: 'tag' }) },
    { wrapped: true, name: 'tags' },
  );
  const pet = object({
    id: named({ const: 7 }, { attribute: true }),
    labels: tags,
    name: named({ const: 'A' }, { prefix: 'p' }),
  });
  const responses = { 200: { description: '', ...content(named(pet, { name: 'pet' }), 'application/xml') } };
  await serve({ '/pet': { get: { responses } } });
  const made = await mock?.fetch(`${mock.url}/pet`);
  expect(await made?.text()).toBe('<pet id="7"><tags><tag>x</tag></tags><p:name>A</p:name></pet>');
});

const PROBLEM = object({ title: text, status: number }, ['title']);
test.for([
  ['the status and form of invalid requests', { 400: response(PROBLEM, content(PROBLEM, RFC9457_TYPE)) }, 400],
  ['422, if only that is stated', { 422: response(PROBLEM, content(PROBLEM, RFC9457_TYPE)) }, 422],
] as const)('a body that is no JSON gets %s', async ([, errors, status]) => {
  await serve(cars({ create: { responses: { 201: response(CAR), ...errors } } }));
  const made = await mock?.fetch(`${mock.url}/cars`, { method: 'POST', body: '{"a":', headers: JSON_TYPE });
  expect([made?.status, made?.headers.get('content-type')]).toEqual([status, RFC9457_TYPE]);
  expect(await made?.json()).toMatchObject({ title: 'The body is not valid JSON.', status });
});

describe('callbacks and webhooks', () => {
  const event = object({ kind: { const: 'done' }, count: number });
  const pathsWith = (address: string, hook: JsonObject = object({ url: text })): JsonObject => ({
    '/jobs/{jobId}': {
      parameters: [{ name: 'jobId', in: 'path', required: true, schema: text }],
      post: {
        requestBody: content(object({ hook })),
        responses: { 202: response(object({ token: { const: 'a b' } })) },
        callbacks: { done: { [address]: { put: { requestBody: content(event), responses: {} } } } },
      },
    },
  });
  const PATHS = pathsWith('{$request.body#/hook/url}/{$request.path.jobId}?by={$method}');
  const REFERENCE = ref('Booking');
  const WEBHOOKS = { webhooks: { finished: { post: { requestBody: content(event), responses: {} } } } };
  let server: Server | undefined;
  afterEach(() => void server?.close());

  /** Listens for requests, and returns the address and what it receives. */
  async function listen(statuses: readonly number[] = []) {
    const seen: string[] = [];
    server = createServer(async (request, reply) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      seen.push(`${request.method} ${request.url} ${body}`);
      reply.writeHead(statuses[seen.length - 1] ?? 204, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return { seen, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
  }

  test.each([
    ['/{$request.path.jobId}?by={$method}', '/7?by=POST'],
    ['/{jobId}/done', '/7/done'],
    ['/{$response.body#/token}', '/a%20b'],
    ['/tokens/{token}', '/tokens/a%20b'],
  ])('a callback is sent to the address of its expressions, %s, and recorded', async (address, want) => {
    await serve(pathsWith(`{$request.body#/hook/url}${address}`), WEBHOOKS);
    const { seen, url } = await listen();
    await call('POST', '/jobs/7', { body: { hook: { url } } });
    await expect.poll(() => mock?.deliveries().map(({ name, status }) => [name, status])).toEqual([['done', 204]]);
    expect(seen).toEqual([`PUT ${want} {"kind":"done","count":0}`]);
  });

  test.each([
    ['{hook}', '', '/'],
    ['{hook}/done', '', '/done'],
    ['{$request.body#/hook}', '/?state={"a":1}', '/?state={%22a%22:1}'],
  ])('an address in the request is that of a callback as it is: %s', async (template, rest, want) => {
    await serve(pathsWith(template, text));
    const { seen, url } = await listen();
    await call('POST', '/jobs/7', { body: { hook: `${url}${rest}` } });
    expect(await mock?.delivery('done')).toMatchObject({ status: 204 });
    expect(seen).toEqual([`PUT ${want} {"kind":"done","count":0}`]);
  });

  test('callbacks of a mock to itself end after three', async () => {
    const made = { 'http://{$request.header.host}/jobs': { post: { responses: {} } } };
    const { url } = await serve(
      { '/jobs': { post: { responses: { 204: {} }, callbacks: { made } } } },
      {},
      { port: 0 },
    );
    await fetch(`${url}/jobs`, { method: 'POST' });
    await expect.poll(() => mock?.deliveries().length).toBe(4);
    const outcomes = mock?.deliveries().map(({ status, error }) => error ?? String(status));
    expect(outcomes?.toSorted()).toEqual([
      '204',
      '204',
      '204',
      '3 callbacks have led to this request; no further one is sent.',
    ]);
  });

  test('a callback whose address has a name without a value is not sent, and the name is reported', async () => {
    await serve(pathsWith('http://127.0.0.1/{other}'));
    await call('POST', '/jobs/7', { body: { hook: { url: 'http://127.0.0.1' } } });
    await expect
      .poll(() => mock?.deliveries().map(({ error }) => error))
      .toEqual(['The address http://127.0.0.1/{other} has a name without a value: {other}.']);
  });

  test.each([
    ['the whole payload', REFERENCE, { id: '7', by: 'Ada' }],
    [
      'a member',
      object({ kind: { const: 'paid' }, booking: REFERENCE }),
      { kind: 'paid', booking: { id: '7', by: 'Ada' } },
    ],
    ['none, where an example is stated', { ...object({ kind: text }), example: { kind: 'x' } }, { kind: 'x' }],
  ])('what the operation returned is %s of a callback with its schema', async (_place, payload, want) => {
    const paid = { '{$request.query.hook}': { post: { requestBody: content(payload), responses: {} } } };
    const book = { responses: { 200: response(REFERENCE) }, callbacks: { paid } };
    const schemas = { Booking: { ...object({ id: text, by: text }), example: { id: '7', by: 'Ada' } } };
    await serve({ '/bookings': { post: book } }, { components: { schemas } });
    const { seen, url } = await listen();
    await call('POST', `/bookings?hook=${encodeURIComponent(url)}`);
    expect(await mock?.delivery('paid')).toMatchObject({ status: 204 });
    expect(seen).toEqual([`POST / ${JSON.stringify(want)}`]);
  });

  test('a webhook is checked, sent and retried', async () => {
    await serve(PATHS, WEBHOOKS);
    const { seen, url } = await listen([503]);
    await expect(mock?.emit('finished', { url, payload: { kind: 'x' } })).rejects.toThrow(
      'does not allow this payload',
    );
    expect(await mock?.emit('finished', { url, payload: { kind: 'done', count: 2 } })).toMatchObject({ status: 204 });
    expect(seen).toEqual([1, 2].map(() => 'POST / {"kind":"done","count":2}'));
    expect(await mock?.emit('finished', { url, payload: 1, strict: false })).toMatchObject({ status: 204, body: 1 });
  });

  test('a test waits for deliveries, each once; without one, the error names those that there were', async () => {
    await serve(PATHS, WEBHOOKS);
    const { url } = await listen();
    const waiting = mock?.delivery('done');
    await call('POST', '/jobs/7', { body: { hook: { url } } });
    expect(await waiting).toMatchObject({ name: 'done', attempts: 1 });
    await expect(mock?.delivery('done', 20)).rejects.toThrow('No delivery of "done" within 20 ms. Deliveries: "done".');
  });

  test('the clock of the mock decides when an attempt is repeated', async () => {
    await serve(PATHS, WEBHOOKS);
    const { seen, url } = await listen([503, 503]);
    mock?.clock.fix('2026-01-31T10:00:00Z');
    const sent = mock?.emit('finished', { url, payload: { kind: 'done', count: 2 } });
    await expect.poll(() => seen.length).toBe(1);
    mock?.clock.advance(500);
    await expect.poll(() => seen.length).toBe(2);
    mock?.clock.advance(1999);
    mock?.clock.advance(1);
    expect(await sent).toMatchObject({ status: 204, attempts: 3 });
  });

  test('a redirect, which may lead to another host, is not followed', async () => {
    await serve(PATHS, WEBHOOKS);
    const { seen, url } = await listen([307]);
    expect(await mock?.emit('finished', { url, payload: 1, strict: false })).toMatchObject({
      status: 307,
      attempts: 1,
    });
    expect(seen).toEqual(['POST / 1']);
  });

  test('requests are signed as Standard Webhooks specifies', async () => {
    await serve(PATHS, WEBHOOKS, { webhookSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' });
    const { url } = await listen();
    mock?.clock.fix('2021-04-26T11:37:54Z');
    const { headers = {} } = (await mock?.emit('finished', { url, payload: { kind: 'done', count: 2 } })) ?? {};
    const text = `${headers['webhook-id']}.1619437074.{"kind":"done","count":2}`;
    const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    expect(headers).toMatchObject({
      'webhook-timestamp': '1619437074',
      'webhook-signature': `v1,${createHmac('sha256', key).update(text).digest('base64')}`,
    });
  });

  test.for([
    ['finishd', 'http://127.0.0.1:1', 'no webhook "finishd". Did you mean'],
    ['finished', 'http://example.com/hook', '--allow-callback'],
    ['finished', 'http://localhost.evil.test/', '--allow-callback'],
    ['finished', 'http://127.0.0.1.evil.test/', '--allow-callback'],
    ['finished', 'file:///etc/passwd', 'is not an HTTP URL'],
  ] as const)('%s to %s is refused', async ([name, url, message]) => {
    await serve(PATHS, WEBHOOKS);
    await expect(async () => mock?.emit(name, { url })).rejects.toThrow(message);
  });
});
