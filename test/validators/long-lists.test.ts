import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '#shared/validation/validator.ts';
import { compileValidators } from '../suites/compile-validators.ts';

/** More members than one function validates. */
const COUNT = 1200;
const indices = Array.from({ length: COUNT }, (_, index) => index);
const last = COUNT - 1;

const SCHEMAS = {
  oneOf: { oneOf: [...indices.map((index) => ({ const: index })), { const: 0 }, { type: 'string' }, { minLength: 2 }] },
  anyOf: { anyOf: indices.map((index) => ({ multipleOf: 1000 + index })) },
  allOf: { allOf: indices.map((index) => ({ minimum: index })) },
  prefixItems: { type: 'array', prefixItems: indices.map((index) => ({ maximum: index })) },
  dependentRequired: { dependentRequired: Object.fromEntries(indices.map((index) => [`a${index}`, [`b${index}`]])) },
  dependentSchemas: {
    dependentSchemas: Object.fromEntries(indices.map((index) => [`a${index}`, { required: [`b${index}`] }])),
  },
} satisfies Readonly<Record<string, Json>>;

type Keyword = keyof typeof SCHEMAS;

let validators: ReadonlyMap<string, Validator<unknown>>;

beforeAll(async () => {
  const compiled = await compileValidators(Object.values(SCHEMAS).map((schema) => ({ schema })));
  validators = new Map(Object.keys(SCHEMAS).map((name, index) => [name, compiled[index] as Validator<unknown>]));
});

test.each<readonly [keyword: Keyword, value: unknown, isValid: boolean]>([
  ['oneOf', 1, false], // the last variant matches every number
  ['oneOf', 'a', true],
  ['oneOf', 'ab', false],
  ['anyOf', 1000 + last, true],
  ['anyOf', 999, false],
  ['allOf', last, true],
  ['allOf', last - 1, false],
  ['prefixItems', indices, true],
  ['prefixItems', [0, 1], true],
  ['prefixItems', [1], false],
  ['prefixItems', [...indices.slice(0, -1), COUNT], false],
  ['dependentRequired', { a3: 1, b3: 1, [`a${last}`]: 1, [`b${last}`]: 1 }, true],
  ['dependentRequired', { a3: 1 }, false],
  ['dependentRequired', { [`a${last}`]: 1 }, false],
  ['dependentSchemas', { a3: 1, b3: 1 }, true],
  ['dependentSchemas', { [`a${last}`]: 1 }, false],
])('a very long %s, given %j → %s', (keyword, value, isValid) => {
  expect(validators.get(keyword)?.(value)).toBe(isValid);
  expect(validators.get(keyword)?.validate(value).ok).toBe(isValid);
});
