import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generator/model/json.ts';
import type { Validator } from '../../templates/shared/validation/validator.ts';
import { compileValidators, compileValidatorsTogether } from '../suites/compile-validators.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const SCHEMAS = isLong ? 1_000 : 50;
const VALUES = isLong ? 10 : 20;

const name = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');
const scalar: Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>('', 'a', 'ab', 'abc', '😀', 0, 1, 2, 1.5, -1, true, false, null),
  fc.string({ maxLength: 3 }),
);
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

const small = fc.nat({ max: 3 });
const ITSELF = '#/components/schemas/Itself';
const object = schemasWith([]);
const recursive = schemasWith([fc.constant({ $ref: ITSELF }), fc.constant({ $ref: ITSELF, minProperties: 1 })]);

/** Schemas, in which others too may judge the parts of a value. */
function schemasWith(others: readonly Arbitrary<Json>[]): Arbitrary<JsonObject> {
  const { object: made } = fc.letrec<{ schema: Json; part: Json; object: JsonObject }>((tie) => ({
    schema: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.boolean(), tie('object')),
    part: others.length === 0 ? tie('schema') : fc.oneof(tie('schema'), ...others),
    object: keywords(tie('schema'), tie('part')),
  }));
  return made;
}

/** A few keywords at a time, of all that constrain: schemas for the value itself, and for parts of it. */
function keywords(inner: Arbitrary<Json>, part: Arbitrary<Json>): Arbitrary<JsonObject> {
  const some = fc.array(inner, { minLength: 1, maxLength: 3 });
  const named = (schema: Arbitrary<Json>): Arbitrary<JsonObject> =>
    fc.dictionary(name, schema, { maxKeys: 3, noNullPrototype: true });
  const all = {
    type: fc.oneof(
      fc.constantFrom('string', 'number', 'integer', 'boolean', 'object', 'array', 'null'),
      fc.uniqueArray(fc.constantFrom('string', 'integer', 'object', 'null'), { minLength: 1, maxLength: 3 }),
    ),
    enum: fc.uniqueArray(value, { minLength: 1, maxLength: 3, selector: (item) => JSON.stringify(item) }),
    const: value,
    minimum: small,
    maximum: small,
    exclusiveMinimum: small,
    exclusiveMaximum: small,
    multipleOf: fc.constantFrom(1, 2, 0.5),
    minLength: small,
    maxLength: small,
    pattern: fc.constantFrom('^a', 'b$', '[a-c]+', '^(a|b)*$'),
    items: part,
    prefixItems: fc.array(part, { minLength: 1, maxLength: 3 }),
    contains: part,
    minItems: small,
    maxItems: small,
    uniqueItems: fc.boolean(),
    properties: named(part),
    patternProperties: fc.dictionary(fc.constantFrom('^a', 'b', '^_'), part, { maxKeys: 2, noNullPrototype: true }),
    additionalProperties: part,
    propertyNames: inner,
    required: fc.uniqueArray(name, { maxLength: 2 }),
    minProperties: small,
    maxProperties: small,
    dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    dependentSchemas: named(inner),
    allOf: some,
    anyOf: some,
    oneOf: some,
    not: inner,
    if: inner,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: inner,
    else: inner,
    unevaluatedProperties: part,
    unevaluatedItems: part,
  };
  const count = Object.keys(all).length;
  return fc
    .tuple(
      fc.record(all, { requiredKeys: [] }),
      fc.uniqueArray(fc.nat({ max: count - 1 }), { minLength: 2, maxLength: 6 }),
    )
    .map(([whole, kept]) => {
      const names = Object.keys(all);
      const chosen = kept.map((index) => names[index] ?? '').filter((keyword) => Object.hasOwn(whole, keyword));
      return Object.fromEntries(Object.entries(whole).filter(([keyword]) => chosen.includes(keyword)));
    });
}

test(`of ${SCHEMAS * VALUES} random pairs, each value is judged and explained as an independent implementation judges it`, async () => {
  const schemas = fc.sample(object, { numRuns: SCHEMAS, seed: 2020 });
  expect(await differing(schemas, await compileValidatorsTogether(schemas))).toEqual([]);
});

test(`so are ${SCHEMAS * VALUES} by schemas that contain themselves`, async () => {
  const schemas = fc.sample(recursive, { numRuns: SCHEMAS, seed: 2020 });
  const cases = schemas.map((Itself) => ({ schema: { $ref: ITSELF }, components: { Itself } }));
  expect(await differing(schemas, await compileValidators(cases))).toEqual([]);
});

/** The pairs of a schema and a value on which a validator and the independent judge do not agree. */
async function differing(
  schemas: readonly JsonObject[],
  validators: readonly Validator<unknown>[],
): Promise<readonly unknown[]> {
  const values = fc.sample(value, { numRuns: VALUES * SCHEMAS, seed: 12 });
  const found: unknown[] = [];
  for (const [index, one] of schemas.entries()) {
    const judge = await independentJudge(one);
    for (const given of values.slice(index * VALUES, (index + 1) * VALUES)) {
      const isRight = judge(given);
      const isExplained = validators[index]
        ?.findIssues(given)
        .every(({ severity, expected }) => severity !== 'error' || expected !== 'a value that matches the schema');
      if (validators[index]?.(given) !== isRight || !isExplained)
        found.push({ schema: JSON.stringify(one), value: JSON.stringify(given), isRight, isExplained });
    }
  }
  return found;
}

async function independentJudge(one: JsonObject): Promise<(given: Json) => boolean> {
  const uri = 'https://schema.example/random';
  registerSchema(
    JSON.parse(JSON.stringify(one).replaceAll(ITSELF, '#')),
    uri,
    'https://json-schema.org/draft/2020-12/schema',
  );
  const judge = await validate(uri);
  unregisterSchema(uri);
  return (given) => judge(given as Parameters<typeof judge>[0]).valid;
}
