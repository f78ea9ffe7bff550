import { isObject, type Json } from '../../model/json.ts';
import { type PatternTest, planPatternTest } from '../../../templates/shared/regexp/pattern-test.ts';
import { schemasWithin } from '../../../templates/shared/schema/keywords.ts';
import { stringLiteral } from '../source/literals.ts';

/** The tests of ambiguous patterns, by pattern. */
export type Patterns = ReadonlyMap<string, PatternTest>;

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
export function findPatterns(schemas: readonly Json[]): Patterns {
  const tests = new Map<string, PatternTest>();
  for (const pattern of new Set(schemas.flatMap(patternsIn))) {
    const test = planPatternTest(pattern);
    if (test !== undefined) tests.set(pattern, test);
  }
  return tests;
}

function patternsIn(schema: Json): readonly string[] {
  return schemasWithin(schema).flatMap(({ pattern, patternProperties }) => [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(isObject(patternProperties) ? Object.keys(patternProperties) : []),
  ]);
}
