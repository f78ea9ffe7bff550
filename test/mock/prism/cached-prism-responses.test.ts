import { expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { ownMock } from '../support/own-mock.ts';

/** A read with an example, and with more of an operation where it is stated. */
function reading(more: JsonObject = {}): JsonObject {
  const content = { 'application/json': { schema: { type: 'object' }, example: { name: 'pin' } } };
  return { get: { responses: { 200: { description: '', content } }, ...more } };
}

const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
const trace = { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' } };
const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/things': reading({ parameters: [limit] }),
    '/traced': reading({ parameters: [trace] }),
    '/basic': reading({ security: [{ basic: [] }] }),
    '/keyed': reading({ security: [{ key: [] }] }),
  },
  components: {
    securitySchemes: {
      basic: { type: 'http', scheme: 'basic' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
  },
};

const { mock } = await ownMock(start({ platform: emptyPlatform, documents: [{ name: 'shop', root }] }, { port: 0 }));

const basic = { authorization: 'Basic dTpw' };

/** The status of a request, after another that differs only in its headers, twice. */
async function statusAfter(target: string, before: Record<string, string>, headers: Record<string, string>) {
  const good = [
    await fetch(mock.url + target, { headers: before }),
    await fetch(mock.url + target, { headers: before }),
  ];
  expect(good.map(({ status }) => status)).toEqual([200, 200]);
  return (await fetch(mock.url + target, { headers })).status;
}

test.each([
  { given: 'another type', target: '/things?limit=1', before: {}, headers: { accept: 'image/png' }, want: 406 },
  { given: 'a preference', target: '/things?limit=1', before: {}, headers: { prefer: 'code=404' }, want: 404 },
  { given: 'nobody', target: '/basic', before: basic, headers: {}, want: 401 },
  { given: 'no key', target: '/keyed', before: { 'x-key': 'k' }, headers: {}, want: 401 },
  { given: 'no header', target: '/traced', before: { 'x-trace': 't' }, headers: {}, want: 422 },
])('a repeated Prism response is not served from the cache for $given', async ({ target, before, headers, want }) => {
  expect(await statusAfter(target, before, headers)).toBe(want);
});

test('a cached response does not hide that Prism rejects another target', async () => {
  expect(await statusAfter('/things?limit=2', {}, {})).toBe(200);
  expect((await fetch(`${mock.url}/things?limit=x`)).status).toBe(422);
});

test('a request with an invalid JSON body is rejected although the response without a body is cached', async () => {
  expect(await statusAfter('/things?limit=3', {}, {})).toBe(200);
  const headers = { host: 'mock', 'content-type': 'application/json' };
  const body = Buffer.from('{');
  const response = await mock.core.handle({ method: 'GET', target: '/things?limit=3', headers, body });
  expect(response.status).toBe(400);
});

test('cached responses are recorded as calls, and faults apply to them', async () => {
  const seen = mock.calls({ status: 200 }).length;
  expect(await statusAfter('/things', {}, {})).toBe(200);
  expect(mock.calls({ status: 200 })).toHaveLength(seen + 3);
  mock.fault({ status: 503, times: 1 });
  expect((await fetch(`${mock.url}/things`)).status).toBe(503);
});
