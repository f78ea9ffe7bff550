// Runs in `npm run test:rest`.
import { describe, expect, test } from 'vitest';
import { addInferredResources } from '../../../generator/infer/infer.ts';
import { HttpError, jsonResponse } from '#mock/http/message.ts';
import type { JsonObject } from '#mock/json.ts';
import type { MockSource } from '#mock/mock.ts';
import { type Behavior, emptyPlatform } from '#mock/platform.ts';
import { DocumentPolicy } from '#mock/policy/document-policy.ts';
import { start } from '#mock/start.ts';

const text: JsonObject = { type: 'string' };
const PET: JsonObject = { type: 'object', required: ['id', 'name'], properties: { id: text, name: text, state: text } };
const PROBLEM: JsonObject = { type: 'object', required: ['message'], properties: { message: text } };
const json = (schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  description: '',
  content: { 'application/json': { schema, ...more } },
});
const id = { name: 'id', in: 'path', required: true, schema: text };

/** A document without users, whose state is inferred. */
const document: object = addInferredResources({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/pets': {
      get: { operationId: 'listPets', responses: { 200: json({ type: 'array', items: PET }) } },
      post: {
        operationId: 'createPet',
        requestBody: json({ type: 'object', required: ['name'], properties: { name: text } }),
        responses: { 201: json(PET), 409: json(PROBLEM) },
      },
    },
    '/pets/{id}': { parameters: [id], get: { operationId: 'getPet', responses: { 200: json(PET) } } },
    '/version': { get: { operationId: 'getVersion', responses: { 200: json(text, { example: '1' }) } } },
    '/secret': { get: { operationId: 'getSecret', security: [{ key: [] }], responses: { 200: json(text) } } },
  },
});

function source(actions: Behavior['actions'] = {}, more: Partial<MockSource> = {}): MockSource {
  const root: JsonObject = JSON.parse(JSON.stringify(document));
  const behaviors = [{ rules: [], actions }];
  return { platform: { ...emptyPlatform, behaviors }, documents: [{ name: 'pets', root }], ...more };
}

/** Calls a mock of the document, one request after the other; returns status, body and what decided each response. */
async function call(
  of: MockSource,
  requests: readonly (readonly [request: string, body?: object | undefined, headers?: object])[],
) {
  await using mock = await start(of);
  const results = [];
  for (const [request, body, headers] of requests) {
    const [method = '', path = ''] = request.split(' ');
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const init = { method, headers: { 'content-type': 'application/json', ...headers }, ...sent };
    const response = await mock.fetch(mock.url + path, init);
    const received = await response.text();
    results.push([response.status, received === '' ? undefined : JSON.parse(received), mock.calls().at(-1)?.decidedBy]);
  }
  return results;
}

describe('behavior of any document', () => {
  test('an action changes what the state responds, and reads and writes the state', async () => {
    const actions: Behavior['actions'] = {
      createPet: async ({ body, state, next }) => {
        const pets = await state.all('pets');
        if (pets.some(({ name }) => name === Object(body).name)) throw new HttpError(409, 'The name is taken.');
        return next();
      },
      getPet: async ({ next }) => {
        const response = await next();
        return { status: response.status, body: { ...Object(response.body), state: 'read' } };
      },
      'pets.search': ({ state, respond }) =>
        respond([...Array.from({ length: 1 }, () => ({ id: '0', name: state.constructor.name }))]),
    };
    expect(
      await call(source(actions), [
        ['POST /pets', { name: 'Ada' }],
        ['POST /pets', { name: 'Ada' }],
        ['POST /pets', {}],
        ['GET /pets/900001'],
        ['GET /pets/none'],
        ['GET /pets'],
      ]),
    ).toEqual([
      [201, { id: '900001', name: 'Ada' }, 'create pets · inferred'],
      [409, { message: 'The name is taken.' }, 'create pets · inferred'],
      [422, expect.anything(), 'validation'],
      [200, { id: '900001', name: 'Ada', state: 'read' }, 'read pets · inferred'],
      [404, expect.anything(), 'read pets · inferred'],
      [200, [{ id: '0', name: 'Transaction' }], 'search pets · inferred'],
    ]);
  });

  test('an action responds for an operation without state, and may leave it to Prism', async () => {
    const actions: Behavior['actions'] = {
      getVersion: ({ clock, next }) => (clock.now() > 0 ? next() : undefined),
      getSecret: () => jsonResponse(200, 'open'),
    };
    const headers = { authorization: 'Bearer x' };
    expect(
      await call(source(actions), [['GET /version'], ['GET /secret'], ['GET /secret', undefined, headers]]),
    ).toEqual([
      [200, '1', 'Prism'],
      [401, expect.anything(), 'authentication'],
      [200, 'open', 'getSecret'],
    ]);
  });

  test('tables that only work with users are named at the start', async () => {
    const { platform, documents } = source();
    const behaviors = [{ rules: [], writes: { pets: (item: JsonObject) => item } }];
    await expect(start({ platform: { ...platform, behaviors }, documents })).rejects.toThrow(/"writes"/);
  });
});

test('a policy of an own kind decides about requests and refusals', async () => {
  const createPolicy: MockSource['createPolicy'] = (tools) => {
    const policy = new DocumentPolicy(tools);
    return Object.assign(policy, {
      admit: ({ request }: { readonly request: { readonly headers: Readonly<Record<string, string>> } }): void => {
        if (request.headers['x-tenant'] === undefined) throw new HttpError(403, 'No tenant.');
      },
      refuse: ({ status, message }: HttpError) => jsonResponse(status, { reason: message }),
    });
  };
  const headers = { 'x-tenant': 'a' };
  expect(
    await call(source({}, { createPolicy }), [
      ['GET /pets'],
      ['GET /pets', undefined, headers],
      ['GET /none', undefined, headers],
    ]),
  ).toEqual([
    [403, { reason: 'No tenant.' }, 'routing'],
    [200, [], 'search pets · inferred'],
    [404, { reason: expect.any(String) }, 'routing'],
  ]);
});
