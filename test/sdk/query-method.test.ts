import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDocument } from '#mock/load/load-document.ts';
import { start } from '#mock/start.ts';
import { generateClient } from './support/generated-client.ts';
import { startServer } from './support/server.ts';
import { integer, listOf, object, text } from '../support/schemas.ts';

const responses = { 200: { description: 'ok', content: { 'application/json': { schema: listOf(text) } } } };
const DOCUMENT = {
  openapi: '3.2.0',
  $self: 'https://example.com/openapi.json',
  info: { title: 'Search', version: '1' },
  servers: [{ url: '//example.com/v1' }],
  tags: [{ name: 'VPCs', kind: 'nav' }],
  paths: {
    '/vpcs': {
      query: {
        operationId: 'searchVPCs',
        tags: ['vpcs'],
        requestBody: { required: true, content: { 'application/json': { schema: object({ q: text }, ['q']) } } },
        responses,
      },
      get: {
        operationId: 'listVPCs',
        tags: ['VPCs'],
        parameters: [
          {
            name: 'all',
            in: 'querystring',
            content: { 'application/x-www-form-urlencoded': { schema: object({ a: text, n: integer }) } },
          },
          { name: 'sid', in: 'cookie', style: 'cookie', schema: text },
        ],
        responses,
      },
      additionalOperations: {
        COPY: {
          operationId: 'copyVPCs',
          tags: ['vpcs'],
          parameters: [{ name: 'Destination', in: 'header', required: true, schema: text }],
          responses,
        },
      },
    },
  },
};

test('a document of OpenAPI 3.2 is called with QUERY, COPY, a form as the query, and a cookie', async () => {
  using generated = await generateClient(DOCUMENT);
  await using server = await startServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('["a"]'),
  );
  const client = generated.createClient({ baseUrl: server.url });
  expect(await client['vpcs']?.['searchVPCs']?.({ body: { q: 'a' } })).toEqual(['a']);
  expect(await client['vpcs']?.['listVPCs']?.({ all: { a: 'x y', n: 1 }, sid: 's1' })).toEqual(['a']);
  expect(await client['vpcs']?.['copyVPCs']?.({ destination: '/b' })).toEqual(['a']);
  expect(server.seen.map(({ method, url, body, headers }) => [method, url, body, headers.cookie])).toEqual([
    ['QUERY', '/vpcs', '{"q":"a"}', undefined],
    ['GET', '/vpcs?a=x%20y&n=1', '', 'sid=s1'],
    ['COPY', '/vpcs', '', undefined],
  ]);
});

test('a mock serves QUERY below the path of a server without a scheme, and validates the body', async () => {
  using generated = await generateClient(DOCUMENT);
  const mock = await start(await loadDocument(join(generated.folder, 'openapi.json')));
  const query = async (body: string): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    return (await mock.fetch(`${mock.url}/v1/vpcs`, { method: 'QUERY', headers, body })).status;
  };
  expect([await query('{"q":"a"}'), await query('{}')]).toEqual([200, 422]);
  await mock.close();
});

test('a mock on a port serves an additional operation and validates its headers', async () => {
  using generated = await generateClient(DOCUMENT);
  const mock = await start(await loadDocument(join(generated.folder, 'openapi.json')), { port: 0 });
  const copy = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${mock.url}/v1/vpcs`, { method: 'COPY', headers })).status;
  expect([await copy({ destination: '/b' }), await copy({})]).toEqual([200, 422]);
  const { status, headers } = await fetch(`${mock.url}/v1/vpcs`, { method: 'LINK' });
  expect([status, headers.get('allow')]).toEqual([405, 'COPY, GET, QUERY']);
  await mock.close();
});
