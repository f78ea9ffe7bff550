import type { AST } from '@eslint-community/regexpp';

/** What refers back to a group asks how often it was there. */
const REFERENCE = /\\[1-9k]/;

/** A piece of the pattern's text, and what stands in its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Edge = 'begin' | 'end';

/**
 * A pattern that is found in the same texts and has fewer ways to be: what may be repeated at its begin or its end need
 * be there only as often as it must, as nothing is asked of the text around it. `a+b` is found wherever `ab` is, and
 * `\S{1,8192}` wherever `\S` is.
 */
export function shortenPattern(pattern: string, parse: (pattern: string) => AST.Pattern): string {
  if (REFERENCE.test(pattern)) return pattern;
  let text = pattern;
  for (let before = ''; before !== text;) {
    before = text;
    for (const edge of ['end', 'begin'] as const) text = applied(text, editsIn(parse(text), edge));
  }
  return text;
}

function editsIn({ alternatives }: Pick<AST.Pattern, 'alternatives'>, edge: Edge): readonly Edit[] {
  return alternatives.flatMap(({ elements }) => editsFrom(edge === 'end' ? elements.toReversed() : elements, edge));
}

/** From the edge inwards, as long as elements may be left out. */
function editsFrom([first, ...others]: readonly AST.Element[], edge: Edge): readonly Edit[] {
  if (first === undefined) return [];
  if (first.type === 'Group' || first.type === 'CapturingGroup') return editsIn(first, edge);
  if (first.type !== 'Quantifier' || first.max === first.min) return [];
  const own = { start: first.start, end: first.end, text: asOftenAsItMust(first) };
  return first.min === 0 ? [own, ...editsFrom(others, edge)] : [own];
}

function asOftenAsItMust({ min, element }: AST.Quantifier): string {
  if (min === 0) return '';
  return min === 1 ? element.raw : `${element.raw}{${min}}`;
}

/** From the last to the first, so that each is where it was. */
function applied(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((one, other) => other.start - one.start);
  return sorted.reduce((all, { start, end, text: piece }) => all.slice(0, start) + piece + all.slice(end), text);
}
