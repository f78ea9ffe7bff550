import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { type Mock, start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';

const responses: JsonObject = { 204: { description: '' } };

function mockOf(item: JsonObject, openapi = '3.0.3'): Promise<Mock> {
  const root: JsonObject = { openapi, info: { title: 'Shop', version: '1' }, paths: { '/x': item } };
  return start({ platform: emptyPlatform, documents: [{ name: 'shop', root }] });
}

/** Sends a request and returns the status of the response. */
async function statusOf(item: JsonObject, { query = '', ...init }: RequestInit & { readonly query?: string }) {
  const mock = await mockOf(item);
  const { status } = await mock.fetch(`${mock.url}/x${query}`, init);
  await mock.close();
  return status;
}

/** Sends a body whose properties have these schemas, and returns the status of the response. */
function statusOfBody(properties: JsonObject, body: Json): Promise<number> {
  const schema: JsonObject = { type: 'object', properties };
  const post: JsonObject = { requestBody: { content: { 'application/json': { schema } } }, responses };
  const headers = { 'content-type': 'application/json' };
  return statusOf({ post }, { method: 'POST', headers, body: JSON.stringify(body) });
}

test.for<readonly [properties: JsonObject, body: Json, want: number]>([
  [{ a: { nullable: true, anyOf: [{ type: 'string' }] }, n: { type: 'integer' } }, { n: 'x' }, 422],
  [{ a: { nullable: true, anyOf: [{ type: 'string' }] } }, { a: null }, 204],
  [{ a: { nullable: true, anyOf: [{ type: 'string' }] } }, { a: 1 }, 422],
  [{ a: { nullable: true, enum: ['x'] } }, { a: 'y' }, 422],
  [{ a: { nullable: true, enum: [] } }, { a: null }, 204],
  [{ a: { nullable: true, enum: [] } }, { a: 'y' }, 422],
  [{ a: { type: 'string', nullable: true, enum: [] } }, { a: null }, 204],
  [{ a: { type: 'string', nullable: true, enum: [] } }, { a: 'y' }, 422],
  [{ a: { type: 'string', enum: [] } }, { a: 'y' }, 422],
  [{ a: { type: 'string', enum: [] } }, {}, 204],
])(
  'validates bodies whose schemas Ajv cannot compile, which Prism accepts unchecked: %j, %j -> %i',
  async ([properties, body, want]) => {
    expect(await statusOfBody(properties, body)).toBe(want);
  },
);

describe('validates parameters whose schemas Ajv cannot compile', () => {
  const odd = { name: 'a', in: 'query', schema: { nullable: true, enum: ['x'] } };
  const get: JsonObject = { parameters: [odd, { name: 'n', in: 'query', schema: { type: 'integer' } }], responses };

  test.each([
    ['?a=x&n=1', 204],
    ['?a=x&n=one', 422],
    ['?a=y', 422],
  ])('%s -> %i', async (query, want) => {
    expect(await statusOf({ get }, { query })).toBe(want);
  });

  test('in headers', async () => {
    const parameters = [{ ...odd, in: 'header', name: 'x-kind' }];
    expect(await statusOf({ get: { parameters, responses } }, { headers: { 'x-kind': 'y' } })).toBe(422);
  });
});

const integers: JsonObject = { type: 'array', maxItems: 3, items: { type: 'integer' } };
const page: JsonObject = { type: 'object', properties: { pageSize: { type: 'integer' }, page: { type: 'integer' } } };
const query = { name: 'p', in: 'query' };
const json: JsonObject = { content: { 'application/json': { schema: { type: 'object', required: ['a'] } } } };

describe('validates parameters that Prism ignores', () => {
  test.for<readonly [title: string, parameter: JsonObject, query: string, want: number]>([
    ['a list', { ...query, schema: integers }, '?p=1&p=2', 204],
    ['a list', { ...query, schema: integers }, '?p=x&p=2', 422],
    ['a list', { ...query, schema: integers }, '?p=1&p=2&p=3&p=4', 422],
    ['blanks', { ...query, style: 'spaceDelimited', explode: false, schema: integers }, '?p=1%202', 204],
    ['blanks', { ...query, style: 'spaceDelimited', explode: false, schema: integers }, '?p=1%20x', 422],
    ['members', { ...query, schema: page }, '?page=1&pageSize=2', 204],
    ['members', { ...query, schema: page }, '?page=x', 422],
    ['a capital', { ...query, explode: true, schema: page }, '?pageSize=x', 422],
    ['a capital', { ...query, style: 'deepObject', schema: page }, '?p[pageSize]=1', 204],
    ['a capital', { ...query, style: 'deepObject', schema: page }, '?p[pageSize]=x', 422],
    ['a deepObject', { ...query, style: 'deepObject', required: true, schema: page }, '', 422],
    ['a media type', { ...query, ...json }, '?p={"a":1}', 204],
    ['a media type', { ...query, ...json }, '?p={}', 422],
    ['a cookie', { name: 'p', in: 'cookie', required: true, schema: { type: 'integer' } }, '', 422],
  ])('%s, %j: %s -> %i', async ([, parameter, text, want]) => {
    expect(await statusOf({ get: { parameters: [parameter], responses } }, { query: text })).toBe(want);
  });

  test('accepts a number in the notations that Prism accepts', async () => {
    const get: JsonObject = { parameters: [{ ...query, schema: { type: 'number' } }], responses };
    expect(await statusOf({ get }, { query: '?p=0x10' })).toBe(204);
  });
});

const node: JsonObject = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, tags: { type: 'array', items: { enum: ['a', 'b'] } } },
};
const tree: JsonObject = {
  ...node,
  properties: {
    name: { type: 'string' },
    child: { $ref: '#/paths/~1x/post/requestBody/content/application~1x-www-form-urlencoded/schema' },
  },
};

