import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';

const text: JsonObject = { type: 'string' };
const thing: JsonObject = { $ref: '#/components/schemas/Thing' };

/** Starts a mock that looks at its schemas: one of an operation, and one that it refers to. */
async function started(schema: Json, component: Json = text, openapi = '3.1.0'): Promise<void> {
  const get = { operationId: 'getThing', responses: { 200: { content: { 'application/json': { schema } } } } };
  const schemas = { Thing: component, List: { type: 'array', items: thing } };
  const root = { openapi, info: { title: 'T', version: '1' }, paths: { '/a': { get } }, components: { schemas } };
  const documents = [{ name: 't', root: JSON.parse(JSON.stringify(root)) }];
  await (await start({ platform: emptyPlatform, documents })).close();
}

test.for<readonly [schema: JsonObject]>([
  [{ type: 'strin' }],
  [{ type: 'string', pattern: '(' }],
  [{ type: 'object', patternProperties: { '[z-a]': text } }],
  [{ type: 'string', minLength: '5' }],
  [{ type: 'array', items: [text] }],
  [{ $ref: '#/components/schemas/Nothing' }],
  [{ allOf: [text, { properties: { a: { not: { type: 'object', properties: { b: { multipleOf: 'x' } } } } } }] }],
])('a schema with a keyword that cannot have its value is an error at the start: %j', async ([schema]) => {
  await expect(started(schema)).rejects.toThrow('The document cannot be served as it is:\ngetThing: ');
  await expect(started(thing, schema)).rejects.toThrow('getThing: ');
  const deep = { type: 'object', properties: { a: { $ref: '#/components/schemas/List' } } };
  await expect(started(deep, schema)).rejects.toThrow('getThing: ');
});

test('without the check, a faulty schema validates by its other keywords', async () => {
  const schema = { type: 'object', required: ['b'], properties: { a: { type: 'strin' } } };
  const post = {
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 204: { description: '' } },
  };
  const root: JsonObject = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { post } } };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 't', root }] }, { check: false });
  const headers = { 'content-type': 'application/json' };
  const send = (body: string) => mock.fetch(`${mock.url}/a`, { method: 'POST', headers, body });
  expect((await send('{"a":1,"b":2}')).status).toBe(204);
  expect((await send('{"a":1}')).status).toBe(422);
  await mock.close();
});

test('a schema that only refers to itself is an error at the start', async () => {
  await expect(started({ type: 'array', items: thing }, thing)).rejects.toThrow('getThing: ');
});

test.for<readonly [what: string, item: JsonObject]>([
  ['a response', { get: { operationId: 'getThing', responses: { 200: { $ref: '#/components/responses/None' } } } }],
  ['a response by an anchor', { get: { operationId: 'getThing', responses: { 200: { $ref: '#None' } } } }],
  ['a body', { get: { operationId: 'getThing', requestBody: { $ref: '#/components/requestBodies/None' } } }],
  ['a parameter', { get: { operationId: 'getThing', parameters: [{ $ref: '#/components/parameters/None' }] } }],
  ['a parameter of a path', { get: { operationId: 'getThing' }, parameters: [{ $ref: '#/components/None' }] }],
])('%s with a dangling reference is an error, unless the check is off', async ([, item]) => {
  const documents = [{ name: 't', root: { openapi: '3.1.0', paths: { '/a': item } } }];
  const source = { platform: emptyPlatform, documents };
  await expect(start(source)).rejects.toThrow(
    /^The document cannot .*\ngetThing: nothing was found at "#.*None"\nCorrect it/,
  );
  await (await start(source, { check: false })).close();
});

test('a document with valid schemas is served, also with OpenAPI 3.0', async () => {
  const right = { type: 'object', required: ['id'], properties: { id: text, nullable: thing, of: { enum: ['x'] } } };
  await started({ $ref: '#/components/schemas/List' }, right);
  await started(
    { type: 'array', items: thing },
    { ...right, nullable: true, minimum: 1, exclusiveMinimum: true },
    '3.0.3',
  );
});
