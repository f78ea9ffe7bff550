import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const text: JsonObject = { type: 'string' };
const whole: JsonObject = { type: 'integer' };
const object = (properties: JsonObject, required: readonly string[] = Object.keys(properties)): JsonObject => ({
  type: 'object',
  required,
  properties,
});
/** Constraint that applies under a condition. */
const when = (condition: JsonObject, met: JsonObject, not: JsonObject = {}): JsonObject =>
  Object.fromEntries(Object.entries({ if: condition, else: not }).concat([['then', met]]));
const pair: JsonObject = { type: 'array', prefixItems: [{ type: 'integer' }, text] };
const schemas: JsonObject = {
  Lists: { type: 'array', items: ref('Lists') },
  Tree: object({ name: text, kids: { type: 'array', items: ref('Tree') }, up: ref('Tree') }, ['name', 'kids']),
  Content: object({ text, children: { type: 'array', items: ref('Content') } }, []),
  Person: object({ name: text, boss: ref('Person') }, []),
  Chain: object({ name: text, next: { anyOf: [ref('Chain'), { type: 'null' }] } }),
  Rule: { oneOf: [object({ all: { type: 'array', items: ref('Rule'), minItems: 2 } }), object({ is: text })] },
};
const kind: JsonObject = object({ kind: { enum: ['a', 'b'] } });

/** Samples a schema with the mock, and validates the sample. */
async function made(schema: JsonObject): Promise<{ readonly body: Json; readonly issues: readonly unknown[] }> {
  const get = { responses: { 200: { description: '', content: { 'application/json': { schema } } } } };
  const root: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: { '/thing': { get } },
    components: { schemas },
  };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'things', root }] });
  const body: Json = JSON.parse(await (await mock.fetch(`${mock.url}/thing`)).text());
  await mock.close();
  return { body, issues: new SchemaValidators(root, 'writeOnly').validatorFor(schema)(body) };
}

