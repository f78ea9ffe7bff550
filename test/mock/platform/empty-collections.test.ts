import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { type Mock, start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { sendRequest } from '../support/send-request.ts';

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
  mock = await start({ platform: emptyPlatform, documents: [{ name: 'things', root }] }, { port: 0, users });
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

test('a collection without seed starts empty and stores created items', async () => {
  expect((await sendRequest(mock, 'GET /owners/1/things')).json).toEqual([]);
  const { json: id } = await sendRequest(mock, 'POST /owners/1/things', { json: { name: 'new' } });
  expect((await sendRequest(mock, 'GET /owners/1/things')).json).toEqual([{ id, name: 'new', ownerId: '1' }]);
  expect((await sendRequest(mock, 'GET /__mock')).json).toMatchObject({ collections: ['users', 'things'] });
});

test('a path segment may be a name of Object.prototype', async () => {
  const parameters = [{ name: 'constructor_id', in: 'path', required: true, schema: { type: 'string' } }];
  const schema = { type: 'object', properties: { id: { type: 'string' }, constructorId: { type: 'string' } } };
  const content = { 'application/json': { schema } };
  const responses = { 200: { description: '', content } };
  const post = { parameters, requestBody: { content }, responses, ...resource('create') };
  const documents = [
    { name: 'cars', root: { ...root, paths: { '/rest/constructors/{constructor_id}/cars': { post } } } },
  ];
  const users = { users: [{ login: 'technical', password: 'technical' }] };
  const own = await start({ platform: emptyPlatform, documents }, { port: 0, users, strict: true });
  const { status, json } = await sendRequest(own, 'POST /constructors/7/cars', { json: {} });
  expect([status, json]).toEqual([200, { id: '900001', constructorId: '7' }]);
  await own.close();
});

test('a write responds with the item if the schema allows it, never with write-only members', async () => {
  const schema: JsonObject = {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { type: 'string', readOnly: true },
      name: { type: 'string' },
      tags: { type: 'array', items: { type: 'string' } },
      pin: { type: 'string', writeOnly: true },
    },
  };
  const content = { 'application/json': { schema } };
  const requestBody = { content: { ...content, 'multipart/form-data': { schema } } };
  const operation = (action: string, status: string, more: JsonObject = {}): JsonObject => ({
    'x-resource': { collection: 'things', action, id: 'id' },
    responses: { [status]: { description: '', content } },
    ...more,
  });
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const elements = { content: { 'application/json': { schema: { type: 'array' } } } };
  const paths: JsonObject = {
    '/rest/things': { post: operation('create', '201', { requestBody }) },
    '/rest/things/{id}': {
      parameters,
      get: operation('read', '200'),
      put: operation('replace', '200', { requestBody }),
      patch: operation('patch', '200', { requestBody: elements }),
      delete: operation('delete', '200'),
    },
  };
  const users = { users: [{ login: 'technical', password: 'technical' }] };
  const documents = [{ name: 'things', root: { ...root, paths } }];
  const own = await start({ platform: emptyPlatform, documents }, { port: 0, users, strict: true });
  const send = async (request: string, options: Parameters<typeof sendRequest>[2] = {}) => {
    const { status, json } = await sendRequest(own, request, options);
    return [status, json];
  };
  const [id, form] = ['900001', new FormData()];
  form.append('name', 'of a form');
  form.append('tags', 'one');
  expect(await send('POST /things', { json: { name: 'new', pin: '1' } })).toEqual([201, { id, name: 'new' }]);
  expect(await send('POST /things', { json: { pin: '1' } })).toMatchObject([400, { madeBy: 'mock' }]);
  const changed = { id, name: 'changed' };
  expect(await send(`PUT /things/${id}`, { json: { name: 'changed' } })).toEqual([200, changed]);
  const json = [{ op: 'ADD', path: '/tags', value: ['x'] }];
  expect(await send(`PATCH /things/${id}`, { json })).toEqual([200, { ...changed, tags: ['x'] }]);
  expect(await send(`DELETE /things/${id}`)).toEqual([200, { ...changed, tags: ['x'] }]);
  expect(await send(`GET /things/${id}`)).toMatchObject([404, { madeBy: 'mock' }]);
  const made = { id: '900002', name: 'of a form', tags: ['one'] };
  expect(await send('POST /things', { body: form })).toEqual([201, made]);
  await own.close();
});

test('a search below a path returns the items that refer to it', async () => {
  await mock.load({ things: [{ id: 'a' }, { id: 'b', ownerId: '1' }, { id: 'c', ownerId: '2' }] });
  expect((await sendRequest(mock, 'GET /owners/2/things')).json).toEqual([{ id: 'c', ownerId: '2' }]);
});
