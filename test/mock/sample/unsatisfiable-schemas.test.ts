import fc from 'fast-check';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { explainUnsatisfiable } from '#mock/sample/sampler.ts';
import type { Json, JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { integer, listOf, object, ref, text } from '../../support/schemas.ts';

const components = {
  Endless: object({ next: { $ref: '#/c/Endless' } }, ['next']),
  List: object({ next: { $ref: '#/c/List' } }),
  Tree: object({ left: { anyOf: [{ type: 'null' }, { $ref: '#/c/Tree' }] } }, ['left']),
  Ping: object({ pong: { $ref: '#/c/Pong' } }, ['pong']),
  Pong: { type: 'array', minItems: 1, items: { $ref: '#/c/Ping' } },
  Self: { allOf: [{ $ref: '#/c/Self' }, text] },
  Text: { type: 'string', maxLength: 3 },
};

function found(schema: object, version = '3.1.0'): string | undefined {
  const root: JsonObject = JSON.parse(JSON.stringify({ openapi: version, s: schema, c: components }));
  const why = explainUnsatisfiable({ pointer: '/s', schema: root['s'] ?? true }, { root });
  return why === undefined ? undefined : `${why.pointer} ${why.reason}`;
}

describe('reasons of unsatisfiable schemas', () => {
  test.for<readonly [schema: object, want: string]>([
    [{ allOf: [text, integer] }, '/s/allOf/1 the rest of the schema allows none of its types'],
    [{ type: 'integer', minimum: 10, maximum: 1 }, '/s/minimum "minimum" is 10, "maximum" 1'],
    [{ type: 'integer', minimum: 1.2, maximum: 1.8 }, '/s/minimum "minimum" is 1.2, "maximum" 1.8'],
    [{ type: 'number', exclusiveMinimum: 1, maximum: 1 }, '/s/exclusiveMinimum "exclusiveMinimum" is 1, "maximum" 1'],
    [{ allOf: [{ enum: ['a'] }, { enum: ['b'] }] }, '/s/allOf/1 none of the values that it lists is allowed'],
    [{ type: 'string', enum: [1, 2] }, '/s none of the values that it lists is allowed'],
    [{ type: 'string', const: null }, '/s none of the values that it lists is allowed'],
    [object({ x: false }, ['x']), '/s/properties/x nothing is allowed there'],
    [
      { type: 'object', required: ['a/b'], additionalProperties: false },
      '/s/additionalProperties nothing is allowed there',
    ],
    [{ type: 'array', items: text, minItems: 3, maxItems: 1 }, '/s/minItems "minItems" is 3, "maxItems" 1'],
    [{ type: 'array', minItems: 1, items: { enum: [] } }, '/s/items none of the values that it lists is allowed'],
    [{ $ref: '#/c/Text', type: 'string', minLength: 5 }, '/s/minLength "minLength" is 5, "maxLength" 3'],
    [{ $ref: '#/c/Endless' }, '/c/Endless/properties/next it holds itself without an end'],
    [{ $ref: '#/c/Ping' }, '/c/Pong/items it holds itself without an end'],
    [
      { anyOf: [{ enum: [] }, { type: 'array', minItems: 2, maxItems: 1 }] },
      '/s/anyOf none of its variants can be (/s/anyOf/0: none of the values that it lists is allowed)',
    ],
    [
      { type: 'string', oneOf: [integer, { type: 'null' }] },
      '/s/oneOf none of its variants can be (/s/oneOf/0: the rest of the schema allows none of its types)',
    ],
  ])('is reported for %j', ([schema, want]) => {
    expect(found(schema)).toBe(want);
  });

  test.for<readonly [schema: object]>([
    [{ $ref: '#/c/List' }],
    [{ $ref: '#/c/Tree' }],
    [{ $ref: '#/c/Self' }],
    [{ $ref: '#/c/Nowhere' }],
    [{ allOf: [{ $ref: '#/c/List' }, { required: ['next'] }] }],
    [{ minimum: 10, maximum: 1 }],
    [{ type: ['integer', 'null'], minimum: 10, maximum: 1 }],
    [object({ x: false })],
    [listOf(false)],
    [{ type: 'object', required: ['ab'], additionalProperties: false, patternProperties: { '^a': {} } }],
    [{ allOf: [{ enum: [{ a: 1, b: 2 }] }, { enum: [{ b: 2, a: 1 }] }] }],
    [{ type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 1.5 }],
    [object({ x: { allOf: [{ $ref: '#/s' }], writeOnly: true } }, ['x'])],
    [object({ x: { writeOnly: true, type: 'integer', minimum: 2, maximum: 1 } }, ['x'])],
  ])('is nothing where a value may be: %j', ([schema]) => {
    expect(found(schema)).toBeUndefined();
  });

  test('ignores keywords beside a reference before 3.1, and supports boolean exclusive limits', () => {
    expect(found({ $ref: '#/c/Text', minLength: 5 }, '3.0.3')).toBeUndefined();
    const open = { type: 'integer', minimum: 1, maximum: 2, exclusiveMinimum: true, exclusiveMaximum: true };
    expect(found(open, '3.0.3')).toBe('/s/minimum "minimum" is 1, "maximum" 2');
    expect(found({ type: 'string', nullable: true, minLength: 2, maxLength: 1 }, '3.0.3')).toBeUndefined();
  });

  test('is given up after too many combinations', () => {
    const choices = (depth: number): object =>
      depth === 0
        ? { type: 'integer', minimum: 2, maximum: 1 }
        : { anyOf: Array.from({ length: 4 }, () => choices(depth - 1)), properties: {} };
    expect(found(choices(8))).toBeUndefined();
  });
});

test('a recursive union is visited once', () => {
  let looks = 0;
  const schema: JsonObject = { oneOf: [{ type: 'boolean' }, { allOf: [integer, { $ref: '#/s' }] }] };
  const counted = new Proxy(schema, {
    get(target, key) {
      looks += 1;
      return Reflect.get(target, key);
    },
  });
  expect(
    explainUnsatisfiable({ pointer: '/s', schema: counted }, { root: { openapi: '3.1.0', s: counted } }),
  ).toBeUndefined();
  expect(looks).toBeLessThan(1_000);
});

const small = fc.integer({ min: 0, max: 3 });
const { schema: anySchema } = fc.letrec<{ schema: Json }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Json>({}, true, false, text, { type: 'null' }, { enum: ['a', 1] }, { enum: ['a', null] }),
    fc.record(
      { type: fc.constant('integer'), minimum: small, maximum: small, exclusiveMaximum: small },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        type: fc.constantFrom('string', 'array'),
        minLength: small,
        maxLength: small,
        minItems: small,
        maxItems: small,
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        properties: fc.record({ a: tie('schema') }),
        required: fc.constantFrom<Json>([], ['a'], ['b']),
        additionalProperties: tie('schema'),
        type: fc.constant('object'),
      },
      { requiredKeys: [] },
    ),
    fc.record(
      { items: tie('schema'), minItems: small, oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) },
      { requiredKeys: [] },
    ),
  ) as fc.Arbitrary<Json>,
}));
const { value: anyValue } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>(null, true, 'a', '', 'aa', 0, 1, 2, 3, 1.5, [], {}),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.record({ a: tie('value'), b: tie('value') }, { requiredKeys: [] }),
  ) as fc.Arbitrary<Json>,
}));

