import { describe, expect, test } from 'vitest';
import { documentWith, load, shown } from './load-files.ts';

const cases: readonly { readonly title: string; readonly given: object; readonly want: object }[] = [
  {
    title: 'adds null to the type of a nullable schema',
    given: { type: 'string', nullable: true },
    want: { type: ['string', 'null'] },
  },
  { title: 'removes nullable: false', given: { type: 'string', nullable: false }, want: { type: 'string' } },
  {
    title: 'removes nullable without a type',
    given: { description: 'x', nullable: true },
    want: { description: 'x' },
  },
  {
    title: 'adds null to an enumeration',
    given: { type: 'string', enum: ['a'], nullable: true },
    want: { type: ['string', 'null'], enum: ['a', null] },
  },
  {
    title: 'adds null to the alternatives',
    given: { oneOf: [{}], nullable: true },
    want: { oneOf: [{}, { type: 'null' }] },
  },
  {
    title: 'wraps allOf beside nullable into an alternative',
    given: { nullable: true, description: 'd', allOf: [{ type: 'object' }] },
    want: { description: 'd', anyOf: [{ allOf: [{ type: 'object' }] }, { type: 'null' }] },
  },
  {
    title: 'turns a boolean exclusiveMinimum into the bound itself',
    given: { minimum: 1, exclusiveMinimum: true },
    want: { exclusiveMinimum: 1 },
  },
  { title: 'keeps an inclusive maximum', given: { maximum: 1, exclusiveMaximum: false }, want: { maximum: 1 } },
  { title: 'turns example into examples', given: { example: { a: null } }, want: { examples: [{ a: null }] } },
  {
    title: 'turns format binary into contentMediaType',
    given: { type: 'string', format: 'binary' },
    want: { type: 'string', contentMediaType: 'application/octet-stream' },
  },
  {
    title: 'turns format byte into contentEncoding',
    given: { type: 'string', format: 'byte' },
    want: { type: 'string', contentEncoding: 'base64' },
  },
  {
    title: 'removes ignored members beside a reference and keeps documentation',
    given: { $ref: '#/components/schemas/B', minLength: 1, description: 'd', 'x-y': 1 },
    want: { $ref: '#/components/schemas/B', description: 'd', 'x-y': 1 },
  },
  {
    title: 'accepts null where `nullable` stands beside a reference, which 3.0 ignores and generators write',
    given: { $ref: '#/components/schemas/B', nullable: true, description: 'd' },
    want: { anyOf: [{ $ref: '#/components/schemas/B' }, { type: 'null' }], description: 'd' },
  },
  {
    title: 'upgrades subschemas and leaves properties named like keywords alone',
    given: { properties: { nullable: { nullable: true, type: 'number' } } },
    want: { properties: { nullable: { type: ['number', 'null'] } } },
  },
];

describe('the upgrade from OpenAPI 3.0 to 3.1', () => {
  test.for(cases)('$title', async ({ given, want }) => {
    const { specification } = await load({
      'root.json': JSON.stringify({ openapi: '3.0.3', components: { schemas: { A: given, B: {} } } }),
    });
    expect(specification?.document).toEqual({ openapi: '3.1.1', components: { schemas: { A: want, B: {} } } });
  });

  test.for([
    {
      title: 'removes members without effect from a header parameter',
      given: { parameters: { P: { name: 'p', in: 'header', allowEmptyValue: true, allowReserved: false } } },
      want: { parameters: { P: { name: 'p', in: 'header' } } },
    },
    {
      title: 'keeps the members of a query parameter',
      given: { parameters: { P: { name: 'p', in: 'query', allowEmptyValue: true, allowReserved: false } } },
      want: { parameters: { P: { name: 'p', in: 'query', allowEmptyValue: true, allowReserved: false } } },
    },
    {
      title: 'removes members without effect from a header',
      given: { headers: { H: { allowReserved: true, allowEmptyValue: false } } },
      want: { headers: { H: {} } },
    },
  ])('$title', async ({ given, want }) => {
    const { specification } = await load({ 'root.json': JSON.stringify({ openapi: '3.0.3', components: given }) });
    expect(specification?.document).toEqual({ openapi: '3.1.1', components: want });
  });

  test('adds the default of a server variable to its values and removes an empty list', async () => {
    const variables = {
      a: { default: 'x', enum: ['y'] },
      b: { default: 'x', enum: [] },
      c: { default: 'x', enum: ['x'] },
    };
    const servers = [{ url: '/{a}{b}{c}', variables }];
    const { specification } = await load({ 'root.json': JSON.stringify({ openapi: '3.0.3', servers }) });
    expect(specification?.document['servers']).toEqual([
      {
        url: '/{a}{b}{c}',
        variables: { a: { default: 'x', enum: ['y', 'x'] }, b: { default: 'x' }, c: { default: 'x', enum: ['x'] } },
      },
    ]);
  });

  test('keeps the positions of upgraded keywords', async () => {
    const { specification } = await load({
      'root.yaml': documentWith(
        'components:\n  schemas:\n    A:\n      exclusiveMinimum: true\n      minimum: 1\n',
        '3.0.3',
      ),
    });
    const place = specification?.locate('/components/schemas/A/exclusiveMinimum');
    expect(place && shown(place)).toBe('root.yaml:6:7');
  });

  test('locates an example that became a list', async () => {
    const { specification } = await load({
      'root.yaml': documentWith(
        'components:\n  schemas:\n    A:\n      type: string\n      example: { a: 1 }\n',
        '3.0.3',
      ),
    });
    const places = ['/components/schemas/A/examples/0', '/components/schemas/A/examples/0/a'].map(
      (pointer) => specification && shown(specification.locate(pointer)),
    );
    expect(places).toEqual(['root.yaml:7:7', 'root.yaml:7:18']);
  });
});
