// Runs in `npm run test:rest`.
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '#mock/json.ts';
import { patternSampler } from '#mock/sample/pattern.ts';
import { isSampled } from '#mock/sample/result.ts';
import { sample } from '#mock/sample/sampler.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';

function samplesOf(schema: Json, schemas: JsonObject = {}, seed?: number): Json | undefined {
  const root: JsonObject = { openapi: '3.1.0', schema, components: { schemas } };
  const validators = new SchemaValidators(root, 'writeOnly');
  const isValid = (value: Json, parts: readonly { readonly schema: Json }[]): boolean =>
    validators.validatorFor({ allOf: parts.map((part) => part.schema) })(value).length === 0;
  const made = sample({ pointer: '/schema', schema }, { root, isValid, seed });
  return isSampled(made) ? made.value : undefined;
}

describe('a pattern', () => {
  test.each([
    '^[A-Z]{3}-\\d{2}$',
    '^(?:red|green)(?<size>\\d+)x\\k<size>$',
    '^(a|b)\\1$',
    '^[^a-zA-Z0-9]{2}$',
    '^\\p{Lu}\\p{Ll}+$',
    '^\\u0041[\\x42-\\x44]$',
    '^[\\u0400-\\u0410]{3}$',
    '(?<=x)y',
    '^(?=.*[A-Z])(?=.*\\d).{8,}$',
    '^\\S+@\\S+\\.[a-z]{2,}$',
    '^[\\w-.]+$',
    '^$|^x{2}$',
  ])('%s has samples', (pattern) => {
    const schema = { type: 'string', pattern };
    for (const seed of [undefined, 1, 2, 3]) {
      const made = samplesOf(schema, {}, seed);
      expect(typeof made === 'string' && newExpression(pattern).test(made)).toBe(true);
    }
  });

  test('satisfies minLength', () => {
    expect(samplesOf({ type: 'string', pattern: '^[a-z]+$', minLength: 9, maxLength: 9 })).toMatch(/^[a-z]{9}$/);
  });

  test('an invalid pattern has no samples', () => {
    expect(patternSampler('(')).toBeUndefined();
  });
});

function newExpression(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

test('the same seed gives the same value, another seed another one', () => {
  const schema = { type: 'array', minItems: 5, items: { type: 'string' } };
  expect(samplesOf(schema, {}, 7)).toEqual(samplesOf(schema, {}, 7));
  expect(samplesOf(schema, {}, 7)).not.toEqual(samplesOf(schema, {}, 8));
});

const name = fc.constantFrom('a', 'b', 'c');
const bounds = (low: string, high: string) =>
  fc.record({ [low]: fc.integer({ min: 0, max: 2 }), [high]: fc.integer({ min: 2, max: 5 }) }, { requiredKeys: [] });

/** Schemas for each of which there is a value, in all keywords that construction satisfies by itself. */
const { schema: satisfiable } = fc.letrec<{ schema: Json }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Json>({}, { type: 'boolean' }, { enum: ['x', 1, null] }, { const: { a: 1 } }, { type: 'null' }),
    fc.record({
      type: fc.constantFrom('integer', 'number'),
      minimum: fc.integer({ min: -9, max: 0 }),
      maximum: fc.integer({ min: 5, max: 9 }),
      multipleOf: fc.constantFrom(0.5, 1, 2.5, 5),
    }),
    fc.tuple(bounds('minLength', 'maxLength')).map(([more]) => ({ type: 'string', ...more })),
    fc
      .tuple(tie('schema'), bounds('minItems', 'maxItems'))
      .map(([items, more]) => ({ type: 'array', items, ...more }) as Json),
    fc
      .tuple(tie('schema'), tie('schema'), fc.array(name, { maxLength: 2 }), tie('schema'))
      .map(([a, b, required, others]) => ({
        type: 'object',
        properties: { a, b },
        required: [...new Set(required)],
        additionalProperties: others,
      })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
  ) as fc.Arbitrary<Json>,
}));

const ajv = new Ajv2020({ strict: false, logger: false });

test('fixed and random samples of satisfiable schemas are valid by another validator', () => {
  const isLong = process.env['TEST_LONG'] !== undefined;
  fc.assert(
    fc.property(satisfiable, fc.integer({ min: 0, max: 9 }), (schema, seed) => {
      const isValid = ajv.compile(isObject(schema) ? { ...schema } : Boolean(schema));
      for (const value of [samplesOf(schema), samplesOf(schema, {}, seed)]) {
        isValid(value);
        expect({ value, errors: isValid.errors }).toEqual({ value, errors: null });
      }
    }),
    { numRuns: isLong ? 2_000 : 60, seed: 11 },
  );
});
