import { expect, test } from 'vitest';
import { Judges } from '../../templates/mock/src/validation/judge.ts';
import type { JsonObject } from '../../templates/mock/src/json.ts';

const animal = (more: JsonObject): JsonObject => ({
  type: 'object',
  properties: { kind: { type: 'string' }, ...more },
});
const oneOf = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];
const components = {
  schemas: { Cat: animal({ lives: { type: 'integer' } }), Dog: animal({ tricks: { type: 'array' } }) },
};
const judges = new Judges({ openapi: '3.1.1', components });

test.for<readonly [title: string, schema: JsonObject, value: JsonObject, want: boolean]>([
  ['may fit several where a discriminator tells them apart', told(), { kind: 'Cat', lives: 9 }, true],
  ['fits one of them at least', told(), { kind: 'Cat', lives: 'nine', tricks: 1 }, false],
  ['must hold to what else is said', told({ required: ['name'] }), { kind: 'Cat' }, false],
  ['fits one only where nothing tells them apart', { oneOf }, { kind: 'Cat', lives: 9 }, false],
])('a value %s', ([, schema, value, want]) => {
  expect(judges.of(schema)(value).length === 0).toBe(want);
});

function told(more: JsonObject = {}): JsonObject {
  return { oneOf, discriminator: { propertyName: 'kind' }, ...more };
}
