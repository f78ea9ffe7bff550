import { describe, expect, test } from 'vitest';
import { at, isObject, type Json, type JsonObject, tokens } from '../../../generator/model/json.ts';
import { load } from './load-files.ts';

async function upgraded(root: Json, files: Readonly<Record<string, string>> = {}) {
  const { specification, diagnostics } = await load({ 'openapi.json': JSON.stringify(root), ...files });
  const reports = diagnostics.filter(({ code }) => code !== 'version-2').map(({ code, cause }) => `${code}: ${cause}`);
  return { document: specification?.document ?? {}, reports };
}

/** A document with an operation and other members. */
function swagger(operation: JsonObject, others: JsonObject = {}): JsonObject {
  const post = { responses: { 204: { description: 'ok' } }, ...operation };
  return {
    swagger: '2.0',
    info: { title: 'T', version: '1' },
    host: 'a.example',
    paths: { '/a': { post } },
    ...others,
  };
}

const POST = '/paths/~1a/post';
const text = { type: 'string' };
const body = { name: 'b', in: 'body', required: true, description: 'B.', schema: { $ref: '#/definitions/Pet' } };
const pet = { $ref: '#/components/schemas/Pet' };
const form = (...parameters: readonly JsonObject[]) =>
  parameters.map((parameter) => ({ in: 'formData', type: 'string', ...parameter }));
const list = (collectionFormat?: string, place = 'query') => ({
  name: 'l',
  in: place,
  type: 'array',
  items: text,
  ...(collectionFormat !== undefined && { collectionFormat }),
});

