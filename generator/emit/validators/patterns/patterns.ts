import { isObject, type Json } from '../../../model/json.ts';
import { isVulnerableToReDoS, maxSafeLength, shortenPattern } from '../../../regexp/redos.ts';
import { stringLiteral } from '../../source/literals.ts';
import { schemasWithin } from '../keywords.ts';
import { compileDfa } from './dfa.ts';

/** The tests of ambiguous patterns, by pattern. */
export type Patterns = ReadonlyMap<string, PatternTest>;

/**
 * A table of states; a cheaper pattern that is found in the same texts; where there is neither, the length up to which
 * a text is short enough to try.
 */
type PatternTest =
  { readonly table: DfaTable } | { readonly tried: string } | { readonly tried: string; readonly maxLength: number };

/** The arguments of the runtime's `PatternTable`. */
export interface DfaTable {
  readonly starts: readonly number[];
  readonly states: readonly (readonly number[])[];
  readonly accepting: readonly number[];
}

/** Returns the expression that tests a pattern. */
export function patternExpression(
  pattern: string,
  patterns: Patterns,
  runtime: (module: string, name: string) => string,
): string {
  const test = patterns.get(pattern) ?? { tried: pattern };
  if (!('table' in test)) {
    const tried = `/* @__PURE__ */ new RegExp(${stringLiteral(test.tried)}, 'u')`;
    return 'maxLength' in test
      ? `/* @__PURE__ */ new ${runtime('patterns', 'LengthLimitedPattern')}(${tried}, ${test.maxLength})`
      : tried;
  }
  const { starts, states, accepting } = test.table;
  return `/* @__PURE__ */ new ${runtime('patterns', 'DfaPattern')}(${JSON.stringify(starts)}, ${JSON.stringify(states)}, ${JSON.stringify(accepting)})`;
}

/** The patterns of cleaned schemas that the engine must not be given as they are, and what tests each instead. */
export async function findPatterns(schemas: readonly Json[]): Promise<Patterns> {
  const costly = [...new Set(schemas.flatMap(patternsIn))].filter(isVulnerableToReDoS);
  const found = costly.map(async (pattern) => [pattern, await patternTest(pattern)] as const);
  return new Map(await Promise.all(found));
}

async function patternTest(pattern: string): Promise<PatternTest> {
  const tried = shortenPattern(pattern);
  if (!isVulnerableToReDoS(tried)) return { tried };
  const table = await compileDfa(tried);
  return table === undefined ? { tried, maxLength: maxSafeLength(tried) } : { table };
}

function patternsIn(schema: Json): readonly string[] {
  return schemasWithin(schema).flatMap(({ pattern, patternProperties }) => [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(isObject(patternProperties) ? Object.keys(patternProperties) : []),
  ]);
}
