import { at } from '../../../generator/model/json.ts';
import { describe, expect, test } from 'vitest';
import { acceptDocument, type AcceptOptions } from '../../../generator/check/accept.ts';
import { catalogue, type DiagnosticCode, lenientOutcome } from '../../../generator/diagnostics/catalogue.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { REPAIRS } from '../../../generator/check/repair/repairs.ts';
import { reportFaults } from '../../../generator/check/rules.ts';
import { documentWith, load, type Loaded } from '../load/load-files.ts';

const ok = "responses: { 200: { description: '' } }";
const path = (name: string) => `{ name: ${name}, in: path, required: true, schema: { type: integer } }`;
const schema = (text: string) => `paths: {}\ncomponents: { schemas: { A: ${text} } }`;
const body = (text: string) => `paths: { /a: { get: { responses: { 200: ${text} } } } }`;
const response = '/paths/~1a/get/responses/200';

/** Loads and accepts a document: its errors and those warnings that are errors under `--strict`. */
async function accept(
  text: string,
  options?: AcceptOptions,
): Promise<Loaded & { errors: readonly string[]; tolerated: readonly string[]; skipped: number }> {
  let skipped = 0;
  const loaded = await load({ 'root.yaml': text }, (specification, diagnostics) => {
    skipped = acceptDocument(specification, diagnostics, options);
  });
  const codes = (severity: string) =>
    loaded.diagnostics
      .filter((one) => one.severity === severity && (severity === 'error' || isTolerated(one.code)))
      .map(({ code }) => code);
  return { ...loaded, errors: codes('error'), tolerated: codes('warning'), skipped };
}

function isTolerated(code: DiagnosticCode): boolean {
  return catalogue[code].severity === 'error' || code === 'operation-skipped';
}

interface Interpreted {
  readonly title: string;
  readonly given: string;
  readonly code: DiagnosticCode;
  /** A pointer into the accepted document, and the value there. */
  readonly want: readonly [pointer: string, value: unknown];
}

