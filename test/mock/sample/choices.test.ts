import { beforeAll, expect, test } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';
import type { Validator } from '#shared/validation/validator.ts';
import { compileValidators } from '../../suites/compile-validators.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const animal = (more: JsonObject, kind: JsonObject = { type: 'string' }): JsonObject => ({
  type: 'object',
  properties: { kind, ...more },
});
const heir = (more: JsonObject): JsonObject => ({ allOf: [ref('Animal'), { type: 'object', properties: more }] });
const [lives, tricks] = [{ lives: { type: 'integer' } }, { tricks: { type: 'array' } }];

/** Variants that fit the same values but for what a discriminator says, and some that name their values themselves. */
const components: JsonObject = {
  Cat: animal(lives),
  Dog: animal(tricks),
  Named: animal(lives, { const: 'tiger' }),
  Animal: { ...animal({}, { enum: ['Lion', 'Wolf', 'lynx'] }), required: ['kind'] },
  Lion: heir(lives),
  Wolf: heir(tricks),
  Tame: { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } },
  Wild: { oneOf: [ref('Lion'), ref('Wolf')], discriminator: { propertyName: 'kind' } },
  Open: { oneOf: [animal(lives, { const: 'a' }), animal(tricks, { const: 'b' })] },
  Held: { type: 'object', properties: { pet: ref('Tame') } },
  Node: { oneOf: [ref('Leaf'), ref('Branch')], discriminator: { propertyName: 'kind' } },
  Leaf: animal({ of: { type: 'integer' } }),
  Branch: animal({ of: { type: 'array', items: ref('Node') } }),
};

const discriminated = (names: readonly string[], more: JsonObject = {}, mapping: JsonObject = {}): JsonObject => ({
  oneOf: names.map(ref),
  discriminator: { propertyName: 'kind', mapping },
  ...more,
});

const SCHEMAS: Readonly<Record<string, JsonObject>> = {
  names: discriminated(['Cat', 'Dog']),
  places: discriminated(['Cat', 'Dog'], {}, { cat: '#/components/schemas/Cat', dog: 'Dog' }),
  own: discriminated(['Named', 'Dog']),
  heirs: discriminated(['Lion', 'Wolf'], {}, { lynx: 'Lion' }),
  more: discriminated(['Cat', 'Dog'], { required: ['name'] }),
  any: { anyOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } },
  undiscriminated: { oneOf: [ref('Cat'), ref('Dog')] },
  inside: { oneOf: [ref('Tame'), ref('Named')] },
  two: { oneOf: [ref('Tame'), ref('Wild')] },
  nested: discriminated(['Tame', 'Wild']),
  open: discriminated(['Open', 'Cat']),
  none: { not: ref('Tame') },
  either: { if: ref('Tame'), else: { required: ['name'] } },
  held: ref('Held'),
  part: { allOf: [ref('Tame'), { properties: { name: { type: 'string' } } }], unevaluatedProperties: false },
  few: { type: 'array', contains: ref('Tame'), maxContains: 1 },
  deep: ref('Node'),
  within: { $ref: '#/components/schemas/Open/oneOf/0' },
  constant: { const: discriminated([]) },
  listed: { enum: [discriminated([]), { nullable: true }] },
  property: { type: 'object', properties: { enum: ref('Tame'), const: { type: 'integer' } } },
};

const VALUES: readonly Json[] = [
  ...['Cat', 'cat', 'Dog', 'dog', 'tiger', 'Lion', 'lynx', 'Wolf', 'a', 'Leaf'].flatMap((kind): readonly Json[] => [
    { kind },
    { kind, lives: 9 },
    { kind, lives: 'nine', name: 'Tom' },
    { kind, tricks: 1 },
    { pet: { kind, tricks: 1 } },
    { enum: { kind, tricks: 1 }, const: 1 },
    [{ kind }, { kind: 'Cat', lives: 'nine' }],
  ]),
  ...[{}, { lives: 1 }, { name: 'Tom' }, null, 'Cat', discriminated([]), { nullable: true }],
  { kind: 'Branch', of: [{ kind: 'Leaf', of: 1 }, { kind: 'Branch' }] },
  { kind: 'Branch', of: [{ kind: 'Leaf', of: [] }] },
];

const schemaValidators = new SchemaValidators({ openapi: '3.1.1', components: { schemas: components } }, 'readOnly');
let validators: ReadonlyMap<string, Validator<unknown>>;
beforeAll(async () => {
  const made = await compileValidators(
    Object.values(SCHEMAS).map((schema) => ({ schema, components: Object(components) })),
  );
  validators = new Map(Object.keys(SCHEMAS).map((name, index) => [name, made[index] as Validator<unknown>]));
});

test.each(Object.entries(SCHEMAS))(
  'the mock and the generated validators accept the same values: %s',
  (name, schema) => {
    const byMock = VALUES.filter((value) => schemaValidators.validatorFor(schema)(value).length === 0);
    const byClient = VALUES.filter((value) => validators.get(name)?.(value) === true);
    expect(byMock).toEqual(byClient);
    expect([0, VALUES.length]).not.toContain(byMock.length);
  },
);

test.each<readonly [name: string, value: Json, status: number, violations: number]>([
  ['names', { kind: 'Cat', lives: 9 }, 200, 0],
  ['inside', { kind: 'Cat', lives: 9 }, 200, 0],
  ['none', { kind: 'tiger' }, 200, 0],
  ['names', { kind: 'Cat', lives: 'nine', tricks: 1 }, 422, 1],
  // Prism would take it for a dog, because it knows no discriminator.
  ['names', { kind: 'Cat', lives: 'nine' }, 422, 1],
])(
  'a body of another document is validated by its discriminator over HTTP: %s %j',
  async (name, value, status, count) => {
    const requestBody = { content: { 'application/json': { schema: SCHEMAS[name] ?? {} } } };
    const content = { 'application/json': { schema: { type: 'object' } } };
    const root: JsonObject = {
      openapi: '3.1.0',
      info: { title: 'Animals', version: '1' },
      paths: { '/a': { post: { requestBody, responses: { 200: { description: '', content } } } } },
      components: { schemas: components },
    };
    const mock = await start({ platform: emptyPlatform, documents: [{ name: 'animals', root }] }, { port: 0 });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${mock.url}/a`, { method: 'POST', headers, body: JSON.stringify(value) });
    expect([response.status, mock.violations().length]).toEqual([status, count]);
    await mock.close();
  },
);
