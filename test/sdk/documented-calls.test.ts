import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { generateClient } from './support/generated-client.ts';
import { startServer } from './support/server.ts';

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const thing = { type: 'object', properties: { id: { type: 'integer', format: 'int64' }, name: text } };
const json = (schema: object) => ({ description: 'x', content: { 'application/json': { schema } } });
const query = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', schema, ...more });
const location = { headers: { Location: { required: true, schema: text } } };

/** Operations by name; each is a GET of `/{name}` unless it says more. */
const operations: Record<string, Record<string, unknown>> = {
  getThing: { responses: { 200: json(thing) } },
  putThing: { method: 'put', requestBody: json(thing), responses: { 204: { description: 'x' } } },
  addFile: {
    method: 'post',
    requestBody: {
      content: {
        'application/json': { schema: thing },
        'text/json': { schema: thing },
        'application/xml': { schema: thing },
        'multipart/form-data': {
          schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
        },
        'image/*': { schema: { type: 'string', format: 'binary' } },
      },
    },
  },
  getManifest: { responses: { 200: { description: 'x', content: { 'application/yaml': { schema: thing } } } } },
  exportThing: {
    responses: {
      200: {
        description: 'x',
        content: {
          'application/json': { schema: thing },
          'text/csv': { schema: text },
          'image/*': {},
          'text/event-stream': { schema: thing },
        },
      },
    },
  },
  startRange: { method: 'post', responses: { '2XX': json(thing) } },
  startDefault: { method: 'post', responses: { default: json(thing) } },
  findFile: { responses: { 302: { description: 'x', ...location }, default: json(thing) } },
  moveThing: { method: 'post', responses: { 200: json(thing), 303: { description: 'x', ...location } } },
  redirectThing: { responses: { '3XX': { description: 'x' } } },
  listPages: {
    parameters: [query('page', { type: 'object', properties: { size: { type: 'integer' }, sort: texts } })],
  },
  listMixed: {
    parameters: [query('page', { type: 'object', properties: { sort: texts, where: { type: 'object' } } })],
  },
  listFlat: { parameters: [query('page', { type: 'object', properties: { sort: texts } }, { explode: false })] },
  listHeaders: {
    parameters: [{ name: 'X-Ids', in: 'header', schema: texts }, query('ids', texts, { explode: false })],
  },
};

const paths = Object.entries(operations).map(([operationId, { method = 'get', ...operation }]) => [
  `/${operationId}`,
  { [String(method)]: { operationId, responses: { 204: { description: 'x' } }, ...operation } },
]);
const document = { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: Object.fromEntries(paths) };
const api = await generateClient(document);
afterAll(() => api[Symbol.dispose]());

