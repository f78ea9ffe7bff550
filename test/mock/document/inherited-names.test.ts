import { expect, test } from 'vitest';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { ownMock } from '../support/own-mock.ts';

/** Names that every object inherits, used as names of a document. */
const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'];

function operation(id: string, collection: string, action: string): JsonObject {
  const schema = { type: action === 'create' ? 'string' : 'array' };
  return {
    operationId: id,
    ...(action === 'create'
      ? { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } }
      : {}),
    responses: { 200: { description: '', content: { 'application/json': { schema } } } },
    'x-resource': { collection, action },
  };
}

const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Inherited', version: '1' },
  servers: [{ url: '/rest' }],
  security: [{ basic: [] }],
  components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } },
  paths: Object.fromEntries(
    NAMES.flatMap((name) => [
      [`/contacts/${name}`, { get: operation(name, 'contacts', 'search') }],
      [`/own/${name}`, { put: operation(`put${name}`, name, 'create'), get: operation(`get${name}`, name, 'search') }],
    ]),
  ),
};

const { mock, send, statusOf, jsonOf } = await ownMock(
  start({ platform, documents: [{ name: 'inherited', root }] }, { port: 0 }),
);

test.each(NAMES)('an operation named %s responds like any other', async (name) => {
  const response = await send(`GET /contacts/${name}`);
  expect([response.status, response.json]).toMatchObject([200, await mock.items('contacts')]);
});

test.each(NAMES)('a collection named %s is stored like any other', async (name) => {
  expect(await statusOf(`PUT /own/${name}`, { json: { a: 1 } })).toBe(200);
  expect(await jsonOf(`GET /own/${name}`)).toMatchObject([{ a: 1 }]);
});
