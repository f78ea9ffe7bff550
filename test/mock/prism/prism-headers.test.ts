import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { type Mock, start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type PrismServer, prismServer } from '../support/prism-server.ts';

const pet: JsonObject = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, légs: { type: 'integer' } },
};
const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': {
      get: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 9 } }],
        responses: {
          200: {
            description: '',
            headers: {
              'X-Total': { schema: { type: 'integer' }, example: 42 },
              'X-Whole': { schema: { type: 'boolean' }, example: true },
            },
            content: {
              'application/json': { schema: { type: 'array', items: pet } },
              'application/xml': {
                schema: pet,
                example: { name: 'Tom & <"Jerry\'s">', tags: ['a', 'b'], none: null, nested: { deep: [{ x: 1 }] } },
              },
              'application/atom+xml': { schema: pet, example: '<feed/>' },
              'text/csv': { schema: { type: 'string' }, example: 'id,name' },
            },
          },
          default: { description: '', content: { 'application/problem+json': { schema: pet } } },
        },
      },
      post: {
        requestBody: { required: true, content: { 'application/json': { schema: pet } } },
        responses: {
          200: { description: '' },
          default: { description: '', content: { 'application/problem+json': { schema: pet } } },
        },
      },
    },
  },
};

let mock: Mock;
let prism: PrismServer;

beforeAll(async () => {
  mock = await start({ platform: emptyPlatform, documents: [{ name: 'pets', root }] }, { port: 0 });
  prism = await prismServer(root);
});
afterAll(async () => {
  await mock.close();
  await prism.close();
});

const json = { 'content-type': 'application/json' };
const headerNames = ['content-type', 'x-total', 'x-whole', 'sl-violations'];

test.each([
  ['/pets', {}],
  ['/pets', { headers: { accept: 'application/xml' } }],
  ['/pets', { headers: { accept: 'application/atom+xml' } }],
  ['/pets', { headers: { accept: 'text/csv' } }],
  ['/pets?limit=10', {}],
  ['/pets', { method: 'POST', headers: json, body: '{"légs":"x"}' }],
  ['/pets', { method: 'POST', headers: json, body: '{"name":"Tom"}' }],
] as const)('%s %j gets the response that Prism sends', async (path, init) => {
  const [ours, its] = await Promise.all([mock.url, prism.url].map((url) => shownOf(url + path, init)));
  expect(ours).toEqual(its);
});

async function shownOf(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const headers = Object.fromEntries(headerNames.map((name) => [name, readable(response.headers.get(name))]));
  return { status: response.status, headers, text: await response.text() };
}

/** Prism writes letters outside of ASCII as they are, which no header holds. */
function readable(value: string | null): unknown {
  return value?.startsWith('[') === true ? JSON.parse(Buffer.from(value, 'latin1').toString()) : value;
}

test('recorded headers are strings, as HAR requires', async () => {
  await mock.reset();
  await mock.fetch(`${mock.url}/pets`);
  expect(mock.calls()[0]?.responseHeaders).toMatchObject({ 'x-total': '42', 'x-whole': 'true' });
});
