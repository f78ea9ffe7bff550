import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '#shared/validation/validator.ts';
import { compileValidators } from '../suites/compile-validators.ts';

/** Validating each level twice for each level above it would take exponential time. */
const LEVELS = 300;

const termSchema: Json = { $ref: '#/components/schemas/Term' };
/** Properties in alphabetical order, as generators write them: the tag comes last. */
const pair = (operator: string): Json => ({
  type: 'object',
  required: ['left', 'operator', 'right'],
  properties: { left: termSchema, right: termSchema, operator: { const: operator } },
});
const leaf: Json = { type: 'object', required: ['operator'], properties: { operator: { const: 'leaf' } } };
const components = {
  Term: { oneOf: [pair('and'), pair('or'), leaf] },
};

const end = { operator: 'leaf' };

let term: Validator<unknown> | undefined;

beforeAll(async () => {
  [term] = await compileValidators([{ schema: termSchema, components }]);
});

function nested(last: unknown): unknown {
  let value = last;
  for (let level = 0; level < LEVELS; level += 1)
    value = { left: value, operator: level % 2 ? 'or' : 'and', right: end };
  return value;
}

test('nested variants are validated once at each level', () => {
  expect(term?.(nested(end))).toBe(true);
  expect(term?.(nested({ operator: 'loaf' }))).toBe(false);
});

test('an issue at the deepest level has its full pointer', () => {
  expect(term?.validate(nested(end)).ok).toBe(true);
  const result = term?.validate(nested({ operator: 'and', left: end }));
  expect(result?.ok === false && result.issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    `missing ${'/left'.repeat(LEVELS)}/right`,
  ]);
});
