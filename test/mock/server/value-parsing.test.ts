import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { addInferredResources } from '../../../generator/infer/infer.ts';

const responses: JsonObject = { 204: { description: '' } };

/** Sends a request; returns the status and the number of violations. */
async function outcomeOf(item: JsonObject, query: string, init: RequestInit = {}): Promise<readonly number[]> {
  const root: JsonObject = { openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths: { '/x': item } };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'shop', root }] });
  const { status } = await mock.fetch(`${mock.url}/x${query}`, init);
  const outcome = [status, mock.violations().length];
  await mock.close();
  return outcome;
}

const RIGHT = [204, 0];
const WRONG = [422, 1];

describe('a text is parsed by the type of its schema', () => {
  const count: JsonObject = { anyOf: [{ type: 'integer', minimum: 1 }, { enum: ['majority', 'all'] }] };

  test.each([
    ['?count=2', RIGHT],
    ['?count=all', RIGHT],
    ['?count=0', WRONG],
    ['?count=none', WRONG],
    ['?counts=2&counts=all', RIGHT],
    ['?flag=true', RIGHT],
    ['?flag=ask', RIGHT],
    ['?flag=maybe', WRONG],
    ['?json=2', RIGHT],
  ])('%s -> %j', async (query, want) => {
    const parameters: JsonObject[] = [
      { name: 'count', in: 'query', schema: count },
      { name: 'counts', in: 'query', explode: true, schema: { type: 'array', items: count } },
      { name: 'flag', in: 'query', schema: { enum: [true, false, 'ask'] } },
      { name: 'json', in: 'query', content: { 'application/json': { schema: { type: 'integer' } } } },
    ];
    expect(await outcomeOf({ get: { parameters, responses } }, query)).toEqual(want);
  });

  test('styles of path parameters do not apply to queries', async () => {
    const parameters: JsonObject[] = [{ name: 'n', in: 'query', style: 'matrix', schema: { type: 'integer' } }];
    expect(await outcomeOf({ get: { parameters, responses } }, '?n=1')).toEqual(RIGHT);
  });
});

describe('an int64 beyond 2^53 is validated by its own digits', () => {
  const schema: JsonObject = { type: 'integer', format: 'int64' };

  test.each([
    ['9007199254740992', RIGHT, 0],
    ['9223372036854775807', RIGHT, 1],
    ['9007199254740995', RIGHT, 1],
    ['-9223372036854775808', RIGHT, 0],
    ['9223372036854775808', WRONG, 0],
    ['-9223372036854775809', WRONG, 0],
  ])('%s -> %j, rounded %i times', async (digits, want, rounded) => {
    const item: JsonObject = { type: 'object', properties: { id: { type: 'string' }, n: schema }, required: ['id'] };
    const content = (of: JsonObject): JsonObject => ({ content: { 'application/json': { schema: of } } });
    const answer = (of: JsonObject): JsonObject => ({ description: '', ...content(of) });
    const paths: JsonObject = {
      '/x': {
        get: {
          parameters: [{ name: 'n', in: 'query', schema }],
          responses: { 200: answer({ type: 'array', items: item }) },
        },
        post: { requestBody: content({ ...item, required: [] }), responses: { 201: answer(item) } },
      },
    };
    const root = addInferredResources({ openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths });
    const mock = await start({ platform: emptyPlatform, documents: [{ name: 'shop', root }] });
    const headers = { 'content-type': 'application/json' };
    const created = await mock.fetch(`${mock.url}/x`, { method: 'POST', headers, body: `{"n":${digits}}` });
    const found = await mock.fetch(`${mock.url}/x?n=${digits}`);
    expect([created.ok, found.ok]).toEqual([want === RIGHT, want === RIGHT]);
    expect(mock.violations()).toHaveLength((want[1] ?? 0) * 2);
    const warnings = mock.warnings().flatMap((call) => call.warnings);
    expect(warnings.filter((warning) => warning.startsWith('/body/n is an integer of more'))).toHaveLength(rounded);
    await mock.close();
  });
});

