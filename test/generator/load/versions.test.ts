import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acceptDocument } from '../../../generator/check/accept.ts';
import { Diagnostics, SpecError } from '../../../generator/diagnostics/diagnostics.ts';
import { type LoadOptions, loadSpecification } from '../../../generator/load/load.ts';
import { at, type JsonObject } from '../../../generator/model/json.ts';
import { folderWith, reportOf } from './load-files.ts';

/** Loads and accepts a document and returns it with its diagnostics as `code file:line:column`. */
async function accept(
  text: string,
  options?: LoadOptions,
): Promise<{ readonly document: JsonObject; readonly reported: readonly string[] }> {
  const diagnostics = new Diagnostics();
  const specification = await loadSpecification(join(folderWith({ 'a.yaml': text }), 'a.yaml'), diagnostics, options);
  acceptDocument(specification, diagnostics, options);
  diagnostics.throwIfErrors();
  return { document: specification.document, reported: diagnostics.list.map(reportOf) };
}

const swagger = `swagger: '2.0'
info: { title: T, version: '1' }
host: api.example.com
basePath: /v1
schemes: [https]
paths:
  /pets/{id}:
    get:
      operationId: getPet
      produces: [application/json]
      parameters: [{ name: id, in: path, required: true, type: integer, format: int64 }]
      responses: { 200: { description: ok, schema: { $ref: '#/definitions/Pet' } } }
definitions:
  Pet: { type: object, required: [name, 5], properties: { name: { type: string } } }
`;

describe('Swagger 2.0', () => {
  test('is read as OpenAPI 3.1, with one warning', async () => {
    const { document, reported } = await accept(swagger.replace(', 5]', ']'));
    expect(reported).toEqual(['version-2 a.yaml:1:1']);
    expect(document).toMatchObject({ openapi: '3.1.1', servers: [{ url: 'https://api.example.com/v1' }] });
    expect(at(document, '/paths/~1pets~1{id}/get')).toMatchObject({
      parameters: [{ name: 'id', schema: { type: 'integer', format: 'int64' } }],
      responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } } },
    });
  });

  test('has diagnostics at the places of its own text', async () => {
    const { reported } = await accept(swagger);
    expect(reported).toContain('keyword-invalid a.yaml:14:24');
  });
});

test.for([
  { version: 'Swagger 2.0', given: swagger, want: 'version-2' },
  {
    version: 'OpenAPI 3.2',
    given: "openapi: 3.2.0\ninfo: { title: T, version: '1' }\npaths: {}",
    want: 'version-newer',
  },
])('--strict rejects $version', async ({ given, want }) => {
  await expect(accept(given, { strict: true })).rejects.toThrow(SpecError);
  await expect(accept(given, { strict: true })).rejects.toThrow(want);
});

const document32 = (rest: string) =>
  `openapi: 3.2.0\n$self: https://example.com/a\ninfo: { title: T, version: '1' }\n${rest}`;
const ok = "responses: { 200: { description: '' } }";