describe('Swagger 2.0 keeps its meaning:', () => {
  test.for<{ title: string; given: JsonObject; pointer: string; want: Json; others?: JsonObject; reports?: string[] }>([
    {
      title: 'a body has the media types that the operation consumes',
      given: { parameters: [body], consumes: ['application/json', 'application/xml'] },
      pointer: '/requestBody',
      want: {
        description: 'B.',
        required: true,
        content: { 'application/json': { schema: pet }, 'application/xml': { schema: pet } },
      },
    },
    {
      title: 'a shared body is sent as the document consumes',
      given: { parameters: [{ $ref: '#/parameters/pet' }, { $ref: '#/parameters/dry' }] },
      others: {
        parameters: { pet: body, dry: { name: 'dry', in: 'query', type: 'boolean' } },
        consumes: ['text/json'],
      },
      pointer: '',
      want: {
        parameters: [{ $ref: '#/components/parameters/dry' }],
        requestBody: { description: 'B.', required: true, content: { 'text/json': { schema: pet } } },
        responses: { 204: { description: 'ok' } },
      },
    },
    {
      title: 'a shared member of a form is one of its members',
      given: { parameters: [{ $ref: '#/parameters/note' }, ...form({ name: 'file', type: 'file' })] },
      others: { parameters: { note: { name: 'note', in: 'formData', type: 'string', required: true } } },
      pointer: '/requestBody',
      want: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { note: text, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
              required: ['note'],
            },
          },
        },
      },
    },
    {
      title: 'lists of a form',
      given: {
        consumes: ['application/x-www-form-urlencoded'],
        parameters: [
          ...['', 'csv', 'multi', 'ssv', 'pipes', 'tsv'].map((format) => ({
            ...list(format || undefined, 'formData'),
            name: `l${format}`,
          })),
        ],
      },
      pointer: '/requestBody/content/application~1x-www-form-urlencoded/encoding',
      want: {
        l: { style: 'form', explode: false },
        lcsv: { style: 'form', explode: false },
        lmulti: { style: 'form', explode: true },
        lssv: { style: 'spaceDelimited', explode: false },
        lpipes: { style: 'pipeDelimited', explode: false },
        ltsv: { 'x-style': 'tabDelimited', explode: false },
      },
    },
    {
      title: 'lists of a query',
      given: { parameters: [list(), { ...list('tsv'), name: 't' }, { ...list('multi'), name: 'm' }] },
      pointer: '/parameters',
      want: [
        { name: 'l', in: 'query', schema: { type: 'array', items: text }, style: 'form', explode: false },
        { name: 't', in: 'query', schema: { type: 'array', items: text }, 'x-style': 'tabDelimited', explode: false },
        { name: 'm', in: 'query', schema: { type: 'array', items: text }, style: 'form', explode: true },
      ],
    },
    {
      title: 'a list format of a header is reported',
      given: { parameters: [list('pipes', 'header')] },
      pointer: '/parameters/0',
      want: { name: 'l', in: 'header', schema: { type: 'array', items: text } },
      reports: ['the list format "pipes" of a header'],
    },
    {
      title: 'a list format within a list is reported',
      given: { parameters: [{ ...list(), items: { type: 'array', items: text, collectionFormat: 'pipes' } }] },
      pointer: '/parameters/0/schema/items',
      want: { type: 'array', items: text },
      reports: ['the list format "pipes" of a list in a list'],
    },
    {
      title: 'responses have the media types that the operation produces, shared ones too',
      given: {
        produces: ['text/plain'],
        responses: {
          200: { description: 'ok', schema: text, examples: { 'text/plain': 'a', 'application/json': '"a"' } },
          404: { $ref: '#/responses/Missing' },
        },
      },
      others: { responses: { Missing: { description: 'none', schema: text } }, produces: ['application/json'] },
      pointer: '/responses',
      want: {
        200: {
          description: 'ok',
          content: {
            'text/plain': { schema: text, example: 'a' },
            'application/json': { schema: text, example: '"a"' },
          },
        },
        404: { description: 'none', content: { 'text/plain': { schema: text } } },
      },
    },
    {
      title: 'a file is bytes',
      given: {
        produces: ['image/png'],
        responses: {
          200: { description: 'ok', schema: { type: 'file' }, headers: { H: { type: 'array', items: text } } },
        },
      },
      pointer: '/responses/200',
      want: {
        description: 'ok',
        headers: { H: { schema: { type: 'array', items: text } } },
        content: { 'image/png': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } },
      },
    },
    {
      title: 'schemes of an operation are servers of it',
      given: { schemes: ['https'] },
      pointer: '/servers',
      want: [{ url: 'https://a.example/v1' }],
      others: { basePath: '/v1' },
    },
    {
      title: 'schemes without a host are reported',
      given: {},
      others: { host: undefined as unknown as Json, basePath: '/v1', schemes: ['https'] },
      pointer: '/../../servers',
      want: [{ url: '/v1' }],
      reports: ['`schemes` without `host`'],
    },
  ])('$title', async ({ given, others = {}, pointer, want, reports = [] }) => {
    const definitions = { Pet: { type: 'object', properties: { name: text } } };
    const { document, reports: found } = await upgraded(swagger(given, { definitions, ...others }));
    expect(at(document, pointer.startsWith('/../../') ? pointer.slice(6) : POST + pointer)).toEqual(want);
    expect(found).toEqual(reports.map((report) => expect.stringContaining(report)));
  });

  test('bodies and forms that the operations of a path share', async () => {
    const shared = [body, { name: 'q', in: 'query', type: 'string' }];
    const operation = (more: JsonObject) => ({ responses: { 204: { description: 'ok' } }, ...more });
    const item = {
      parameters: shared,
      put: operation({ consumes: ['application/xml'] }),
      post: operation({ parameters: [{ ...body, schema: text }] }),
    };
    const { document } = await upgraded({ ...swagger({}), paths: { '/a': item }, definitions: { Pet: {} } });
    expect(at(document, '/paths/~1a')).toMatchObject({
      parameters: [{ name: 'q', in: 'query', schema: text }],
      put: { requestBody: { content: { 'application/xml': { schema: pet } } } },
      post: { requestBody: { content: { 'application/json': { schema: text } } } },
    });
  });

  test('parameters, responses, schemas and path items of other files', async () => {
    const root = swagger(
      {
        parameters: [{ $ref: 'shared.json#/parameters/pet' }, { $ref: 'shared.json#/parameters/ids' }],
        responses: { 200: { $ref: 'shared.json#/responses/Pets' } },
      },
      { definitions: { Pet: { $ref: 'shared.json#/definitions/Pet' } } },
    );
    const paths = { ...(root['paths'] as JsonObject), '/b': { $ref: 'b.json' } };
    const shared = {
      parameters: { pet: body, ids: { ...list(), name: 'ids' } },
      responses: { Pets: { description: 'ok', schema: { $ref: '#/definitions/Pet' } } },
      definitions: { Pet: { type: 'object', properties: { name: text } } },
    };
    const other = { get: { parameters: [list('ssv')], responses: { 204: { description: 'ok' } } } };
    const { document, reports } = await upgraded(
      { ...root, paths },
      { 'shared.json': JSON.stringify(shared), 'b.json': JSON.stringify(other) },
    );
    expect(reports).toEqual([]);
    expect(at(document, POST)).toMatchObject({
      parameters: [{ $ref: '#/components/parameters/ids' }],
      requestBody: { content: { 'application/json': { schema: pet } } },
      responses: { 200: { $ref: '#/components/responses/Pets' } },
    });
    expect(at(document, '/components')).toMatchObject({
      parameters: { ids: { style: 'form', explode: false } },
      responses: { Pets: { content: { 'application/json': { schema: pet } } } },
      schemas: { Pet: { type: 'object', properties: { name: text } } },
    });
    expect(at(document, '/paths/~1b/get/parameters/0')).toMatchObject({ style: 'spaceDelimited' });
  });
});

