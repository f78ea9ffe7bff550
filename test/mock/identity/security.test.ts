import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonCopy } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { WRONG_CREDENTIALS } from '#mock/request/security.ts';
import { type Mock, start } from '#mock/start.ts';
import { withoutState } from '../support/request-prism.ts';
import { object, text } from '../../support/schemas.ts';

const json = (schema: object) => ({ 'application/json': { schema } });
const THING = object({ id: text });
const FAULT = object({ fault: { type: 'string', const: 'no access' } }, ['fault']);
const REFUSED = { description: '', content: json(FAULT) };
const SCHEMES = {
  basic: { type: 'http', scheme: 'Basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  digest: { type: 'http', scheme: 'digest' },
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  oauth: { type: 'oauth2', flows: { implicit: { authorizationUrl: 'https://x.example', scopes: {} } } },
  openId: { type: 'openIdConnect', openIdConnectUrl: 'https://x.example' },
};
/** Alternatives of the operations, by the name of their collection. */
const SECURITY: Readonly<Record<string, readonly object[]>> = {
  ...Object.fromEntries(Object.keys(SCHEMES).map((name) => [name, [{ [name]: [] }]])),
  either: [{ basic: [] }, { header: [] }],
  both: [{ bearer: [], header: [] }],
  optional: [{ basic: [] }, {}],
  none: [],
  described: [{ bearer: [] }],
};

const root = Object(
  jsonCopy({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    security: [{ bearer: [] }],
    components: { securitySchemes: SCHEMES },
    paths: Object.fromEntries(
      [...Object.keys(SECURITY), 'inherited'].map((name) => [
        `/${name}/{id}`,
        {
          parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
          get: {
            'x-resource': { collection: name, action: 'read', id: 'id' },
            ...(name === 'inherited' ? {} : { security: SECURITY[name] }),
            responses: {
              200: { description: '', content: json(THING) },
              ...(name === 'described' ? Object.fromEntries([401, 406].map((status) => [status, REFUSED])) : {}),
            },
          },
        },
      ]),
    ),
  }),
);

const withState = { platform: emptyPlatform, documents: [{ name: 'x', root }] };
const mocks: Mock[] = [];
beforeAll(async () => {
  mocks.push(await start(withState));
  mocks.push(await start({ ...withState, documents: [{ name: 'x', root: withoutState(root) }] }));
  const items = Object.fromEntries([...Object.keys(SECURITY), 'inherited'].map((name) => [name, [{ id: '1' }]]));
  await mocks[0]?.load(items);
});
afterAll(() => Promise.all(mocks.map((mock) => mock.close())));

/** Calls the mock with state, and the one that leaves everything to Prism. */
async function sendRequest(path: string, headers: Record<string, string>) {
  const responses = mocks.map(async (mock) => {
    const response = await mock.fetch(mock.url + path, { headers });
    const [call] = mock.calls().slice(-1);
    return {
      status: response.status,
      challenge: response.headers.get('www-authenticate'),
      type: response.headers.get('content-type'),
      rejected: response.status === 401 ? await response.json() : undefined,
      decidedBy: response.status === 401 ? call?.decidedBy : undefined,
    };
  });
  return Promise.all(responses);
}

const BASIC = `Basic ${btoa('ana:secret')}`;
const BEARER = 'Bearer abc';
const DIGEST = 'Digest username="a", realm="b", nonce="c", uri="d", response="e"';

test.each([
  ['/basic/1', {}, 401, 'Basic realm="*"'],
  ['/basic/1', { authorization: BASIC }, 200, null],
  ['/basic/1', { authorization: 'Basic !' }, 401, null],
  ['/basic/1', { authorization: BEARER }, 401, 'Basic realm="*"'],
  ['/bearer/1', {}, 401, 'Bearer'],
  ['/bearer/1', { authorization: BEARER }, 200, null],
  ['/bearer/1', { authorization: BASIC }, 401, 'Bearer'],
  ['/basic/1', { authorization: WRONG_CREDENTIALS.basic }, 401, 'Basic realm="*"'],
  ['/bearer/1', { authorization: `Bearer ${WRONG_CREDENTIALS.key}` }, 401, 'Bearer'],
  ['/header/1', { 'x-key': WRONG_CREDENTIALS.key }, 401, null],
  ['/digest/1', { authorization: DIGEST }, 200, null],
  ['/digest/1', { authorization: BASIC }, 401, 'Digest realm="*", nonce="abc123"'],
  ['/header/1', { 'x-key': 'k' }, 200, null],
  ['/header/1', { authorization: BEARER }, 401, null],
  ['/query/1?key=k', {}, 200, null],
  ['/query/1?key=', {}, 401, null],
  ['/cookie/1', { cookie: 'a=b; session=s' }, 200, null],
  ['/cookie/1', { cookie: 'session=' }, 401, null],
  ['/oauth/1', { authorization: BEARER }, 200, null],
  ['/oauth/1', {}, 401, 'OAuth2'],
  ['/openId/1', { authorization: BASIC }, 401, 'OpenID'],
  ['/either/1', { 'x-key': 'k' }, 200, null],
  ['/either/1', { authorization: BASIC }, 200, null],
  ['/either/1', { authorization: BEARER }, 401, 'Basic realm="*"'],
  ['/both/1', { authorization: BEARER, 'x-key': 'k' }, 200, null],
  ['/both/1', { authorization: BEARER }, 401, null],
  ['/both/1', { 'x-key': 'k' }, 401, 'Bearer'],
  ['/optional/1', {}, 200, null],
  ['/none/1', {}, 200, null],
  ['/inherited/1', {}, 401, 'Bearer'],
  ['/inherited/1', { authorization: BEARER }, 200, null],
] as const)('%s with %o gets %i with and without state', async (path, headers, status, challenge) => {
  const [stateful, stateless] = await sendRequest(path, headers);
  expect(stateful).toMatchObject({ status, challenge });
  expect(stateful).toEqual(stateless);
  if (status === 401) expect(stateful?.decidedBy).toBe('authentication');
});

test('a 401 that the document describes has its form', async () => {
  const [stateful, stateless] = await sendRequest('/described/1', {});
  expect(stateful).toMatchObject({ status: 401, type: 'application/json', rejected: { fault: 'no access' } });
  expect(stateful).toEqual(stateless);
});

test('a 406 that the document describes has its form', async () => {
  for (const each of await sendRequest('/described/1', { authorization: BEARER, accept: 'application/xml' }))
    expect(each).toMatchObject({ status: 406, type: 'application/json' });
});

test('a response to somebody with a key is never given to somebody without it', async () => {
  for (const [path, headers] of [
    ['/header/1', { 'x-key': 'k' }],
    ['/cookie/1', { cookie: 'session=s' }],
    ['/bearer/1', { authorization: BEARER }],
  ] as const) {
    for (const { status } of await sendRequest(path, headers)) expect(status).toBe(200);
    for (const { status } of await sendRequest(path, {})) expect(status).toBe(401);
    for (const { status } of await sendRequest(path, { 'x-key': WRONG_CREDENTIALS.key })) expect(status).toBe(401);
  }
});

test('a missing item is no 404 for somebody without credentials', async () => {
  expect((await sendRequest('/bearer/2', {}))[0]?.status).toBe(401);
  expect((await sendRequest('/bearer/2', { authorization: BEARER }))[0]?.status).toBe(404);
});
