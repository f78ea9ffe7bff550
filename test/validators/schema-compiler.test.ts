import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#shared/json.ts';
import { SchemaCompiler } from '#shared/schema/schema-compiler.ts';
import { object, ref, text } from '../support/schemas.ts';

const root: JsonObject = {
  components: {
    schemas: {
      Tree: object({ children: { items: ref('Tree') } }, ['name']),
      Cat: object({ kind: text }),
      Dog: object({ kind: text }),
    },
  },
};
const compiler = new SchemaCompiler(root);
const pointers = (schema: Json, value: unknown): readonly string[] =>
  compiler.findIssues(schema, value).map(({ pointer }) => pointer);

test('a reference is followed into a schema that contains itself', () => {
  const tree = ref('Tree');
  expect(pointers(tree, { name: 'a', children: [{ name: 'b' }] })).toEqual([]);
  expect(pointers(tree, { name: 'a', children: [{ children: [{}] }] })).toEqual([
    '/children/0/name',
    '/children/0/children/0/name',
  ]);
});

test('a discriminator makes variants exclusive', () => {
  const pet = { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } };
  expect(pointers(pet, { kind: 'Cat' })).toEqual([]);
  expect(pointers(pet, { kind: 'Cow' })).toEqual(['/kind']);
});

test('formats of strings and of numbers are validated', () => {
  expect(pointers({ type: 'string', format: 'date' }, '2026-02-30')).toEqual(['']);
  expect(pointers({ type: 'integer', format: 'int32' }, 2 ** 31)).toEqual(['']);
});

test('an ambiguous pattern is matched in linear time', () => {
  const schema = { type: 'string', pattern: '^(a+)+$' };
  const started = performance.now();
  expect(pointers(schema, `${'a'.repeat(100_000)}!`)).toEqual(['']);
  expect(pointers(schema, 'a'.repeat(100_000))).toEqual([]);
  expect(pointers({ patternProperties: { '^(a+)+$': { type: 'null' } } }, { [`${'a'.repeat(60)}!`]: 1, a: 1 })).toEqual(
    ['/a'],
  );
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('a value that is nested too deeply is an issue, not an exception', () => {
  let value: Json = {};
  for (let level = 0; level < 20_000; level += 1) value = { name: 'a', children: [value] };
  expect(compiler.findIssues(ref('Tree'), value).map(({ code }) => code)).toEqual(['too-deep']);
});

test('each schema is normalized before it is read, those that are referred to as well', () => {
  const normalize = ({ required: _, ...schema }: JsonObject): JsonObject => schema;
  const lenient = new SchemaCompiler(root, normalize);
  expect(lenient.findIssues({ required: ['a'], items: true }, {})).toEqual([]);
  expect(lenient.findIssues({ items: ref('Tree') }, [{}])).toEqual([]);
});
