import { isObject, type Json, type JsonObject, member, textsAt } from '../json.ts';
import { mapSchemas } from '../validation/map-schemas.ts';

/** What makes a property large: what it refers to, or is made of. */
const LARGE: readonly string[] = ['$ref', 'properties', 'items', 'allOf', 'anyOf', 'oneOf', 'additionalProperties'];

/**
 * The document with the members of its objects that must be there, and those that are plain values: what is made of it
 * is right by the whole, and many times smaller.
 */
export function pared(document: JsonObject): JsonObject {
  return mapSchemas(document, (schema) => {
    const { properties } = schema;
    if (!isObject(properties)) return schema;
    const required = textsAt(schema, 'required');
    const kept = Object.entries(properties).filter(([name, inner]) => required.includes(name) || isPlain(inner));
    return { ...schema, properties: Object.fromEntries(kept) };
  });
}

function isPlain(schema: Json): boolean {
  return LARGE.every((keyword) => member(schema, keyword) === undefined);
}