test.each<readonly [schema: string, digits: string, want: readonly number[]]>([
  ['{"enum":[9007199254740993,1]}', '9007199254740993', RIGHT],
  ['{"enum":[9007199254740993,1]}', '9007199254740999', WRONG],
  ['{"const":12345678901234567891}', '12345678901234567891', RIGHT],
])('an integer beyond 2^53 equals the listed value that the document rounds: %s, %s', async (value, digits, want) => {
  const schema: JsonObject = { type: 'object', properties: { value: JSON.parse(value) } };
  const post: JsonObject = { requestBody: { content: { 'application/json': { schema } } }, responses };
  const headers = { 'content-type': 'application/json' };
  expect(await outcomeOf({ post }, '', { method: 'POST', headers, body: `{"value":${digits}}` })).toEqual(want);
});

describe('all JSON media types are parsed as JSON', () => {
  const schema: JsonObject = { type: 'object', properties: { a: { type: 'integer' } } };

  test.each([
    ['text/json', 'text/json', RIGHT],
    ['application/*+json', 'application/vnd.shop+json', RIGHT],
    ['application/*+json', 'application/vnd.shop+xml', [415, 1]],
  ])('%s, sent as %s -> %j', async (described, sent, want) => {
    const post: JsonObject = { requestBody: { content: { [described]: { schema } } }, responses };
    const headers = { 'content-type': sent, 'content-length': '7' };
    expect(await outcomeOf({ post }, '', { method: 'POST', headers, body: '{"a":1}' })).toEqual(want);
  });
});

describe('a form is parsed by all parts of its composed schema', () => {
  const color: JsonObject = { type: 'object', properties: { red: { type: 'integer' } } };
  const size: JsonObject = { type: 'object', required: ['size'], properties: { size: { type: 'integer' }, color } };
  const name: JsonObject = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };

  test.each([
    ['allOf', 'size=1&name=x&color={"red":1}', RIGHT],
    ['allOf', 'size=1&name=x&color={"red":"x"}', WRONG],
    ['oneOf', 'size=1&color={"red":1}', RIGHT],
    ['oneOf', 'name=x', RIGHT],
    ['oneOf', 'size=x', WRONG],
  ])('%s: %s -> %j', async (keyword, body, want) => {
    const content: JsonObject = { 'application/x-www-form-urlencoded': { schema: { [keyword]: [size, name] } } };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      await outcomeOf({ post: { requestBody: { content }, responses } }, '', { method: 'POST', headers, body }),
    ).toEqual(want);
  });
});

const owner: JsonObject = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: { type: 'string' }, age: { type: 'integer' } },
};
const card: JsonObject = {
  type: 'object',
  required: ['number'],
  additionalProperties: false,
  properties: { number: { type: 'string' }, owner, tags: { type: 'array', items: { type: 'integer' } } },
};
const range: JsonObject = {
  anyOf: [{ type: 'object', properties: { from: { type: 'integer' } } }, { type: 'integer' }],
};
const lines: JsonObject = { type: 'array', items: { type: 'object', properties: { count: { type: 'integer' } } } };

describe('nested members of a deepObject are parsed as clients serialize them', () => {
  const schemas: JsonObject = { card, range, lines };
  const deep = { style: 'deepObject', explode: true };

  test.for<readonly [texts: string, want: readonly number[]]>([
    ['card[number]=42', RIGHT],
    ['card[number]=42&card[owner][name]=7&card[owner][age]=7', RIGHT],
    ['card[number]=42&card[owner][name]=x&card[owner][age]=y', WRONG],
    ['card[number]=42&card[owner][age]=7', WRONG],
    ['card[number]=42&card[tags][0]=1&card[tags][1]=2', RIGHT],
    ['card[number]=42&card[tags][]=1&card[tags][]=2', RIGHT],
    ['card[number]=42&card[tags][0]=x', WRONG],
    ['card[__proto__][name]=x', WRONG],
    ['range[from]=1', RIGHT],
    ['range=1', RIGHT],
    ['range[from]=x', WRONG],
    ['lines[0][count]=1', RIGHT],
  ])('in a query: %s -> %j', async ([texts, want]) => {
    const parameters: JsonObject[] = Object.entries(schemas).map(([name, schema]) => ({
      name,
      in: 'query',
      schema,
      ...deep,
    }));
    expect(await outcomeOf({ get: { parameters, responses } }, `?${texts}`)).toEqual(want);
  });

  test.for<readonly [texts: string, want: readonly number[]]>([
    ['card[number]=42&card[tags][0]=1', RIGHT],
    ['card[number]=42&card[tags][0]=x', WRONG],
    ['lines[0][count]=1&lines[1][count]=2', RIGHT],
  ])('in a form: %s -> %j', async ([body, want]) => {
    const encoding: JsonObject = { card: deep, range: deep, lines: deep };
    const schema: JsonObject = { type: 'object', properties: schemas };
    const content: JsonObject = { 'application/x-www-form-urlencoded': { schema, encoding } };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post: JsonObject = { requestBody: { content }, responses };
    expect(await outcomeOf({ post }, '', { method: 'POST', headers, body })).toEqual(want);
  });
});

