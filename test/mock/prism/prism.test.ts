import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { type Mock, start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';
import { listOf, object, ref, text } from '../../support/schemas.ts';

const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  servers: [{ url: 'https://shop.example.com/api' }],
  paths: {
    '/things/{id}': {
      get: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: {
          200: {
            description: '',
            content: {
              'application/json': {
                schema: ref('Thing'),
                examples: { small: { value: { name: 'pin', size: 1 } }, large: { value: { name: 'ship', size: 9 } } },
              },
            },
          },
          404: {
            description: '',
            content: { 'application/json': { schema: object({ reason: { type: 'string', examples: ['gone'] } }) } },
          },
        },
      },
    },
    '/things': {
      post: {
        requestBody: { required: true, content: { 'application/json': { schema: ref('Thing') } } },
        responses: { 201: { description: '', content: { 'application/json': { schema: text, example: 'made' } } } },
      },
    },
    '/basic': { get: { security: [{ basic: [] }], responses: { 204: { description: '' } } } },
    '/secret': {
      get: {
        security: [{ key: [] }],
        responses: { 200: { description: '', content: { 'text/plain': { schema: text, example: 'hush' } } } },
      },
    },
  },
  components: {
    schemas: { Thing: object({ name: text, size: { type: ['integer', 'null'] } }, ['name']) },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' }, basic: { type: 'http', scheme: 'basic' } },
  },
};

let mock: Mock;
let platform: Mock;
beforeAll(async () => {
  mock = await start({ platform: emptyPlatform, documents: [{ name: 'shop', root }] }, { port: 0 });
  platform = await platformMock();
});
afterAll(async () => {
  await mock.close();
  await platform.close();
});

async function shop(
  method: string,
  path: string,
  init: RequestInit = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(`${mock.url}/api${path}`, { method, ...init });
  return { status: response.status, text: await response.text() };
}

const json = (value: object): RequestInit => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

test('any document is served with its examples', async () => {
  expect(await shop('GET', '/things/1')).toEqual({ status: 200, text: '{"name":"pin","size":1}' });
  expect(await shop('GET', '/things/1')).toEqual({ status: 200, text: '{"name":"pin","size":1}' });
  expect(await shop('POST', '/things', json({ name: 'x', size: null }))).toEqual({ status: 201, text: '"made"' });
});

test('Prefer selects a status, an example, or a dynamic response', async () => {
  const prefer = (value: string): Promise<{ readonly status: number; readonly text: string }> =>
    shop('GET', '/things/1', { headers: { prefer: value } });
  expect((await prefer('example=large')).text).toBe('{"name":"ship","size":9}');
  expect(await prefer('code=404')).toEqual({ status: 404, text: '{"reason":"gone"}' });
  expect((await prefer('dynamic=true')).status).toBe(200);
  expect((await shop('GET', '/things/1?__code=404')).status).toBe(404);
  expect((await shop('GET', '/things/1')).text).toBe('{"name":"pin","size":1}');
});

test.each<readonly [preference: string, want: number]>([
  ['code=4O4', 422],
  ['code', 422],
  ['dynamic=maybe', 422],
  ['dynamic=false', 200],
  ['return=minimal', 200],
  ['code=404, code=200', 404],
])('a preference is satisfied or rejected as by Prism: %s', async (prefer, want) => {
  expect((await shop('GET', '/things/1', { headers: { prefer } })).status).toBe(want);
  expect((await sendRequest(platform, 'GET /sales/orders/1', { headers: { prefer } })).status).toBe(
    want === 422 ? 400 : want,
  );
});

test('a request that Prism rejects is rejected the same way each time', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect((await shop('POST', '/things', json({ size: 1 }))).status).toBe(422);
    expect((await shop('GET', '/things/one')).status).toBe(422);
    expect((await shop('GET', '/things/1', { headers: { accept: 'application/xml' } })).status).toBe(406);
    expect((await shop('GET', '/secret')).status).toBe(401);
    expect((await shop('GET', '/secret', { headers: { 'x-key': 'any' } })).text).toBe('hush');
    expect((await shop('GET', '/nothing')).status).toBe(404);
    expect((await shop('DELETE', '/things')).status).toBe(405);
  }
});

