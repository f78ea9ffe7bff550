import { describe, expect, test, vi } from 'vitest';
import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../templates/mock/src/json.ts';
import { start } from '../../templates/mock/src/start.ts';
import { emptyPlatform } from '../../templates/mock/src/platform.ts';
import { SchemaValidators } from '../../templates/mock/src/validation/schema-validators.ts';

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

describe('a schema that cannot be compiled is an error at the start', () => {
  test.for<readonly [schema: JsonObject]>([
    [{ type: 'strin' }],
    [{ type: 'string', pattern: '(' }],
    [{ type: 'object', patternProperties: { '[z-a]': text } }],
    [{ type: 'string', minLength: '5' }],
    [{ type: 'array', items: [text] }],
    [{ id: 'thing', type: 'string' }],
    [{ $ref: '#/components/schemas/Nothing' }],
    [{ allOf: [text, { properties: { a: { not: { type: 'object', properties: { b: { multipleOf: 'x' } } } } } }] }],
  ])('%j', async ([schema]) => {
    await expect(started(schema)).rejects.toThrow('The document cannot be served as it is:\ngetThing: ');
    await expect(started(thing, schema)).rejects.toThrow('getThing: ');
    const deep = { type: 'object', properties: { a: { $ref: '#/components/schemas/List' } } };
    await expect(started(deep, schema)).rejects.toThrow('getThing: ');
  });
});

test('and nobody tries to compile it for each request', async () => {
  const { Ajv2020: Compiler } = createRequire(import.meta.url)('ajv/dist/2020.js') as { Ajv2020: typeof Ajv2020 };
  const post = {
    requestBody: {
      content: { 'application/json': { schema: { type: 'object', properties: { a: { type: 'strin' } } } } },
    },
    responses: { 204: { description: '' } },
  };
  const root: JsonObject = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { post } } };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 't', root }] }, { check: false });
  const headers = { 'content-type': 'application/json' };
  const compile = vi.spyOn(Compiler.prototype, 'compile');
  for (let count = 0; count < 3; count += 1) await mock.fetch(`${mock.url}/a`, { method: 'POST', headers, body: '{}' });
  // Prism compiles too, and knows no components.
  const ours = compile.mock.calls.filter(([schema]) => JSON.stringify(schema).includes('"components"'));
  expect(ours).toHaveLength(1);
  compile.mockRestore();
  await mock.close();
});

test('so is one that refers to nothing but itself', async () => {
  await expect(started({ type: 'array', items: thing }, thing)).rejects.toThrow('getThing: ');
});

const VALUES: readonly Json[] = [
  ...[null, true, false, 0, 1, -1, 1.5, '', 'text', 'string', '('],
  ...[[], ['a'], ['a', 'a'], ['string'], [1], [null], [{}], [{ type: 'strin' }], [text, false]],
  ...[{}, { a: true }, { a: 1 }, { a: text }, { a: { type: 'strin' } }, { '(': text }, { a: ['b'] }, { a: ['b', 'b'] }],
  ...[{ $id: 'a' }, { a: { $anchor: 'b' } }, '#', '#/components/schemas/Thing', '#/components/schemas/Thing/type'],
];
const KEYWORDS =
  '$ref $id $schema $vocabulary $anchor $comment $defs $dynamicRef $dynamicAnchor $recursiveRef $recursiveAnchor $async ' +
  'id definitions dependencies type enum const required dependentRequired dependentSchemas properties patternProperties ' +
  'additionalProperties propertyNames minProperties maxProperties unevaluatedProperties unevaluatedItems items ' +
  'prefixItems contains minContains maxContains minItems maxItems uniqueItems not if then else allOf anyOf oneOf format ' +
  'pattern minLength maxLength contentEncoding contentMediaType contentSchema minimum maximum exclusiveMinimum ' +
  'exclusiveMaximum multipleOf title description default deprecated readOnly writeOnly examples example nullable ' +
  'discriminator xml externalDocs additionalItems x-other';

test.for(['3.0.3', '3.1.0'])(
  'what is not doubtful in a document of %s can be compiled, whatever its keywords hold',
  (openapi) => {
    const judges = new SchemaValidators({ openapi, components: { schemas: { Thing: text } } }, 'readOnly');
    const sure = KEYWORDS.split(' ')
      .flatMap((keyword) => VALUES.map((value): JsonObject => ({ [keyword]: value })))
      .flatMap((schema) => [schema, { ...schema, nullable: true }])
      .filter((schema) => !judges.mayNotCompile(schema));
    expect(sure.length).toBeGreaterThan(400);
    for (const schema of sure) expect(() => judges.validatorFor(schema), JSON.stringify(schema)).not.toThrow();
  },
);

test.for<readonly [what: string, item: JsonObject]>([
  ['a response', { get: { operationId: 'getThing', responses: { 200: { $ref: '#/components/responses/None' } } } }],
  ['a response by an anchor', { get: { operationId: 'getThing', responses: { 200: { $ref: '#None' } } } }],
  ['a body', { get: { operationId: 'getThing', requestBody: { $ref: '#/components/requestBodies/None' } } }],
  ['a parameter', { get: { operationId: 'getThing', parameters: [{ $ref: '#/components/parameters/None' }] } }],
  ['a parameter of a path', { get: { operationId: 'getThing' }, parameters: [{ $ref: '#/components/None' }] }],
])('so is %s that refers to nothing, but where the caller wants none of it', async ([, item]) => {
  const documents = [{ name: 't', root: { openapi: '3.1.0', paths: { '/a': item } } }];
  const source = { platform: emptyPlatform, documents };
  await expect(start(source)).rejects.toThrow(/^The document cannot .*\ngetThing: nothing is at "#.*None"\nCorrect it/);
  await (await start(source, { check: false })).close();
});

test('what is right is not compiled before it is needed', async () => {
  const { Ajv2020: Compiler } = createRequire(import.meta.url)('ajv/dist/2020.js') as { Ajv2020: typeof Ajv2020 };
  const compile = vi.spyOn(Compiler.prototype, 'compile');
  const right = { type: 'object', required: ['id'], properties: { id: text, nullable: thing, of: { enum: ['x'] } } };
  await started({ $ref: '#/components/schemas/List' }, right);
  await started(
    { type: 'array', items: thing },
    { ...right, nullable: true, minimum: 1, exclusiveMinimum: true },
    '3.0.3',
  );
  expect(compile).not.toHaveBeenCalled();
  compile.mockRestore();
});