// Compiled as they come: a schema says nothing of itself here that would have to be checked.
const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });

test('no schema with a valid value is called unsatisfiable', () => {
  const isLong = process.env['TEST_LONG'] !== undefined;
  fc.assert(
    fc.property(anySchema, fc.array(anyValue, { minLength: 5, maxLength: 5 }), (schema, values) => {
      const isValid = ajv.compile(schema === null || typeof schema !== 'object' ? Boolean(schema) : { ...schema });
      if (values.some((value) => isValid(value)))
        expect(explainUnsatisfiable({ pointer: '/s', schema }, { root: { openapi: '3.1.0' } })).toBeUndefined();
    }),
    { numRuns: isLong ? 5_000 : 200, seed: 7 },
  );
});

describe('a response with an unsatisfiable schema', () => {
  const impossible = object({ x: { type: 'integer', minimum: 2, maximum: 1 } }, ['x']);
  const withResponse = (content: object): object => ({ responses: { 200: { description: '', content } } });
  const paths = {
    '/made': { get: withResponse({ 'application/json': { schema: ref('No') } }) },
    '/named': { get: { responses: { 200: { $ref: '#/components/responses/No' } } } },
    '/stated': { get: withResponse({ 'application/json': { schema: impossible, example: { x: 1 } } }) },
    '/string': { get: withResponse({ 'application/json': { schema: { allOf: [text, integer] } } }) },
    '/other': { get: withResponse({ 'application/json': { schema: integer } }) },
  };
  const root: JsonObject = JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths,
      components: {
        schemas: { No: impossible },
        responses: { No: { description: '', content: { 'application/json': { schema: impossible } } } },
      },
    }),
  );

  async function responses(path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const mock = await start({ platform: emptyPlatform, documents: [{ name: 'no', root }] });
    const response = await mock.fetch(mock.url + path, { headers });
    const { status, pointer, reason, x } = Object(await response.json());
    await mock.close();
    return { status: response.status, ...(status === undefined ? { x } : { pointer, reason }) };
  }

  const pointer = '/components/schemas/No/properties/x/minimum';
  const reason = '"minimum" is 2, "maximum" 1';

  test('is an error with location and reason', async () => {
    expect(await responses('/made')).toEqual({ status: 501, pointer, reason });
    expect(await responses('/named')).toEqual({
      status: 501,
      pointer: '/components/responses/No/content/application~1json/schema/properties/x/minimum',
      reason,
    });
    expect(await responses('/string')).toMatchObject({
      status: 501,
      reason: 'the rest of the schema allows none of its types',
    });
    expect(await responses('/other')).toMatchObject({ status: 200 });
  });

  test('is the example if there is one, unless a dynamic response is requested', async () => {
    expect(await responses('/stated')).toEqual({ status: 200, x: 1 });
    expect(await responses('/stated', { prefer: 'dynamic=true' })).toMatchObject({ status: 501, reason });
  });
});