test('issues name parameters as the document writes them', async () => {
  const integer = { type: 'integer' };
  const parameters = [
    { name: 'shipId', in: 'path', required: true, schema: integer },
    { name: 'maxAge', in: 'query', required: true, schema: integer },
    { name: 'partIds', in: 'query', schema: listOf(integer) },
    { name: 'X-Trace', in: 'header', required: true, schema: integer },
  ];
  const get = (responses: JsonObject): JsonObject => ({ parameters, responses });
  const described: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'Ships', version: '1' },
    paths: {
      '/ships/{shipId}': { get: get({ 200: { description: '' } }) },
      '/described/{shipId}': { get: get({ 200: { description: '' }, 400: { description: '' } }) },
    },
  };
  await using mock = await start({ documents: [{ name: 'ships', root: described }], platform: emptyPlatform });
  const problem = await (await mock.fetch(`${mock.url}/ships/x?maxAge=y`)).json();
  const { headers } = await mock.fetch(`${mock.url}/described/1?maxAge=1&partIds=1&partIds=x`);
  const issues = [...problem.validation, ...JSON.parse(headers.get('sl-violations') ?? '[]')];
  expect(issues.map(({ location, message }) => `${location.join('/')}: ${message}`)).toEqual([
    "header: Request header must have required property 'X-Trace'",
    'query/maxAge: Request query parameter maxAge must be integer',
    'path/shipId: Request path parameter shipId must be integer',
    "request/header: Request header must have required property 'X-Trace'",
    'request/query/partIds/0: Request query parameter partIds.0 must be integer',
  ]);
});

test('an unauthenticated caller gets the challenges from Prism', async () => {
  expect((await fetch(`${mock.url}/api/basic`)).headers.get('www-authenticate')).toBe('Basic realm="*"');
});

test('the error for a path without the server’s prefix names the prefix', async () => {
  const response = await fetch(`${mock.url}/things/1`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('by its servers, all of them begin with /api');
});

test('variables of a server’s path have their default values', async () => {
  const servers = [
    { url: '{at}/{base}', variables: { at: { default: 'https://x.example' }, base: { default: 'v1' } } },
  ];
  const varied = await start({ platform: emptyPlatform, documents: [{ name: 'openapi', root: { ...root, servers } }] });
  const { status } = await varied.fetch(`${varied.url}/v1/things/1`);
  expect(status).toBe(200);
  await varied.close();
});

test('a `$ref` in an extension or a value opens no file and no URL, and the response is served', async () => {
  const opened: string[] = [];
  const canary = createServer((request, response) => {
    opened.push(request.url ?? '');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  const { port } = canary.address() as AddressInfo;
  const content = { 'application/json': { schema: { type: 'object', default: { $ref: '/etc/hostname' } } } };
  const get = {
    'x-samples': [{ $ref: './none.yaml' }, { $ref: '#/nowhere' }, { $ref: `http://127.0.0.1:${port}/canary` }],
    responses: { 200: { description: '', content } },
  };
  const hostile = await start({
    platform: emptyPlatform,
    documents: [{ name: 'openapi', root: { ...root, paths: { '/a': { get } } } }],
  });
  const { status } = await hostile.fetch(`${hostile.url}/api/a`);
  await hostile.close();
  canary.close();
  expect({ status, opened }).toEqual({ status: 200, opened: [] });
});

test('requests that crash or hang Prism’s own server get a response', async () => {
  expect((await shop('GET', '/things/%')).status).toBe(400);
  expect(
    (await shop('POST', '/things', { body: '{"name":', headers: { 'content-type': 'application/json' } })).status,
  ).toBeGreaterThanOrEqual(400);
  expect((await shop('GET', '/things/1', { headers: { origin: 'https://evil.example.com' } })).status).toBe(403);
});

test('schemas that contain each other in many ways are validated, and not resolved by Prism', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `Branch${index}`);
  const branches = listOf({ oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) });
  const schemas = Object.fromEntries(
    names.map((name) => [name, object({ kind: { type: 'string', const: name }, branches }, ['kind'])]),
  );
  const schema = ref('Branch0');
  const post = {
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { 200: { description: '', content: { 'application/json': { schema, example: { kind: 'None' } } } } },
  };
  const recursive: JsonObject = JSON.parse(
    JSON.stringify({ openapi: '3.0.3', info: root['info'], paths: { '/filters': { post } }, components: { schemas } }),
  );
  await using mock = await start({ platform: emptyPlatform, documents: [{ name: 'filters', root: recursive }] });
  const send = async (body: object): Promise<readonly [status: number, violations: string | null]> => {
    const headers = { 'content-type': 'application/json' };
    const response = await mock.fetch(`${mock.url}/filters`, { method: 'POST', headers, body: JSON.stringify(body) });
    return [response.status, response.headers.get('sl-violations')];
  };
  expect((await send({}))[0]).toBe(422);
  expect((await send({ kind: 'Branch0', branches: [{ kind: 'Branch9' }] }))[0]).toBe(422);
  expect(await send({ kind: 'Branch0', branches: [{ kind: 'Branch8', branches: [] }] })).toEqual([
    200,
    expect.stringContaining('kind'),
  ]);
});

