import { expect, test } from 'vitest';
import {
  citationViolationsIn,
  codeViolationsIn,
  spellingViolationsIn,
  titleViolationsIn,
  violationsIn,
} from '../../scripts/check-words.ts';

test.each([
  ['an exported name on the avoid list', 'a.ts', 'export function readAnswer() {}', ['a.ts:1: readAnswer: ']],
  ['a file name on the avoid list', 'judge-body.ts', '', ['judge-body.ts: ']],
  [
    'a doc comment that begins with a question word',
    'a.ts',
    '\n/** Whether it fits. */',
    ['a.ts:2: begin the comment'],
  ],
  ['a local name on the avoid list', 'a.ts', 'const answer = 1;', []],
  ['a word that only contains one', 'a.ts', 'export const reshaped = 1;', []],
  ['a doc comment that begins with a verb', 'a.ts', '/** Returns whether it fits. */', []],
])('the word check on %s', (_, file, text, want) => {
  const violations = violationsIn(file, text);
  expect(violations).toHaveLength(want.length);
  for (const [index, start] of want.entries()) expect(violations[index]).toContain(start);
});

test.each([
  ['a file name on the avoid list', 'judged-right.test.ts', '', ['judged-right.test.ts: ']],
  ['a title on the avoid list', 'a.test.ts', "\ntest('is told', () => {});", ["a.test.ts:2: 'is told': "]],
  [
    'the title of a table',
    'a.test.ts',
    "test.each([[f(1)]])('%s is judged', () => {});",
    ["a.test.ts:1: '%s is judged'"],
  ],
  [
    'a title after a long table',
    'a.test.ts',
    "test.each([\n  [f(g(h(1)))],\n] as const)(\n  '%s is made anew',\n  () => {},\n);",
    ["a.test.ts:3: '%s is made anew'"],
  ],
  ['a title in plain words', 'a.test.ts', "test('reports it', () => { const told = 1; });", []],
])('the check of titles on %s', (_, file, text, want) => {
  const violations = titleViolationsIn(file, text);
  expect(violations).toHaveLength(want.length);
  for (const [index, start] of want.entries()) expect(violations[index]).toContain(start);
});

test.each([
  ['a British spelling in a comment', '// Its behaviour.', ['a.ts:1: spell "behaviour" as "behavior"']],
  ['one at the beginning of a sentence', 'Colours are off.', ['a.ts:1: spell "Colours" as "colors"']],
  ['one in a name', '\nconst hasBehaviour = 1;', ['a.ts:2: spell "Behaviour" as "behavior"']],
  ['an American spelling', 'const behavior = colorOf(1);', []],
])('the check of spelling on %s', (_, text, want) => {
  expect(spellingViolationsIn('a.ts', text)).toEqual(want);
});

test.each([
  ['a local name', 'a.ts', 'const answer = 1;', ['a.ts:1: the glossary avoids "answer"; use response']],
  ['a part of a local name', 'a.ts', '\nisAnswered();', ['a.ts:2: the glossary avoids "answered"; use responded']],
  ['a comment', 'a.ts', '// It is made anew.', ['a.ts:1: the glossary avoids "anew"; use again']],
  ['a word that only contains one', 'a.ts', 'const recommended = amend();', []],
  ['a file in which the word has its own meaning', 'evolve/review.ts', 'const answer = 1;', []],
])('the check of code on %s', (_, file, text, want) => {
  expect(codeViolationsIn(file, text)).toEqual(want);
});

test.each([
  ['a rule', '\n/** Sends JSON (R011). */', ['a.ts:2: "R011" is of one platform: state it in spec/']],
  ['a line of the sources', '// domains L189', ['a.ts:1: "domains L189" is of one platform: state it in spec/']],
  ['a right or another name', "const right = 'A10206'; const R = 1; const R12 = 2;", []],
])('the check of citations on %s', (_, text, want) => {
  expect(citationViolationsIn('a.ts', text)).toEqual(want);
});
