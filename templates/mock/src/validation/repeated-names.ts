import { componentName } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../json.ts';
import { selfContained } from './self-contained.ts';

/** Keywords whose schemas judge the same value as the schema that they stand in, each beside the others. */
const BESIDE = ['allOf', 'anyOf', 'oneOf'];
const ALONE = ['not', 'if', 'contains'];
const NAMED = ['patternProperties', 'dependentSchemas'];

/**
 * The components that lead back to themselves in two ways at once, so that Ajv judges each level of a value twice as
 * often as the one around it: a choice of two variants that both hold the whole again, for example.
 */
export function repeatedNames(schemas: JsonObject): ReadonlySet<string> {
  const circular = circularNames(schemas);
  const repeats = [...circular].some((name) => forks(schemas[name] ?? null, circular));
  return repeats ? circular : new Set();
}

const known = new WeakMap<JsonObject, boolean>();

/** Whether a schema of a document, or what describes a body with one, leads to such components; found out once. */
export function isRepeated(root: JsonObject, schema: Json): boolean {
  if (!isObject(schema)) return false;
  const found = known.get(schema) ?? leadsToRepeated(root, schema);
  known.set(schema, found);
  return found;
}

function leadsToRepeated(root: JsonObject, schema: JsonObject): boolean {
  const whole = selfContained(root, schema);
  return repeatedNames(objectAt(objectAt(whole, 'components'), 'schemas')).size > 0;
}

function circularNames(schemas: JsonObject): ReadonlySet<string> {
  const next = new Map(Object.entries(schemas).map(([name, schema]) => [name, namesIn(schema)]));
  return new Set([...next.keys()].filter((name) => reached(next.get(name) ?? [], next).has(name)));
}

function reached(names: readonly string[], next: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set(names);
  // What is added meanwhile is met too.
  for (const name of found) for (const other of next.get(name) ?? []) found.add(other);
  return found;
}

/** The components that a schema refers to, wherever in it. */
function namesIn(schema: Json): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = componentName(schema);
  return [...(own === undefined ? [] : [own]), ...Object.values(schema).flatMap(namesIn)];
}

/** Whether a schema, or one inside of it, leads to such components in two ways that both judge the same. */
function forks(schema: Json, names: ReadonlySet<string>): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const leads = (part: Json): boolean => namesIn(part).some((name) => names.has(name));
  if (isObject(schema) && waysOf(schema).filter(leads).length > 1) return true;
  return Object.values(schema).some((inner) => forks(inner, names));
}

/** What of a schema judges the same value, or the same part of one. */
function waysOf(schema: JsonObject): readonly Json[] {
  const { $ref = null, then = null, else: otherwise = null } = schema;
  const apart = [...BESIDE, ...ALONE, ...NAMED, '$ref', 'then', 'else'];
  const rest = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !apart.includes(keyword)));
  return [
    rest,
    { $ref },
    // Only one of both is met.
    [then, otherwise],
    ...ALONE.map((keyword) => schema[keyword] ?? null),
    ...BESIDE.flatMap((keyword) => listAt(schema, keyword)),
    ...NAMED.flatMap((keyword) => Object.values(objectAt(schema, keyword))),
  ];
}
