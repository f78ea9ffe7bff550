import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../templates/mock/src/json.ts';
import { plainPlatform } from '../../templates/mock/src/platform.ts';
import { type Mock, start } from '../../templates/mock/src/start.ts';

const responses: JsonObject = { 204: { description: '' } };

function mockOf(item: JsonObject, openapi = '3.0.3'): Promise<Mock> {
  const root: JsonObject = { openapi, info: { title: 'Shop', version: '1' }, paths: { '/x': item } };
  return start({ platform: plainPlatform, documents: [{ name: 'shop', root }] });
}

/** What a request is answered with. */
async function statusOf(item: JsonObject, { query = '', ...init }: RequestInit & { readonly query?: string }) {
  const mock = await mockOf(item);
  const { status } = await mock.fetch(`${mock.url}/x${query}`, init);
  await mock.close();
  return status;
}

/** What a body is answered with whose members are described so. */
function statusOfBody(properties: JsonObject, body: Json): Promise<number> {
  const schema: JsonObject = { type: 'object', properties };
  const post: JsonObject = { requestBody: { content: { 'application/json': { schema } } }, responses };
  const headers = { 'content-type': 'application/json' };
  return statusOf({ post }, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('Prism takes any body whose schema Ajv cannot compile; here it is judged', () => {
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
  ])('%j, %j -> %i', async ([properties, body, want]) => {
    expect(await statusOfBody(properties, body)).toBe(want);
  });
});

describe('so are parameters', () => {
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

test('no member stands in an answer for which no value is listed', async () => {
  const properties: JsonObject = { a: { type: 'string', enum: [] }, b: { type: 'boolean' } };
  const content: JsonObject = { 'application/json': { schema: { type: 'object', required: ['b'], properties } } };
  const mock = await mockOf({ get: { responses: { 200: { description: '', content } } } }, '3.1.0');
  expect(Object.keys(await (await mock.fetch(`${mock.url}/x`)).json())).toEqual(['b']);
  await mock.close();
});
