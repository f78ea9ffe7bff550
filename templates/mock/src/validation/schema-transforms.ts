import { componentName, mapObject } from '../document/references.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../json.ts';
import { SCHEMA_KEYWORDS } from './compilable.ts';

/** Keywords that contain values, in which nothing is a schema. */
const VALUES: readonly string[] = ['const', 'enum', 'example', 'examples', 'default'];
/** Keywords that contain schemas by names of the author's, which may equal keywords. */
const MAPS: readonly string[] = [
  ...[...SCHEMA_KEYWORDS.keys()].filter((key) => SCHEMA_KEYWORDS.get(key) === 'map'),
  ...['schemas', 'responses', 'dependentRequired'],
];

/** Changes a schema and each schema inside of it, inner ones first. */
export function mapSchemas(schema: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject {
  return change(mapObject(schema, (inner, key) => insideOf(key, inner, change)));
}

function insideOf(key: string, value: Json, change: (schema: JsonObject) => JsonObject): Json {
  if (VALUES.includes(key)) return value;
  if (MAPS.includes(key) && isObject(value)) return mapObject(value, (inner) => anywhereIn(inner, change));
  return anywhereIn(value, change);
}

function anywhereIn(value: Json, change: (schema: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((inner) => anywhereIn(inner, change));
  return isObject(value) ? mapSchemas(value, change) : value;
}

/** Keywords beside a reference that count in OpenAPI 3.0; documents have them there all the same. */
const BESIDE_REFERENCE = ['$ref', 'nullable', 'readOnly', 'writeOnly'];
const NULL: JsonObject = { type: 'null' };

/** Removes the keywords beside a reference, which OpenAPI 3.0 ignores. */
export function withoutReferenceSiblings(schema: JsonObject): JsonObject {
  return typeof schema['$ref'] === 'string' ? withOnly(BESIDE_REFERENCE, schema) : schema;
}

/**
 * Upgrades one schema of OpenAPI 3.0 to JSON Schema 2020-12: `nullable`, and exclusive bounds as numbers. Documents of
 * 3.1 that were made from older ones have these keywords too, and mean the same.
 */
export function upgradeSchema(schema: JsonObject): JsonObject {
  const bounded = exclusive(exclusive(schema, 'exclusiveMinimum', 'minimum'), 'exclusiveMaximum', 'maximum');
  return replaceEmptyEnum(takingNull(bounded));
}

/**
 * Replaces an empty `enum`, which compilers reject although JSON Schema 2020-12 only advises against it: no value is
 * valid. A nullable schema keeps it, since null is added to the list.
 */
function replaceEmptyEnum(schema: JsonObject): JsonObject {
  const { enum: values, ...rest } = schema;
  const isNone = Array.isArray(values) && values.length === 0 && schema['nullable'] !== true;
  return isNone ? { ...rest, not: {} } : schema;
}

function withOnly(keywords: readonly string[], schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
}

/** Upgrades a flag of draft 4 that excludes the bound beside it. */
function exclusive(schema: JsonObject, mark: string, bound: string): JsonObject {
  if (typeof schema[mark] !== 'boolean') return schema;
  const { [mark]: isExclusive, [bound]: limit, ...rest } = schema;
  if (limit === undefined) return rest;
  return isExclusive === true ? { ...rest, [mark]: limit } : { ...rest, [bound]: limit };
}

/**
 * Adds null to the types and to the listed values; without a stated type it becomes an alternative.
 */
function takingNull(schema: JsonObject): JsonObject {
  if (typeof schema['nullable'] !== 'boolean') return schema;
  const { nullable, ...rest } = schema;
  if (nullable === false || rest['type'] === 'null') return rest;
  const marks = withOnly(['readOnly', 'writeOnly'], rest);
  const { type } = rest;
  if (type === undefined) return { ...marks, anyOf: [replaceEmptyEnum(rest), NULL] };
  return {
    ...rest,
    type: [...new Set([type, 'null'].flat())],
    ...(rest['enum'] === undefined ? {} : { enum: [...listAt(rest, 'enum'), null] }),
  };
}

const PARTS = ['components', 'paths', 'webhooks'];

/** Embeds the components that a schema refers to, so that it compiles without the rest of its document. */
export function embedComponents(root: JsonObject, schema: Json): Json {
  return isObject(schema) ? { ...schema, ...reachableParts(root, schema) } : schema;
}

/**
 * The parts of a document that a schema needs: the components that it refers to, or all parts if it refers elsewhere.
 */
export function reachableParts(root: JsonObject, schema: JsonObject): JsonObject {
  const all = objectAt(objectAt(root, 'components'), 'schemas');
  const reached: Record<string, Json> = {};
  const open: Json[] = [schema];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    // A reference into a component needs all of it.
    const name = componentName(value)?.split('/')[0];
    const isThere = name !== undefined && Object.hasOwn(all, name);
    if (!isThere && isObject(value) && typeof value['$ref'] === 'string') return allParts(root);
    if (isThere && !Object.hasOwn(reached, name)) {
      reached[name] = all[name] ?? true;
      open.push(reached[name]);
    }
    open.push(...Object.values(value));
  }
  return { components: { schemas: reached } };
}

function allParts(root: JsonObject): JsonObject {
  return Object.fromEntries(PARTS.filter((part) => root[part] !== undefined).map((part) => [part, root[part] ?? null]));
}
