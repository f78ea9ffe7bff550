import { createRequire } from 'node:module';
import type { AST } from '@eslint-community/regexpp';
import { charactersFinder } from './pattern/characters.ts';
import { hasManyWays } from './pattern/has-many-ways.ts';
import { longestText } from './pattern/longest-text.ts';
import { drawPattern, type PatternGraph } from './pattern/pattern-graph.ts';
import { shortenPattern } from './pattern/shorten-pattern.ts';

/** Without a choice there is one way at each character, and it is no longer than the pattern. */
const CHOOSES = /[*+?{|]/;
/** Repetitions that have no end, or another end than their begin. */
const ENDLESS = /[*+]|\{\d+,/;
const COUNTED = /\{(\d+)\}/g;
/** So many steps at a character are never too many. */
const FEW = 500;

const require = createRequire(import.meta.url);

/**
 * Whether matching a valid pattern by trying can take more steps than a small multiple of the text's length, so that a
 * hostile text of a few characters, or of some thousands, keeps a validator busy. A pattern is costly unless it is
 * shown that it is not.
 */
export function isCostly(pattern: string): boolean {
  if (!CHOOSES.test(pattern) || hasFewWays(pattern)) return false;
  return [false, true].every((isExact) => {
    const graph = draw(pattern, isExact);
    return graph === undefined || hasManyWays(graph);
  });
}

/**
 * Whether a pattern has so few ways that nobody has to draw them: what repeats nothing without end reads no more than
 * so many characters from where it begins, and each choice doubles the ways at most. Signs that are read as choices and
 * are none, in a class say, only make it ask further.
 */
function hasFewWays(pattern: string): boolean {
  if (ENDLESS.test(pattern)) return false;
  const counts = [...pattern.matchAll(COUNTED)].map(([, count]) => Math.max(1, Number(count)));
  const choices = pattern.split(/[?|]/).length - 1;
  // What is repeated may hold choices and repetitions itself.
  const times = counts.reduce((product, count) => product * count, 1);
  return pattern.length * times * 2 ** (choices * times) <= FEW;
}

/** The length up to which a costly pattern may be tried all the same; 0 where none is known to be safe. */
export function longestTried(pattern: string): number {
  return Math.max(
    ...[false, true].map((isExact) => {
      const graph = draw(pattern, isExact);
      return graph === undefined ? 0 : longestText(graph);
    }),
  );
}

/**
 * A valid pattern that is found in the same texts, and that costs less where the repetition at an edge made it costly.
 */
export function shortened(pattern: string): string {
  return shortenPattern(pattern, parse);
}

/** Whether a text is a pattern at all: a regular expression of ECMA-262, with Unicode. */
export function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function draw(pattern: string, isExact: boolean): PatternGraph | undefined {
  return drawPattern(parse(pattern), { charactersOf: charactersFinder(), isExact });
}

/** The library is loaded when it is first needed. */
function parse(pattern: string): AST.Pattern {
  const { RegExpParser }: typeof import('@eslint-community/regexpp') = require('@eslint-community/regexpp');
  return new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
}
