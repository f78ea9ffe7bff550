import { expect, test } from 'vitest';
import { rule, selectRules } from '../../../generator/load/visitor.ts';
import type { JsonObject } from '../../../generator/model/json.ts';

const select = selectRules([rule('first', 'a', 'b'), rule('always'), rule('last', 'c')]);

const cases: readonly { readonly title: string; readonly given: JsonObject; readonly want: readonly string[] }[] = [
  { title: 'without members', given: {}, want: ['always'] },
  { title: 'with an unknown member', given: { d: 1 }, want: ['always'] },
  {
    title: 'with an unknown member and a key of a rule',
    given: { d: 1, a: 1 },
    want: ['first', 'always'],
  },
  { title: 'with both keys of one rule', given: { b: 1, a: 1 }, want: ['first', 'always'] },
  { title: 'with keys in another order than the rules', given: { c: 1, a: 1 }, want: ['first', 'always', 'last'] },
  {
    title: 'with a key that every object inherits',
    given: { constructor: 1, c: 1 },
    want: ['always', 'last'],
  },
];

test.for(cases)('selects the rules of an object $title in their order', ({ given, want }) => {
  expect(select(given)).toEqual(want);
});
