import type { AST } from '@eslint-community/regexpp';
import { loadPackage } from '../packages.ts';
import { isAmbiguous, MAX_STEPS_PER_CHARACTER, maxSafeLength as maxSafeLengthOf } from './ambiguity.ts';
import { createCharactersOf } from './character-set.ts';
import { buildNfa, type Nfa } from './nfa.ts';

// ReDoS (regular expression denial of service): a backtracking engine takes far longer than a hostile text is long.

/** Without an alternative or a repetition there is one path, no longer than the pattern. */
const CHOICE = /[*+?{|]/;
/** A repetition without an upper bound, or with a range. */
const OPEN_REPETITION = /[*+]|\{\d+,/;
const FIXED_REPETITION = /\{(\d+)\}/g;

/** Caches results: the generator tests each pattern when it checks the document and when it plans validators. */
const known = new Map<string, boolean>();

/**
 * Tests whether a text can make a backtracking engine take more steps than a small multiple of its length. The result
 * is conservative: a pattern is vulnerable unless proven safe.
 *
 * @param pattern - a valid regular expression
 */
export function isVulnerableToReDoS(pattern: string): boolean {
  const result = known.get(pattern) ?? analyze(pattern);
  known.set(pattern, result);
  return result;
}

function analyze(pattern: string): boolean {
  if (!CHOICE.test(pattern) || isTrivial(pattern)) return false;
  return [false, true].every((unrollsRepetitions) => {
    const nfa = nfaOf(pattern, unrollsRepetitions);
    return nfa === undefined || isAmbiguous(nfa);
  });
}

/**
 * Tests whether a pattern has so few paths that no automaton is needed. Without an open repetition it reads a bounded
 * number of characters from where it starts, and each alternative at most doubles the paths. A sign that only looks
 * like a choice, for example inside a character class, leads to an unneeded analysis, not to a wrong result.
 */
function isTrivial(pattern: string): boolean {
  if (OPEN_REPETITION.test(pattern)) return false;
  const counts = [...pattern.matchAll(FIXED_REPETITION)].map(([, count]) => Math.max(1, Number(count)));
  const alternatives = pattern.split(/[?|]/).length - 1;
  // A repeated group may contain alternatives and repetitions itself.
  const repetitions = counts.reduce((product, count) => product * count, 1);
  return pattern.length * repetitions * 2 ** (alternatives * repetitions) <= MAX_STEPS_PER_CHARACTER;
}

/**
 * Computes the length of texts up to which a vulnerable pattern is safe to match; 0 if no length is known to be safe.
 */
export function maxSafeLength(pattern: string): number {
  return Math.max(
    ...[false, true].map((unrollsRepetitions) => {
      const nfa = nfaOf(pattern, unrollsRepetitions);
      return nfa === undefined ? 0 : maxSafeLengthOf(nfa);
    }),
  );
}

function nfaOf(pattern: string, unrollsRepetitions: boolean): Nfa | undefined {
  return buildNfa(parsePattern(pattern), { charactersOf: createCharactersOf(), unrollsRepetitions });
}

/** Parses a pattern. The library is loaded on first use: most documents have no pattern that needs it. */
function parsePattern(pattern: string): AST.Pattern {
  const { RegExpParser } = loadPackage<typeof import('@eslint-community/regexpp')>('@eslint-community/regexpp');
  return new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
}

/** A backreference depends on how often its group was repeated. */
const BACKREFERENCE = /\\[1-9k]/;

/**
 * Shortens a pattern to one that is found in the same texts with fewer paths. An unanchored pattern places no condition
 * on the text around it, so a repetition at its edge need only match as often as it must: `a+b` is found wherever `ab`
 * is, and `\S{1,8192}` wherever `\S` is.
 *
 * @param pattern - a valid regular expression
 */
export function shortenPattern(pattern: string): string {
  if (BACKREFERENCE.test(pattern)) return pattern;
  let text = pattern;
  for (let previous = ''; previous !== text;) {
    previous = text;
    for (const edge of ['end', 'start'] as const) text = applyEdits(text, alternativeEdits(parsePattern(text), edge));
  }
  return text;
}

/** The replacement of a part of the pattern's text. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Edge = 'start' | 'end';

function alternativeEdits({ alternatives }: Pick<AST.Pattern, 'alternatives'>, edge: Edge): readonly Edit[] {
  return alternatives.flatMap(({ elements }) => edgeEdits(edge === 'end' ? elements.toReversed() : elements, edge));
}

/** Goes inwards from the edge as long as elements are optional. */
function edgeEdits([first, ...others]: readonly AST.Element[], edge: Edge): readonly Edit[] {
  if (first === undefined) return [];
  if (first.type === 'Group' || first.type === 'CapturingGroup') return alternativeEdits(first, edge);
  if (first.type !== 'Quantifier' || first.max === first.min) return [];
  const edit = { start: first.start, end: first.end, text: shortestRepetition(first) };
  return first.min === 0 ? [edit, ...edgeEdits(others, edge)] : [edit];
}

function shortestRepetition({ min, element }: AST.Quantifier): string {
  if (min === 0) return '';
  return min === 1 ? element.raw : `${element.raw}{${min}}`;
}

/** Applies edits from the last to the first, so that the offsets of the others stay valid. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((one, other) => other.start - one.start);
  return sorted.reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text);
}
