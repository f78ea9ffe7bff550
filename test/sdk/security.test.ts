import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GeneratedClient, generateClient } from './support/generated-client.ts';
import { type SeenRequest, startServer } from './support/server.ts';
import { text } from '../support/schemas.ts';

const responses = { 204: { description: 'Done.' } };
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Vault', version: '1' },
  security: [{ appId: [], appKey: [] }],
  paths: {
    '/both': { get: { operationId: 'both', responses } },
    '/either': { get: { operationId: 'either', security: [{ oauth: ['read'] }, { appKey: [] }], responses } },
    '/maybe': { get: { operationId: 'maybe', security: [{}, { session: [] }], responses } },
    '/mixed': {
      get: {
        operationId: 'mixed',
        security: [{ oauth: [], query: [], session: [], mtls: [] }],
        parameters: [{ name: 'tab', in: 'cookie', schema: text }],
        responses,
      },
    },
    '/twice': { get: { operationId: 'twice', security: [{ oauth: [], user: [] }], responses } },
    '/open': { get: { operationId: 'open', security: [], responses } },
  },
  components: {
    securitySchemes: {
      appId: { type: 'apiKey', in: 'header', name: 'X-App-Id' },
      appKey: { type: 'apiKey', in: 'header', name: 'X-App-Key' },
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      query: { type: 'apiKey', in: 'query', name: 'api_key' },
      oauth: { type: 'openIdConnect', openIdConnectUrl: 'https://vault.example.com/oidc' },
      user: { type: 'http', scheme: 'basic' },
      mtls: { type: 'mutualTLS' },
    },
  },
};

let generated: GeneratedClient;
beforeAll(async () => {
  generated = await generateClient(DOCUMENT);
});
afterAll(() => generated[Symbol.dispose]());

/** Calls an operation with the named credentials, and returns what the server sees of them. */
async function credentialsSent(operation: string, keys: readonly string[]): Promise<object | string> {
  await using server = await startServer((_, response) => response.writeHead(204).end());
  const { createClient, exports } = generated;
  const create = (key: string): unknown => (key === 'user' ? exports[key]?.('u', 'p') : exports[key]?.(`my-${key}`));
  const auth = exports['combineCredentials']?.(Object.fromEntries(keys.map((key) => [key, create(key)])));
  try {
    await createClient({ baseUrl: server.url, auth })['operations']?.[operation]?.({});
  } catch (error) {
    return String(error);
  }
  const [{ url, headers }] = server.seen as [SeenRequest];
  const names = ['authorization', 'cookie', 'x-app-id', 'x-app-key'];
  return { url, ...Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))) };
}

const ALL = ['appId', 'appKey', 'session', 'query', 'oauth'];

test.each<[name: string, operation: string, keys: readonly string[], want: object | string]>([
  ['all that it requires together', 'both', ALL, { url: '/both', 'x-app-id': 'my-appId', 'x-app-key': 'my-appKey' }],
  ['the first alternative', 'either', ALL, { url: '/either', authorization: 'Bearer my-oauth' }],
  ['the alternative that is given', 'either', ['appKey'], { url: '/either', 'x-app-key': 'my-appKey' }],
  ['an optional one if it is given', 'maybe', ALL, { url: '/maybe', cookie: 'sid=my-session' }],
  ['none if anonymous calls are allowed', 'maybe', ['appKey'], { url: '/maybe' }],
  ['none if it is public', 'open', ALL, { url: '/open' }],
  [
    'a header, a query parameter and a cookie',
    'mixed',
    ALL,
    { url: '/mixed?api_key=my-query', authorization: 'Bearer my-oauth', cookie: 'sid=my-session' },
  ],
  [
    'an error that names the missing ones',
    'either',
    ['appId'],
    'CredentialError: either: the operation requires credentials for oauth, or appKey',
  ],
  [
    'an error if two set the same header',
    'twice',
    ['oauth', 'user'],
    'CredentialError: two credentials of the operation set the header authorization',
  ],
])('of several credentials, an operation gets: %s', async (_, operation, keys, want) => {
  expect(await credentialsSent(operation, keys)).toEqual(want);
});

test('a key in a cookie is added to cookies that are parameters, once for all attempts', async () => {
  await using server = await startServer((_, response, count) => response.writeHead(count < 3 ? 503 : 204).end());
  const { createClient, exports } = generated;
  const client = createClient({ baseUrl: server.url, auth: exports['session']?.('s 1'), retry: { retryDelayMs: 1 } });
  await client['operations']?.['mixed']?.({ tab: 'open' });
  expect(server.seen.map(({ headers }) => headers.cookie)).toEqual(Array(3).fill('tab=open; sid=s%201'));
});

test('a document with one security scheme gets no function for several', async () => {
  const { components } = DOCUMENT;
  const securitySchemes = { appId: components.securitySchemes.appId };
  const document = { ...DOCUMENT, security: [{ appId: [] }], components: { securitySchemes } };
  const paths = { '/both': DOCUMENT.paths['/both'] };
  using client = await generateClient({ ...document, paths });
  expect(client.exports).not.toHaveProperty('combineCredentials');
});