describe('samples valid values where Prism’s own samples are invalid', () => {
  test.for<readonly [title: string, schema: JsonObject, want: unknown]>([
    ['a member that is required only', object({ a: text }, ['a', 'b']), { a: 'string', b: null }],
    [
      'a member that is required, and described for all others',
      { ...object({ a: text }, ['b']), additionalProperties: { type: 'boolean' } },
      { a: 'string', b: true, property1: true, property2: true },
    ],
    [
      'a member that is required, and described by a pattern',
      { type: 'object', required: ['x1'], patternProperties: { '^x': text } },
      { x1: 'string' },
    ],
    [
      'a member that is described by a pattern that Unicode does not know',
      { type: 'object', required: ['x-1'], patternProperties: { '^[\\w-.]+$': text } },
      { 'x-1': 'string' },
    ],
    [
      'a member that must be there where another is',
      { ...object({ a: text }), dependentRequired: { a: ['b'] } },
      { a: 'string', b: null },
    ],
    [
      'members that must be there where each other are',
      { ...object({ a: text }), dependentRequired: { a: ['b'], b: ['c'] } },
      { a: 'string', b: null, c: null },
    ],
    [
      'what holds where another member is',
      { ...object({ a: text }), dependentSchemas: { a: object({ b: { const: 7 } }) } },
      { a: 'string', b: 7 },
    ],
    [
      'only one of several variants that overlap',
      { oneOf: [object({ a: text }, []), object({ b: text }, [])] },
      { a: 'string', b: expect.any(Number) },
    ],
    [
      'only one of two variants that differ in the items of a list',
      {
        oneOf: [
          object({ list: { type: 'array', items: object({ a: text }, []) } }, []),
          object({ list: { type: 'array', items: object({ a: text, b: text }, []) } }, []),
        ],
      },
      { list: [{ a: 'string', b: expect.any(Number) }] },
    ],
    [
      'only one of two variants that differ in a member of a member',
      { oneOf: [object({ in: object({ a: text }, []) }, []), object({ in: object({ b: text }, []) }, [])] },
      { in: { a: 'string', b: expect.any(Number) } },
    ],
    [
      'what holds on a condition',
      { ...kind, ...when({ properties: { kind: { const: 'a' } } }, object({ b: text }), object({ c: text })) },
      { kind: 'a', b: 'string' },
    ],
    [
      'what holds where a condition is not met',
      { ...object({ a: text }), ...when({ maxProperties: 0 }, object({ b: text }), object({ c: text })) },
      { a: 'string', c: 'string' },
    ],
    [
      'members that are called as they must be',
      { type: 'object', additionalProperties: text, propertyNames: { pattern: '^x-\\d$' }, minProperties: 2 },
      expect.any(Object),
    ],
    [
      'as many members as there must be',
      { ...object({ a: text }), additionalProperties: false, minProperties: 2, patternProperties: { '^x\\d$': text } },
      expect.objectContaining({ a: 'string' }),
    ],
    [
      'a member that nobody describes',
      { allOf: [object({ a: text })], required: ['b'], unevaluatedProperties: { type: 'integer' } },
      { a: 'string', b: 0 },
    ],
    [
      'a member that only a caller says',
      object({ a: text, b: { ...text, pattern: '^x$', writeOnly: true } }),
      { a: 'string' },
    ],
    ['a member that may not be there', object({ a: text, b: false }, ['a']), { a: 'string' }],
    [
      'a text of a pattern',
      object({ a: text, b: { ...text, pattern: '^[A-Z]{3}-\\d$' } }),
      { a: 'string', b: expect.any(String) },
    ],
    ['a list of items by their places', { ...pair, items: false, minItems: 2 }, [0, 'string']],
    ['a list of more items', { ...pair, items: { type: 'boolean' }, minItems: 3 }, [0, 'string', true]],
    ['a number of steps', object({ a: { type: 'integer', minimum: 1, multipleOf: 5 } }), { a: expect.any(Number) }],
    [
      'a list without the same twice',
      { type: 'array', items: text, minItems: 2, uniqueItems: true },
      expect.any(Array),
    ],
    [
      'a member that nobody makes, which need not be there',
      object({ a: text, b: { ...text, pattern: '$.^' } }, ['a']),
      { a: 'string' },
    ],
    ['a list without items that nobody makes', { type: 'array', items: { ...text, pattern: '$.^' } }, []],
    [
      'a member without which what holds it cannot be',
      object({ a: text, b: object({ c: { ...text, pattern: '$.^' } }) }, ['a']),
      { a: 'string' },
    ],
    ['a default that is not right', object({ a: { ...text, pattern: '^x$', default: 5 } }), { a: 'x' }],
    ['what is right only where it is empty', { ...object({ a: text }, []), maxProperties: 0 }, {}],
    ['a list of lists without an end', { type: 'array', items: ref('Lists') }, [[[]]]],
    [
      'an object in lists of itself, which ends with an empty one',
      object({ prop: ref('Content') }),
      { prop: { text: 'string', children: [{ text: 'string', children: [{}] }] } },
    ],
    [
      'an object in itself, which ends with an empty one',
      ref('Person'),
      { name: 'string', boss: { name: 'string', boss: {} } },
    ],
    [
      'an object that must not be empty, in lists of itself',
      ref('Tree'),
      { name: 'string', kids: [{ name: 'string', kids: [] }], up: { name: 'string', kids: [] } },
    ],
    ['what holds itself or something else', ref('Rule'), { all: [{ is: 'string' }, { is: 'string' }] }],
    ['what holds itself or nothing', ref('Chain'), { name: 'string', next: { name: 'string', next: null } }],
    ['another value than an example', object({ a: { ...text, pattern: '^x$', example: 'y' } }), { a: 'x' }],
    ['another value than in an example', { ...object({ b: whole }), example: { b: 'y' } }, { b: 0 }],
  ])('%s', async ([, schema, want]) => {
    expect(await made(schema)).toEqual({ body: want, issues: [] });
  });

  test.for<readonly [title: string, schema: JsonObject, want: unknown]>([
    ['what cannot be compiled', { ...text, pattern: '(' }, 'string'],
    ['what leads to itself', { $dynamicRef: '#nowhere' }, null],
    ['what nobody makes', { ...text, pattern: '$.^' }, 'string'],
  ])('%s is unchanged', async ([, schema, want]) => {
    const root: JsonObject = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {} };
    const get = { responses: { 200: { description: '', content: { 'application/json': { schema } } } } };
    const documents = [{ name: 't', root: { ...root, paths: { '/t': { get } } } }];
    const mock = await start({ platform: emptyPlatform, documents }, { check: false });
    const response = await mock.fetch(`${mock.url}/t`);
    expect([response.status, await response.json()]).toEqual([200, want]);
    await mock.close();
  });

  test('is deterministic', async () => {
    const schema = object({ a: { ...text, pattern: '^[a-z]{9}$' } });
    expect(await made(schema)).toEqual(await made(schema));
  });
});

