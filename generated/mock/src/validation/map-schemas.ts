import { mappedObject } from '../document/mapped.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { HOLDING } from './known-keywords.ts';

/** What holds values, in which nothing is a schema. */
const VALUES: readonly string[] = ['const', 'enum', 'example', 'examples', 'default'];
/** What holds schemas by names of the author's, which may be words of JSON Schema too. */
const MAPS: readonly string[] = [
  ...[...HOLDING.keys()].filter((key) => HOLDING.get(key) === 'map'),
  ...['schemas', 'responses', 'dependentRequired'],
];

/** A schema with each schema inside of it changed, inner ones first, and then itself. */
export function mapSchemas(schema: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject {
  return change(mappedObject(schema, (inner, key) => insideOf(key, inner, change)));
}

function insideOf(key: string, value: Json, change: (schema: JsonObject) => JsonObject): Json {
  if (VALUES.includes(key)) return value;
  if (MAPS.includes(key) && isObject(value)) return mappedObject(value, (inner) => anywhereIn(inner, change));
  return anywhereIn(value, change);
}

function anywhereIn(value: Json, change: (schema: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((inner) => anywhereIn(inner, change));
  return isObject(value) ? mapSchemas(value, change) : value;
}
