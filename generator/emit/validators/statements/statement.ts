import { isObject, type Json } from '../../../model/json.ts';
import { innerSchemas } from '../../../../templates/runtime/shared/schema/keywords.ts';
import type { Units } from '../../../../templates/runtime/shared/schema/units.ts';

/** One statement of a validator function, as data. */
export type Statement =
  /** Returns `false` if a condition holds. */
  | { readonly kind: 'reject'; readonly when: string }
  /** Any other statement, as text. */
  | { readonly kind: 'text'; readonly text: string }
  /** Statements under a condition or in a loop. The head is what stands before the braces. */
  | { readonly kind: 'block'; readonly head: string; readonly statements: Statements };

export type Statements = readonly Statement[];

/** Rejects the value if a condition holds. */
export function reject(when: string): Statement {
  return { kind: 'reject', when };
}

/** Rejects every value. */
export const REJECT_ALL = { kind: 'reject', when: 'true' } as const satisfies Statement;

/** Gives a part of the value a name. */
export function nameValue(name: string, value: string, type = ''): Statement {
  return { kind: 'text', text: `const ${name}${type} = ${value};` };
}

/** Names a value for the statements that read it; without effect if they reject every value. */
export function withName(naming: Statements, statements: Statements): Statements {
  return statements.length === 0 || rejectsAll(statements) ? statements : [...naming, ...statements];
}

/** Tests for statements that reject every value, without reading it. */
export function rejectsAll([first]: Statements): boolean {
  return first?.kind === 'reject' && first.when === REJECT_ALL.when;
}

/** Runs statements if a condition holds. A single rejection becomes one condition. */
export function runIf(condition: string, statements: Statements): Statements {
  const [only] = statements;
  if (only === undefined) return [];
  if (only.kind === 'reject' && statements.length === 1) return [reject(and([condition, only.when]))];
  return [{ kind: 'block', head: `if (${condition})`, statements }];
}

/** Runs statements in each iteration of a loop. */
export function loop(head: string, statements: Statements): Statements {
  return statements.length === 0 ? [] : [{ kind: 'block', head, statements }];
}

/** Joins conditions with `||`. */
export function or(conditions: readonly string[]): string {
  return conditions.length === 1 ? (conditions[0] ?? '') : conditions.map(parenthesize).join(' || ');
}

/** Joins conditions with `&&`. */
export function and(conditions: readonly string[]): string {
  const open = conditions.filter((condition) => condition !== 'true');
  return open.length <= 1 ? (open[0] ?? 'true') : open.map(parenthesize).join(' && ');
}

function parenthesize(condition: string): string {
  return /&&|\|\||\?/.test(condition) ? `(${condition})` : condition;
}

export function statementTexts(statements: Statements): string[] {
  return statements.map(statementText);
}

function statementText(statement: Statement): string {
  switch (statement.kind) {
    case 'reject':
      return statement.when === 'true' ? 'return false;' : `if (${statement.when}) return false;`;
    case 'text':
      return statement.text;
    case 'block':
      return `${statement.head} {\n${statementTexts(statement.statements).join('\n')}\n}`;
  }
}

/** One validator function while its statements are written. */
export interface FunctionContext {
  readonly units: Units;
  readonly runtime: (module: string, name: string) => string;
  /** Returns the name of what tests a pattern. */
  readonly pattern: (pattern: string) => string;
  /** Returns the name of a value that is created once. */
  readonly constant: (expression: string) => string;
  /** Returns a name that is not taken in this function. */
  readonly fresh: (stem: string) => string;
  /** Returns the condition that the function of another schema returns `true`. */
  readonly call: (pointer: string, value: string) => string;
  /** Writes the statements that validate a value, an expression without side effects, in this function. */
  readonly statements: (schema: Json, value: string) => Statements;
  /** Returns the condition that a value matches a schema inside another, `true` if every value does. */
  readonly matches: (schema: Json, inner: InnerSchema) => string;
  /** Returns the condition that a value does not match a schema inside another, `undefined` if every value matches. */
  readonly mismatches: (schema: Json, inner: InnerSchema) => string | undefined;
  /** Returns the number of schemas that a value matches, counted in a function of its own. */
  readonly countMatches: (schemas: readonly Json[], inner: InnerSchema) => string;
}

/** A schema inside another that has a function of its own, if it is more than a type or a reference. */
export interface InnerSchema {
  readonly value: string;
  /** Role of the schema in the one around it, as part of the function's name. */
  readonly role: string;
}

/**
 * Keywords that one function validates at most. The compiler gives up control flow analysis at about twice as many
 * (TS2563), so more of them are split over several functions.
 */
const MAX_KEYWORDS_PER_FUNCTION = 500;

/** Splits a list by what one function can validate. An item is never split. */
export function splitByKeywords<Item>(items: Iterable<Item>, count: (item: Item) => number): readonly Item[][] {
  const groups: Item[][] = [];
  let sum = Infinity;
  for (const item of items) {
    const added = count(item);
    sum += added;
    if (sum <= MAX_KEYWORDS_PER_FUNCTION) groups.at(-1)?.push(item);
    else {
      groups.push([item]);
      sum = added;
    }
  }
  return groups;
}

/** Counts the keywords of a schema and of all schemas inside it; one at least. */
export function countKeywords(schema: Json): number {
  if (!isObject(schema)) return 1;
  const own = Object.keys(schema).filter((keyword) => !keyword.startsWith('~')).length;
  return innerSchemas(schema).reduce<number>((count, inner) => count + countKeywords(inner), Math.max(own, 1));
}

/** Rejects a value that does not match a schema, in a function of its own. */
export function rejectMismatch(schema: Json, inner: InnerSchema, context: FunctionContext): Statements {
  const condition = context.mismatches(schema, inner);
  return condition === undefined ? [] : [reject(condition)];
}
