import { isObject, type Json, type JsonObject, member } from '../../model/json.ts';
import { isPattern } from '../../pattern-cost.ts';

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
/** Keywords whose schemas judge the same value as the schema that they stand in. */
export const IN_PLACE: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'not',
  'dependentSchemas',
]);

const isText = (value: Json): boolean => typeof value === 'string';
const isNumber = (value: Json): boolean => typeof value === 'number';
const isCount = (value: Json): boolean => typeof value === 'number' && value >= 0;
const isNames = (value: Json): boolean => Array.isArray(value) && value.every(isText);
const isList = (value: Json): boolean => Array.isArray(value);

/** Keywords that constrain a value by themselves, and what they may hold. */
const ASSERTIONS: readonly (readonly [keyword: string, holds: (value: Json) => boolean])[] = [
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
];

/** The assertions of a schema, in one order; what is malformed is told of when the document is checked, and left out. */
export function assertionsOf(schema: JsonObject): readonly (readonly [string, Json])[] {
  return ASSERTIONS.flatMap(([keyword, holds]) => {
    const value = member(schema, keyword);
    return value === undefined || !holds(value) ? [] : [[keyword, value] as const];
  });
}

/** A schema with each schema directly inside it replaced; `keyword` is where it stands. */
export function mapInner(schema: JsonObject, change: (inner: Json, keyword: string) => Json): JsonObject {
  const changed = Object.entries(schema).map(([keyword, value]): readonly [string, Json] => {
    if (isOneOf(LISTS, keyword) && Array.isArray(value)) return [keyword, value.map((inner) => change(inner, keyword))];
    if (isOneOf(SINGLES, keyword)) return [keyword, change(value, keyword)];
    if (isOneOf(MAPS, keyword) && isObject(value))
      return [keyword, mapMembers(value, (inner) => change(inner, keyword))];
    return [keyword, value];
  });
  return Object.fromEntries(changed);
}

/** An object with each of its members replaced; `Object.fromEntries` keeps `__proto__` a member like any other. */
export function mapMembers(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

function isOneOf(list: readonly string[], keyword: string): boolean {
  return list.includes(keyword);
}
