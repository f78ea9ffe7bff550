import { RegExpParser } from '@eslint-community/regexpp';
import { expect, test } from 'vitest';
import { type CharacterElement, createCharactersOf } from '#shared/regexp/character-set.ts';

/** The whole Basic Multilingual Plane, which holds every character of an escape, and some characters beyond. */
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
])('%s has the characters that the engine matches', (element) => {
  const set = createCharactersOf()(parseElement(element));
  const pattern = new RegExp(`^${element}$`, 'u');
  expect(
    CHARACTERS.filter((character) => set.has(character) !== pattern.test(String.fromCodePoint(character))),
  ).toEqual([]);
});

function parseElement(element: string): CharacterElement {
  const [only] = new RegExpParser().parsePattern(element, 0, element.length, { unicode: true }).alternatives;
  const [first] = only?.elements ?? [];
  if (first?.type !== 'Character' && first?.type !== 'CharacterSet' && first?.type !== 'CharacterClass')
    throw new Error(`${element} does not match one character`);
  return first;
}
