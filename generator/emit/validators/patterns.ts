import { string } from '../source/literal.ts';

/** How patterns are tested that the engine must not be given: a table of states, or nothing where none can be made. */
export type Patterns = ReadonlyMap<string, PatternTableData | undefined>;

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
  if (!patterns.has(pattern)) return `/* @__PURE__ */ new RegExp(${string(pattern)}, 'u')`;
  const table = patterns.get(pattern);
  if (table === undefined) return '{ test: () => true }';
  return `/* @__PURE__ */ new ${runtime('pattern-table', 'PatternTable')}(${JSON.stringify(table.starts)}, ${JSON.stringify(table.states)}, ${JSON.stringify(table.accepting)})`;
}
