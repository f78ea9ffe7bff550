import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../templates/mock/src/json.ts';
import { plainPlatform } from '../../templates/mock/src/platform.ts';
import { start } from '../../templates/mock/src/start.ts';

const responses: JsonObject = { 204: { description: '' } };

/** What a request is answered with, and how often it broke the contract. */
async function outcomeOf(item: JsonObject, query: string, init: RequestInit = {}): Promise<readonly number[]> {
  const root: JsonObject = { openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths: { '/x': item } };
  const mock = await start({ platform: plainPlatform, documents: [{ name: 'shop', root }] });
  const { status } = await mock.fetch(`${mock.url}/x${query}`, init);
  const outcome = [status, mock.violations().length];
  await mock.close();
  return outcome;
}

const RIGHT = [204, 0];
const WRONG = [422, 1];

describe('a text stands for each value that its schema takes', () => {
  const count: JsonObject = { anyOf: [{ type: 'integer', minimum: 1 }, { enum: ['majority', 'all'] }] };

  test.each([
    ['?count=2', RIGHT],
    ['?count=all', RIGHT],
    ['?count=0', WRONG],
    ['?count=none', WRONG],
    ['?counts=2&counts=all', RIGHT],
    ['?flag=true', RIGHT],
    ['?flag=ask', RIGHT],
    ['?flag=maybe', WRONG],
    ['?json=2', RIGHT],
  ])('%s -> %j', async (query, want) => {
    const parameters: JsonObject[] = [
      { name: 'count', in: 'query', schema: count },
      { name: 'counts', in: 'query', explode: true, schema: { type: 'array', items: count } },
      { name: 'flag', in: 'query', schema: { enum: [true, false, 'ask'] } },
      { name: 'json', in: 'query', content: { 'application/json': { schema: { type: 'integer' } } } },
    ];
    expect(await outcomeOf({ get: { parameters, responses } }, query)).toEqual(want);
  });

  test('a style of paths is none of a query', async () => {
    const parameters: JsonObject[] = [{ name: 'n', in: 'query', style: 'matrix', schema: { type: 'integer' } }];
    expect(await outcomeOf({ get: { parameters, responses } }, '?n=1')).toEqual(RIGHT);
  });
});

describe('JSON is JSON by each of its names', () => {
  const schema: JsonObject = { type: 'object', properties: { a: { type: 'integer' } } };

  test.each([
    ['text/json', 'text/json', RIGHT],
    ['application/*+json', 'application/vnd.shop+json', RIGHT],
    ['application/*+json', 'application/vnd.shop+xml', [415, 1]],
  ])('%s, sent as %s -> %j', async (described, sent, want) => {
    const post: JsonObject = { requestBody: { content: { [described]: { schema } } }, responses };
    const headers = { 'content-type': sent, 'content-length': '7' };
    expect(await outcomeOf({ post }, '', { method: 'POST', headers, body: '{"a":1}' })).toEqual(want);
  });
});

describe('a form is read by all that its schema is made of', () => {
  const color: JsonObject = { type: 'object', properties: { red: { type: 'integer' } } };
  const size: JsonObject = { type: 'object', required: ['size'], properties: { size: { type: 'integer' }, color } };
  const name: JsonObject = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };

  test.each([
    ['allOf', 'size=1&name=x&color={"red":1}', RIGHT],
    ['allOf', 'size=1&name=x&color={"red":"x"}', WRONG],
    ['oneOf', 'size=1&color={"red":1}', RIGHT],
    ['oneOf', 'name=x', RIGHT],
    ['oneOf', 'size=x', WRONG],
  ])('%s: %s -> %j', async (keyword, body, want) => {
    const content: JsonObject = { 'application/x-www-form-urlencoded': { schema: { [keyword]: [size, name] } } };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      await outcomeOf({ post: { requestBody: { content }, responses } }, '', { method: 'POST', headers, body }),
    ).toEqual(want);
  });
});
