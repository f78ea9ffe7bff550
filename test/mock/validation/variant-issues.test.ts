import { expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';

/** Samples a union whose first variant is distinguished by this property. */
async function made(kind: JsonObject, mapping?: JsonObject): Promise<unknown> {
  const schema = {
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    discriminator: { propertyName: 'kind', ...(mapping === undefined ? {} : { mapping }) },
  };
  const pet = { type: 'object', required: ['kind'], properties: { kind } };
  const animal = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } };
  const get = { responses: { 200: { description: '', content: { 'application/json': { schema } } } } };
  const root: JsonObject = JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      paths: { '/pet': { get } },
      components: { schemas: { Pet: pet, Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }] }, Dog: animal } },
    }),
  );
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'pets', root }] });
  const response: unknown = await (await mock.fetch(`${mock.url}/pet`)).json();
  await mock.close();
  return response;
}

const text: JsonObject = { type: 'string' };

test.each<readonly [title: string, kind: JsonObject, mapping: JsonObject | undefined, want: string]>([
  ['the name of its schema', text, undefined, 'Cat'],
  ['the value that is mapped to it', text, { feline: '#/components/schemas/Cat' }, 'feline'],
  ['the value that is mapped to its name', text, { feline: 'Cat' }, 'feline'],
  ['the value that it lists itself', { type: 'string', enum: ['cat'] }, undefined, 'cat'],
])('a variant is selected by %s', async (_, kind, mapping, want) => {
  expect(await made(kind, mapping)).toEqual({ kind: want });
});
