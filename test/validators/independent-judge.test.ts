import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generator/model/json.ts';
import { validatorsTogether } from '../suites/judge-schemas.ts';

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
const { object } = fc.letrec<{ schema: Json; object: JsonObject }>((tie) => ({
  schema: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.boolean(), tie('object')),
  object: keywords(tie('schema')),
}));

/** A few keywords at a time, of all that constrain. */
function keywords(inner: Arbitrary<Json>): Arbitrary<JsonObject> {
  const some = fc.array(inner, { minLength: 1, maxLength: 3 });
  const named = fc.dictionary(name, inner, { maxKeys: 3, noNullPrototype: true });
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
    items: inner,
    prefixItems: some,
    contains: inner,
    minItems: small,
    maxItems: small,
    uniqueItems: fc.boolean(),
    properties: named,
    patternProperties: fc.dictionary(fc.constantFrom('^a', 'b', '^_'), inner, { maxKeys: 2, noNullPrototype: true }),
    additionalProperties: inner,
    propertyNames: inner,
    required: fc.uniqueArray(name, { maxLength: 2 }),
    minProperties: small,
    maxProperties: small,
    dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    dependentSchemas: named,
    allOf: some,
    anyOf: some,
    oneOf: some,
    not: inner,
    if: inner,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: inner,
    else: inner,
    unevaluatedProperties: inner,
    unevaluatedItems: inner,
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
  const values = fc.sample(value, { numRuns: VALUES * SCHEMAS, seed: 12 });
  const validators = await validatorsTogether(schemas);
  const differing: unknown[] = [];
  for (const [index, one] of schemas.entries()) {
    const judge = await independentJudge(one);
    for (const given of values.slice(index * VALUES, (index + 1) * VALUES)) {
      const isRight = judge(given);
      const isExplained = validators[index]
        ?.review(given)
        .every(({ severity, expected }) => severity !== 'error' || expected !== 'a value of the described shape');
      if (validators[index]?.(given) !== isRight || !isExplained)
        differing.push({ schema: JSON.stringify(one), value: JSON.stringify(given), isRight, isExplained });
    }
  }
  expect(differing).toEqual([]);
});

async function independentJudge(one: Json): Promise<(given: Json) => boolean> {
  const uri = 'https://schema.example/random';
  const document = typeof one === 'boolean' ? (one ? {} : { not: {} }) : one;
  registerSchema({ ...(document as object) }, uri, 'https://json-schema.org/draft/2020-12/schema');
  const judge = await validate(uri);
  unregisterSchema(uri);
  return (given) => judge(given as Parameters<typeof judge>[0]).valid;
}
