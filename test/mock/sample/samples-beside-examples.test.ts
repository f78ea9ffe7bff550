import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';

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

const integer: unknown = expect.any(Number);

test('an example that does not fit its schema is not served, but what fits of it and beside it is', async () => {
  const size = { type: 'integer', example: 'much' };
  const level = { type: 'string', enum: ['low', 'high'], example: ['low', 'high'] };
  expect(await made(object({ a: code, b: size, c: level }))).toEqual({ a: right, b: integer, c: 'low' });
  expect(await made({ type: 'array', minItems: 2, items: object({ size, code }) })).toEqual([
    { size: integer, code: right },
    { size: integer, code: right },
  ]);
  const whole = { ...object({ a: code, b: { type: 'string' } }), example: { a: 'x', b: 'kept' } };
  expect(await made(object({ whole, c: code }))).toEqual({ whole: { a: right, b: 'kept' }, c: right });
  expect(await made({ ...code, examples: ['x', '12345'] })).toBe('12345');
});

test('an example stands where no valid value is found', async () => {
  const never = { type: 'string', pattern: '(?=a)b', example: 'x' };
  expect(await made(object({ never }))).toEqual({ never: 'x' });
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
