import { isObject, type Json, type JsonObject } from '../json.ts';

/** What holds values, in which nothing is a schema. */
const VALUES: readonly string[] = ['const', 'enum', 'example', 'examples', 'default'];
/** What holds schemas by names of the author's, which may be words of JSON Schema too. */
const MAPS: readonly string[] = [
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'],
  ...['schemas', 'responses', 'dependentRequired'],
];

/** A schema with each schema inside of it changed, inner ones first, and then itself. */
export function mapSchemas(schema: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject {
  return change(mapped(schema, (inner, key) => insideOf(key, inner, change)));
}

function insideOf(key: string, value: Json, change: (schema: JsonObject) => JsonObject): Json {
  if (VALUES.includes(key)) return value;
  if (MAPS.includes(key) && isObject(value)) return mapped(value, (inner) => anywhereIn(inner, change));
  return anywhereIn(value, change);
}

function anywhereIn(value: Json, change: (schema: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((inner) => anywhereIn(inner, change));
  return isObject(value) ? mapSchemas(value, change) : value;
}

function mapped(object: JsonObject, change: (value: Json, key: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
