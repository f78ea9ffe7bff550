import { canLoadPackage } from '../packages.ts';
import type { Pattern } from '../validation/interpreter/schema.ts';
import { DfaPattern, LengthLimitedPattern } from '../validation/patterns.ts';
import { compileDfa, type DfaTable } from './dfa.ts';
import { isVulnerableToReDoS, maxSafeLength, shortenPattern } from './redos.ts';

/**
 * The test of an ambiguous pattern: a table of states; a cheaper pattern that is found in the same texts; where there
 * is neither, the length up to which a text is short enough to try.
 */
export type PatternTest = { readonly table: DfaTable } | { readonly tried: string; readonly maxLength?: number };

/** Plans the test of a pattern; `undefined` if the engine can be given the pattern as it is. */
export function planPatternTest(pattern: string): PatternTest | undefined {
  if (!isVulnerableToReDoS(pattern)) return undefined;
  const tried = shortenPattern(pattern);
  if (!isVulnerableToReDoS(tried)) return { tried };
  const table = compileDfa(tried);
  return table === undefined ? { tried, maxLength: maxSafeLength(tried) } : { table };
}

/**
 * Creates the test of a pattern for the interpreter. Where the libraries that analyse patterns are missing, as in a
 * page that does not provide them, the engine is given every pattern as it is.
 */
export function createPattern(source: string): Pattern {
  const planned = isAnalysable() ? planPatternTest(source) : undefined;
  const plan: PatternTest = planned ?? { tried: source };
  if ('table' in plan) {
    const { starts, states, accepting } = plan.table;
    const table = new DfaPattern(starts, states, accepting);
    return { source, test: (text) => table.test(text) };
  }
  const { tried, maxLength } = plan;
  const expression = new RegExp(tried, 'u');
  if (maxLength === undefined) return { source, test: (text) => expression.test(text) };
  const limited = new LengthLimitedPattern(expression, maxLength);
  return { source, maxLength, test: (text) => limited.test(text) };
}

function isAnalysable(): boolean {
  return ['@eslint-community/regexpp', 'refa'].every(canLoadPackage);
}
