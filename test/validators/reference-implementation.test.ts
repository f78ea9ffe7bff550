// Runs in `npm run test:rest`.
import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generator/model/json.ts';
import type { Validator } from '#shared/validation/validator.ts';
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

/** Creates arbitrary schemas; the schemas of a value's parts may also be one of the given. */
function schemasWith(others: readonly Arbitrary<Json>[]): Arbitrary<JsonObject> {
  const { object: made } = fc.letrec<{ schema: Json; part: Json; object: JsonObject }>((tie) => ({
    schema: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.boolean(), tie('object')),
    part: others.length === 0 ? tie('schema') : fc.oneof(tie('schema'), ...others),
    object: keywords(tie('schema'), tie('part')),
  }));
  return made;
}

/** Creates arbitrary objects with a few of all keywords; `inner` applies to the value itself, `part` to its parts. */
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

test(`${SCHEMAS * VALUES} random pairs of schema and value get the same result as from Hyperjump`, async () => {
  const schemas = fc.sample(object, { numRuns: SCHEMAS, seed: 2020 });
  expect(await findDifferences(schemas, await compileValidatorsTogether(schemas))).toEqual([]);
});

test(`${SCHEMAS * VALUES} random pairs with recursive schemas get the same result as from Hyperjump`, async () => {
  const schemas = fc.sample(recursive, { numRuns: SCHEMAS, seed: 2020 });
  const cases = schemas.map((Itself) => ({ schema: { $ref: ITSELF }, components: { Itself } }));
  expect(await findDifferences(schemas, await compileValidators(cases))).toEqual([]);
});

/** Returns the pairs of schema and value for which our validator and the reference implementation differ. */
async function findDifferences(
  schemas: readonly JsonObject[],
  validators: readonly Validator<unknown>[],
): Promise<readonly unknown[]> {
  const values = fc.sample(value, { numRuns: VALUES * SCHEMAS, seed: 12 });
  const found: unknown[] = [];
  for (const [index, one] of schemas.entries()) {
    const isValidByReference = await referenceValidator(one);
    for (const given of values.slice(index * VALUES, (index + 1) * VALUES)) {
      const isValid = isValidByReference(given);
      const isExplained = validators[index]
        ?.findIssues(given)
        .every(({ severity, expected }) => severity !== 'error' || expected !== 'a value that matches the schema');
      if (validators[index]?.(given) !== isValid || !isExplained)
        found.push({ schema: JSON.stringify(one), value: JSON.stringify(given), isValid, isExplained });
    }
  }
  return found;
}

async function referenceValidator(one: JsonObject): Promise<(given: Json) => boolean> {
  const uri = 'https://schema.example/random';
  registerSchema(
    JSON.parse(JSON.stringify(one).replaceAll(ITSELF, '#')),
    uri,
    'https://json-schema.org/draft/2020-12/schema',
  );
  const check = await validate(uri);
  unregisterSchema(uri);
  return (given) => check(given as Parameters<typeof check>[0]).valid;
}