const interpreted: readonly Interpreted[] = [
  {
    title: 'a path parameter that is not required',
    given: `paths: { '/a/{x}': { get: { parameters: [{ name: x, in: path, schema: {} }], ${ok} } } }`,
    code: 'path-parameter-optional',
    want: ['/paths/~1a~1{x}/get/parameters/0/required', true],
  },
  {
    title: 'a location in capitals',
    given: `paths: { /a: { get: { parameters: [{ name: x, in: Header, schema: {} }], ${ok} } } }`,
    code: 'value-invalid',
    want: ['/paths/~1a/get/parameters/0', { name: 'x', in: 'header', schema: {} }],
  },
  {
    title: 'a type of a security scheme in another case',
    given: 'paths: {}\ncomponents: { securitySchemes: { k: { type: apikey, name: x, in: HEADER } } }',
    code: 'value-invalid',
    want: ['/components/securitySchemes/k', { type: 'apiKey', name: 'x', in: 'header' }],
  },
  {
    title: 'a tag that YAML does not have',
    given: `x-a: !!js/function f\npaths: { /a: { get: { description: !env TEXT, ${ok} } } }`,
    code: 'tag-unknown',
    want: ['/paths/~1a/get/description', 'TEXT'],
  },
  {
    title: 'reserved expansion in a path',
    given: `paths: { '/a/{+x}/b': { get: { parameters: [${path('x')}], ${ok} } } }`,
    code: 'path-operator',
    want: [
      '/paths',
      {
        '/a/{x}/b': {
          get: {
            parameters: [
              { name: 'x', in: 'path', required: true, schema: { type: 'integer' }, 'x-allow-reserved': true },
            ],
            responses: { 200: { description: '' } },
          },
        },
      },
    ],
  },
  {
    title: 'reserved expansion of a parameter that is missing',
    given: `paths: { '/a/{+x}': { get: { ${ok} } } }`,
    code: 'path-operator',
    want: [
      '/paths/~1a~1{x}/parameters',
      [{ name: 'x', in: 'path', required: true, 'x-allow-reserved': true, schema: { type: 'string' } }],
    ],
  },
  {
    title: 'reserved expansion of a shared parameter, in this path alone',
    given: `paths: { '/a/{+x}': { get: { parameters: [{ $ref: '#/components/parameters/X' }], ${ok} } } }
components: { parameters: { X: ${path('x')} } }`,
    code: 'path-operator',
    want: ['/components/parameters/X', { name: 'x', in: 'path', required: true, schema: { type: 'integer' } }],
  },
  {
    title: 'the query of a URI template in a path',
    given: `paths: { '/a{?x,y*}': { get: { parameters: [{ name: x, in: query, schema: {} }], ${ok} } } }`,
    code: 'path-operator',
    want: [
      '/paths/~1a/get/parameters',
      [
        { name: 'x', in: 'query', schema: {} },
        { name: 'y', in: 'query', schema: { type: 'string' } },
      ],
    ],
  },
  {
    title: 'segments and a label of a URI template in a path',
    given: `paths: { '/a{/x,y}{.z}': { get: { parameters: [${path('x')}, ${path('y')}, ${path('z')}], ${ok} } } }`,
    code: 'path-operator',
    want: ['/paths/~1a~1{x}~1{y}.{z}/get/responses', { 200: { description: '' } }],
  },
  {
    title: 'a missing path parameter',
    given: `paths: { '/a/{x}': { get: { ${ok} } } }`,
    code: 'path-parameter-missing',
    want: ['/paths/~1a~1{x}/get/parameters', [{ name: 'x', in: 'path', required: true, schema: { type: 'string' } }]],
  },
  {
    title: 'a path parameter in another spelling',
    given: `paths: { '/a/{petId}': { get: { parameters: [${path('pet_id')}], ${ok} } } }`,
    code: 'path-parameter-missing',
    want: [
      '/paths/~1a~1{petId}/get/parameters',
      [{ name: 'petId', in: 'path', required: true, schema: { type: 'integer' } }],
    ],
  },
  {
    title: 'an unused path parameter',
    given: `paths: { /a: { get: { parameters: [${path('x')}], ${ok} } } }`,
    code: 'path-parameter-unused',
    want: ['/paths/~1a/get/parameters', []],
  },
  {
    title: 'a parameter that is listed twice',
    given: `paths: { /a: { get: { parameters: [{ name: q, in: query, schema: { type: string } }, { name: q, in: query, schema: {} }], ${ok} } } }`,
    code: 'parameter-duplicate',
    want: ['/paths/~1a/get/parameters', [{ name: 'q', in: 'query', schema: { type: 'string' } }]],
  },
  {
    title: 'a content key that names JSON',
    given: body("{ description: '', content: { JSON: { schema: {} } } }"),
    code: 'media-type-invalid',
    want: [`${response}/content`, { 'application/json': { schema: {} } }],
  },
  {
    title: 'a content key with two media types',
    given: body("{ description: '', content: { 'text/csv, text/x-csv': {} } }"),
    code: 'media-type-invalid',
    want: [`${response}/content`, { 'text/csv': {} }],
  },
  {
    title: 'a stray content key beside a media type',
    given: body("{ description: '', content: { 'a/b': {}, stray: {} } }"),
    code: 'media-type-invalid',
    want: [`${response}/content`, { 'a/b': {} }],
  },
  {
    title: 'a response without a description',
    given: body('{}'),
    code: 'member-missing',
    want: [`${response}/description`, ''],
  },
  {
    title: 'empty responses',
    given: 'paths: { /a: { get: { responses: {} } } }',
    code: 'value-invalid',
    want: ['/paths/~1a/get', {}],
  },
  {
    title: 'an unknown member',
    given: `paths: { /a: { get: { consumes: [a/b], ${ok} } } }`,
    code: 'member-unknown',
    want: ['/paths/~1a/get/consumes', undefined],
  },
  {
    title: 'an undeclared security scheme',
    given: `paths: { /a: { get: { security: [{ key: [] }], ${ok} } } }`,
    code: 'security-unknown',
    want: ['/paths/~1a/get/security', []],
  },
  {
    title: 'a duplicate operationId',
    given: `paths: { /a: { get: { operationId: a, ${ok} }, put: { operationId: a, ${ok} } } }`,
    code: 'operation-id-duplicate',
    want: ['/paths/~1a/put/operationId', undefined],
  },
  {
    title: 'an empty operationId',
    given: `paths: { /a: { get: { operationId: '', ${ok} } } }`,
    code: 'operation-id-empty',
    want: ['/paths/~1a/get/operationId', undefined],
  },
  {
    title: 'an unusual component key',
    given: `paths: {}\ncomponents: { schemas: { 'A[]': { type: string }, B: { items: { $ref: '#/components/schemas/A%5B%5D' } } } }`,
    code: 'component-key-invalid',
    want: ['/components/schemas', { A: { type: 'string' }, B: { items: { $ref: '#/components/schemas/A' } } }],
  },
  {
    title: 'an unquoted number in place of a string',
    given: 'tags: [{ name: 1.0 }]\npaths: {}',
    code: 'value-invalid',
    want: ['/tags/0/name', '1.0'],
  },
  {
    title: 'a schema in place of a response',
    given: `paths: { /a: { get: { responses: { 200: { $ref: '#/components/schemas/A' } } } } }\ncomponents: { schemas: { A: { type: string } } }`,
    code: 'reference-kind',
    want: [`${response}/content/application~1json/schema`, { $ref: '#/components/schemas/A' }],
  },
  {
    title: 'a parameter among the schemas',
    given: `paths: { /a: { get: { parameters: [{ $ref: '#/components/schemas/A' }], ${ok} } } }\ncomponents: { schemas: { A: { name: q, in: query, schema: { type: string } } } }`,
    code: 'reference-kind',
    want: ['/paths/~1a/get/parameters/0/name', 'q'],
  },
  {
    title: 'type int64',
    given: schema('{ type: int64 }'),
    code: 'type-unknown',
    want: ['/components/schemas/A', { type: 'integer', format: 'int64' }],
  },
  {
    title: 'type float',
    given: schema('{ type: float }'),
    code: 'type-unknown',
    want: ['/components/schemas/A', { type: 'number', format: 'float' }],
  },
  {
    title: 'an unknown type',
    given: schema('{ type: any }'),
    code: 'type-unknown',
    want: ['/components/schemas/A', {}],
  },
  {
    title: 'a pattern of another engine',
    given: schema("{ pattern: '(?i)[[:alpha:]' }"),
    code: 'pattern-invalid',
    want: ['/components/schemas/A', {}],
  },
  {
    title: 'a number in quotes',
    given: schema("{ minLength: '5' }"),
    code: 'keyword-invalid',
    want: ['/components/schemas/A', { minLength: 5 }],
  },
  {
    title: 'a list of items',
    given: schema('{ items: [{ type: string }] }'),
    code: 'items-list',
    want: ['/components/schemas/A', { prefixItems: [{ type: 'string' }] }],
  },
  {
    title: 'a boolean exclusive bound',
    given: schema('{ minimum: 1, exclusiveMinimum: true }'),
    code: 'exclusive-boolean',
    want: ['/components/schemas/A', { exclusiveMinimum: 1 }],
  },
  {
    title: 'a server with another scheme',
    given: "servers: [{ url: 'file:///etc' }]\npaths: {}",
    code: 'server-scheme',
    want: ['/servers', []],
  },
  {
    title: 'an optional header that cannot be sent',
    given: `paths: { /a: { get: { parameters: [{ name: 'a b', in: header, schema: {} }], ${ok} } } }`,
    code: 'header-name-invalid',
    want: ['/paths/~1a/get/parameters', []],
  },
  {
    title: 'a dangling example',
    given: body("{ description: '', headers: { X: { $ref: '#/components/headers/Y' } } }"),
    code: 'reference-dangling',
    want: [`${response}/headers`, {}],
  },
];

