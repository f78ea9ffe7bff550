import { describe, expect, test } from 'vitest';
import { documentWith, load, shown } from './loading.ts';

const cases: readonly { readonly title: string; readonly given: object; readonly want: object }[] = [
  { title: 'nullable joins the type', given: { type: 'string', nullable: true }, want: { type: ['string', 'null'] } },
  { title: 'nullable: false goes', given: { type: 'string', nullable: false }, want: { type: 'string' } },
  {
    title: 'nullable without a type says nothing',
    given: { description: 'x', nullable: true },
    want: { description: 'x' },
  },
  {
    title: 'nullable joins an enumeration',
    given: { type: 'string', enum: ['a'], nullable: true },
    want: { type: ['string', 'null'], enum: ['a', null] },
  },
  {
    title: 'nullable becomes one more alternative',
    given: { oneOf: [{}], nullable: true },
    want: { oneOf: [{}, { type: 'null' }] },
  },
  {
    title: 'nullable beside allOf becomes an alternative to it',
    given: { nullable: true, description: 'd', allOf: [{ type: 'object' }] },
    want: { description: 'd', anyOf: [{ allOf: [{ type: 'object' }] }, { type: 'null' }] },
  },
  {
    title: 'an exclusive minimum is the limit itself',
    given: { minimum: 1, exclusiveMinimum: true },
    want: { exclusiveMinimum: 1 },
  },
  { title: 'an inclusive maximum stays one', given: { maximum: 1, exclusiveMaximum: false }, want: { maximum: 1 } },
  { title: 'an example is the first of examples', given: { example: { a: null } }, want: { examples: [{ a: null }] } },
  {
    title: 'binary is a media type',
    given: { type: 'string', format: 'binary' },
    want: { type: 'string', contentMediaType: 'application/octet-stream' },
  },
  {
    title: 'byte is an encoding',
    given: { type: 'string', format: 'byte' },
    want: { type: 'string', contentEncoding: 'base64' },
  },
  {
    title: 'what stood beside a reference was ignored and goes, but for words',
    given: { $ref: '#/components/schemas/B', nullable: true, minLength: 1, description: 'd', 'x-y': 1 },
    want: { $ref: '#/components/schemas/B', description: 'd', 'x-y': 1 },
  },
  {
    title: 'schemas inside are upgraded, properties of such names are left alone',
    given: { properties: { nullable: { nullable: true, type: 'number' } } },
    want: { properties: { nullable: { type: ['number', 'null'] } } },
  },
];

describe('from OpenAPI 3.0 to 3.1', () => {
  test.for(cases)('$title', async ({ given, want }) => {
    const { specification } = await load({
      'root.json': JSON.stringify({ openapi: '3.0.3', components: { schemas: { A: given, B: {} } } }),
    });
    expect(specification?.document).toEqual({ openapi: '3.1.1', components: { schemas: { A: want, B: {} } } });
  });

  test.for([
    {
      title: 'what says nothing of a header parameter goes',
      given: { parameters: { P: { name: 'p', in: 'header', allowEmptyValue: true, allowReserved: false } } },
      want: { parameters: { P: { name: 'p', in: 'header' } } },
    },
    {
      title: 'what says something of a query parameter stays',
      given: { parameters: { P: { name: 'p', in: 'query', allowEmptyValue: true, allowReserved: false } } },
      want: { parameters: { P: { name: 'p', in: 'query', allowEmptyValue: true, allowReserved: false } } },
    },
    {
      title: 'what says nothing of a header goes',
      given: { headers: { H: { allowReserved: true, allowEmptyValue: false } } },
      want: { headers: { H: {} } },
    },
  ])('$title', async ({ given, want }) => {
    const { specification } = await load({ 'root.json': JSON.stringify({ openapi: '3.0.3', components: given }) });
    expect(specification?.document).toEqual({ openapi: '3.1.1', components: want });
  });

  test('the default of a variable joins its values, and no values are not said', async () => {
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

  test('values keep their lines', async () => {
    const { specification } = await load({
      'root.yaml': documentWith(
        'components:\n  schemas:\n    A:\n      exclusiveMinimum: true\n      minimum: 1\n',
        '3.0.3',
      ),
    });
    const place = specification?.locate('/components/schemas/A/exclusiveMinimum');
    expect(place && shown(place)).toBe('root.yaml:6:7');
  });

  test('an example that became a list is found where it was written', async () => {
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