test.for<{ title: string; given: string; at: string; want: unknown; warnings?: readonly string[] }>([
  {
    title: 'the query as one form is a parameter whose members are sent one by one',
    given: `paths: { /a: { get: { parameters: [{ name: q, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object } } } }], ${ok} } } }`,
    at: '/paths/~1a/get/parameters/0',
    want: { name: 'q', in: 'query', schema: { type: 'object' }, style: 'form', explode: true },
  },
  {
    title: 'reserved characters in a path are an extension',
    given: `paths: { '/{a}': { get: { parameters: [{ name: a, in: path, required: true, allowReserved: true, schema: {} }], ${ok} } } }`,
    at: '/paths/~1{a}/get/parameters/0',
    want: { name: 'a', in: 'path', required: true, schema: {}, 'x-allow-reserved': true },
  },
  {
    title: 'reserved characters that a path must not have are no extension',
    given: `paths: { '/{a}': { get: { parameters: [{ name: a, in: path, required: true, allowReserved: false, schema: {} }], ${ok} } } }`,
    at: '/paths/~1{a}/get/parameters/0',
    want: { name: 'a', in: 'path', required: true, schema: {} },
  },
  {
    title: 'a cookie that is not escaped is an extension',
    given: `paths: { /a: { get: { parameters: [{ name: c, in: cookie, style: cookie, schema: {} }], ${ok} } } }`,
    at: '/paths/~1a/get/parameters/0',
    want: { name: 'c', in: 'cookie', style: 'form', schema: {}, 'x-allow-reserved': true },
  },
  {
    title: 'the query in another format is left out',
    given: `paths: { /a: { get: { parameters: [{ name: q, in: querystring, content: { text/plain: {} } }], ${ok} } } }`,
    at: '/paths/~1a/get/parameters',
    want: [],
    warnings: ['querystring-unsupported a.yaml:4:36'],
  },
  {
    title: 'the items of a stream are the items of an array',
    given: `paths: { /a: { get: { responses: { 200: { summary: S, content: { application/json: { itemSchema: { type: string } } } } } } } }`,
    at: '/paths/~1a/get/responses/200',
    want: {
      description: 'S',
      content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
    },
  },
  {
    title: 'a media type of components is inlined',
    given: `paths: { /a: { get: { responses: { 200: { description: '', content: { application/json: { $ref: '#/components/mediaTypes/M' } } } } } } }\ncomponents: { mediaTypes: { M: { schema: { type: string } } } }`,
    at: '/paths/~1a/get/responses/200/content',
    want: { 'application/json': { schema: { type: 'string' } } },
  },
  {
    title: 'variants of which one takes all other values are alternatives',
    given: `paths: { /a: { get: { ${ok} } } }\ncomponents: { schemas: { A: { oneOf: [{ $ref: '#/components/schemas/B' }], discriminator: { propertyName: k, defaultMapping: B } }, B: { properties: { k: {} } } } }`,
    at: '/components/schemas/A',
    want: {
      anyOf: [{ $ref: '#/components/schemas/B' }],
      discriminator: { propertyName: 'k', defaultMapping: 'B' },
    },
  },
  {
    title: 'a missing variant for all other values is reported',
    given: `paths: { /a: { get: { ${ok} } } }\ncomponents: { schemas: { A: { oneOf: [{ $ref: '#/components/schemas/B' }], discriminator: { propertyName: k, defaultMapping: C } }, B: { properties: { k: {} } } } }`,
    at: '/components/schemas/B',
    want: { properties: { k: {} } },
    warnings: ['mapping-unknown a.yaml:5:110'],
  },
  {
    title: 'QUERY and additional operations are operations',
    given: `paths: { /a: { get: { ${ok} }, query: { ${ok} }, additionalOperations: { COPY: { ${ok} } } } }`,
    at: '/paths/~1a',
    want: {
      get: { responses: { 200: { description: '' } } },
      query: { responses: { 200: { description: '' } } },
      copy: { responses: { 200: { description: '' } } },
    },
  },
  {
    title: 'an error in an additional operation is reported where it is',
    given: `paths: { /a: { additionalOperations: { LINK: { ${ok}, tags: 5 } }, get: { ${ok} } } }`,
    at: '/paths/~1a/get',
    want: { responses: { 200: { description: '' } } },
    warnings: ['value-invalid a.yaml:4:89'],
  },
  ...['CONNECT', 'TRACK', 'FROB', 'copy', 'POST'].map((method) => ({
    title: `an additional operation with the method ${method} is left out with a warning`,
    given: `paths: { /a: { get: { ${ok} }, additionalOperations: { ${method}: { ${ok} } } } }`,
    at: '/paths/~1a',
    want: { get: { responses: { 200: { description: '' } } } },
    warnings: ['method-unsupported a.yaml:4:90'],
  })),
  {
    title: 'an error in an operation with QUERY is reported where it is',
    given: `paths: { /a: { query: { ${ok}, tags: 5 }, get: { ${ok} } } }`,
    at: '/paths/~1a/get',
    want: { responses: { 200: { description: '' } } },
    warnings: ['value-invalid a.yaml:4:66'],
  },
  {
    title: 'nested tags are tags',
    given: `tags: [{ name: a, summary: A, kind: nav }, { name: b, parent: a }]\npaths: {}`,
    at: '/tags',
    want: [{ name: 'a' }, { name: 'b' }],
  },
  {
    title: 'the name of a server and facts about a security scheme have no effect',
    given: `paths: {}\nservers: [{ url: /a, name: A }]\ncomponents: { securitySchemes: { k: { type: http, scheme: basic, deprecated: true } } }`,
    at: '',
    want: expect.objectContaining({
      servers: [{ url: '/a' }],
      components: { securitySchemes: { k: { type: 'http', scheme: 'basic' } } },
    }),
  },
  {
    title: 'any other new member is reported',
    given: `paths: { /a: { get: { responses: { 200: { description: '', content: { multipart/form-data: { schema: {}, encoding: { a: { encoding: {} } } } } } } } } }`,
    at: '/paths/~1a/get/responses/200/content/multipart~1form-data/encoding/a',
    want: {},
    warnings: ['member-unknown a.yaml:4:123'],
  },
])('OpenAPI 3.2 is read as 3.1: $title', async ({ given, at: pointer, want, warnings = [] }) => {
  const { document, reported } = await accept(document32(given));
  expect(at(document, pointer)).toEqual(want);
  expect(reported.filter((line) => !line.startsWith('version-newer'))).toEqual(warnings);
  expect(document).not.toHaveProperty('$self');
});

test('QUERY in a document of OpenAPI 3.1 is an operation with a warning, and an error under --strict', async () => {
  const text = `openapi: 3.1.1\ninfo: { title: T, version: '1' }\npaths: { /a: { query: { ${ok} } } }`;
  const { document, reported } = await accept(text);
  expect(at(document, '/paths/~1a/query')).toHaveProperty('responses');
  expect(reported).toEqual([expect.stringMatching(/^method-newer a.yaml:/)]);
  await expect(accept(text, { strict: true })).rejects.toThrow(SpecError);
});
