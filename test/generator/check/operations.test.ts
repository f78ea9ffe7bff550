import { describe, expect, test } from 'vitest';
import { below } from '../../../generator/model/json.ts';
import { check, diagnosticsOf } from './check-document.ts';

const ok = 'responses: { "200": { description: ok } }';
const path = (name: string) => `{ name: ${name}, in: path, required: true, schema: {} }`;
const parameter = (text: string) => `paths: { /a: { get: { parameters: [${text}], ${ok} } } }`;
const at = '/paths/~1a/get/parameters/0';

const cases: readonly { readonly title: string; readonly given: string; readonly want: readonly string[] }[] = [
  { title: 'an operation', given: `paths: { /a: { get: { operationId: a, ${ok} } } }`, want: [] },
  {
    title: 'a duplicate id',
    given: `paths: { /a: { get: { operationId: a, ${ok} }, put: { operationId: a, ${ok} } } }`,
    want: ['operation-id-duplicate /paths/~1a/put/operationId'],
  },
  {
    title: 'an empty id',
    given: `paths: { /a: { get: { operationId: '', ${ok} } } }`,
    want: ['operation-id-empty /paths/~1a/get/operationId'],
  },
  {
    title: 'an id that a webhook uses too',
    given: `paths: { /a: { get: { operationId: a, ${ok} } } }\nwebhooks: { w: { post: { operationId: a, ${ok} } } }`,
    want: ['not-generated /webhooks/w', 'operation-id-duplicate /webhooks/w/post/operationId'],
  },
  {
    title: 'a method in capitals',
    given: `paths: { /a: { GET: { ${ok} } } }`,
    want: ['member-unknown /paths/~1a/GET'],
  },
  ...['+x', 'x*', '?x,y', '/x', 'x:3'].map((expression) => ({
    title: `the expression {${expression}} of URI templates`,
    given: `paths: { '/a/{${expression}}': { get: { ${ok} } } }`,
    want: [`path-operator ${below('/paths', `/a/{${expression}}`)}`],
  })),
  {
    title: 'a parameter whose name has the characters of an expression',
    given: `paths: { '/a/{.x}': { get: { parameters: [{ name: .x, in: path, required: true, schema: {} }], ${ok} } } }`,
    want: [],
  },
  { title: 'an open brace', given: `paths: { '/a/{': { get: { ${ok} } } }`, want: ['path-brace /paths/~1a~1{'] },
  { title: 'a closed brace', given: `paths: { '/a/}': { get: { ${ok} } } }`, want: ['path-brace /paths/~1a~1}'] },
  { title: 'a half template', given: `paths: { '/a/{x': { get: { ${ok} } } }`, want: ['path-brace /paths/~1a~1{x'] },
  { title: 'an extension', given: 'paths: { /a: { x-get: 1 }, x-b: 2 }', want: [] },
  { title: 'a path without its slash', given: 'paths: { a: {} }', want: ['member-unknown /paths/a'] },
  { title: 'a path parameter', given: `paths: { '/a/{x}': { parameters: [${path('x')}], get: { ${ok} } } }`, want: [] },
  {
    title: 'a path parameter by reference',
    given: `paths: { '/a/{x}': { get: { parameters: [{ $ref: '#/components/parameters/x' }], ${ok} } } }\ncomponents: { parameters: { x: ${path('x')} } }`,
    want: [],
  },
  {
    title: 'an undeclared path parameter',
    given: `paths: { '/a/{x}': { get: { ${ok} } } }`,
    want: ['path-parameter-missing /paths/~1a~1{x}/get'],
  },
  {
    title: 'a path parameter in another case',
    given: `paths: { '/a/{X}': { get: { parameters: [${path('x')}], ${ok} } } }`,
    want: ['path-parameter-unused /paths/~1a~1{X}/get/parameters/0', 'path-parameter-missing /paths/~1a~1{X}/get'],
  },
  {
    title: 'an optional path parameter',
    given: `paths: { '/a/{x}': { get: { parameters: [{ name: x, in: path, schema: {} }], ${ok} } } }`,
    want: ['path-parameter-optional /paths/~1a~1{x}/get/parameters/0'],
  },
  {
    title: 'a repeated path parameter',
    given: `paths: { '/{x}/{x}': { get: { parameters: [${path('x')}], ${ok} } } }`,
    want: ['path-parameter-repeated /paths/~1{x}~1{x}'],
  },
  { title: 'empty braces', given: `paths: { '/{}': { get: { ${ok} } } }`, want: ['path-parameter-empty /paths/~1{}'] },
  { title: 'an empty path item', given: "paths: { '/{x}': {} }", want: [] },
  { title: 'a path with a query', given: 'paths: { "/a?b": {} }', want: ['path-query /paths/~1a?b'] },
  {
    title: 'paths that differ only in parameter names',
    given: `paths: { '/{x}': { get: { parameters: [${path('x')}] } }, '/{y}': { get: { parameters: [${path('y')}] } } }`,
    want: ['path-duplicate /paths/~1{y}'],
  },
  {
    title: 'such paths with different methods',
    given: `paths: { '/{x}': { get: { parameters: [${path('x')}] } }, '/{y}': { put: { parameters: [${path('y')}] } } }`,
    want: ['path-same-template /paths/~1{y}'],
  },
  {
    title: 'ambiguous paths',
    given: 'paths: { "/{x}/me": {}, "/books/{y}": {} }',
    want: ['path-ambiguous /paths/~1books~1{y}'],
  },
  {
    title: 'a concrete path beside a templated one',
    given: 'paths: { "/a/{x}": {}, "/a/b": {}, "/{z}/c/d": {} }',
    want: [],
  },
  {
    title: 'a duplicate parameter',
    given: parameter('{ name: q, in: query, schema: {} }, { name: q, in: query, schema: {} }'),
    want: ['parameter-duplicate /paths/~1a/get/parameters/1'],
  },
  {
    title: 'a duplicate header in another case',
    given: parameter('{ name: X-A, in: header, schema: {} }, { name: x-a, in: header, schema: {} }'),
    want: ['parameter-duplicate /paths/~1a/get/parameters/1'],
  },
  {
    title: 'one name in two locations',
    given: parameter('{ name: q, in: query, schema: {} }, { name: q, in: header, schema: {} }'),
    want: [],
  },
  {
    title: 'an empty name',
    given: parameter("{ name: '', in: query, schema: {} }"),
    want: [`parameter-name-empty ${at}/name`],
  },
  {
    title: 'a header with a space',
    given: parameter("{ name: 'X A', in: header, schema: {} }"),
    want: [`header-name-invalid ${at}/name`],
  },
  {
    title: 'a header with a line end',
    given: parameter('{ name: "A\\r\\nB: 1", in: header, schema: {} }'),
    want: [`header-name-invalid ${at}/name`],
  },
  {
    title: 'a header that HTTP reserves',
    given: parameter('{ name: content-LENGTH, in: header, schema: {} }'),
    want: [`header-reserved ${at}/name`],
  },
  {
    title: 'a cookie with a semicolon',
    given: parameter("{ name: 'a;b', in: cookie, schema: {} }"),
    want: [`cookie-name-invalid ${at}/name`],
  },
  {
    title: 'special characters in a query parameter',
    given: parameter("{ name: 'a[b] c', in: query, schema: {} }"),
    want: [],
  },
  { title: 'a missing location', given: parameter('{ name: q, schema: {} }'), want: [`member-missing ${at}`] },
  {
    title: 'an unknown location',
    given: parameter('{ name: q, in: body, schema: {} }'),
    want: [`value-invalid ${at}/in`],
  },
  {
    title: 'an invalid status',
    given: 'paths: { /a: { get: { responses: { "20": { description: x } } } } }',
    want: ['member-unknown /paths/~1a/get/responses/20'],
  },
  {
    title: 'a response without a description',
    given: 'paths: { /a: { get: { responses: { "200": {} } } } }',
    want: ['member-missing /paths/~1a/get/responses/200'],
  },
  {
    title: 'a header of a response',
    given: 'components: { responses: { R: { description: r, headers: { "a b": { schema: {} } } } } }',
    want: ['header-name-invalid /components/responses/R/headers/a b'],
  },
  {
    title: 'media types',
    given:
      'components: { responses: { R: { description: r, content: { a/b: {}, "*/*": {}, "a/b+c; d=e; f=\\"g h\\"": {} } } } }',
    want: [],
  },
  {
    title: 'invalid media types',
    given: 'components: { responses: { R: { description: r, content: { json: {}, "": {}, "a/": {}, a/b/c: {} } } } }',
    want: ['json', '', 'a~1', 'a~1b~1c'].map((key) => `media-type-invalid /components/responses/R/content/${key}`),
  },
  {
    title: 'a link with a number as a parameter',
    given: 'components: { links: { L: { operationRef: "b.json#/x", parameters: { a: 1 } } } }',
    want: [],
  },
  {
    title: 'a link to an unknown operation',
    given: 'components: { links: { L: { operationId: no } } }',
    want: ['link-operation-unknown /components/links/L/operationId'],
  },
  {
    title: 'links that refer to a missing operation, and to something else',
    given: 'components: { links: { L: { operationRef: "#/paths/~1a/get" }, M: { operationRef: "#/info" } } }',
    want: ['L', 'M'].map((link) => `link-operation-unknown /components/links/${link}/operationRef`),
  },
  { title: 'a duplicate tag', given: 'paths: {}\ntags: [{ name: a }, { name: a }]', want: ['tag-duplicate /tags/1'] },
  {
    title: 'an unknown security scheme',
    given: 'paths: {}\nsecurity: [{ a: [] }]',
    want: ['security-unknown /security/0/a'],
  },
  {
    title: 'scopes that no flow declares, each once',
    given: `security: [{ a: [read, raed] }, { a: [raed, other] }, { k: [any] }, { b: [raed] }]
paths: {}
components:
  securitySchemes:
    k: { type: http, scheme: bearer }
    a: { type: oauth2, flows: { clientCredentials: { tokenUrl: "https://example.com", scopes: { read: Read } } } }
    b: { type: oauth2, flows: { clientCredentials: { tokenUrl: "https://example.com", scopes: { raid: Raid } } } }`,
    want: ['scope-unknown /security/0/a/1', 'scope-unknown /security/1/a/1', 'scope-unknown /security/3/b/0'],
  },
  {
    title: 'an API key with an invalid header name',
    given: 'components: { securitySchemes: { k: { type: apiKey, in: header, name: "a:b" } } }',
    want: ['header-name-invalid /components/securitySchemes/k/name'],
  },
  {
    title: 'security schemes that the client supports',
    given:
      'components: { securitySchemes: { a: { type: http, scheme: Basic }, b: { type: http, scheme: bearer }, c: { type: apiKey, in: query, name: k } } }',
    want: [],
  },
  {
    title: 'security schemes that the client does not support',
    given: 'components: { securitySchemes: { m: { type: mutualTLS }, d: { type: http, scheme: digest } } }',
    want: ['m', 'd'].map((key) => `security-scheme-unsupported /components/securitySchemes/${key}`),
  },
  {
    title: 'invalid component keys',
    given: 'components: { schemas: { a b: {}, "": {}, a.b-c_1: {} } }',
    want: ['component-key-invalid /components/schemas/a b', 'component-key-invalid /components/schemas/'],
  },
  { title: 'no members', given: '', want: ['member-missing '] },
  {
    title: 'names of 5,000 characters',
    given: `components: { schemas: { A: { properties: { ${'a'.repeat(5_000)}: {} } } } }`,
    want: [],
  },
];

describe('a document with', () => {
  test.for(cases)('$title: $want', async ({ given, want }) => {
    expect(await diagnosticsOf(given)).toEqual(want);
  });

  test('a duplicate operation id is reported with both places', async () => {
    const { diagnostics } = await check(
      'paths:\n  /a: { get: { operationId: a } }\n  /b: { get: { operationId: a } }\n',
    );
    expect(diagnostics).toMatchObject([
      { address: { line: 5, column: 16 }, cause: expect.stringMatching(/root\.yaml:4:16/) },
    ]);
  });
});