describe('validates parts of bodies that Prism ignores', () => {
  test.for<readonly [title: string, schema: JsonObject, type: string, body: string, want: number]>([
    ['null, which it takes for none', node, 'application/json', ' null', 422],
    ['null, which it takes for none', { type: ['object', 'null'] }, 'application/json', 'null', 204],
    ['a schema that contains itself', tree, 'application/x-www-form-urlencoded', 'child={}', 422],
    ['a schema that contains itself', tree, 'application/x-www-form-urlencoded', 'name=x', 204],
    ['a name sent twice', node, 'application/x-www-form-urlencoded', 'name=x&tags=c&tags=a', 422],
    ['a name sent twice', node, 'application/x-www-form-urlencoded', 'name=x&tags=b&tags=a', 204],
  ])('%s: %j, %s %s -> %i', async ([, schema, type, body, want]) => {
    const content: JsonObject = { [type]: { schema, encoding: { tags: { style: 'form' } } } };
    const init = { method: 'POST', headers: { 'content-type': type }, body };
    expect(await statusOf({ post: { requestBody: { content }, responses } }, init)).toBe(want);
  });

  test.each([
    ['text/plain', 415],
    ['json', 422],
  ])('the type %s, also without a content length, is %i', async (type, want) => {
    const post: JsonObject = { requestBody: { content: { 'application/json': {} } }, responses };
    expect(await statusOf({ post }, { method: 'POST', headers: { 'content-type': type }, body: 'x' })).toBe(want);
  });
});

test.each([
  [{ 400: true }, 400],
  [{ 400: true, 422: true }, 422],
  [{ default: true }, 422],
])('our own issues get the error response of the document: %j -> %i', async (described, want) => {
  const schema: JsonObject = { type: 'object', properties: { reason: { type: 'string', const: 'wrong' } } };
  const refusal: JsonObject = { description: '', content: { 'application/json': { schema } } };
  const refusals = Object.fromEntries(Object.keys(described).map((status) => [status, refusal]));
  const get: JsonObject = { parameters: [{ ...query, schema: integers }], responses: { ...responses, ...refusals } };
  const mock = await mockOf({ get }, '3.1.0');
  const response = await mock.fetch(`${mock.url}/x?p=x&p=1`);
  expect(response.status).toBe(want);
  expect(await response.json()).toEqual({ reason: 'wrong' });
  expect(JSON.parse(response.headers.get('sl-violations') ?? '')).toEqual([
    { location: ['request', 'query', 'p'], severity: 'Error', message: 'must be integer' },
  ]);
  await mock.close();
});

test('a response omits a member whose enum is empty', async () => {
  const properties: JsonObject = { a: { type: 'string', enum: [] }, b: { type: 'boolean' } };
  const content: JsonObject = { 'application/json': { schema: { type: 'object', required: ['b'], properties } } };
  const mock = await mockOf({ get: { responses: { 200: { description: '', content } } } }, '3.1.0');
  expect(Object.keys(await (await mock.fetch(`${mock.url}/x`)).json())).toEqual(['b']);
  await mock.close();
});
