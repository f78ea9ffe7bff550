import { expect, test } from 'vitest';
import { follow, type Json, type JsonObject } from '../../../generator/model/json.ts';
import { acceptsNull, classifySchema, holdsBytes } from '../../../generator/model/media-types.ts';

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

test.for<readonly [title: string, last: Json, want: boolean]>([
  ['bytes', { type: 'string', format: 'binary' }, true],
  ['bytes or null', { type: ['string', 'null'], format: 'binary' }, true],
  ['a text', { type: 'string' }, false],
])('at the end of a long chain of references %s', ([, last, want]) => {
  const links = Array.from({ length: 20_000 }, (_, index): readonly [string, Json] => [
    `A${index}`,
    { properties: { next: reference(`A${index + 1}`), first: reference('A0') } },
  ]);
  const document = { components: { schemas: Object.fromEntries([...links, ['A20000', last]]) } };
  expect(holdsBytes(reference('A0'), document)).toBe(want);
});

test.for<readonly [last: Json, schemaClass: string, isNull: boolean]>([
  [{ type: 'string' }, 'text', false],
  [{ type: ['string', 'null'], format: 'binary' }, 'bytes', true],
  [{ oneOf: [{ type: 'string' }, { type: 'object' }] }, 'value', false],
  [{ $ref: '#/components/schemas/A0' }, 'unsaid', false],
])('a long chain of references describes the type of its target: %j', ([last, schemaClass, isNull]) => {
  const links = Array.from({ length: 20_000 }, (_, index) => [`A${index}`, reference(`A${index + 1}`)] as const);
  const document = { components: { schemas: Object.fromEntries([...links, ['A20000', last]]) } };
  expect(classifySchema(reference('A0'), document)).toBe(schemaClass);
  expect(acceptsNull(reference('A0'), document)).toBe(isNull);
});

test('a long chain of references leads to its target, and to the last reference that dangles', () => {
  const links = Array.from({ length: 20_000 }, (_, index) => [`A${index}`, reference(`A${index + 1}`)] as const);
  const start = { value: reference('A0'), pointer: '' };
  const read = (last: JsonObject) =>
    follow({ components: { schemas: { ...Object.fromEntries(links), ...last } } }, start).value;
  expect(read({ A20000: { type: 'string' } })).toEqual({ type: 'string' });
  expect(read({})).toEqual(reference('A20000'));
});
