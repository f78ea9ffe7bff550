import { isObject, type Json } from '../json.ts';
import { expressionOf } from './expression-of.ts';

/** What a keyword holds: a schema, a list of some, or schemas by names. */
export type Holds = 'one' | 'list' | 'map';

/** The keywords that hold schemas. */
export const HOLDING: ReadonlyMap<string, Holds> = new Map<string, Holds>([
  ...['not', 'if', 'then', 'else', 'items', 'contains', 'additionalProperties', 'propertyNames'].map(
    (name) => [name, 'one'] as const,
  ),
  ...['unevaluatedProperties', 'unevaluatedItems', 'contentSchema'].map((name) => [name, 'one'] as const),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((name) => [name, 'list'] as const),
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'].map(
    (name) => [name, 'map'] as const,
  ),
]);

const TYPES: readonly Json[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/**
 * What the value of another keyword must be, for a compiler to take it (JSON Schema 2020-12, the schema of schemas).
 */
export const TAKES: ReadonlyMap<string, (value: Json) => boolean> = new Map(
  Object.entries({
    type: (value) => TYPES.includes(value) || (isSet(value, isText) && value.length > 0 && value.every(isType)),
    enum: (value) => Array.isArray(value),
    required: isNames,
    dependentRequired: (value) => isObject(value) && Object.values(value).every(isNames),
    pattern: isPattern,
    multipleOf: (value) => typeof value === 'number' && value > 0,
    ...same(isNumber, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
    ...same(isCount, 'minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains'),
    ...same(isCount, 'minProperties', 'maxProperties'),
    ...same(isText, 'format', 'contentEncoding', 'contentMediaType'),
    ...same(isFlag, 'uniqueItems', 'readOnly', 'writeOnly'),
    ...same(() => true, 'const'),
  } satisfies Readonly<Record<string, (value: Json) => boolean>>),
);

/** Whether a text is an expression as patterns are read. */
export function isPattern(value: Json): boolean {
  try {
    return typeof value === 'string' && expressionOf(value) !== undefined;
  } catch {
    return false;
  }
}

function same(test: (value: Json) => boolean, ...names: readonly string[]): Record<string, (value: Json) => boolean> {
  return Object.fromEntries(names.map((name) => [name, test]));
}

function isType(value: Json): boolean {
  return TYPES.includes(value);
}

function isNames(value: Json): boolean {
  return isSet(value, isText);
}

function isSet(value: Json, test: (value: Json) => boolean): value is readonly Json[] {
  return Array.isArray(value) && value.every(test) && new Set(value).size === value.length;
}

function isText(value: Json): boolean {
  return typeof value === 'string';
}

function isFlag(value: Json): boolean {
  return typeof value === 'boolean';
}

function isNumber(value: Json): boolean {
  return typeof value === 'number';
}

function isCount(value: Json): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
