import { BINARY } from '../../../../templates/runtime/shared/schema/constraints.ts';
import type { Json, JsonObject } from '../../../model/json.ts';
import { jsonLiteral as literal } from '../../source/literals.ts';
import { and, type FunctionContext, or, reject, REJECT_ALL, type Statements } from './statement.ts';

/** Kinds of values that have keywords of their own. */
export const KINDS = ['string', 'number', 'array', 'object'] as const;
export type Kind = (typeof KINDS)[number];

/** Longer lists of values are looked up in a `Set`. */
const MAX_COMPARED_VALUES = 12;

/** Returns the types that a schema names. Empty if it takes any. */
export function typeNames(schema: JsonObject): readonly string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  return type === undefined ? [] : [type].flat().map(String);
}

/** Tests for a schema with at most one constraining keyword. */
export function hasOnly(schema: JsonObject, keyword: string): boolean {
  return constrainingKeywords(schema).every((name) => name === keyword);
}

/** Returns the keywords that constrain a value: all but our own, of which only that for bytes does. */
export function constrainingKeywords(schema: JsonObject): readonly string[] {
  return Object.keys(schema).filter((name) => name === BINARY || !name.startsWith('~'));
}

/** Tests the kind of a value. `NaN` and `bigint` count as numbers here; `NaN` fails at the keywords of numbers. */
export function kindTest(kind: Kind, value: string, context: FunctionContext): string {
  if (kind === 'array') return `Array.isArray(${value})`;
  if (kind === 'object') return `${context.runtime('assertions', 'isObject')}(${value})`;
  const test = `typeof ${value} === "${kind}"`;
  return kind === 'number' ? or([test, `typeof ${value} === "bigint"`]) : test;
}

/** Validates `type`, `enum` and `const`. */
export function typeStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const types = typeNames(schema);
  // Written only where it is used: it imports what it needs.
  const typed = (): Statements => (types.length === 0 ? [] : [reject(typeMismatch(schema, value, context))]);
  const listed = listedValues(schema);
  if (listed === undefined) return typed();
  const fitting = listed.filter((one) => types.length === 0 || types.some((type) => isOfType(one, type)));
  if (fitting.length === 0) return [REJECT_ALL];
  // A value that equals a scalar of the list has a right type too, which the compiler sees unless it is looked up.
  const impliesType = fitting.every(isScalar) && fitting.length <= MAX_COMPARED_VALUES;
  return [...(impliesType ? [] : typed()), reject(differsFromAll(fitting, value, context))];
}

/** Returns the values that `enum` and `const` allow. */
export function listedValues(schema: JsonObject): readonly Json[] | undefined {
  const { enum: values } = schema;
  const constant = Object.hasOwn(schema, 'const') ? [schema['const'] ?? null] : undefined;
  if (!Array.isArray(values)) return constant;
  const list: readonly Json[] = values;
  if (constant === undefined) return list;
  const text = JSON.stringify(constant[0]);
  return list.filter((one) => JSON.stringify(one) === text);
}

/** Returns the condition that a value has none of the types of a schema. */
export function typeMismatch(schema: JsonObject, value: string, context: FunctionContext): string {
  return and(typeNames(schema).map((type) => mismatch(type, value, context)));
}

/** Returns the condition that a value has one of the types of a schema. */
export function typeMatch(schema: JsonObject, value: string, context: FunctionContext): string {
  return or(typeNames(schema).map((type) => match(type, value, context)));
}

function mismatch(type: string, value: string, context: FunctionContext): string {
  if (type === 'null') return `${value} !== null`;
  if (type === 'string' || type === 'boolean') return `typeof ${value} !== "${type}"`;
  return `!${match(type, value, context)}`;
}

function match(type: string, value: string, context: FunctionContext): string {
  switch (type) {
    case 'null':
      return `${value} === null`;
    case 'array':
      return `Array.isArray(${value})`;
    case 'object':
      return `${context.runtime('assertions', 'isObject')}(${value})`;
    case 'integer':
      return `${context.runtime('assertions', 'isInteger')}(${value})`;
    case 'number':
      return `${context.runtime('assertions', 'isFiniteNumber')}(${value})`;
    default:
      return `typeof ${value} === "${type}"`;
  }
}

/** Tests whether a JSON value has a type of JSON Schema. */
export function isOfType(value: Json, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

/** Returns the condition that a value equals none of these. */
export function differsFromAll(values: readonly Json[], value: string, context: FunctionContext): string {
  const others = values.filter((one) => !isScalar(one));
  const equal = (one: Json): string =>
    `${context.runtime('assertions', 'isEqual')}(${value}, ${context.constant(literal(one))})`;
  return and([
    ...differsFromScalars(values.filter(isScalar), value, context),
    ...others.map((one) => `!${equal(one)}`),
  ]);
}

function differsFromScalars(values: readonly Json[], value: string, context: FunctionContext): readonly string[] {
  if (values.length <= MAX_COMPARED_VALUES) return values.map((one) => `${value} !== ${literal(one)}`);
  return [`!${context.constant(`/* @__PURE__ */ new Set<unknown>(${literal(values)})`)}.has(${value})`];
}

/** Tests for a value that `===` compares. */
function isScalar(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}
