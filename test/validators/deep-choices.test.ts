import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '../../templates/shared/validation/validator.ts';
import { compileValidators } from '../suites/compile-validators.ts';

/** Were each level judged twice for each level above it, nobody would see the end. */
const LEVELS = 300;

const whole: Json = { $ref: '#/components/schemas/Term' };
/** As generators write them, in alphabetical order: what tells the variants apart stands last. */
const pair = (operator: string): Json => ({
  type: 'object',
  required: ['left', 'operator', 'right'],
  properties: { left: whole, right: whole, operator: { const: operator } },
});
const leaf: Json = { type: 'object', required: ['operator'], properties: { operator: { const: 'leaf' } } };
const components = {
  Term: { oneOf: [pair('and'), pair('or'), leaf] },
};

const end = { operator: 'leaf' };

let term: Validator<unknown> | undefined;

beforeAll(async () => {
  [term] = await compileValidators([{ schema: whole, components }]);
});

function nested(last: unknown): unknown {
  let value = last;
  for (let level = 0; level < LEVELS; level += 1)
    value = { left: value, operator: level % 2 ? 'or' : 'and', right: end };
  return value;
}

test('a choice inside a choice, and so on, is judged once at each level', () => {
  expect(term?.(nested(end))).toBe(true);
  expect(term?.(nested({ operator: 'loaf' }))).toBe(false);
});

test('what is wrong at its end is told of at its place', () => {
  expect(term?.validate(nested(end)).ok).toBe(true);
  const result = term?.validate(nested({ operator: 'and', left: end }));
  expect(result?.ok === false && result.issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    `missing ${'/left'.repeat(LEVELS)}/right`,
  ]);
});
