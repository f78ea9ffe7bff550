import { isObject, type Json } from '../json.ts';

/**
 * What a value is to its document: a schema, another object of OpenAPI, some of either by names that the author chose,
 * or mere data, in which nothing is a reference.
 */
export type Role = 'schema' | 'schemas' | 'object' | 'objects' | 'data';

/** What holds data wherever it stands in an object. */
const DATA: readonly string[] = ['example', 'default', 'const', 'enum', 'value', 'dataValue'];
const SCHEMAS: readonly string[] = [
  ...['schemas', 'properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'],
];
const OBJECTS: readonly string[] = [
  ...['paths', 'webhooks', 'pathItems', 'callbacks', 'parameters', 'requestBodies', 'responses', 'headers', 'links'],
  ...['content', 'mediaTypes', 'encoding', 'examples', 'securitySchemes', 'variables'],
];

/** What a member is to its document, by what it stands in. */
export function roleOf(key: string, value: Json, parent: Role): Role {
  if (parent === 'data' || parent === 'schemas') return parent === 'data' ? 'data' : 'schema';
  if (parent === 'objects') return 'object';
  if (DATA.includes(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value))) return 'data';
  if (SCHEMAS.includes(key) && isObject(value)) return 'schemas';
  if (OBJECTS.includes(key) && isObject(value)) return 'objects';
  return parent === 'schema' || key === 'schema' || key === 'itemSchema' ? 'schema' : 'object';
}
