import { isObject, type Json, type JsonObject } from '../../model/json.ts';

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

/** Keywords that constrain a value by themselves. */
const ASSERTIONS = [
  'type',
  'enum',
  'const',
  'multipleOf',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'format',
  'minContains',
  'maxContains',
  'maxItems',
  'minItems',
  'uniqueItems',
  'maxProperties',
  'minProperties',
  'required',
  'dependentRequired',
] as const;

/** The assertions of a schema, in one order. */
export function assertionsOf(schema: JsonObject): readonly (readonly [string, Json])[] {
  return ASSERTIONS.flatMap((keyword) =>
    Object.hasOwn(schema, keyword) ? [[keyword, schema[keyword] ?? null] as const] : [],
  );
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
