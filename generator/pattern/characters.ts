import { createRequire } from 'node:module';
import type { AST } from '@eslint-community/regexpp';
import { type CharacterRange, CharacterSet } from './character-set.ts';
import type { CharactersOf } from './pattern-graph.ts';

type Part = AST.CharacterClassElement | AST.CharacterSet;

/**
 * What `\d`, `\w` and `\s` stand for, and what `.` does not (ECMA-262, 22.2.2), each by its first and last character.
 */
const DIGITS = ranges(['09']);
const WORD = ranges(['09', 'AZ', '__', 'az']);
const LINE_ENDS = ranges(['\n\n', '\r\r', '\u2028\u2029']);
const SPACE = ranges([
  '\t\r',
  '  ',
  '\u00a0\u00a0',
  '\u1680\u1680',
  '\u2000\u200a',
  '\u2028\u2029',
  '\u202f\u202f',
  '\u205f\u205f',
  '\u3000\u3000',
  '\ufeff\ufeff',
]);

const require = createRequire(import.meta.url);

/** Finds the characters that an element matches; elements that are written alike share them. */
export function charactersFinder(): CharactersOf {
  const known = new Map<string, CharacterSet>();
  return (element) => {
    const set = known.get(element.raw) ?? charactersIn(element);
    known.set(element.raw, set);
    return set;
  };
}

function charactersIn(element: AST.Character | AST.CharacterSet | AST.CharacterClass): CharacterSet {
  const parts: readonly Part[] = element.type === 'CharacterClass' ? element.elements : [element];
  const set = new CharacterSet(parts.flatMap(rangesOf));
  return element.type === 'CharacterClass' && element.negate ? set.negate() : set;
}

function rangesOf(part: Part): readonly CharacterRange[] {
  switch (part.type) {
    case 'Character':
      return [{ min: part.value, max: part.value }];
    case 'CharacterClassRange':
      return [{ min: part.min.value, max: part.max.value }];
    case 'CharacterSet':
      return rangesOfSet(part);
    case 'ExpressionCharacterClass':
    case 'CharacterClass':
    case 'ClassStringDisjunction':
      // These stand in classes of the flag v only.
      return [];
  }
}

function rangesOfSet(set: AST.CharacterSet): readonly CharacterRange[] {
  switch (set.kind) {
    case 'any':
      return ranged(LINE_ENDS, { negate: true });
    case 'digit':
      return ranged(DIGITS, set);
    case 'word':
      return ranged(WORD, set);
    case 'space':
      return ranged(SPACE, set);
    case 'property':
      return set.strings ? [] : rangesOfProperty(set);
  }
}

function ranged(
  of: readonly CharacterRange[],
  { negate }: Pick<AST.EscapeCharacterSet, 'negate'>,
): readonly CharacterRange[] {
  return negate ? new CharacterSet(of).negate().ranges : of;
}

/** The tables of Unicode are a large library, loaded when they are first needed. */
function rangesOfProperty(property: AST.CharacterUnicodePropertyCharacterSet): readonly CharacterRange[] {
  const { JS }: typeof import('refa') = require('refa');
  return JS.createCharSet([property], { unicode: true }).ranges;
}

function ranges(edges: readonly string[]): readonly CharacterRange[] {
  return edges.map((edge) => ({ min: edge.charCodeAt(0), max: edge.charCodeAt(1) }));
}
