import { isObject, type Json } from '../json.ts';

/**
 * What a value is to its document: a schema, another object of OpenAPI, some of either by names that the author chose,
 * or mere data, in which nothing is a reference.
 */
export type Role = 'schema' | 'schemas' | 'object' | 'objects' | 'data';

/** What members hold, by their names: data wherever they stand in an object. */
const HOLDINGS: ReadonlyMap<string, Role> = new Map<string, Role>([
  ...named('data', 'example default const enum value dataValue'),
  ...named('schemas', 'schemas properties patternProperties dependentSchemas $defs definitions'),
  ...named('objects', 'paths webhooks pathItems callbacks parameters requestBodies responses headers links'),
  ...named('objects', 'content mediaTypes encoding examples securitySchemes variables'),
]);

function named(role: Role, names: string): readonly (readonly [name: string, role: Role])[] {
  return names.split(' ').map((name) => [name, role] as const);
}

/** What a member is to its document, by what it stands in. */
export function roleOf(key: string, value: Json, parent: Role): Role {
  if (parent === 'data') return 'data';
  if (parent === 'schemas') return 'schema';
  if (parent === 'objects') return 'object';
  const holding = HOLDINGS.get(key);
  if (holding === 'data' || key.startsWith('x-') || (key === 'examples' && Array.isArray(value))) return 'data';
  if (holding !== undefined && isObject(value)) return holding;
  return parent === 'schema' || key === 'schema' || key === 'itemSchema' ? 'schema' : 'object';
}
