import { describe, expect, test } from 'vitest';
import { createCore } from '#mock/core.ts';
import { Inspector } from '#mock/inspection.ts';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock, platformSource } from '../support/platform-mock.ts';
import { emptyPlatform } from '#mock/platform.ts';

/** Returns the path of a document that a target is routed to. */
async function found(paths: readonly string[], target: string, server = '/'): Promise<unknown> {
  const item = (path: string): JsonObject => ({
    get: { responses: { 200: { description: '', content: { 'application/json': { schema: { const: path } } } } } },
  });
  const root: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'Books', version: '1' },
    servers: [{ url: server }],
    paths: Object.fromEntries(paths.map((path) => [path, item(path)])),
  };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'books', root }] });
  const response = await mock.fetch(mock.url + target);
  const result: unknown = response.ok ? await response.json() : response.status;
  await mock.close();
  return result;
}

const general = ['/{page}.{format}', '/{page}t.{format}', '/cover.{format}', '/cover.{format}/{line}'];

test.for<readonly [target: string, want: string]>([
  ['/cover.pdf', '/cover.{format}'],
  ['/part.pdf', '/{page}t.{format}'],
  ['/page.pdf', '/{page}.{format}'],
  ['/cover.pdf/1', '/cover.{format}/{line}'],
])('the path with more literal characters wins, whatever its position in the document: %s', async ([target, want]) => {
  expect([await found(general, target), await found(general.toReversed(), target)]).toEqual([want, want]);
});

describe('a query in the key of a path chooses between operations', () => {
  const keys = ['/pets?full=true', '/pets', '/pets?full=true&tag={tag}', '/pets?kind=a%20b', '/only?raw'];
  test.for<readonly [target: string, want: string]>([
    ['/pets', '/pets'],
    ['/pets?limit=1', '/pets'],
    ['/pets?full=false', '/pets'],
    ['/pets?limit=1&full=true', '/pets?full=true'],
    ['/pets?tag=x&full=true', '/pets?full=true&tag={tag}'],
    ['/pets?kind=a+b', '/pets?kind=a%20b'],
    ['/only', '/only?raw'],
  ])('%s', async ([target, want]) => {
    expect([await found(keys, target), await found(keys.toReversed(), target)]).toEqual([want, want]);
  });
});

describe('paths are equal regardless of their escaping', () => {
  test.for<readonly [path: string, target: string, server?: string]>([
    ['/Abc', '/%41bc'],
    ['/a%20b', '/a%20b'],
    ['/size:{a}%20', '/size%3A1%20'],
    ['/100%', '/100%25'],
    ['/a%2Fb', '/a%2fb'],
    ['/Abc', '/%76ersion%201/Abc', '/version 1'],
    ['/{a}', '/v1/a%2Fb', '/v1'],
  ])('%s: %s', async ([path, target, server]) => {
    expect(await found([path], target, server)).toBe(path);
  });

  test('an escaped slash is not a separator', async () => {
    expect(await found(['/a/b'], '/a%2Fb')).toBe(404);
  });
});

describe('parameters in one segment match greedily, the first one first', () => {
  test.for<readonly [path: string, target: string, want: unknown]>([
    ['/{a}-{b}-{c}', '/1-2-3-4', '/{a}-{b}-{c}'],
    ['/{a}{b}', '/12', '/{a}{b}'],
    ['/{a}{b}', '/1', 404],
    ['/{a}-{b}', '/-1', 404],
    ['/{a', '/{a', '/{a'],
    ['/{a', '/{ab', 404],
  ])('%s: %s', async ([path, target, want]) => {
    expect(await found([path], target)).toBe(want);
  });

  test('matches in linear time, however many ways there are', async () => {
    const hyphens = '-'.repeat(12_000);
    expect(await found(['/{a}-{b}-{c}-{d}.x'], `/${hyphens}`)).toBe(404);
    expect(await found(['/{a}-{b}-{c}-{d}+{e}'], `/a-b-c-d+${hyphens}`)).toBe('/{a}-{b}-{c}-{d}+{e}');
  });
});

test.for<readonly [target: string, want: unknown, value?: string]>([
  ['/files/a', '/files/{path}', 'a'],
  ['/files/a/b%20c/d', '/files/{path}', 'a/b c/d'],
  ['/files/a/b/meta', '/files/{path}/meta', 'a/b'],
  ['/files/meta', '/files/{path}', 'meta'],
  ['/files/meta/meta', '/files/{path}/meta', 'meta'],
  ['/files/latest/meta', '/files/latest/meta'],
  ['/files/one/x', '/files/{folder}/x'],
  ['/files/one/two/x', '/files/{path}', 'one/two/x'],
  ['/other/a/b', 404],
])('a parameter with reserved characters matches several segments: %s', async ([target, want, value]) => {
  const paths = ['/files/{path}', '/files/{path}/meta', '/files/latest/meta', '/files/{folder}/x'].map((path) => {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      ...(name === 'path' ? { 'x-allow-reserved': true, schema: { const: value ?? null } } : { schema: {} }),
    }));
    const content = { 'application/json': { schema: { const: path } } };
    return [path, { get: { parameters, responses: { 200: { description: '', content } } } }] as const;
  });
  const root = { openapi: '3.1.0', info: { title: 'Files', version: '1' }, paths: Object.fromEntries(paths) };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'files', root }] });
  const response = await mock.fetch(mock.url + target);
  expect(response.ok ? await response.json() : response.status).toBe(want);
  await mock.close();
});