interface Reply {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Calls an operation of a server that sends this response, and returns the result with the request. */
async function call(name: string, request: object, { status, headers, body }: Reply = { status: 204 }) {
  await using server = await startServer((_request, response) => void response.writeHead(status, headers).end(body));
  const client = api.createClient({ baseUrl: server.url });
  const pending = client['operations']?.[name]?.(request) as Promise<unknown> & { result: () => Promise<object> };
  return { result: await pending.result(), sent: server.seen[0] };
}

const large = {
  headers: { 'content-type': 'application/json' },
  status: 200,
  body: '{"id":3804004623172239366,"name":"a"}',
};
const found = { status: 302, headers: { location: 'https://files.example/a' } };

describe('a documented response', () => {
  test.each<[string, string, Reply, object]>([
    ['an integer beyond 2^53 keeps its digits', 'getThing', large, { data: { id: 3804004623172239366n, name: 'a' } }],
    [
      'an object in a type with a syntax of its own is text',
      'getManifest',
      { status: 200, headers: { 'content-type': 'application/yaml' }, body: 'kind: Pod\n' },
      { data: 'kind: Pod\n' },
    ],
    ['a 204 of a range has no data', 'startRange', { status: 204 }, { data: undefined }],
    ['a 204 of the default has no data', 'startDefault', { status: 204 }, { data: undefined }],
    ['a redirect is an outcome', 'findFile', found, { data: undefined, status: 302 }],
    [
      'a redirect within the origin is one too',
      'findFile',
      { status: 302, headers: { location: '/a' } },
      { status: 302 },
    ],
    ['a redirect beside data is one', 'moveThing', { ...found, status: 303 }, { data: undefined, status: 303 }],
    ['a range of redirects covers each', 'redirectThing', { ...found, status: 307 }, { status: 307 }],
  ])('%s', async (_case, name, reply, want) => {
    expect((await call(name, {}, reply)).result).toMatchObject({ ok: true, ...want });
  });

  test.each<[string, string, Reply, string]>([
    ['a status that is not documented', 'findFile', { ...found, status: 307 }, 'RedirectError'],
    ['the default beside a redirect', 'findFile', { ...large, status: 404 }, 'NotFoundError'],
  ])('is none: %s', async (_case, name, reply, error) => {
    expect((await call(name, {}, reply)).result).toMatchObject({ ok: false, error: { name: error } });
  });
});

test.each<[string, object, string]>([
  ['listPages', { page: { size: 2, sort: ['a,b', 'c'] } }, '?size=2&sort=a%2Cb&sort=c'],
  ['listPages', { page: { sort: [] } }, ''],
  ['listMixed', { page: { sort: ['a', 'b'], where: { c: 1 } } }, '?sort=a&sort=b&where=%7B%22c%22%3A1%7D'],
  ['listFlat', { page: { sort: ['a', 'b'] } }, '?page=sort,%5B%22a%22%2C%22b%22%5D'],
  ['listHeaders', { xIds: [], ids: [] }, ''],
])('%s sends %o as %s', async (name, request, search) => {
  const { sent } = await call(name, request);
  expect(sent?.url).toBe(`/${name}${search}`);
  expect(sent?.headers).not.toHaveProperty('x-ids');
});

test.each<[object, string, string]>([
  [{ body: { name: 'a' } }, 'application/json', '{"name":"a"}'],
  [{ body: '<a/>', contentType: 'application/xml' }, 'application/xml', '<a/>'],
  [{ body: { file: new Blob(['x']) } }, 'multipart/form-data', 'name="file"'],
  [
    { body: { file: new Uint8Array([120]) }, contentType: 'multipart/form-data' },
    'multipart/form-data',
    'name="file"; filename=',
  ],
  [{ body: new Blob(['x'], { type: 'image/png' }) }, 'image/png', 'x'],
  [{ body: new Uint8Array([120]) }, 'application/octet-stream', 'x'],
])('a body with several media types is sent as %o says', async (request, type, text) => {
  const { sent } = await call('addFile', request);
  expect([sent?.headers['content-type']?.split(';')[0], sent?.body]).toEqual([type, expect.stringContaining(text)]);
});

test.each(['receipt.png', 5, { path: 'receipt.png' }])('%o is no file, so that nothing is sent', async (file) => {
  const { sent, result } = await call('addFile', { body: { file }, contentType: 'multipart/form-data' });
  const message = expect.stringMatching(/body\.file must be a Blob or bytes$/);
  expect(result).toMatchObject({ ok: false, error: { name: 'InvalidRequestError', message } });
  expect(sent).toBeUndefined();
});

test.each<[string | undefined, string, string, unknown]>([
  [undefined, 'application/json', '{"name":"a"}', { name: 'a' }],
  ['text/csv', 'text/csv; charset=utf-8', 'a;b', 'a;b'],
  ['image/*', 'image/png', 'x', expect.any(Blob)],
  [
    'text/event-stream',
    'text/event-stream',
    'data: {}',
    expect.objectContaining({ [Symbol.asyncIterator]: expect.any(Function) }),
  ],
  // A server may choose by a parameter instead.
  [undefined, 'text/csv', 'a;b', 'a;b'],
])('a response is asked for as %s and read as %s', async (accept, type, body, want) => {
  await using server = await startServer(
    (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body),
  );
  const data = await api.createClient({ baseUrl: server.url })['operations']?.['exportThing']?.({}, { accept });
  expect(data).toEqual(want);
  expect(server.seen[0]?.headers.accept).toBe(accept ?? 'application/json');
});

test.each([
  ['application/json', '{"name":"a"}', 'valid'],
  ['application/json; charset=utf-8', '"a;b"', 'ResponseValidationError'],
  ['text/csv', 'a;b', 'valid'],
])('a response of several formats is validated as %s: %s is %s', async (type, body, want) => {
  const load = (file: string) => import(pathToFileURL(join(api.folder, 'api', file)).href);
  const { validation } = await load('validators.ts');
  const { allValidators } = await load('validators/all.ts');
  await using server = await startServer(
    (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body),
  );
  const client = api.createClient({ baseUrl: server.url, validation: validation(allValidators), validate: 'all' });
  const result = client['operations']?.['exportThing']?.({}).then(
    () => 'valid',
    (error: Error) => error.name,
  );
  expect(await result).toBe(want);
});

test('a media type that the operation does not have is rejected', async () => {
  const { result, sent } = await call('addFile', { body: {}, contentType: 'text/json' });
  expect(result).toMatchObject({ ok: false, error: { name: 'InvalidRequestError' } });
  expect(sent).toBeUndefined();
});

test('a body sends the digits of a bigint', async () => {
  const { sent } = await call('putThing', { body: { id: 3804004623172239366n, name: '9007199254740993' } });
  expect(sent?.body).toBe('{"id":3804004623172239366,"name":"9007199254740993"}');
});
