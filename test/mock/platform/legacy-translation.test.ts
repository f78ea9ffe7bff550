import { expect, test } from 'vitest';
import { legacyTranslations } from '../../../generated/mock/src/legacy-translations.ts';
import type { DocumentSource } from '#mock/document/served-document.ts';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { basic, identities } from '../support/identities.ts';

const people = (property: string): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'People', version: '1' },
  security: [{ basic: [] }],
  paths: {
    '/users': {
      put: {
        operationId: 'createUser',
        'x-resource': { collection: 'people', action: 'create' },
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/UserBase' } } } },
        responses: { 200: { content: { 'application/json': { schema: { type: 'string' } } } } },
      },
      get: {
        operationId: 'listUsers',
        'x-resource': { collection: 'people', action: 'search' },
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/UserBase' } } },
            },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: { basic: { type: 'http', scheme: 'basic' } },
    schemas: {
      UserBase: { type: 'object', properties: { id: { type: 'string' }, [property]: { type: 'string' } } },
    },
  },
});

const documents: readonly DocumentSource[] = [
  { name: 'v3', root: people('firstName') },
  {
    name: 'v2',
    root: people('firstname'),
    ...(legacyTranslations['v2'] === undefined ? {} : { translation: legacyTranslations['v2'] }),
  },
];

async function mockOfBoth() {
  const mock = await start({ platform: emptyPlatform, documents }, { users: identities, data: { people: [] } });
  const send = async (method: string, path: string, json?: JsonObject) => {
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const headers = { authorization: basic('ann'), 'content-type': 'application/json' };
    const response = await mock.fetch(mock.url + path, { method, headers, ...body });
    return { status: response.status, json: await response.json() };
  };
  return { mock, send };
}

test('items sent with legacy names are stored with current names and can be read with either', async () => {
  const { mock, send } = await mockOfBoth();
  await send('PUT', '/v2/users', { firstname: 'Ada' });
  expect(await mock.items('people')).toEqual([{ id: '900001', firstName: 'Ada' }]);
  expect((await send('GET', '/v2/users')).json).toEqual([{ id: '900001', firstname: 'Ada' }]);
  expect((await send('GET', '/users')).json).toEqual([{ id: '900001', firstName: 'Ada' }]);
});

test('a body whose legacy and current names contradict each other is a 400 and stores nothing', async () => {
  const { mock, send } = await mockOfBoth();
  const { status, json } = await send('PUT', '/v2/users', { firstname: 'Ada', firstName: 'Grace' });
  expect([status, json.issues]).toEqual([400, [{ path: '/body/firstname', message: 'contradicts "/body/firstName"' }]]);
  expect(await mock.items('people')).toEqual([]);
});

test('a schema without a rename table has no counterpart', () => {
  expect(legacyTranslations['v2']?.currentName('NoSuchShape')).toBeUndefined();
});
