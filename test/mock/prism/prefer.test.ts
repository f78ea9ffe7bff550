import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { type Mock, start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type PrismServer, prismServer } from '../support/prism-server.ts';

const responseOf = (examples: Readonly<Record<string, number>>): JsonObject => ({
  description: '',
  content: {
    'application/json': {
      schema: { type: 'integer' },
      examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
    },
  },
});

const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Preferences', version: '1' },
  paths: {
    '/a': {
      get: {
        responses: {
          200: responseOf({ small: 1, large: 9, 'of, two': 2, 'a = b; c': 3 }),
          404: responseOf({ gone: 10, never: 11 }),
        },
      },
    },
  },
};

let mock: Mock;
let prism: PrismServer;
beforeAll(async () => {
  mock = await start({ platform: emptyPlatform, documents: [{ name: 'preferences', root }] }, { port: 0 });
  prism = await prismServer(root);
});
afterAll(async () => {
  await mock.close();
  await prism.close();
});

/** Returns the text of a response, or the status of an error. */
async function responseText(url: string, target: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(url + target, { headers });
  const text = await response.text();
  return `${response.status} ${Number.isInteger(Number(text)) ? text : 'refused'}`;
}

test.each<readonly [prefer: string, want: string]>([
  ['code=404, example=never', '404 11'],
  ['code=404; example=never', '404 10'],
  ['example=large; code=404', '200 9'],
  ['example=never; code=404', '404 refused'],
  ['return=minimal; code=404', '200 1'],
  ['dynamic=false; code=404', '200 1'],
  ['code=404, example=large', '200 9'],
  ['code=404, example=none', '500 refused'],
  ['code=500, example=large', '404 refused'],
  ['example="of, two"', '200 2'],
  ['Code="404" , EXAMPLE = never', '404 11'],
  ['example="a = b; c"; more', '200 3'],
  ['example', '422 refused'],
  ['example=""', '422 refused'],
  ['seed', '422 refused'],
  ['dynamic', '422 refused'],
])('a Prefer header has the same meaning as with Prism: %s', async (prefer, want) => {
  expect(await responseText(prism.url, '/a', { prefer })).toBe(want);
  expect(await responseText(mock.url, '/a', { prefer })).toBe(want);
});

test.each<readonly [query: string, headers: Readonly<Record<string, string>>, want: string]>([
  ['__code=404&__example=never', {}, '404 11'],
  ['__code=404&__code=200', {}, '422 refused'],
  ['__example=small&__example=large', {}, '422 refused'],
  ['__example=', {}, '200 1'],
  ['__code=', {}, '422 refused'],
  ['__code=404', { prefer: 'return=minimal' }, '200 1'],
])('without a header the query has the same meaning as with Prism: %s %j', async (query, headers, want) => {
  expect(await responseText(prism.url, `/a?${query}`, headers)).toBe(want);
  expect(await responseText(mock.url, `/a?${query}`, headers)).toBe(want);
});
