import { isPattern, repairPattern } from '#shared/regexp/syntax.ts';
import { collectUnits } from '#shared/schema/units.ts';
import { componentName } from '../document/references.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt } from '../json.ts';

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
  return withRepairedPatterns(takingNull(bounded));
}

/** Repairs patterns that are only valid without the flag `u`, as OpenAPI 3.0 has them. */
function withRepairedPatterns(schema: JsonObject): JsonObject {
  const { pattern, patternProperties } = schema;
  const repaired = typeof pattern === 'string' && !isPattern(pattern) ? repairPattern(pattern) : undefined;
  const whole = repaired === undefined ? schema : { ...schema, pattern: repaired };
  if (!isObject(patternProperties) || Object.keys(patternProperties).every(isPattern)) return whole;
  const named = Object.entries(patternProperties).map(([name, inner]) => [repairPattern(name) ?? name, inner] as const);
  return { ...whole, patternProperties: Object.fromEntries(named) };
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
  if (type === undefined) return { ...marks, anyOf: [rest, NULL] };
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

/**
 * Tests whether a schema, or the description of a body, refers to schemas that contain themselves in two ways at once:
 * a validator without a cache would validate each level of a value twice as often as the one around it.
 */
export function isMultiplyRecursive(root: JsonObject, described: JsonObject): boolean {
  const contents = Object.values(objectAt(described, 'content')).map((media) => member(media, 'schema') ?? true);
  const roots = [described, ...contents].map((schema, index) => [`~${index}`, schema] as const);
  return [...collectUnits(root, new Map(roots)).values()].some(({ isRepeated }) => isRepeated);
}