describe('a query parameter that the operation does not have is a warning', () => {
  const free: JsonObject = { type: 'object', additionalProperties: { type: 'string' } };
  const text: JsonObject = { type: 'string' };
  const parameters: JsonObject[] = [
    { name: 'customer', in: 'query', schema: text },
    { name: 'filter', in: 'query', style: 'deepObject', explode: true, schema: free },
    { name: 'ids', in: 'query', schema: { type: 'array', items: text } },
    { name: 'range', in: 'query', schema: { type: 'object', properties: { from: text, to: text } } },
  ];
  const place: JsonObject = { type: 'object', properties: { lat: text } };
  const near: JsonObject = { name: 'near', in: 'query', schema: { oneOf: [text, place] } };
  const any: JsonObject = { name: 'more', in: 'query', schema: free };

  test.each<readonly [query: string, listed: readonly JsonObject[], want: readonly string[]]>([
    ['custmer=c', parameters, ['/query/custmer is not a parameter of the operation. Did you mean "customer"?']],
    ['whatever=1&whatever=2', parameters, ['/query/whatever is not a parameter of the operation']],
    ['fron=1&to=2', parameters, ['/query/fron is not a parameter of the operation. Did you mean "from"?']],
    ['customer=c&filter[size]=1&ids[]=1&from=1&key=k&__code=200', parameters, []],
    ['custmer=c', [...parameters, any], []],
    ['lat=1&_=123&access_token=t&near=x', [near], []],
    ['lta=1', [near], ['/query/lta is not a parameter of the operation']],
    ['custmer=c', [], ['/query/custmer is not a parameter of the operation']],
  ])('%s', async (query, listed, want) => {
    const item: JsonObject = { type: 'object', properties: { id: text, name: text }, required: ['id'] };
    const content = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
    const list: JsonObject = { description: '', ...content({ type: 'array', items: item }) };
    const get: JsonObject = { parameters: listed, responses: { 200: list } };
    const securitySchemes = {
      key: { type: 'apiKey', in: 'query', name: 'key' },
      bearer: { type: 'http', scheme: 'bearer' },
    };
    const root: JsonObject = {
      ...{ openapi: '3.1.0', info: { title: 'Shop', version: '1' }, components: { securitySchemes } },
      paths: {
        '/x': { get, post: { requestBody: content(item), responses: { 201: { description: '', ...content(item) } } } },
      },
    };
    const documents = [{ name: 'shop', root: addInferredResources(root) }];
    const mock = await start({ platform: emptyPlatform, documents });
    const response = await mock.fetch(`${mock.url}/x?${query}`);
    expect(response.status).toBe(200);
    const own = mock.warnings().flatMap(({ warnings }) => warnings);
    expect(own.filter((warning) => warning.includes('not a parameter'))).toEqual(want);
    const names = want.map((warning) => warning.split(' ')[0]?.replace('/query/', 'query '));
    for (const name of names) expect(response.headers.get('x-mock')).toContain(name);
    expect(mock.violations()).toEqual([]);
    await mock.close();
  });
});
