import { describe, expect, test } from 'vitest';
import { repairPattern } from '#shared/regexp/syntax.ts';
import { documentWith, load } from './load-files.ts';

const patterns: readonly { readonly given: string; readonly want: string | undefined }[] = [
  { given: String.raw`^\d{3}\-\d{4}$`, want: String.raw`^\d{3}-\d{4}$` },
  { given: String.raw`[\w\.\@\-]`, want: String.raw`[\w\.@\-]` },
  { given: String.raw`\"\_\:\@`, want: '"_:@' },
  { given: 'x{a}', want: String.raw`x\{a\}` },
  { given: 'a]b', want: String.raw`a\]b` },
  { given: '^(?:{[0-9a-f]{4}})$', want: String.raw`^(?:\{[0-9a-f]{4}\})$` },
  { given: String.raw`\p{L}\-`, want: String.raw`\p{L}-` },
  { given: String.raw`^[\w-.+]+@[\w-]+$`, want: String.raw`^[\w\-.+]+@[\w-]+$` },
  { given: String.raw`[a-\d]\d-\d`, want: String.raw`[a\-\d]\d-\d` },
  { given: String.raw`[\\w-z\@]`, want: String.raw`[\\w-z@]` },
  { given: String.raw`\A[a-z]\A\z`, want: '^[a-z]^$' },
  { given: '[[:alpha:]_][[:^digit:]:]+', want: undefined },
  { given: '^[]a-z]+[^]b]$', want: String.raw`^[\]a-z]+[^\]b]$` },
  { given: String.raw`[^]*[:alpha:]\@`, want: '[^]*[:alpha:]@' },
  { given: '^[[:alpha:]_-]+[[:digit:]]$', want: '^[A-Za-z_-]+[0-9]$' },
  { given: String.raw`^\p{Alnum}\p{Punct}$`, want: String.raw`^[A-Za-z0-9][!-\/:-@\[-${'`'}\{-~]$` },
  { given: String.raw`[\p{Upper}\p{Digit}_]+`, want: String.raw`[\p{Upper}0-9_]+` },
  { given: String.raw`[\p{Han}\p{IsLetter} \-]`, want: String.raw`[\p{Script=Han}\p{Letter} \-]` },
  { given: String.raw`\p{all}*\-`, want: String.raw`\p{Any}*-` },
  { given: String.raw`[\p{Print}&&[^|:/]]+`, want: undefined },
  { given: String.raw`[^/\000-\037\x{60}]+`, want: String.raw`[^/\x00-\x1f\x60]+` },
  { given: 'a++', want: undefined },
  { given: '(?P<x>a)', want: undefined },
  { given: '(?i)abc', want: undefined },
  { given: '[', want: undefined },
  { given: String.raw`\u{110000}`, want: undefined },
];

const nested = 'properties: { a: { $ref: "#/$defs/N" } }, $defs: { N: { type: string } }';

const repairs: readonly {
  readonly title: string;
  readonly given: string;
  readonly reported: readonly string[];
  readonly want: object;
}[] = [
  {
    title: 'removes documentation that is null',
    given: 'tags: [{ name: a, description: null, externalDocs: { url: u, description: null } }]',
    reported: ['member-null root.yaml:3:19', 'member-null root.yaml:3:62'],
    want: { tags: [{ name: 'a', externalDocs: { url: 'u' } }] },
  },
  {
    title: 'reads the query in the key of a path as parameters',
    given:
      "paths: { '/a?t=x&q={q}&n={m}': { parameters: [{ name: m, in: path, required: true, schema: { type: integer } }], get: { parameters: [{ name: q, in: query, schema: {} }, { name: o, in: query, schema: {} }] } } }",
    reported: ['path-query root.yaml:3:10'],
    want: {
      paths: {
        '/a?t=x&q={q}&n={m}': {
          parameters: [],
          get: {
            parameters: [
              { name: 'o', in: 'query', schema: {} },
              { name: 't', in: 'query', required: true, schema: { type: 'string', const: 'x' } },
              { name: 'q', in: 'query', schema: {} },
              { name: 'n', in: 'query', required: true, schema: { type: 'integer' } },
            ],
          },
        },
      },
    },
  },
  {
    title: 'removes a boolean required',
    given: 'components: { schemas: { A: { properties: { a: { type: string, required: true } } } } }',
    reported: ['required-boolean root.yaml:3:64'],
    want: { components: { schemas: { A: { properties: { a: { type: 'string' } } } } } },
  },
  {
    title: 'removes repeated names from required',
    given:
      'components: { schemas: { A: { required: [a, b, a], type: [string, string], dependentRequired: { a: [b, b] } } } }',
    reported: ['31', '52', '97'].map((column) => `required-repeated root.yaml:3:${column}`),
    want: {
      components: { schemas: { A: { required: ['a', 'b'], type: ['string'], dependentRequired: { a: ['b'] } } } },
    },
  },
  {
    title: 'replaces $recursiveRef by a reference to its component',
    given: 'components: { schemas: { A: { $recursiveAnchor: true, items: { $recursiveRef: "#" } } } }',
    reported: ['recursive-reference root.yaml:3:64'],
    want: { components: { schemas: { A: { items: { $ref: '#/components/schemas/A' } } } } },
  },
  {
    title: 'quotes the type null in a list of types and in an alternative',
    given:
      'components: { schemas: { A: { type: [string, null, "null"] }, B: { oneOf: [{ type: null }, { type: string }] } } }',
    reported: ['type-null root.yaml:3:31', 'type-null root.yaml:3:78'],
    want: { components: { schemas: { A: { type: ['string', 'null'] }, B: { oneOf: [{ type: 'null' }, {}] } } } },
  },
  {
    title: 'removes a list or map that is null',
    given: 'tags:\ncomponents: { parameters: null, schemas: { A: { properties: null } } }',
    reported: ['member-null root.yaml:3:1', 'member-null root.yaml:4:15', 'member-null root.yaml:4:49'],
    want: { components: { schemas: { A: {} } } },
  },
  {
    title: 'reads a comma before a parameter of a media type as a semicolon',
    given: 'components: { requestBodies: { B: { content: { "a/b, c=1": {}, a/d: {} } } } }',
    reported: ['media-type-comma root.yaml:3:48'],
    want: { components: { requestBodies: { B: { content: { 'a/b; c=1': {}, 'a/d': {} } } } } },
  },
  {
    title: 'keeps the comma if the repaired media type exists already',
    given: 'components: { requestBodies: { B: { content: { "a/b, c=1": {}, "a/b; c=1": {} } } } }',
    reported: [],
    want: { components: { requestBodies: { B: { content: { 'a/b, c=1': {}, 'a/b; c=1': {} } } } } },
  },
  {
    title: 'wraps an example that is a bare value',
    given: 'components: { examples: { A: { id: 1 }, B: [2], C: { summary: s }, D: { value: 3 } } }',
    reported: ['example-bare root.yaml:3:27', 'example-bare root.yaml:3:41'],
    want: { components: { examples: { A: { value: { id: 1 } }, B: { value: [2] }, C: { summary: 's' } } } },
  },
  {
    title: 'moves the type of a parameter into its schema',
    given:
      'components: { parameters: { P: { name: p, in: query, type: array, items: { type: string }, minItems: 1 } } }',
    reported: ['parameter-type root.yaml:3:54'],
    want: { components: { parameters: { P: { schema: { type: 'array', items: { type: 'string' }, minItems: 1 } } } } },
  },
  {
    title: 'removes a reference to a missing example',
    given:
      'components: { responses: { R: { content: { a/b: { examples: { e: { $ref: "#/components/examples/E" } } } } } } }',
    reported: ['example-missing root.yaml:3:68'],
    want: { components: { responses: { R: { content: { 'a/b': { examples: {} } } } } } },
  },
  {
    title: 'turns a map of examples of a schema into a list',
    given: 'components: { schemas: { A: { examples: { one: { value: 1 }, two: 2 } } } }',
    reported: ['examples-map root.yaml:3:31'],
    want: { components: { schemas: { A: { examples: [1, 2] } } } },
  },
  {
    title: 'reads a lone nullable as null in an alternative',
    given: 'components: { schemas: { A: { anyOf: [{ type: string }, { nullable: true }] } } }',
    reported: ['nullable-alone root.yaml:3:59'],
    want: { components: { schemas: { A: { anyOf: [{ type: 'string' }, { type: 'null' }] } } } },
  },
  {
    title: 'applies a lone nullable in allOf to the whole schema',
    given: 'components: { schemas: { A: { allOf: [{ type: string }, { nullable: true }] } } }',
    reported: ['nullable-alone root.yaml:3:59', 'nullable-obsolete root.yaml:3:26'],
    want: { components: { schemas: { A: { anyOf: [{ allOf: [{ type: 'string' }, {}] }, { type: 'null' }] } } } },
  },
  {
    title: 'finds a definition in an enclosing schema',
    given: `components: { schemas: { A: { ${nested} } } }`,
    reported: ['definition-nested root.yaml:3:50'],
    want: { components: { schemas: { A: { properties: { a: { $ref: '#/components/schemas/A/$defs/N' } } } } } },
  },
  {
    title: 'prefers a definition of the document to one of an enclosing schema',
    given: `components: { schemas: { A: { ${nested} } } }\n$defs: { N: { type: number } }`,
    reported: [],
    want: { components: { schemas: { A: { properties: { a: { $ref: '#/$defs/N' } } } } } },
  },
  {
    title: 'leaves a dangling definition to the check',
    given: 'components: { schemas: { A: { $ref: "#/$defs/N" } } }',
    reported: [],
    want: { components: { schemas: { A: { $ref: '#/$defs/N' } } } },
  },
];

describe('repairing', () => {
  test.for(patterns)('the pattern $given: $want', ({ given, want }) => {
    expect(repairPattern(given)).toBe(want);
  });

  test('turns nullable in 3.1 into a type, with a warning', async () => {
    const { reported, specification } = await load({
      'root.yaml': documentWith('components: { schemas: { A: { type: string, nullable: true } } }'),
    });
    expect(reported).toEqual(['nullable-obsolete root.yaml:3:45']);
    expect(specification?.document).toMatchObject({ components: { schemas: { A: { type: ['string', 'null'] } } } });
  });

  test('with x-null-means-absent, allows null in properties that are neither required nor boolean', async () => {
    const properties =
      '{ a: { type: string }, b: { type: boolean }, c: { $ref: "#/components/schemas/B" }, d: { enum: [x] } }';
    const schemas = `A: { required: [a], properties: ${properties} }, B: { type: [boolean] }, C: { properties: ${properties} }`;
    const { reported, specification } = await load({
      'root.yaml': `x-null-means-absent: true\n${documentWith(`components: { schemas: { ${schemas} } }`)}`,
    });
    expect(reported).toEqual([]);
    const rest = {
      b: { type: 'boolean' },
      c: { $ref: '#/components/schemas/B' },
      d: { anyOf: [{ enum: ['x'] }, { type: 'null' }] },
    };
    expect(specification?.document).toMatchObject({
      components: {
        schemas: {
          A: { properties: { a: { type: 'string' }, ...rest } },
          C: { properties: { a: { type: ['string', 'null'] }, ...rest } },
        },
      },
    });
  });

  test('repairs a pattern that is valid only without the flag u, with a warning', async () => {
    const { reported, specification } = await load({
      'root.yaml': documentWith(String.raw`components: { schemas: { A: { pattern: '\-' } } }`),
    });
    expect(reported).toEqual(['pattern-repaired root.yaml:3:31']);
    expect(specification?.document).toMatchObject({ components: { schemas: { A: { pattern: '-' } } } });
  });

  test('removes members of a media type that are misplaced beside it, with a warning', async () => {
    const { reported, specification } = await load({
      'root.yaml': documentWith(
        'components: { responses: { R: { description: r, content: { a/b: {}, examples: {} } } } }',
      ),
    });
    expect(reported).toEqual(['media-type-misplaced root.yaml:3:69']);
    expect(specification?.document).toMatchObject({ components: { responses: { R: { content: { 'a/b': {} } } } } });
  });

  test('reads boolean exclusive bounds as in 3.0 in a document that uses nullable', async () => {
    const bound = 'A: { minimum: 0, exclusiveMinimum: true }';
    const { reported, specification } = await load({
      'root.yaml': documentWith(`components: { schemas: { ${bound}, B: { type: string, nullable: true } } }`),
    });
    expect(reported).toEqual(['nullable-obsolete root.yaml:3:88', 'exclusive-obsolete root.yaml:3:43']);
    expect(specification?.document).toMatchObject({ components: { schemas: { A: { exclusiveMinimum: 0 } } } });
    expect((await load({ 'root.yaml': documentWith(`components: { schemas: { ${bound} } }`) })).reported).toEqual([]);
  });

  test.for(repairs)('$title', async ({ given, reported, want }) => {
    const loaded = await load({ 'root.yaml': documentWith(given) });
    expect(loaded.reported).toEqual(reported);
    expect(loaded.specification?.document).toMatchObject(want);
  });
});

test('a string that occurs only in JSON and in parameters is not binary', async () => {
  const given = `components:
  schemas:
    Only: { properties: { a: { type: string, format: binary } } }
    Both: { properties: { b: { type: string, format: binary } } }
    Alone: { type: string, format: binary }
  parameters: { P: { name: p, in: query, schema: { type: string, contentMediaType: image/png } } }
  requestBodies:
    J:
      content:
        application/json: { schema: { items: { $ref: '#/components/schemas/Only' }, oneOf: [{ $ref: '#/components/schemas/Both' }] } }
        multipart/form-data: { schema: { properties: { f: { $ref: '#/components/schemas/Both' } } } }
    A: { content: { application/json: { schema: { $ref: '#/components/schemas/Alone' } } } }`;
  const { specification } = await load({ 'root.yaml': documentWith(given) });
  const { schemas, parameters } = Object(specification?.document['components']);
  expect(schemas).toEqual({
    Only: { properties: { a: { type: 'string' } } },
    Both: { properties: { b: { type: 'string', format: 'binary' } } },
    Alone: { type: 'string', format: 'binary' },
  });
  expect(parameters.P.schema).toEqual({ type: 'string' });
});
