import type { AST } from '@eslint-community/regexpp';
import { loadPackage } from '../packages.ts';

/** A range of code points, both ends included. */
export interface CharacterRange {
  readonly min: number;
  readonly max: number;
}

/** The highest code point of Unicode. */
export const MAX_CODE_POINT = 0x10ffff;

/** A set of code points. */
export class CharacterSet {
  /** Sorted, without overlaps. */
  readonly ranges: readonly CharacterRange[];

  /** @param ranges - in any order; they may overlap */
  constructor(ranges: readonly CharacterRange[]) {
    this.ranges = mergeRanges(ranges);
  }

  has(codePoint: number): boolean {
    for (const { min, max } of this.ranges) if (codePoint <= max) return codePoint >= min;
    return false;
  }

  /** Returns the set of all other code points. */
  negate(): CharacterSet {
    const starts = [0, ...this.ranges.map(({ max }) => max + 1)];
    const ends = [...this.ranges.map(({ min }) => min - 1), MAX_CODE_POINT];
    const gaps = starts.map((min, index) => ({ min, max: ends[index] ?? MAX_CODE_POINT }));
    return new CharacterSet(gaps.filter(({ min, max }) => min <= max));
  }
}

/** The set of all code points. */
export const ANY_CHARACTER: CharacterSet = new CharacterSet([{ min: 0, max: MAX_CODE_POINT }]);

function mergeRanges(ranges: readonly CharacterRange[]): readonly CharacterRange[] {
  const merged: CharacterRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.min - other.min)) {
    const last = merged.at(-1);
    if (last === undefined || range.min > last.max + 1) merged.push(range);
    else merged[merged.length - 1] = { min: last.min, max: Math.max(last.max, range.max) };
  }
  return merged;
}

/** An element of a pattern that matches one character. */
export type CharacterElement = AST.Character | AST.CharacterSet | AST.CharacterClass;

/** Returns the characters that an element matches. */
export type CharactersOf = (element: CharacterElement) => CharacterSet;

/**
 * Creates a function that returns the characters of an element. Elements with the same source text share one set, so
 * that sets can be compared by identity.
 */
export function createCharactersOf(): CharactersOf {
  const sets = new Map<string, CharacterSet>();
  return (element) => {
    const set = sets.get(element.raw) ?? charactersOf(element);
    sets.set(element.raw, set);
    return set;
  };
}

/**
 * `\d`, `\w`, `\s`, and the line terminators that `.` does not match (ECMA-262, 22.2.2), as pairs of first and last.
 */
const DIGITS = rangesOf(['09']);
const WORD = rangesOf(['09', 'AZ', '__', 'az']);
const LINE_TERMINATORS = rangesOf(['\n\n', '\r\r', '\u2028\u2029']);
const SPACE = rangesOf([
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

function rangesOf(pairs: readonly string[]): readonly CharacterRange[] {
  return pairs.map((pair) => ({ min: pair.charCodeAt(0), max: pair.charCodeAt(1) }));
}

function charactersOf(element: CharacterElement): CharacterSet {
  const parts = element.type === 'CharacterClass' ? element.elements : [element];
  const set = new CharacterSet(parts.flatMap(partRanges));
  return element.type === 'CharacterClass' && element.negate ? set.negate() : set;
}

function partRanges(part: AST.CharacterClassElement | AST.CharacterSet): readonly CharacterRange[] {
  switch (part.type) {
    case 'Character':
      return [{ min: part.value, max: part.value }];
    case 'CharacterClassRange':
      return [{ min: part.min.value, max: part.max.value }];
    case 'CharacterSet':
      return characterSetRanges(part);
    case 'ExpressionCharacterClass':
    case 'CharacterClass':
    case 'ClassStringDisjunction':
      // Only the flag v allows these inside a class.
      return [];
  }
}

function characterSetRanges(set: AST.CharacterSet): readonly CharacterRange[] {
  switch (set.kind) {
    case 'any':
      return negateIf(true, LINE_TERMINATORS);
    case 'digit':
      return negateIf(set.negate, DIGITS);
    case 'word':
      return negateIf(set.negate, WORD);
    case 'space':
      return negateIf(set.negate, SPACE);
    case 'property':
      return set.strings ? [] : propertyRanges(set);
  }
}

function negateIf(isNegated: boolean, ranges: readonly CharacterRange[]): readonly CharacterRange[] {
  return isNegated ? new CharacterSet(ranges).negate().ranges : ranges;
}

/** Looks up a Unicode property. The library with the Unicode tables is large, so it is loaded on first use. */
function propertyRanges(property: AST.CharacterUnicodePropertyCharacterSet): readonly CharacterRange[] {
  const { JS } = loadPackage<typeof import('refa')>('refa');
  return JS.createCharSet([property], { unicode: true }).ranges;
}
