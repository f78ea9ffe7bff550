import { isObject, type Json, type JsonObject } from './json.ts';

/** The schema, taking null as well. */
export function nullable(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const type = schema['type'];
  if (Object.keys(schema).every(isAnnotation)) return schema;
  if (Array.isArray(type) && type.includes('null') && !hasValues(schema)) return schema;
  if (typeof type === 'string' && !hasValues(schema) && !isComposed(schema)) return { ...schema, type: [type, 'null'] };
  return { anyOf: [schema, { type: 'null' }], ...annotations(schema) };
}

/** Whether a schema lists its values: null is one of them only where it stands there. */
function hasValues(schema: JsonObject): boolean {
  return ['enum', 'const', 'x-extensible-enum'].some((keyword) => Object.hasOwn(schema, keyword));
}

function isComposed(schema: JsonObject): boolean {
  return ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if'].some((keyword) => Object.hasOwn(schema, keyword));
}

function annotations(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$ref' && isAnnotation(key)));
}

function isAnnotation(key: string): boolean {
  return (
    (key.startsWith('x-') && key !== 'x-extensible-enum') ||
    ['description', 'title', 'deprecated', 'default', 'examples', 'example'].includes(key)
  );
}
