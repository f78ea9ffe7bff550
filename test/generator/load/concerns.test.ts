import { expect, test } from 'vitest';
import { about, concerning } from '../../../generator/load/concerns.ts';
import type { JsonObject } from '../../../generator/model/json.ts';

const actsOn = concerning([about('first', 'a', 'b'), about('always'), about('last', 'c')]);

const cases: readonly { readonly title: string; readonly given: JsonObject; readonly want: readonly string[] }[] = [
  { title: 'without members', given: {}, want: ['always'] },
  { title: 'with a member that nothing is about', given: { d: 1 }, want: ['always'] },
  {
    title: 'with a member that nothing is about, and one that something is',
    given: { d: 1, a: 1 },
    want: ['first', 'always'],
  },
  { title: 'with two members that one thing is about', given: { b: 1, a: 1 }, want: ['first', 'always'] },
  { title: 'with members in another order than the list', given: { c: 1, a: 1 }, want: ['first', 'always', 'last'] },
  {
    title: 'with a member named as what every object inherits',
    given: { constructor: 1, c: 1 },
    want: ['always', 'last'],
  },
];

test.for(cases)('of an object $title, all that is called for is done in the order of the list', ({ given, want }) => {
  expect([actsOn(given), actsOn(given)]).toEqual([want, want]);
});
