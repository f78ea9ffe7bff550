import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readParameter } from '#shared/validation/parameters/read-parameter.ts';
import { nodeTransport } from '#sdk/node.ts';
import { type GeneratedClient, generateClient } from './support/generated-client.ts';
import { startServer } from './support/server.ts';
import { integer, listOf, object, ref } from '../support/schemas.ts';

const responses = { 204: { description: 'Done.' } };
const filter = object({ f: { type: 'string' }, n: integer });
const file = { type: 'string', format: 'binary' };
const form = (schema: object, encoding = {}) => ({ content: { 'multipart/form-data': { schema, encoding } } });
const query = (name: string, schema: object, more = {}) => ({ name, in: 'query', schema, ...more });

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Odd', version: '1' },
  paths: {
    '/search': {
      get: {
        operationId: 'search',
        parameters: [
          query('repeated', listOf(ref('Filter'))),
          query('joined', listOf(filter), { explode: false }),
          query('object', object({ a: filter, b: { type: 'string' } }), { explode: false }),
          query('plain', listOf({ type: 'string' })),
          { name: 'X-Filters', in: 'header', schema: listOf(filter) },
        ],
        responses,
      },
      post: {
        operationId: 'save',
        requestBody: { content: { 'application/json': { schema: ref('Document') } } },
        responses,
      },
    },
    '/file': { post: { operationId: 'upload', requestBody: form(file), responses } },
    '/files': { post: { operationId: 'uploadAll', requestBody: form(listOf(file)), responses } },
    '/read': {
      get: { operationId: 'read', requestBody: { content: { 'application/json': { schema: filter } } }, responses },
    },
    '/document': {
      post: {
        operationId: 'sendDocument',
        requestBody: form(
          object({ tags: listOf({ type: 'string' }), labels: listOf({ type: 'string' }), document: ref('Document') }),
          { tags: { style: 'form', explode: false } },
        ),
        responses,
      },
    },
  },
  components: { schemas: { Filter: filter, Document: object({ name: { type: 'string' }, bytes: file }) } },
};

let generated: GeneratedClient;
beforeAll(async () => {
  generated = await generateClient(DOCUMENT);
});
afterAll(() => generated[Symbol.dispose]());

/** Calls an operation, and returns its request as the server receives it. */
async function requestOf(operation: string, request: object, options: object = {}) {
  await using server = await startServer((_, response) => response.writeHead(204).end());
  const client = generated.createClient({ baseUrl: server.url, ...options });
  await client['operations']?.[operation]?.(request);
  const [seen] = server.seen;
  return { url: decodeURIComponent(seen?.url ?? ''), headers: seen?.headers ?? {}, body: seen?.body ?? '' };
}

test('each request that cannot be sent as described is reported', () => {
  expect([...generated.codes].sort()).toEqual([
    'body-bytes-in-json',
    ...Array(2).fill('body-form-without-members'),
    'body-not-fetchable',
    ...Array(4).fill('parameter-nested'),
  ]);
});

describe('objects in parameters are sent as JSON', () => {
  test.each<[name: string, request: object, want: string]>([
    ['one for each item', { repeated: [{ f: 'a', n: 1 }, { f: 'b' }] }, 'repeated={"f":"a","n":1}&repeated={"f":"b"}'],
    ['joined by commas', { joined: [{ f: 'a' }, { n: 2 }] }, 'joined={"f":"a"},{"n":2}'],
    ['in a member of an object', { object: { a: { n: 1 }, b: 'x' } }, 'object=a,{"n":1},b,x'],
    ['and lists of texts are not', { plain: ['a', 'b'] }, 'plain=a&plain=b'],
  ])('%s', async (_, request, want) => {
    expect((await requestOf('search', request)).url).toBe(`/search?${want}`);
  });

  test.each([
    ['repeated', 'filters={"n":1}&filters={"n":2}'],
    ['joined', 'filters={"n":1},{"n":2}'],
  ])('and read as such, %s', (_, search) => {
    const sent = { path: {}, query: new URLSearchParams(search), headers: new Headers() };
    const parameter = { name: 'filters', location: 'query', isList: true, type: 'json' } as const;
    expect(readParameter(parameter, sent)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('in a header', async () => {
    const { headers } = await requestOf('search', { xFilters: [{ f: 'a' }, { n: 2 }] });
    expect(headers['x-filters']).toBe('{"f":"a"},{"n":2}');
  });
});

test.each(['upload', 'uploadAll'])('a form without members takes form data: %s', async (operation) => {
  const body = new FormData();
  body.append('any', new Blob(['bytes']), 'a.txt');
  const sent = await requestOf(operation, { body });
  expect(sent.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent.body).toMatch(/name="any"; filename="a.txt"[\s\S]*bytes/);
});

test('JSON takes text for the bytes that a form shares', async () => {
  expect((await requestOf('save', { body: { name: 'a', bytes: 'Ynl0ZXM=' } })).body).toBe(
    '{"name":"a","bytes":"Ynl0ZXM="}',
  );
});

test('a list with explode: false is one part of a form, and others are one part for each item', async () => {
  const { body } = await requestOf('sendDocument', { body: { tags: ['a', 'b'], labels: ['c', 'd'] } });
  const parts = [...body.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, text]) => [name, text]);
  expect(parts).toEqual([
    ['tags', 'a,b'],
    ['labels', 'c'],
    ['labels', 'd'],
  ]);
});

test('GET with a body names the transport that can send it, which does', async () => {
  await expect(requestOf('read', { body: { f: 'a' } })).rejects.toThrow(
    'fetch cannot send a body with GET; set the option fetch to nodeTransport()',
  );
  expect((await requestOf('read', { body: { f: 'a' } }, { fetch: nodeTransport() })).body).toBe('{"f":"a"}');
  expect((await requestOf('read', {})).body).toBe('');
});
