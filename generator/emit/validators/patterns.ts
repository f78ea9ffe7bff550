import { string } from '../source/literal.ts';

/** How costly patterns are tested. */
export type Patterns = ReadonlyMap<string, PatternTest>;

/**
 * A table of states; a cheaper pattern that is found in the same texts; where there is neither, the length up to which
 * a text is short enough to try.
 */
export type PatternTest =
  | { readonly table: PatternTableData }
  | { readonly tried: string }
  | { readonly tried: string; readonly maxLength: number };

/** The arguments of the runtime's `PatternTable`. */
export interface PatternTableData {
  readonly starts: readonly number[];
  readonly states: readonly (readonly number[])[];
  readonly accepting: readonly number[];
}

/** What tests a pattern, as an expression. */
export function patternExpression(
  pattern: string,
  patterns: Patterns,
  runtime: (module: string, name: string) => string,
): string {
  const test = patterns.get(pattern) ?? { tried: pattern };
  if (!('table' in test)) {
    const tried = `/* @__PURE__ */ new RegExp(${string(test.tried)}, 'u')`;
    return 'maxLength' in test
      ? `/* @__PURE__ */ new ${runtime('patterns', 'LengthLimitedPattern')}(${tried}, ${test.maxLength})`
      : tried;
  }
  const { starts, states, accepting } = test.table;
  return `/* @__PURE__ */ new ${runtime('patterns', 'DfaPattern')}(${JSON.stringify(starts)}, ${JSON.stringify(states)}, ${JSON.stringify(accepting)})`;
}
