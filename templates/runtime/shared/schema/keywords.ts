import { isObject, type Json, type JsonObject } from '../json.ts';
import { isPattern } from '../regexp/syntax.ts';

/** Keywords of JSON Schema whose value is a list of schemas. */
export const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
/** Keywords whose value is a schema. */
export const SINGLES = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
] as const;
/** Keywords whose value holds schemas by name. */
export const MAPS = ['properties', 'patternProperties', 'dependentSchemas'] as const;

const isText = (value: Json): boolean => typeof value === 'string';
const isNumber = (value: Json): boolean => typeof value === 'number';
const isCount = (value: Json): boolean => typeof value === 'number' && value >= 0;
const isNames = (value: Json): boolean => Array.isArray(value) && value.every(isText);
const isList = (value: Json): boolean => Array.isArray(value);

/** Keywords that constrain a value by themselves, in the order in which they are reported, and what they may hold. */
const ASSERTIONS: ReadonlyMap<string, (value: Json) => boolean> = new Map<string, (value: Json) => boolean>([
  ['type', (value) => isText(value) || isNames(value)],
  ['enum', isList],
  ['const', () => true],
  ['multipleOf', (value) => typeof value === 'number' && value > 0],
  ['maximum', isNumber],
  ['exclusiveMaximum', isNumber],
  ['minimum', isNumber],
  ['exclusiveMinimum', isNumber],
  ['maxLength', isCount],
  ['minLength', isCount],
  ['pattern', (value) => typeof value === 'string' && isPattern(value)],
  ['format', isText],
  ['minContains', isCount],
  ['maxContains', isCount],
  ['maxItems', isCount],
  ['minItems', isCount],
  ['uniqueItems', (value) => typeof value === 'boolean'],
  ['maxProperties', isCount],
  ['minProperties', isCount],
  ['required', isNames],
  ['dependentRequired', (value) => isObject(value) && Object.values(value).every(isNames)],
]);
const PLACES: ReadonlyMap<string, number> = new Map([...ASSERTIONS.keys()].map((keyword, index) => [keyword, index]));

/**
 * The assertions of a schema, in one order; malformed ones are left out; the check of the document reports them.
 */
export function assertionsOf(schema: JsonObject): readonly string[] {
  return Object.keys(schema)
    .filter((keyword) => ASSERTIONS.get(keyword)?.(schema[keyword] ?? null) === true)
    .sort((one, other) => (PLACES.get(one) ?? 0) - (PLACES.get(other) ?? 0));
}

/** Tests whether an assertion may have a value; `undefined` if the keyword is no assertion. */
export function isAssertion(keyword: string, value: Json): boolean | undefined {
  return ASSERTIONS.get(keyword)?.(value);
}

/** Returns what a keyword holds if it holds schemas. */
export function keywordContent(keyword: string): 'list' | 'one' | 'map' | undefined {
  return HOLDING.get(keyword);
}

/** Tests for schemas inside a schema. */
export function holdsSchemas(schema: JsonObject): boolean {
  for (const keyword of Object.keys(schema)) if (HOLDING.has(keyword)) return true;
  return false;
}

/** A schema with all that stand in it, each before what is inside it. */
export function schemasWithin(schema: Json): readonly JsonObject[] {
  const found: JsonObject[] = [];
  addWithin(schema, found);
  return found;
}

function addWithin(schema: Json, found: JsonObject[]): void {
  if (!isObject(schema)) return;
  found.push(schema);
  for (const inner of innerSchemas(schema)) addWithin(inner, found);
}

/** The schemas directly inside a schema. */
export function innerSchemas(schema: JsonObject): readonly Json[] {
  const found: Json[] = [];
  for (const keyword of Object.keys(schema)) {
    const value = schema[keyword] ?? null;
    const holds = HOLDING.get(keyword);
    if (holds === 'list' && Array.isArray(value)) found.push(...value);
    else if (holds === 'one') found.push(value);
    else if (holds === 'map' && isObject(value)) found.push(...Object.values(value));
  }
  return found;
}

const HOLDING: ReadonlyMap<string, 'list' | 'one' | 'map'> = new Map([
  ...LISTS.map((keyword) => [keyword, 'list'] as const),
  ...SINGLES.map((keyword) => [keyword, 'one'] as const),
  ...MAPS.map((keyword) => [keyword, 'map'] as const),
]);
