import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { type Mock, start } from '#mock/start.ts';
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
const schemas: JsonObject = { Cat: object({ kind: text, meow: text }), Dog: object({ kind: text, bark: whole }) };
const pet: JsonObject = { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } };
const pattern: JsonObject = { type: 'object', patternProperties: { '^x-': whole } };

function documentOf(schema: JsonObject): JsonObject {
  const get = { responses: { 200: { description: '', content: { 'application/json': { schema } } } } };
  const paths = { '/thing': { get } };
  return { openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths, components: { schemas } };
}

async function responsesOf(schema: JsonObject, times: number): Promise<readonly Json[]> {
  const mock: Mock = await start({
    platform: emptyPlatform,
    documents: [{ name: 'things', root: documentOf(schema) }],
  });
  const responses: Json[] = [];
  for (let count = 0; count < times; count += 1) {
    const response = await mock.fetch(`${mock.url}/thing`, { headers: { prefer: 'dynamic=true' } });
    responses.push(JSON.parse(await response.text()));
  }
  await mock.close();
  return responses;
}

test.for<readonly [title: string, schema: JsonObject]>([
  ['members of a pattern that fits one name', pattern],
  ['no others than those', { ...pattern, additionalProperties: false, maxProperties: 5 }],
  ['as many of a pattern as there must be', { ...pattern, additionalProperties: false, minProperties: 2 }],
  ['others too', { ...pattern, additionalProperties: text, minProperties: 3 }],
  ['no members that nobody describes', { ...object({ a: text }), unevaluatedProperties: false }],
  ['a list of anything', { type: 'array', minItems: 2 }],
  ['a list by its places', { type: 'array', prefixItems: [whole, text], minItems: 2 }],
  ['a list of these places only', { type: 'array', prefixItems: [whole], minItems: 1, unevaluatedItems: false }],
  ['a list that holds an item', { type: 'array', contains: { const: 5 } }],
  ['a list that holds two', { type: 'array', items: whole, contains: { minimum: 1_000 }, minContains: 2 }],
  ['variants that are told apart', { type: 'array', items: pet, minItems: 9 }],
  [
    'what holds where a member is',
    { ...object({ a: text }), dependentSchemas: { a: object({ b: { ...whole, minimum: 5 } }) } },
  ],
])('dynamic samples are valid, and created in time: %s', async ([, schema]) => {
  const validate = new SchemaValidators(documentOf(schema), 'writeOnly').validatorFor(schema);
  expect((await responsesOf(schema, 5)).flatMap(validate)).toEqual([]);
});

test.each<readonly [title: string, schema: JsonObject, want: Json]>([
  ['a list whose items nobody describes', { type: 'array', maxItems: 2 }, []],
  ['a list of these places', { type: 'array', prefixItems: [{ const: 0 }], items: false, minItems: 1 }, [0]],
])('a value is sampled where Prism fails: %s', async (_, schema, want) => {
  expect(await responsesOf(schema, 1)).toEqual([want]);
});
