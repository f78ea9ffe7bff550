import { isObject, type Json, type Pointer, listAt } from '../../model/json.ts';
import { innerSchemas, schemasWithin } from '../../../templates/runtime/shared/schema/keywords.ts';
import type { PatternTest } from '../../../templates/runtime/shared/regexp/pattern-test.ts';
import { reachable, type Units } from '../../../templates/runtime/shared/schema/units.ts';
import { VARIANT } from '../../../templates/runtime/shared/schema/constraints.ts';
import { FORMATS } from '../../../templates/runtime/shared/schema/formats.ts';

/** The tests of ambiguous patterns, by pattern. */
export type Patterns = ReadonlyMap<string, PatternTest>;

/** The use of the interpreter by the validators of a document. */
interface InterpreterPlan {
  /** The units that only the interpreter validates. */
  readonly interpreted: ReadonlySet<Pointer>;
  /** Returns the interpreters of the keywords of a unit and of all that it refers to. A program carries no other. */
  readonly interpreters: (pointer: Pointer) => readonly KeywordInterpreter[];
}

/** Plans which units the interpreter validates, and what it needs for each. */
export function planInterpreters(units: Units, patterns: Patterns): InterpreterPlan {
  const keywords = new Map([...units].map(([pointer, { schema }]) => [pointer, keywordsIn(schema)]));
  return {
    interpreted: interpretedUnits(keywords, { patterns, units }),
    interpreters: interpreterFinder(keywords, units),
  };
}

/** The keywords in each unit. */
type KeywordsOf = ReadonlyMap<Pointer, ReadonlySet<string>>;

/**
 * Returns the units that only the interpreter validates: those that compiled code would validate wrongly, and repeated
 * ones that lead to them, since code and interpreter do not share a cache.
 */
function interpretedUnits(keywords: KeywordsOf, context: PatternContext): ReadonlySet<Pointer> {
  const { units, patterns } = context;
  const hasLimits = [...patterns.values()].some((test) => 'maxLength' in test);
  const own = [...units.values()].filter(
    ({ pointer, schema }) =>
      (UNEVALUATED.some((keyword) => keywords.get(pointer)?.has(keyword)) && evaluatesByValue(schema, units)) ||
      // A string that is too long for a pattern matches it, and under `not` it would be rejected for that. The
      // interpreter knows what it has not tested.
      (hasLimits && rejectsUntested(schema, context)),
  );
  if (own.length === 0) return new Set();
  const pointers = own.map(({ pointer }) => pointer);
  const above = [...reachable(pointers, usersIn(units))].filter((pointer) => units.get(pointer)?.isRepeated);
  return new Set([...pointers, ...above]);
}

/** Returns the units that refer to each unit. */
function usersIn(units: Units): ReadonlyMap<Pointer, readonly Pointer[]> {
  const users = new Map<Pointer, Pointer[]>();
  for (const { pointer, targets } of units.values())
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), pointer]);
  return users;
}

const UNEVALUATED = ['unevaluatedItems', 'unevaluatedProperties'];

/** Keywords with which it depends on the value what is evaluated. */
const CONDITIONAL = ['anyOf', 'oneOf', 'if', 'not', 'dependentSchemas', 'patternProperties'];

/** Tests for `unevaluatedItems` and `unevaluatedProperties` for which only the value decides what is evaluated. */
function evaluatesByValue(schema: Json, units: Units): boolean {
  if (!isObject(schema)) return false;
  if (Object.hasOwn(schema, 'unevaluatedItems')) return true;
  if (Object.hasOwn(schema, 'unevaluatedProperties') && dependsOnValue(schema, units, new Set())) return true;
  return innerSchemas(schema).some((inner) => evaluatesByValue(inner, units));
}

function dependsOnValue(schema: Json, units: Units, visited: Set<Pointer>): boolean {
  if (!isObject(schema)) return false;
  if (CONDITIONAL.some((keyword) => Object.hasOwn(schema, keyword))) return true;
  if (listAt(schema, 'allOf').some((part) => dependsOnValue(part, units, visited))) return true;
  const reference = schema['$ref'];
  if (typeof reference !== 'string' || visited.has(reference)) return false;
  return dependsOnValue(units.get(reference)?.schema ?? true, units, visited.add(reference));
}

