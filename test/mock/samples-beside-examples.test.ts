import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../templates/runtime/mock-engine/src/json.ts';
import { start } from '../../templates/runtime/mock-engine/src/start.ts';
import { emptyPlatform } from '../../templates/runtime/mock-engine/src/platform.ts';

const pattern = '^[0-9]{5}$';
const code = { type: 'string', pattern };

/** Returns the response of a mock for a value of a schema. */
async function made(schema: Json): Promise<unknown> {
  const content = { 'application/json': { schema } };
  const root = {
    openapi: '3.1.0',
    info: { title: 'Codes', version: '1' },
    paths: { '/x': { get: { responses: { 200: { description: '', content } } } } },
  };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'codes', root }] });
  const response = await mock.fetch(`${mock.url}/x`);
  await mock.close();
  return response.json();
}

function object(properties: JsonObject): JsonObject {
  return { type: 'object', required: Object.keys(properties), properties };
}

const right: unknown = expect.stringMatching(pattern);

test('keeps an invalid example and samples valid values beside it, in any order', async () => {
  const size = { type: 'integer', example: 'much' };
  expect(await made(object({ a: code, b: size, c: code }))).toEqual({ a: right, b: 'much', c: right });
  expect(await made(object({ b: { ...object({ size, code }) }, c: code }))).toEqual({
    b: { size: 'much', code: right },
    c: right,
  });
  expect(await made({ type: 'array', minItems: 2, items: object({ size, code }) })).toEqual([
    { size: 'much', code: right },
    { size: 'much', code: right },
  ]);
});

test('does not add members to an object of an example', async () => {
  const whole = { ...object({ a: code, b: code }), example: { a: 'x' } };
  expect(await made(object({ whole, c: code }))).toEqual({ whole: { a: 'x' }, c: right });
});

test('samples valid values in many places', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `code${index}`);
  const want = Object.fromEntries(names.map((name) => [name, right]));
  expect(await made(object(Object.fromEntries(names.map((name) => [name, code]))))).toEqual(want);
});

test('a value of exactly one variant is found around examples', async () => {
  const example = { type: 'string', example: 'x' };
  const host = { type: 'object', properties: { host: example } };
  const service = { type: 'object', properties: { service: { type: 'string' } } };
  const schema = { properties: { name: example }, oneOf: [host, service] };
  expect(await made({ type: 'object', ...schema })).toEqual({ name: 'x', host: 'x', service: expect.any(Number) });
});

test('a value has the members that one variant requires, and not those of the others', async () => {
  const text = { type: 'string' };
  const schema = { type: 'object', properties: { id: text, owner: text, repo: text }, additionalProperties: false };
  const variants = [{ required: ['id'] }, { required: ['owner', 'repo'] }];
  expect(await made({ ...schema, oneOf: variants })).toEqual({ id: 'string', repo: 'string' });
});