test('samples the target of a reference into another path like an inline schema', async () => {
  const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
  const list = { $ref: '#/paths/~1book/get/responses/200/content/application~1json/schema/properties/tags' };
  const book = object({ tags: { type: 'array', items: ref('Chain') }, more: list });
  const response = { $ref: '#/paths/~1book/get/responses/200/content/application~1json/schema' };
  const parameters = [{ $ref: '#/paths/~1book/get/parameters/0' }];
  const root: JsonObject = JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Books', version: '1' },
      paths: {
        '/book': { get: { parameters: [{ name: 'page', in: 'query', schema: text }], responses: { 200: json(book) } } },
        '/same': { get: { parameters, responses: { 200: json(response) } } },
      },
      components: { schemas },
    }),
  );
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'books', root }] });
  const [own, same] = [await mock.fetch(`${mock.url}/book`), await mock.fetch(`${mock.url}/same?page=1`)];
  const chains = [{ name: 'string', next: { name: 'string', next: null } }];
  expect([await own.json(), await same.json()]).toEqual([
    { tags: chains, more: chains },
    { tags: chains, more: chains },
  ]);
  await mock.close();
});

test('samples the target of a reference with an escaped name', async () => {
  const get = { responses: { 200: { content: { 'application/json': { schema: ref('A%20b') } } } } };
  const root: JsonObject = JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Things', version: '1' },
      paths: {
        '/thing': { get },
        '/bad': { get: { responses: { 200: { content: { 'application/json': { schema: ref('100%') } } } } } },
      },
      components: { schemas: { 'A b': object({ a: { ...text, pattern: '^x$' } }) } },
    }),
  );
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'things', root }] }, { check: false });
  expect(await (await mock.fetch(`${mock.url}/thing`)).json()).toEqual({ a: 'x' });
  expect((await mock.fetch(`${mock.url}/bad`)).status).toBe(200);
  await mock.close();
});

test.each(['application/json; charset=utf-8', 'application/hal+json'])(
  'samples JSON of the media type %s',
  async (type) => {
    const get = {
      responses: { 200: { description: '', content: { [type]: { schema: object({ a: text }, ['b']) } } } },
    };
    const root: JsonObject = {
      openapi: '3.1.0',
      info: { title: 'Things', version: '1' },
      paths: { '/thing': { get } },
    };
    const mock = await start({ platform: emptyPlatform, documents: [{ name: 'things', root }] });
    const response: unknown = await (await mock.fetch(`${mock.url}/thing`)).json();
    expect(response).toEqual({ a: 'string', b: null });
    await mock.close();
  },
);

test.each<[title: string, content: JsonObject, want: string]>([
  ['JSON alone', { 'application/json': {} }, 'null'],
  ['JSON beside another', { 'application/json': {}, 'text/csv': {} }, 'null'],
  ['JSON with an example', { 'application/json': { example: 1 } }, '1'],
  ['another media type', { 'text/csv': {} }, ''],
])('a content without a schema is any value: %s', async (_, content, want) => {
  const get = { responses: { 200: { description: '', content } } };
  const root: JsonObject = { openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths: { '/thing': { get } } };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'things', root }] });
  const response = await mock.fetch(`${mock.url}/thing`);
  expect([response.status, await response.text()]).toEqual([200, want]);
  await mock.close();
});

test('where a document has no content that a request accepts, its default response says so', async () => {
  const json = (schema: JsonObject): JsonObject => ({ description: '', content: { 'application/json': { schema } } });
  const get = { responses: { 200: json(text), default: json(object({ code: { type: 'integer' } })) } };
  const root: JsonObject = { openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths: { '/thing': { get } } };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'things', root }] });
  const response = await mock.fetch(`${mock.url}/thing`, { headers: { accept: 'text/xml' } });
  expect([response.status, await response.json()]).toEqual([406, { code: 406 }]);
  await mock.close();
});