test('a body without a content type is left to Prism, and invalid media ranges are ignored', async () => {
  const body = new TextEncoder().encode('{"name":"x"}');
  expect((await shop('POST', '/things', { body })).status).not.toBe(201);
  for (const accept of ['a/b/c;q=x', ',', 'text'])
    expect((await shop('GET', '/things/1', { headers: { accept } })).status).toBe(200);
});

test('on the platform preferences are satisfied with the platform’s own errors', async () => {
  for (const code of [400, 401, 402, 403, 404, 405, 406, 500]) {
    expect(
      (await sendRequest(platform, 'GET /support/card-groups/1?group_id=1', { headers: { prefer: `code=${code}` } }))
        .status,
    ).toBe(code);
  }
  const dynamic = await sendRequest(platform, 'GET /sales/orders/1', { headers: { prefer: 'dynamic=true' } });
  expect(dynamic.status).toBe(200);
  expect((await sendRequest(platform, 'GET /sales/orders/1', { as: '', headers: { prefer: 'code=200' } })).status).toBe(
    401,
  );
  expect((await sendRequest(platform, 'GET /sales/orders/1', { headers: { prefer: 'code=201' } })).status).toBe(404);
});

const odd: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Odd', version: '1' },
  paths: {
    '/odd': {
      post: {
        operationId: 'postOdd',
        requestBody: { content: { 'application/json': { schema: { type: 'string', pattern: '(' } } } },
        responses: { 200: { description: '', content: { 'application/json': { schema: {}, example: 1 } } } },
      },
    },
  },
};