/** Keywords that may reject a value because an inner schema matches it. */
const REJECTING = ['not', 'oneOf', 'if', 'contains'];

/** The patterns that are not tried on long strings, and the schemas that are referred to. */
interface PatternContext {
  readonly patterns: Patterns;
  readonly units: Units;
}

/** Tests whether compiled code could reject a value that nothing has tested. */
function rejectsUntested(schema: Json, context: PatternContext): boolean {
  if (!isObject(schema)) return false;
  const { patternProperties } = schema;
  if (isObject(patternProperties) && Object.keys(patternProperties).some((key) => isLimited(key, context))) return true;
  const rejecting = REJECTING.flatMap((keyword) => [schema[keyword] ?? []].flat());
  return (
    rejecting.some((inner) => holdsLimitedPattern(inner, context, new Set())) ||
    innerSchemas(schema).some((inner) => rejectsUntested(inner, context))
  );
}

/** Tests whether a schema, or one that it refers to, has a pattern that is not tried on long strings. */
function holdsLimitedPattern(schema: Json, context: PatternContext, visited: Set<Pointer>): boolean {
  if (!isObject(schema)) return false;
  const { pattern, $ref: reference, patternProperties } = schema;
  const names = isObject(patternProperties) ? Object.keys(patternProperties) : [];
  const patterns = typeof pattern === 'string' ? [pattern, ...names] : names;
  if (patterns.some((one) => isLimited(one, context))) return true;
  if (innerSchemas(schema).some((inner) => holdsLimitedPattern(inner, context, visited))) return true;
  if (typeof reference !== 'string' || visited.has(reference)) return false;
  return holdsLimitedPattern(context.units.get(reference)?.schema ?? true, context, visited.add(reference));
}

function isLimited(pattern: string, { patterns }: PatternContext): boolean {
  return 'maxLength' in (patterns.get(pattern) ?? {});
}

/** A function of the runtime that inspects some keywords. */
export interface KeywordInterpreter {
  readonly module: string;
  readonly name: string;
}

/** The interpreter of each keyword, in order: unevaluated properties and items come last. */
const INTERPRETERS: readonly (readonly [module: string, name: string, keywords: readonly string[]])[] = [
  ['strings-and-numbers', 'interpretString', ['minLength', 'maxLength', 'pattern', 'format of string']],
  [
    'strings-and-numbers',
    'interpretNumber',
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format of number'],
  ],
  ['arrays', 'interpretArray', ['minItems', 'maxItems', 'uniqueItems', 'prefixItems', 'items']],
  ['arrays', 'interpretContains', ['contains']],
  [
    'objects',
    'interpretObject',
    [
      'properties',
      'patternProperties',
      'additionalProperties',
      'propertyNames',
      'required',
      'minProperties',
      'maxProperties',
      'dependentRequired',
      'dependentSchemas',
      VARIANT,
    ],
  ],
  ['composition', 'interpretAllOf', ['allOf']],
  ['composition', 'interpretUnion', ['anyOf', 'oneOf']],
  ['composition', 'interpretCondition', ['not', 'if']],
  ['composition', 'interpretUnevaluated', ['unevaluatedItems', 'unevaluatedProperties']],
];

function interpreterFinder(keywords: KeywordsOf, units: Units): InterpreterPlan['interpreters'] {
  const references = new Map([...units].map(([pointer, { targets }]) => [pointer, targets]));
  return (pointer) => {
    const found = new Set<string>();
    for (const one of reachable([pointer], references))
      for (const keyword of keywords.get(one) ?? []) found.add(keyword);
    return INTERPRETERS.filter(([, , own]) => own.some((keyword) => found.has(keyword))).map(([module, name]) => ({
      module: `interpreter/${module}`,
      name,
    }));
  };
}

function keywordsIn(schema: Json): ReadonlySet<string> {
  const found = new Set<string>();
  for (const inner of schemasWithin(schema)) {
    for (const keyword of Object.keys(inner)) found.add(keyword);
    const format = typeof inner['format'] === 'string' ? FORMATS.get(inner['format']) : undefined;
    if (format !== undefined) found.add(`format of ${format.of}`);
  }
  return found;
}
