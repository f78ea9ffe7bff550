import { string } from '../source/literal.ts';

/** How costly patterns are tested. */
export type Patterns = ReadonlyMap<string, PatternTest>;

/** A table of states; where none can be made, the length up to which a text is short enough to try. */
export type PatternTest = { readonly table: PatternTableData } | { readonly longest: number };

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
  const tried = `/* @__PURE__ */ new RegExp(${string(pattern)}, 'u')`;
  const test = patterns.get(pattern);
  if (test === undefined) return tried;
  if ('longest' in test)
    return `/* @__PURE__ */ new ${runtime('short-pattern', 'ShortPattern')}(${tried}, ${test.longest})`;
  const { starts, states, accepting } = test.table;
  return `/* @__PURE__ */ new ${runtime('pattern-table', 'PatternTable')}(${JSON.stringify(starts)}, ${JSON.stringify(states)}, ${JSON.stringify(accepting)})`;
}