test('a schema that cannot be compiled is an error at the start, or left to Prism without the check', async () => {
  const documents = [{ name: 'odd', root: odd }];
  await expect(start({ platform: emptyPlatform, documents })).rejects.toThrow('postOdd');
  const lenient = await start({ platform: emptyPlatform, documents }, { check: false });
  const response = await lenient.fetch(`${lenient.url}/odd`, {
    method: 'POST',
    body: '"x"',
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
  expect(lenient.violations()).toEqual([]);
  await lenient.close();
});

test('a document of OpenAPI 3.0 is validated by its own keywords: nullable, exclusive limits', async () => {
  const size = { type: 'integer', nullable: true, minimum: 1, exclusiveMinimum: true };
  const schema = object({ size, other: { nullable: true, allOf: [text] } });
  const old: JsonObject = {
    openapi: '3.0.3',
    info: { title: 'Old', version: '1' },
    paths: {
      '/old': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 200: { description: '', content: { 'application/json': { schema: {}, example: 1 } } } },
        },
      },
    },
    'x-webhooks': { gone: ref('Gone') },
  };
  const own = await start({ platform: emptyPlatform, documents: [{ name: 'old', root: old }] });
  const statusOf = async (body: string): Promise<number> =>
    (await own.fetch(`${own.url}/old`, { method: 'POST', body, headers: { 'content-type': 'application/json' } }))
      .status;
  expect(await statusOf('{"size":null,"other":null}')).toBe(200);
  expect(await statusOf('{"size":2}')).toBe(200);
  expect(own.violations()).toEqual([]);
  expect(await statusOf('{"size":1}')).toBe(422);
  expect(own.violations()).toHaveLength(1);
  await own.close();
});

test('a document whose references only lead to each other is rejected at the start', async () => {
  const Loop = { $ref: '#/components/schemas/Back', unevaluatedProperties: false };
  const Back = ref('Loop');
  const content = { 'application/json': { schema: ref('Loop') } };
  const post = { requestBody: { content }, responses: { 200: { description: '' } } };
  const info = { title: 'Loop', version: '1' };
  const root: JsonObject = {
    openapi: '3.1.0',
    info,
    paths: { '/loop': { post } },
    components: { schemas: { Loop, Back } },
  };
  const source = { platform: emptyPlatform, documents: [{ name: 'loop', root }] };
  await expect(start(source)).rejects.toThrow('nothing was found at "#/components/schemas/Loop"');
  const own = await start(source, { check: false });
  const headers = { 'content-type': 'application/json' };
  const { status } = await own.fetch(`${own.url}/loop`, { method: 'POST', headers, body: '{}' });
  expect(status).toBe(422);
  await own.close();
});

test.each<readonly [schema: JsonObject, body: string, want: number]>([
  [{ nullable: true, type: 'string', enum: ['x'] }, 'null', 200],
  [{ $ref: '#/components/schemas/Pet', nullable: true }, 'null', 200],
  [{ $ref: '#/components/schemas/Pet', minProperties: 1 }, '{"name":"x"}', 200],
  [{ $ref: '#/components/schemas/Pet', minProperties: 1 }, '{}', 200],
  [{ $ref: '#/components/schemas/Pet', minProperties: 1 }, '5', 422],
])(
  'a document of OpenAPI 3.0 says of null, and beside references, no more than it means: %j %s',
  async (schema, body, want) => {
    const pet = object({ id: { type: 'string', nullable: true, readOnly: true } }, ['id']);
    const content = { 'application/json': { schema } };
    const old: JsonObject = {
      openapi: '3.0.3',
      info: { title: 'Old', version: '1' },
      paths: { '/old': { post: { requestBody: { content }, responses: { 204: { description: '' } } } } },
      components: { schemas: { Pet: pet } },
    };
    const own = await start({ platform: emptyPlatform, documents: [{ name: 'old', root: old }] });
    const headers = { 'content-type': 'application/json' };
    const { status } = await own.fetch(`${own.url}/old`, { method: 'POST', body, headers });
    expect([status === 204 ? 200 : status, own.violations().length]).toEqual([want, want === 200 ? 0 : 1]);
    await own.close();
  },
);

test.each<readonly [body: string, found: number]>([
  ['{"a":null,"b":0.5}', 0],
  ['{"a":"x","b":null}', 1],
  ['12', 1],
])('a document of 3.1 converted from 3.0 is validated the same way: %s', async (body, found) => {
  const a = { nullable: true, oneOf: [text, { type: 'integer' }] };
  const schema = object({ a, b: { type: 'number', minimum: 0, exclusiveMinimum: true } });
  const post = {
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 204: { description: '' } },
  };
  const root: JsonObject = JSON.parse(
    JSON.stringify({ openapi: '3.1.0', info: { title: 'New', version: '1' }, paths: { '/new': { post } } }),
  );
  const own = await start({ platform: emptyPlatform, documents: [{ name: 'new', root }] }, { check: true });
  await own.fetch(`${own.url}/new`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(own.violations()).toHaveLength(found);
  await own.close();
});