describe('of paths that differ in the names of parameters alone, that whose schemas fit is chosen', () => {
  const schemas = {
    orderId: { type: 'string', format: 'uuid' },
    orderNumber: { type: 'string' },
    line: { type: 'integer' },
    code: { type: 'string', pattern: '^[A-Z]+$' },
    field: { enum: ['text', 'date'] },
    // Neither excludes a text.
    a: { type: 'string', 'x-go-name': 'A', title: 'A' },
    b: { allOf: [{ type: 'string' }] },
  };
  const operation = (method: string, path: string): JsonObject => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const parameters = names.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: Object.entries(schemas).find(([known]) => known === name)?.[1] ?? true,
    }));
    const content = { 'application/json': { schema: { const: `${method} ${path}` } } };
    return { parameters, responses: { 200: { description: '', content } } };
  };
  const uuid = 'f3f5a7a0-4c5b-4f0c-9a61-0d9d5a1f2b3c';
  const paths = {
    '/orders/{orderNumber}': ['get'],
    '/orders/{orderId}': ['get', 'delete'],
    '/orders/{orderNumber}/lines/{line}': ['get'],
    '/orders/{orderNumber}/lines/{code}': ['get'],
    '/groups/{a}': ['get'],
    '/groups/{b}': ['get', 'delete'],
    '/actions/{id}/{field}': ['get'],
    '/actions/{id}/text': ['put'],
    '/actions/{id}/note': ['put'],
  };

  test.for<readonly [request: string, want: unknown]>([
    [`GET /orders/${uuid}`, 'get /orders/{orderId}'],
    ['GET /orders/PO-1', 'get /orders/{orderNumber}'],
    [`DELETE /orders/${uuid}`, 'delete /orders/{orderId}'],
    ['GET /orders/PO-1/lines/7', 'get /orders/{orderNumber}/lines/{line}'],
    ['GET /orders/PO-1/lines/AB', 'get /orders/{orderNumber}/lines/{code}'],
    ['GET /groups/x', 'get /groups/{a}'],
    ['DELETE /groups/x', 'delete /groups/{b}'],
    ['PUT /actions/1/text', 'put /actions/{id}/text'],
    ['GET /actions/1/text', 'get /actions/{id}/{field}'],
    // No parameter allows the word.
    ['GET /actions/1/note', 405],
  ])('%s → %s', async ([request, want]) => {
    const items = Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(methods.map((method) => [method, operation(method, path)])),
    ]);
    for (const order of [items, items.toReversed()]) {
      const isAmbiguous = request === 'GET /groups/x' && order !== items;
      const root = { openapi: '3.1.0', info: { title: 'Orders', version: '1' }, paths: Object.fromEntries(order) };
      const mock = await start({ platform: emptyPlatform, documents: [{ name: 'orders', root }] });
      const [method = '', path = ''] = request.split(' ');
      const response = await mock.fetch(mock.url + path, { method });
      const got: unknown = response.ok ? await response.json() : response.status;
      await mock.close();
      expect(got).toBe(isAmbiguous ? 'get /groups/{b}' : want);
    }
  });
});

test.for<readonly [what: string, allow: string]>([
  ['GET /support/card-groups/search', 'POST'],
  ['PATCH /projectmanagement/projects/1/project-tasks/pre-fill', 'POST'],
])(
  'a fixed path of the platform takes precedence over parameters, whatever the method is: %s is not allowed',
  async ([request, allow]) => {
    const mock = await platformMock();
    const { status, headers } = await sendRequest(mock, request);
    await mock.close();
    expect([status, headers.get('allow')]).toEqual([405, allow]);
  },
);

test('given every literal path of the platform with each method -> an inspector knows those that the mock refuses', async () => {
  const source = await platformSource();
  const inspector = new Inspector(source);
  const core = createCore({ ...source, seed: 7 });
  const headers = { authorization: `Basic ${btoa('technical:technical')}` };
  const literal = inspector.operations.filter(({ path }) => !(path.split('/').at(-1) ?? '').includes('{'));
  const targets = literal.map(({ path, prefixes: [prefix = ''] }) => prefix + path.replaceAll(/\{[^}]*\}/g, '1'));
  const refused: string[] = [];
  const known: string[] = [];
  for (const target of new Set(targets))
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status } = await core.handle({ method, target, headers, body: new Uint8Array() });
      if (status === 405) refused.push(`${method} ${target}`);
      if (inspector.route(method, target).kind === 'method') known.push(`${method} ${target}`);
    }
  expect(refused).toContain('GET /rest/support/card-groups/search');
  expect(known).toEqual(refused);
});
