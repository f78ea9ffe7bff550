import { RegExpParser } from '@eslint-community/regexpp';
import { expect, test } from 'vitest';
import { charactersFinder } from '../../../generator/pattern/characters.ts';

/** All of the first plane, where everything stands that an escape names, and some beyond. */
const CHARACTERS = [...Array.from({ length: 0x10000 }, (_, index) => index), 0x10000, 0x1f600, 0x10fffe, 0x10ffff];

test.for([
  'a',
  '\\u{1F600}',
  '.',
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
  '[a-z]',
  '[^a-z]',
  '[z-\\u{10FFFF}a-mb-c]',
  '[\\d._\\-/]',
  '[^\\s\\d]',
  '[\\W\\d]',
  '[\\s\\S]',
  '[^\\s\\S]',
  '[]',
  '[^]',
  '\\p{Script=Hebrew}',
  '[^\\P{ASCII}x]',
])('%s are the characters that it matches', (element) => {
  const set = charactersFinder()(parsed(element));
  const pattern = new RegExp(`^${element}$`, 'u');
  expect(
    CHARACTERS.filter((character) => set.has(character) !== pattern.test(String.fromCodePoint(character))),
  ).toEqual([]);
});

function parsed(element: string): Parameters<ReturnType<typeof charactersFinder>>[0] {
  const [only] = new RegExpParser().parsePattern(element, 0, element.length, { unicode: true }).alternatives;
  const [first] = only?.elements ?? [];
  if (first?.type !== 'Character' && first?.type !== 'CharacterSet' && first?.type !== 'CharacterClass')
    throw new Error(`${element} is no such element`);
  return first;
}
