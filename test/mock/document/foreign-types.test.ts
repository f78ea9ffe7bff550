import { expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';

const ok: JsonObject = { description: '', content: { 'application/json': { schema: { type: 'boolean' } } } };

/** Returns the response of the mock of a document with one operation, and the violations. */
async function asked(operation: JsonObject, init: RequestInit) {
  const item = { [(init.method ?? 'GET').toLowerCase()]: { responses: { 200: ok }, ...operation } };
  const root: JsonObject = { openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths: { '/x': item } };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'shop', root }] });
  const { status, headers } = await mock.fetch(`${mock.url}/x`, init);
  const issues = mock.violations().flatMap(({ violations }) => violations);
  await mock.close();
  return { status, type: headers.get('content-type'), issues };
}

const good = { status: 200, type: 'application/json', issues: [] };
const body = (type: string, schema: JsonObject): JsonObject => ({ requestBody: { content: { [type]: { schema } } } });

test('an XML body is not validated against the schema of a JSON value', async () => {
  const schema: JsonObject = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
  const init = { method: 'POST', body: '<plant name="Rose"/>', headers: { 'content-type': 'application/xml' } };
  expect(await asked(body('application/xml', schema), init)).toEqual(good);
});

test.each<readonly [type: string, schema: JsonObject, text: string, status: number]>([
  ['application/x-ndjson', { type: 'array', items: { type: 'object' } }, '{"a":1}\n{"a":2}', 200],
  ['text/csv', { type: 'array' }, 'a,b', 200],
  ['application/yaml', { allOf: [{ type: 'object' }] }, 'a: 1', 200],
  ['text/plain', { type: 'integer' }, '5', 422],
  ['text/plain', { enum: ['five'] }, '5', 422],
  ['application/sql', { type: 'string', maxLength: 3 }, 'SELECT', 422],
])('%s is not validated by a schema without strings: %j, %s -> %i', async (type, schema, text, status) => {
  const response = await asked(body(type, schema), { method: 'POST', body: text, headers: { 'content-type': type } });
  expect(response.status).toBe(status);
  expect(response.issues).toHaveLength(status === 200 ? 0 : 1);
});

test.each([
  ['*/*', 'application/json'],
  ['*/*', '*/*'],
  ['application/*', 'application/json'],
])('a response of the type %s is sent for Accept: %s', async (type, accept) => {
  const responses: JsonObject = { 200: { description: '', content: { [type]: { schema: { type: 'boolean' } } } } };
  expect(await asked({ responses }, { headers: { accept } })).toEqual(good);
});