/** A document with all members that Swagger 2.0 has. */
const bounds = { maximum: 9, exclusiveMaximum: true, minimum: 1, exclusiveMinimum: true, multipleOf: 2 };
const textBounds = { type: 'string', maxLength: 9, minLength: 1, pattern: 'a', default: 'a', enum: ['a', 'b'] };
const listBounds = { type: 'array', items: textBounds, maxItems: 9, minItems: 1, uniqueItems: true };
const ALL: JsonObject = {
  swagger: '2.0',
  info: {
    title: 'T',
    description: 'D',
    termsOfService: 'https://a.example',
    version: '1',
    contact: { name: 'C', url: 'https://a.example', email: 'a@a.example' },
    license: { name: 'L', url: 'https://a.example' },
  },
  host: 'a.example',
  basePath: '/v1',
  schemes: ['https', 'wss'],
  consumes: ['application/xml'],
  produces: ['application/xml'],
  security: [{ key: [] }],
  tags: [{ name: 'T', description: 'D', externalDocs: { url: 'https://a.example', description: 'D' } }],
  externalDocs: { url: 'https://a.example', description: 'D' },
  securityDefinitions: {
    key: { type: 'apiKey', name: 'K', in: 'header', description: 'D' },
    user: { type: 'basic', description: 'D' },
    code: {
      type: 'oauth2',
      flow: 'accessCode',
      authorizationUrl: 'https://a.example',
      tokenUrl: 'https://a.example',
      scopes: { a: 'A' },
    },
  },
  definitions: {
    Base: {
      type: 'object',
      discriminator: 'kind',
      required: ['kind'],
      properties: { kind: { type: 'string', readOnly: true, title: 'T' } },
      maxProperties: 9,
      minProperties: 1,
      externalDocs: { url: 'https://a.example' },
      example: {},
    },
    Pet: {
      allOf: [
        { $ref: '#/definitions/Base' },
        { additionalProperties: { ...bounds, type: 'integer', format: 'int32' }, xml: { name: 'p' } },
      ],
      description: 'D',
      'x-nullable': true,
    },
  },
  parameters: {
    shared: {
      ...listBounds,
      name: 's',
      in: 'query',
      description: 'D',
      required: true,
      collectionFormat: 'pipes',
      allowEmptyValue: true,
    },
    sent: { name: 'b', in: 'body', description: 'D', required: true, schema: { $ref: '#/definitions/Pet' } },
    field: { ...textBounds, name: 'f', in: 'formData', required: true, description: 'D' },
  },
  responses: {
    Found: {
      description: 'D',
      schema: { $ref: '#/definitions/Pet' },
      headers: { H: { ...bounds, type: 'integer', description: 'D', format: 'int32' } },
      examples: { 'application/json': 1 },
    },
  },
  paths: {
    '/a': {
      parameters: [{ $ref: '#/parameters/shared' }],
      put: {
        tags: ['T'],
        summary: 'S',
        description: 'D',
        externalDocs: { url: 'https://a.example' },
        operationId: 'put',
        consumes: ['application/json'],
        produces: ['application/json'],
        parameters: [
          { $ref: '#/parameters/sent' },
          { ...bounds, name: 'q', in: 'query', type: 'integer', format: 'int32' },
        ],
        responses: { 200: { $ref: '#/responses/Found' }, default: { description: 'D' } },
        schemes: ['https'],
        deprecated: true,
        security: [{ user: [] }, { code: ['a'] }],
      },
      post: {
        operationId: 'post',
        parameters: [
          { $ref: '#/parameters/field' },
          { name: 'file', in: 'formData', type: 'file' },
          { ...listBounds, name: 'l', in: 'formData', collectionFormat: 'multi' },
        ],
        responses: { 200: { $ref: '#/responses/Found' } },
      },
    },
  },
};

// The name of a body says nothing; the others repeat a default, or are overridden by every operation with a body.
const REDUNDANT = [
  ...['/parameters/sent/name', '/consumes', '/consumes/0', '/definitions/Base/required/0', '/paths/~1a/put/produces/0'],
];

function pointersOf(value: Json, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [place, ...pointersOf(inner, place)];
  });
}

function without(pointer: string): Json {
  const copy = structuredClone(ALL);
  const path = [...tokens(pointer)];
  const key = path.pop() ?? '';
  const holder = path.reduce<Json>((value, step) => (value as JsonObject)[step] ?? null, copy as Json);
  if (Array.isArray(holder)) (holder as Json[]).splice(Number(key), 1);
  else if (isObject(holder)) Reflect.deleteProperty(holder, key);
  return copy;
}

test('every member of Swagger 2.0 has an effect on the document, or a diagnostic', async () => {
  const whole = JSON.stringify(await upgraded(ALL));
  const silent: string[] = [];
  for (const pointer of pointersOf(ALL)) {
    if (pointer === '/swagger' || REDUNDANT.includes(pointer)) continue;
    const changed = await upgraded(without(pointer)).then(JSON.stringify, () => 'rejected');
    if (changed === whole) silent.push(pointer);
  }
  expect(silent).toEqual([]);
}, 60_000);