describe('without --strict', () => {
  test.for(interpreted)('interprets $title, with a warning', async ({ given, code, want: [pointer, value] }) => {
    const { errors, tolerated, specification } = await accept(documentWith(given));
    expect(errors).toEqual([]);
    expect(tolerated).toContain(code);
    expect(at(specification?.document ?? {}, pointer)).toEqual(value);
  });

  test.for(interpreted)('$title passes the complete check after the repair', async ({ given }) => {
    const { specification } = await accept(documentWith(given));
    const errors: string[] = [];
    if (specification !== undefined)
      reportFaults(specification, {
        report: (code) => void (catalogue[code].severity === 'error' ? errors.push(code) : undefined),
      });
    expect(errors).toEqual([]);
  });

  test('keeps two paths that differ only in the name of a parameter', async () => {
    const operation = (name: string) => `'/a/{${name}}': { get: { parameters: [${path(name)}], ${ok} } }`;
    const { tolerated, specification } = await accept(documentWith(`paths: { ${operation('x')}, ${operation('y')} }`));
    expect(tolerated).toEqual(['path-duplicate']);
    expect(Object.keys(specification?.document['paths'] ?? {})).toEqual(['/a/{x}', '/a/{y}']);
  });

  test.for<readonly [title: string, given: string, strict: boolean, want: unknown]>([
    ['an object: the object', '{ schema: { type: object }, example: \'{ "a": 1 }\' }', false, { a: 1 }],
    ['an object, with --strict: the text', '{ schema: { type: object }, example: "{}" }', true, '{}'],
    ['a list, where the schema wants an object: the text', '{ schema: { type: object }, example: "[]" }', false, '[]'],
    ['an object, where the schema takes strings: the text', '{ schema: {}, example: "{}" }', false, '{}'],
    ['no JSON: the text', '{ schema: { type: object }, example: "{a}" }', false, '{a}'],
  ])('reads an example that is the text of %s', async ([, given, strict, want]) => {
    const media = `{ description: '', content: { application/json: ${given} } }`;
    const { errors, specification } = await accept(documentWith(body(media)), { strict });
    expect(errors).toEqual([]);
    expect(at(specification?.document ?? {}, `${response}/content/application~1json/example`)).toEqual(want);
  });

  test('reads a version without a patch number', async () => {
    const { errors, tolerated, specification } = await accept(
      "openapi: 3.1\ninfo: { title: T, version: '1' }\npaths: {}",
    );
    expect([errors, tolerated, specification?.document['openapi']]).toEqual([[], ['version-incomplete'], '3.1.1']);
  });

  test('takes the version of an unquoted number from the text', async () => {
    const { specification } = await accept('openapi: 3.1.0\ninfo: { title: T, version: 1.0 }\npaths: {}');
    expect(at(specification?.document ?? {}, '/info/version')).toBe('1.0');
  });

  test.for([
    { title: 'a dangling reference', reference: '#/components/schemas/Gone' },
    { title: 'a reference to another address', reference: 'https://127.0.0.1:9/x' },
    { title: 'a missing file', reference: 'gone.yaml#/A' },
  ])('leaves out the operations that need $title, and generates the others', async ({ reference }) => {
    const get = (to: string) =>
      `{ get: { responses: { 200: { description: '', content: { a/b: { schema: { $ref: '${to}' } } } } } } }`;
    const { errors, tolerated, skipped, reported, specification } = await accept(
      documentWith(`paths:
  /a: ${get('#/components/schemas/A')}
  /b: ${get('#/components/schemas/B')}
  /c: ${get(reference)}
components: { schemas: { A: { type: string }, B: { items: { $ref: '#/components/schemas/C' } }, C: { $ref: '${reference}' } } }`),
    );
    expect(errors).toEqual([]);
    expect(tolerated.filter((code) => code === 'operation-skipped')).toHaveLength(2);
    expect(skipped).toBe(2);
    expect(reported.filter((line) => line.startsWith('operation-skipped'))).toEqual([
      'operation-skipped root.yaml:5:9',
      'operation-skipped root.yaml:6:9',
    ]);
    expect(specification?.document).toMatchObject({ paths: { '/a': { get: {} } }, components: { schemas: { A: {} } } });
    expect(JSON.stringify(specification?.document)).not.toContain(reference);
  });

  test('keeps an operation whose parameters and error responses lead nowhere', async () => {
    const { errors, tolerated, skipped, specification } = await accept(
      documentWith(`paths:
  '/a/{x}':
    get:
      parameters: [{ $ref: 'gone.yaml#/X' }, { $ref: 'gone.yaml#/Y' }]
      responses:
        200: { description: ok }
        404: { $ref: 'gone.yaml#/R' }
        409: { $ref: '#/components/responses/Gone' }
        5XX: { $ref: '#/components/responses/E' }
        default: { description: other, content: { application/json: { schema: { $ref: '#/components/schemas/E' } } } }
components:
  responses: { E: { description: '', content: { application/json: { schema: { $ref: '#/components/schemas/E' } } } } }
  schemas: { E: { properties: { a: { items: { $ref: 'https://127.0.0.1:9/x' } } } } }`),
    );
    expect({ errors, skipped }).toEqual({ errors: [], skipped: 0 });
    expect(tolerated.filter((code) => code === 'reference-file-missing')).toHaveLength(3);
    expect(at(specification?.document ?? {}, '/paths/~1a~1{x}/get')).toEqual({
      parameters: [{ name: 'x', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: { description: 'ok' },
        404: { description: '' },
        409: { description: '' },
        '5XX': { $ref: '#/components/responses/E' },
        default: {
          description: 'other',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/E' } } },
        },
      },
    });
    expect(at(specification?.document ?? {}, '/components/schemas/E/properties/a')).toEqual({ items: {} });
  });

  test('leaves out a schema in its own allOf', async () => {
    const parts = "[{ $ref: '#/components/schemas/A' }, { type: string }]";
    const { errors, specification } = await accept(documentWith(schema(`{ allOf: ${parts} }`)));
    expect(errors).toEqual([]);
    expect(specification?.document).toMatchObject({ components: { schemas: { A: { allOf: [{ type: 'string' }] } } } });
  });

  test.for([
    {
      title: 'no operation would be left',
      given: body("{ $ref: '#/components/responses/Gone' }"),
      want: ['reference-dangling'],
    },
    { title: 'a key occurs twice', given: 'paths: {}\npaths: {}', want: ['key-duplicate'] },
    {
      title: 'an extension of ours is invalid',
      given: 'x-package: { scope: 1 }\npaths: {}',
      want: ['package-scope-invalid'],
    },
  ])('rejects a document if $title', async ({ given, want }) => {
    const { errors, tolerated } = await accept(documentWith(given));
    expect(errors).toEqual(want);
    expect(tolerated).toEqual([]);
  });
});

test.for(interpreted)('with --strict, $title is rejected', async ({ given, code }) => {
  const { errors } = await accept(documentWith(given), { strict: true });
  expect(errors).toContain(code);
});

test('every code that is interpreted has a repair, and every repair belongs to a code that is not rejected', () => {
  const codes = Object.keys(catalogue) as DiagnosticCode[];
  const loaded: readonly DiagnosticCode[] = [
    'line-not-indented',
    'method-newer',
    'required-repeated',
    'tag-unknown',
    'version-incomplete',
    'version-newer',
    'version-2',
  ];
  const wanted = codes.filter((code) => lenientOutcome(code)?.outcome === 'interpreted' && !loaded.includes(code));
  expect(wanted.filter((code) => REPAIRS[code] === undefined)).toEqual([]);
  const rejected = codes.filter((code) => catalogue[code].severity === 'error' && lenientOutcome(code) === undefined);
  expect(rejected.filter((code) => REPAIRS[code] !== undefined)).toEqual([]);
});

test.for([
  ['info: { title: T, version: 2 }\npaths: {}', "Write it in quotes, as in `version: '2'`."],
  [`paths: { /a: { get: { tags: pets, ${ok} } } }`, 'Write a list, as in `tags: [pets]`.'],
  [`paths: { /a: { get: { deprecated: 'true', ${ok} } } }`, 'Write `deprecated: true`.'],
  [`paths: { /a: { get: { parameters: [{ name: x, in: qery, schema: {} }], ${ok} } } }`, 'Write `in: query`.'],
  ['paths: { /a: { get: { responses: {} } } }', "Write a response, as in `'204': { description: Done. }`."],
])('the fix of an invalid value states the value to write: %s', async ([given = '', want]) => {
  const text = given.startsWith('info') ? `openapi: 3.1.0\n${given}` : documentWith(given);
  const { diagnostics } = await accept(text);
  expect(diagnostics.filter(({ code }) => code === 'value-invalid').map(({ fix }) => fix)).toEqual([want]);
});

test('the diagnostic of an interpreted error says how it is read', () => {
  const diagnostics = new Diagnostics();
  diagnostics.report('path-parameter-optional', '/a', 'x');
  diagnostics.tolerate();
  expect(diagnostics.list).toMatchObject([
    { severity: 'warning', cause: expect.stringMatching(/It is read as required\.$/) },
  ]);
});
