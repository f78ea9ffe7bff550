import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JsonObject } from '../../templates/mock/src/json.ts';
import { plainPlatform } from '../../templates/mock/src/platform.ts';
import { type Mock, start } from '../../templates/mock/src/start.ts';
import { ask } from './ask.ts';

const thing: JsonObject = {
  type: 'object',
  properties: { id: { type: 'string' }, name: { type: 'string' }, ownerId: { type: 'string' } },
  example: { id: 'of the document' },
};
const one = { 'application/json': { schema: thing } };
const all = { 'application/json': { schema: { type: 'array', items: thing } } };
const text = { 'application/json': { schema: { type: 'string' } } };
const ownerId = [{ name: 'owner_id', in: 'path', required: true, schema: { type: 'string' } }];
const resource = (action: string): JsonObject => ({ 'x-resource': { collection: 'things', action } });

/** Users and a document, and no item of anything to begin with. */
const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  security: [{ basic: [] }],
  components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } },
  paths: {
    '/rest/owners/{owner_id}/things': {
      get: { parameters: ownerId, responses: { 200: { description: '', content: all } }, ...resource('search') },
      post: {
        parameters: ownerId,
        requestBody: { required: true, content: one },
        responses: { 200: { description: '', content: text } },
        ...resource('create'),
      },
    },
  },
};

let mock: Mock;
beforeAll(async () => {
  const users = { users: [{ login: 'technical', password: 'technical' }] };
  mock = await start({ platform: plainPlatform, documents: [{ name: 'things', root }] }, { port: 0, users });
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

test('a collection without seed is empty, and holds what is created in it', async () => {
  expect((await ask(mock, 'GET /owners/1/things')).json).toEqual([]);
  const { json: id } = await ask(mock, 'POST /owners/1/things', { json: { name: 'new' } });
  expect((await ask(mock, 'GET /owners/1/things')).json).toEqual([{ id, name: 'new', ownerId: '1' }]);
  expect((await ask(mock, 'GET /__mock')).json).toMatchObject({ collections: ['users', 'things'] });
});

test('a search below a path shows what names that path, whatever stands first', async () => {
  await mock.load({ things: [{ id: 'a' }, { id: 'b', ownerId: '1' }, { id: 'c', ownerId: '2' }] });
  expect((await ask(mock, 'GET /owners/2/things')).json).toEqual([{ id: 'c', ownerId: '2' }]);
});
