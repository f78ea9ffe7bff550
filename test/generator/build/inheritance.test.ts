import { expect, test } from 'vitest';
import { expandInheritance } from '../../../generator/build/inheritance.ts';
import type { JsonObject } from '../../../generator/model/json.ts';

const to = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const object = (name: string): JsonObject => ({ type: 'object', properties: { [name]: { type: 'string' } } });
const tag = (value: string): JsonObject => ({
  type: 'object',
  properties: { kind: { enum: [value] } },
  required: ['kind'],
});
/** The union that a base becomes, of subtypes by their values. */
const union = (subtypes: Readonly<Record<string, string>>): JsonObject => ({
  oneOf: Object.values(subtypes).map(to),
  discriminator: {
    propertyName: 'kind',
    mapping: Object.fromEntries(
      Object.entries(subtypes).map(([value, name]) => [value, `#/components/schemas/${name}`]),
    ),
  },
});
const base = (mapping?: JsonObject): JsonObject => ({
  ...object('kind'),
  discriminator: { propertyName: 'kind', ...(mapping === undefined ? {} : { mapping }) },
});

const cases: readonly { readonly title: string; readonly given: JsonObject; readonly want: JsonObject }[] = [
  {
    title: 'a base with a mapping is the union of its subtypes, each with its value',
    given: {
      Shape: base({ c: 'Circle', s: '#/components/schemas/Square' }),
      Circle: { allOf: [to('Shape'), object('r')] },
      Square: object('a'),
    },
    want: {
      Shape: union({ c: 'Circle', s: 'Square' }),
      Circle: { allOf: [to('ShapeBase'), object('r'), tag('c')] },
      Square: { allOf: [object('a'), tag('s')] },
      ShapeBase: object('kind'),
    },
  },
  {
    title: 'without a mapping each schema is named by its key, the base included',
    given: { Shape: base(), Circle: { allOf: [to('Shape'), object('r')] } },
    want: {
      Shape: union({ Circle: 'Circle', Shape: 'ShapeBase' }),
      Circle: { allOf: [to('ShapeBase'), object('r'), tag('Circle')] },
      ShapeBase: object('kind'),
    },
  },
  {
    title: 'a subtype that no mapping names is named by its key',
    given: {
      Shape: base({ c: 'Circle' }),
      Circle: { allOf: [to('Shape'), object('r')] },
      Square: { allOf: [to('Shape'), object('a')] },
    },
    want: {
      Shape: union({ c: 'Circle', Square: 'Square' }),
      Circle: { allOf: [to('ShapeBase'), object('r'), tag('c')] },
      Square: { allOf: [to('ShapeBase'), object('a'), tag('Square')] },
      ShapeBase: object('kind'),
    },
  },
  {
    title: 'a schema that is used by itself, is below a named one or has a name that is not allowed is no subtype',
    given: {
      Shape: { ...base({ c: 'Circle' }), properties: { kind: { enum: ['c', 'Input', 'Round'] } } },
      Circle: { allOf: [to('Shape'), object('r')] },
      Square: { allOf: [to('Shape')] },
      Round: { allOf: [to('Circle')] },
      Input: { allOf: [to('Shape')] },
      Order: { properties: { input: to('Input') } },
    },
    want: {
      Shape: union({ c: 'Circle' }),
      Circle: { allOf: [to('ShapeBase'), object('r'), tag('c')] },
      Square: { allOf: [to('Shape')] },
      Round: { allOf: [to('Circle')] },
      Input: { allOf: [to('Shape')] },
      Order: { properties: { input: to('Input') } },
      ShapeBase: { ...object('kind'), properties: { kind: { enum: ['c', 'Input', 'Round'] } } },
    },
  },
  {
    title: 'a subtype that is closed to the properties of its base is closed after them',
    given: {
      Shape: { ...base({ c: 'Circle', s: 'Square' }), additionalProperties: false },
      Circle: { allOf: [to('Shape'), { ...object('r'), additionalProperties: false }] },
      Square: { ...object('a'), additionalProperties: false },
    },
    want: {
      Shape: union({ c: 'Circle', s: 'Square' }),
      Circle: { allOf: [to('ShapeBase'), object('r'), tag('c')], unevaluatedProperties: false },
      Square: { allOf: [object('a'), tag('s')], unevaluatedProperties: false },
      ShapeBase: object('kind'),
    },
  },
  {
    title: 'a schema between base and subtype is extended without its own value',
    given: {
      Shape: base({ c: 'Circle' }),
      Round: { allOf: [to('Shape'), object('r')] },
      Circle: { allOf: [to('Round')] },
    },
    want: {
      Shape: union({ c: 'Circle' }),
      Round: { allOf: [to('Shape'), object('r')] },
      Circle: { allOf: [to('RoundBase'), tag('c')] },
      ShapeBase: object('kind'),
      RoundBase: { allOf: [to('ShapeBase'), object('r')] },
    },
  },
  {
    title: 'a subtype that is used by itself stands for its own subtypes too',
    given: {
      Shape: base({ r: 'Round', c: 'Circle' }),
      Round: { allOf: [to('Shape'), object('r')] },
      Circle: { allOf: [to('Round'), object('c')] },
      Order: { properties: { round: to('Round') } },
    },
    want: {
      Shape: {
        oneOf: [to('RoundItself'), to('Circle')],
        discriminator: {
          propertyName: 'kind',
          mapping: { r: '#/components/schemas/RoundItself', c: '#/components/schemas/Circle' },
        },
      },
      Round: {
        oneOf: [to('RoundItself'), to('Circle')],
        discriminator: {
          propertyName: 'kind',
          mapping: { r: '#/components/schemas/RoundItself', c: '#/components/schemas/Circle' },
        },
      },
      Circle: { allOf: [to('RoundBase'), object('c'), tag('c')] },
      Order: { properties: { round: to('Round') } },
      ShapeBase: object('kind'),
      RoundBase: { allOf: [to('ShapeBase'), object('r')] },
      RoundItself: { allOf: [to('RoundBase'), tag('r')] },
    },
  },
];

test.for(cases)('$title', ({ given, want }) => {
  const { components } = expandInheritance({ openapi: '3.1.0', components: { schemas: given } });
  expect(components).toEqual({ schemas: want });
});

test.for<JsonObject>([
  { Shape: base() },
  { Shape: { oneOf: [to('A')], discriminator: { propertyName: 'kind' } }, A: object('a') },
])('a base without subtypes, and a union, stay as they are: %o', (schemas) => {
  const document = { openapi: '3.1.0', components: { schemas } };
  expect(expandInheritance(document)).toBe(document);
});
