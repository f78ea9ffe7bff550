import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '#shared/validation/validator.ts';
import { compileValidatorsTogether } from '../suites/compile-validators.ts';

/** Schemas, each with valid and invalid values. */
const CASES: readonly (readonly [schema: Json, valid: readonly unknown[], invalid: readonly unknown[]])[] = [
  // Keywords of one type do not apply to an integer.
  [{ type: ['string', 'integer'], pattern: '^a', maxLength: 2 }, ['a', 5, 500], ['b', 'abc', 5.5]],
  [{ type: ['string', 'integer', 'null'], format: 'date' }, ['2024-01-31', 5, null], ['5', 5.5, true]],
  [{ type: ['object', 'integer'], required: ['a'] }, [{ a: 1 }, 5], [{}, [], '5']],
  [{ type: ['array', 'integer'], items: { type: 'string' } }, [[], ['a'], 5], [[5], {}, '5']],
  [{ type: ['integer', 'string'], minimum: 3 }, [3, 'a'], [2, 3.5]],
  [{ type: ['number', 'integer'], minimum: 3 }, [3, 3.5], [2]],
  // multipleOf compares decimal digits, not binary fractions.
  [{ multipleOf: 0.01 }, [19.99, -4.35, 0, 1e21, 0.07, 'a'], [19.999, 1e-7, Infinity]],
  [{ multipleOf: 0.1 }, [0.3, 1.1, 7], [0.30000000000000004]],
  [{ multipleOf: 1e-8 }, [1.00000001, 12391239123], [1.000000001]],
  [{ multipleOf: 0.5 }, [1e308, 4.5], [4.25]],
  [{ multipleOf: 7 }, [0, -0, 14, -7], [1e21, 7.5, Infinity]],
  [{ multipleOf: 5 }, [9007199254740995n], [9007199254740993n]],
  [
    { type: ['integer', 'string'], maximum: 10, multipleOf: 5 },
    [-9007199254740995n, '9'],
    [9007199254740995n, 15, -7n],
  ],
  // A property that is undefined is absent.
  [
    { anyOf: [{ properties: { a: {} } }, { properties: { b: {} } }], unevaluatedProperties: false },
    [{ a: 1, b: undefined }, { a: undefined }],
    [{ c: 1 }],
  ],
];

let validators: readonly Validator<unknown>[];

beforeAll(async () => {
  validators = await compileValidatorsTogether(CASES.map(([schema]) => schema));
});

test.for(CASES.map((one, index) => [JSON.stringify(one[0]), index] as const))(
  '%s accepts the valid values and rejects the others with issues',
  ([, index]) => {
    const [, valid, invalid] = CASES[index] ?? [true, [], []];
    const validator = validators[index];
    expect(valid.filter((value) => !validator?.(value) || !validator.validate(value).ok)).toEqual([]);
    expect(invalid.filter((value) => validator?.(value) || validator?.validate(value).ok)).toEqual([]);
  },
);
