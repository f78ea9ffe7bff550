import { expect, test } from 'vitest';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { ownMock } from '../support/own-mock.ts';

/** A shape with one property of each kind that a regular update leaves alone. */
const thing: JsonObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    total: { type: 'number', readOnly: true },
    number: { type: 'string', 'x-create-only': true },
    parts: { type: 'array', items: { type: 'string' }, 'x-owned-by': 'parts' },
  },
};

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } };
const parameters = [{ name: 'thing_id', in: 'path', required: true, schema: { type: 'string' } }];
const resource = { collection: 'things', id: 'thing_id' };

const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: '/rest' }],
  security: [{ basic: [] }],
  components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' } }, schemas: { Thing: thing } },
  paths: {
    '/things/{thing_id}': {
      get: {
        operationId: 'getThing',
        parameters,
        responses: { 200: { description: '', content } },
        'x-resource': { ...resource, action: 'read' },
      },
      post: {
        operationId: 'replaceThing',
        parameters,
        requestBody: { required: true, content },
        responses: { 200: { description: '', content: { 'application/json': { schema: { type: 'string' } } } } },
        'x-resource': { ...resource, action: 'replace' },
      },
    },
  },
};

const { mock, send, statusOf, jsonOf } = await ownMock(
  start({ platform, documents: [{ name: 'things', root }] }, { port: 0, seed: 7, data: { things: [] } }),
);

test.each<[string, JsonObject]>([
  ['R018 what is read-only', { total: 12 }],
  ['R147 what is set when creating only', { number: 'A1' }],
  ['R159 what has operations of its own', { parts: ['x', 'y'] }],
])('%s is preserved by an update, whether it is sent or omitted', async (_, kept) => {
  const [name = ''] = Object.keys(kept);
  const others = { total: 99, number: 'B2', parts: [] };
  const sent = Object.fromEntries(Object.entries(others).filter(([other]) => other === name));
  for (const body of [sent, {}]) {
    await mock.load({ things: [{ id: '1', name: 'old', ...kept }] });
    expect(await statusOf('POST /things/1', { json: { name: 'new', ...body } })).toBe(200);
    expect(await jsonOf('GET /things/1')).toEqual({ id: '1', name: 'new', ...kept });
  }
});

test('R018 R147 R159 an update does not add fields that the item never had', async () => {
  await mock.load({ things: [{ id: '1', name: 'old' }] });
  await send('POST /things/1', { json: { name: 'new', total: 99, number: 'B2', parts: [] } });
  expect(await jsonOf('GET /things/1')).toEqual({ id: '1', name: 'new' });
});
