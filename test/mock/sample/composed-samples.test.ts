import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';

const text: JsonObject = { type: 'string' };
const whole: JsonObject = { type: 'integer' };
const object = (properties: JsonObject, required: readonly string[] = Object.keys(properties)): JsonObject => ({
  type: 'object',
  required,
  properties,
});
const components: JsonObject = { schemas: { Cat: object({ name: text }), Dog: object({ tricks: whole }) } };
const cat: JsonObject = { $ref: '#/components/schemas/Cat' };
const dog: JsonObject = { $ref: '#/components/schemas/Dog' };

/** Samples a schema with the mock. */
async function made(schema: JsonObject, openapi = '3.1.0'): Promise<unknown> {
  const get = { responses: { 200: { description: '', content: { 'application/json': { schema } } } } };
  const root: JsonObject = { openapi, info: { title: 'Pets', version: '1' }, paths: { '/pet': { get } }, components };
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'pets', root }] });
  const response: unknown = await (await mock.fetch(`${mock.url}/pet`)).json();
  await mock.close();
  return response;
}

describe('a response satisfies all keywords of its schema at once', () => {
  test.for<readonly [title: string, schema: JsonObject, want: unknown]>([
    ['members beside a choice', { ...object({ id: whole }), oneOf: [cat, dog] }, { id: 0, name: 'string' }],
    [
      'members without a type',
      { required: ['id'], properties: { id: whole }, anyOf: [cat, dog] },
      { id: 0, name: 'string' },
    ],
    ['two choices', { oneOf: [cat], anyOf: [dog] }, { name: 'string', tricks: 0 }],
    [
      'parts, members and a choice',
      { allOf: [cat], ...object({ id: whole }), oneOf: [dog] },
      { id: 0, name: 'string', tricks: 0 },
    ],
    [
      'a choice of what is required',
      { type: 'object', properties: { id: whole, key: text }, anyOf: [{ required: ['id'] }, { required: ['key'] }] },
      { id: 0, key: 'string' },
    ],
    ['members beside a reference', { ...cat, ...object({ id: whole }) }, { id: 0, name: 'string' }],
    ['a choice beside a reference', { ...cat, oneOf: [dog] }, { name: 'string', tricks: 0 }],
    [
      'a value that looks like a schema',
      object({ rule: { example: { oneOf: [{ a: 1 }], required: ['a'] } } }),
      { rule: { oneOf: [{ a: 1 }], required: ['a'] } },
    ],
  ])('%s', async ([, schema, want]) => {
    expect(await made(schema)).toEqual(want);
  });

  test('ignores keywords beside a reference before 3.1', async () => {
    expect(await made({ ...cat, ...object({ id: whole }) }, '3.0.3')).toEqual({ name: 'string' });
  });
});
