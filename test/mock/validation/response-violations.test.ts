// Runs in `npm run test:rest`.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';

const responds = (schema: JsonObject, example?: string | number): JsonObject => ({
  200: { description: '', content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } } },
});
const old = { name: 'old', in: 'query', deprecated: true, schema: { type: 'string' } };
const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  paths: {
    '/invalid': { get: { parameters: [old], responses: responds({ type: 'integer' }, 'none') } },
    '/valid': { get: { parameters: [old], responses: responds({ type: 'integer' }, 7) } },
    '/users/{id}/orders': {
      get: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: responds({ type: 'integer' }),
      },
    },
    '/page': {
      get: { responses: { 200: { description: '', content: { 'text/html': { example: { name: 'Ada' } } } } } },
    },
    '/form': {
      post: {
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: { type: 'object', properties: { term: { type: 'string' } } },
              encoding: { term: { style: 'form', allowReserved: false } },
            },
          },
        },
        responses: responds({ type: 'integer' }),
      },
    },
  },
};

const source = { platform: emptyPlatform, documents: [{ name: 'orders', root }] };
let mock: Mock;
let strict: Mock;
beforeAll(async () => {
  mock = await start(source);
  strict = await start(source, { strict: true });
});
afterAll(() => Promise.all([mock.close(), strict.close()]));

const INVALID = {
  location: ['response', 'body'],
  severity: 'Error',
  code: 'type',
  message: 'Response body must be integer',
};
const DEPRECATED = {
  location: ['request', 'query', 'old'],
  severity: 'Warning',
  code: 'deprecated',
  message: 'Query param old is deprecated',
};

test.each([
  ['/valid', 7, undefined],
  ['/valid?old=a', 7, [DEPRECATED]],
  ['/invalid', 'none', [INVALID]],
  ['/invalid?old=a', 'none', [INVALID, DEPRECATED]],
])('%s lists its violations in sl-violations', async (path, body, violations) => {
  for (const time of ['first', 'again']) {
    const response = await mock.fetch(mock.url + path);
    expect([time, response.status, await response.json()]).toEqual([time, 200, body]);
    expect(JSON.parse(response.headers.get('sl-violations') ?? 'null') ?? undefined).toEqual(violations);
  }
});

test('strict mode responds with a problem in place of an invalid response, but not because of a warning', async () => {
  const invalid = await strict.fetch(`${strict.url}/invalid`);
  expect([invalid.status, invalid.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
  expect(await invalid.json()).toMatchObject({ title: 'Request/Response not valid', validation: [INVALID] });
  expect((await strict.fetch(`${strict.url}/valid?old=a`)).status).toBe(200);
});

test.each([
  ['GET', '/nothing', 404, '/nothing: It is not a path of the API.'],
  ['GET', '/valids', 404, '/valids: It is not a path of the API. Did you mean /valid?'],
  ['DELETE', '/valid', 405, '/valid: The path only allows GET.'],
  ['GET', '/users//orders', 422, expect.stringContaining('not valid')],
])('%s %s responds with %i and a problem', async (method, path, status, detail) => {
  const response = await mock.fetch(mock.url + path, { method });
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
  expect(await response.json()).toMatchObject({ status, detail });
});

test('an object in a text response is JSON', async () => {
  const response = await mock.fetch(`${mock.url}/page`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
  expect(await response.json()).toEqual({ name: 'Ada' });
});

test.each([
  ['term=a%2Fb', 200],
  ['term=a/b', 422],
])('a form in which reserved characters must be encoded: %s gets %i', async (body, status) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await mock.fetch(`${mock.url}/form`, { method: 'POST', headers, body })).status).toBe(status);
});