test('a nullable body of OpenAPI 3.0 is validated with its references', async () => {
  const schema = { nullable: true, type: 'object', properties: { pet: ref('Pet') } };
  const content = { 'application/json': { schema: { type: 'object' } } };
  const old: JsonObject = {
    openapi: '3.0.3',
    info: { title: 'Old', version: '1' },
    paths: {
      '/old': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 200: { description: '', content } },
        },
      },
    },
    components: { schemas: { Pet: text } },
  };
  const own = await start({ platform: emptyPlatform, documents: [{ name: 'old', root: old }] }, { port: 0 });
  const headers = { 'content-type': 'application/json' };
  const post = async (body: string): Promise<number> =>
    (await fetch(`${own.url}/old`, { method: 'POST', body, headers })).status;
  expect([await post('{"pet":"cat"}'), await post('null'), await post('{"pet":1}')]).toEqual([200, 200, 422]);
  expect(own.violations()).toMatchObject([{ violations: ['/body/pet must be string'] }]);
  await own.close();
});

test.each(['{bad', '{}{}', '\u0000'])('a body that is not JSON is rejected: %s', async (body) => {
  const content = { 'application/json': { schema: { type: 'object' } } };
  const post = { requestBody: { content }, responses: { 200: { description: '', content } } };
  const taking: JsonObject = JSON.parse(
    JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/x': { post } } }),
  );
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'taking', root: taking }] });
  const headers = { 'content-type': 'application/json' };
  expect((await mock.fetch(`${mock.url}/x`, { method: 'POST', headers, body })).status).toBe(400);
  await mock.close();
});

test.each<readonly [type: string, body: string, want: number]>([
  ['application/json', '{"name":"x"}', 200],
  ['text/plain', '{"name":"x"}', 422],
  ['text/plain; charset=utf-8', '{"name":"x"}', 422],
  ['text/plain', 'x', 422],
])(
  'a text is a text, whatever it holds and whatever was asked before, as with Prism: %s %s',
  async (type, body, want) => {
    const schema = { type: 'object', required: ['name'] };
    const response = { 200: { description: '', content: { 'application/json': { schema: {}, example: 1 } } } };
    const content = { 'application/json': { schema }, 'text/plain': { schema } };
    const paths = { '/x': { post: { requestBody: { content }, responses: response } } };
    const root: JsonObject = JSON.parse(
      JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths }),
    );
    const own = await start({ platform: emptyPlatform, documents: [{ name: 'texts', root }] });
    const post = (contentType: string, sent: string): Promise<Response> =>
      own.fetch(`${own.url}/x`, { method: 'POST', headers: { 'content-type': contentType }, body: sent });
    expect((await post(type, body)).status).toBe(want);
    expect((await post('application/json', '{"name":"y"}')).status).toBe(200);
    expect((await post(type, body)).status).toBe(want);
    const violation = { violations: ['/body Request body must be object'] };
    expect(own.violations()).toMatchObject(want === 200 ? [] : [violation, violation]);
    await own.close();
  },
);

test('D9 on the platform a preference applies to JSON sent as text; violations are recorded', async () => {
  await platform.reset();
  const send = (body: string) =>
    sendRequest(platform, 'PUT /support/contracts', {
      body,
      headers: { 'content-type': 'text/plain', prefer: 'code=404' },
    });
  expect((await send('{"projectId":"1"}')).status).toBe(404);
  expect(platform.violations()).toEqual([]);
  expect((await send('{"projectId":1}')).status).toBe(400);
  expect(platform.violations()).toMatchObject([{ violations: ['/body/projectId must be string or null'] }]);
});
