import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '../../templates/shared/validation/validator.ts';
import { compileValidatorsTogether } from '../suites/compile-validators.ts';

/** A schema, values that it takes, and values that it refuses. */
const CASES: readonly (readonly [schema: Json, right: readonly unknown[], wrong: readonly unknown[]])[] = [
  // What is said of one type says nothing of an integer beside it.
  [{ type: ['string', 'integer'], pattern: '^a', maxLength: 2 }, ['a', 5, 500], ['b', 'abc', 5.5]],
  [{ type: ['string', 'integer', 'null'], format: 'date' }, ['2024-01-31', 5, null], ['5', 5.5, true]],
  [{ type: ['object', 'integer'], required: ['a'] }, [{ a: 1 }, 5], [{}, [], '5']],
  [{ type: ['array', 'integer'], items: { type: 'string' } }, [[], ['a'], 5], [[5], {}, '5']],
  [{ type: ['integer', 'string'], minimum: 3 }, [3, 'a'], [2, 3.5]],
  [{ type: ['number', 'integer'], minimum: 3 }, [3, 3.5], [2]],
  // Numbers are multiples as they are written.
  [{ multipleOf: 0.01 }, [19.99, -4.35, 0, 1e21, 0.07, 'a'], [19.999, 1e-7, Infinity]],
  [{ multipleOf: 0.1 }, [0.3, 1.1, 7], [0.30000000000000004]],
  [{ multipleOf: 1e-8 }, [1.00000001, 12391239123], [1.000000001]],
  [{ multipleOf: 0.5 }, [1e308, 4.5], [4.25]],
  [{ multipleOf: 7 }, [0, -0, 14, -7], [1e21, 7.5, Infinity]],
  // What is undefined is not there.
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
  '%s takes and refuses what it should, and says why',
  ([, index]) => {
    const [, right, wrong] = CASES[index] ?? [true, [], []];
    const judge = validators[index];
    expect(right.filter((value) => !judge?.(value) || !judge.validate(value).ok)).toEqual([]);
    expect(wrong.filter((value) => judge?.(value) || judge?.validate(value).ok)).toEqual([]);
  },
);
