import { expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform as platform } from '#mock/platform.ts';
import { ownMock } from '../support/own-mock.ts';

const FORM = 'application/x-www-form-urlencoded';
const NAMES = Array.from({ length: 100_000 }, (_, index) => index);

const responses = { 200: { description: '', content: { 'application/json': { example: 'taken' } } } };
const filter = { type: 'object', additionalProperties: { type: 'string' } };
const post = (media: JsonObject) => ({
  post: { requestBody: { required: true, content: { [FORM]: media } }, responses },
});

const root = {
  openapi: '3.1.0',
  info: { title: 'Forms', version: '1' },
  paths: {
    '/any': post({ schema: { type: 'object' } }),
    '/deep': post({
      schema: { type: 'object', properties: { filter } },
      encoding: { filter: { style: 'deepObject', explode: true } },
    }),
    '/listed': post({
      schema: { type: 'object', properties: { filter } },
      encoding: { filter: { style: 'form', explode: false } },
    }),
  },
};

const { mock } = await ownMock(start({ platform, documents: [{ name: 'forms', root }] }));

test.for<readonly [path: string, form: string]>([
  ['/any', NAMES.map((name) => `n${name}=1`).join('&')],
  ['/deep', NAMES.map((name) => `filter[n${name}]=1`).join('&')],
  ['/listed', `filter=${NAMES.map((name) => `n${name},1`).join()}`],
])('a form with a hundred thousand names at %s is parsed in linear time', async ([path, body]) => {
  const response = await mock.fetch(mock.url + path, { method: 'POST', headers: { 'content-type': FORM }, body });
  expect([response.status, await response.json()]).toEqual([200, 'taken']);
  expect(mock.violations()).toEqual([]);
});
