import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { BINARY } from './clean-schema.ts';
import { FORMATS } from './formats.ts';
import { IN_PLACE, mapInner } from './schema-keywords.ts';
import type { Units } from './units.ts';

const PROTO = '__proto__';

/** Where a schema stands while it is adapted. */
interface Standing {
  readonly units: Units;
  /** The units that are written out around it, where a schema outside counts what is evaluated inside; else nothing. */
  readonly inlined: readonly Pointer[] | undefined;
}

/**
 * A cleaned schema in the words that our compiler gives Ajv: a reference is a call (`call`) of another unit's function,
 * formats and lengths are calls of the runtime, and what Ajv passes over in silence is written otherwise.
 */
export function adaptSchema(schema: Json, units: Units): Json {
  return adapt(schema, { units, inlined: undefined });
}

function adapt(schema: Json, standing: Standing): Json {
  if (!isObject(schema)) return schema;
  if (Object.hasOwn(schema, BINARY)) return { binary: true };
  const { inlined } = standing;
  const counts = Object.hasOwn(schema, 'unevaluatedProperties') || Object.hasOwn(schema, 'unevaluatedItems');
  const inPlace: Standing = counts ? { ...standing, inlined: inlined ?? [] } : standing;
  const within: Standing = { ...standing, inlined: undefined };
  const inner = mapInner(schema, (part, keyword) => adapt(part, IN_PLACE.has(keyword) ? inPlace : within));
  return withReference(withTuple(withClosed(withoutProto(ownWords(inner)))), schema['$ref'], inPlace);
}

/** Keywords for which the runtime has a better answer than Ajv. */
function ownWords(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) =>
      keyword === '$ref' || keyword.startsWith('~') ? [] : [ownWord(keyword, value)],
    ),
  );
}

function ownWord(keyword: string, value: Json): readonly [string, Json] {
  switch (keyword) {
    case 'format':
      return [FORMATS.get(String(value))?.of === 'number' ? 'numberFormat' : 'textFormat', value];
    case 'uniqueItems':
      return ['unique', value];
    case 'minLength':
      return ['shortest', value];
    case 'maxLength':
      return ['longest', value];
    case 'anyOf':
      return nullable(value);
    default:
      return [keyword, value];
  }
}

/** A choice of null and one other schema has a keyword of its own, where nothing counts what it evaluates. */
function nullable(variants: Json): readonly [string, Json] {
  const list: readonly Json[] = Array.isArray(variants) ? variants : [];
  const others = list.filter((variant) => JSON.stringify(variant) !== '{"type":"null"}');
  const [only] = others;
  return list.length === 2 && others.length === 1 && only !== undefined ? ['nullOr', only] : ['anyOf', variants];
}

/** Ajv skips a property of this name; as a pattern it sees it. */
function withoutProto(schema: JsonObject): JsonObject {
  const moved = moveProto(schema, 'properties', (inner) => ({ patternProperties: { [`^${PROTO}$`]: inner } }));
  const schemas = moveProto(moved, 'dependentSchemas', (inner) => ({
    allOf: [{ if: { type: 'object', required: [PROTO] }, then: inner }],
  }));
  return moveProto(schemas, 'dependentRequired', (inner) => ({
    allOf: [{ if: { type: 'object', required: [PROTO] }, then: { required: inner } }],
  }));
}

function moveProto(schema: JsonObject, keyword: string, elsewhere: (inner: Json) => JsonObject): JsonObject {
  const members = schema[keyword];
  if (!isObject(members) || !Object.hasOwn(members, PROTO)) return schema;
  const { [PROTO]: inner = true, ...others } = members;
  const result: Record<string, Json> = { ...schema, [keyword]: others };
  for (const [name, value] of Object.entries(elsewhere(inner))) result[name] = joined(result[name], value);
  return result;
}

function joined(present: Json | undefined, more: Json): Json {
  if (Array.isArray(present) && Array.isArray(more)) return [...present, ...more];
  return isObject(present) && isObject(more) ? { ...present, ...more } : more;
}

/** A closed shape, where no pattern opens it, has a keyword of its own. */
function withClosed(schema: JsonObject): JsonObject {
  if (schema['additionalProperties'] !== false || Object.hasOwn(schema, 'patternProperties')) return schema;
  const { additionalProperties: _, ...others } = schema;
  const { properties = {} } = schema;
  return { ...others, closed: isObject(properties) ? Object.keys(properties) : [] };
}

/** Items by their place have a keyword of their own; Ajv's stays, so that it knows where the others begin. */
function withTuple(schema: JsonObject): JsonObject {
  const { prefixItems } = schema;
  return Array.isArray(prefixItems)
    ? { ...schema, prefixItems: prefixItems.map(() => true), tuple: prefixItems }
    : schema;
}

/** A reference is a call, but where what its target evaluates counts outside: there the target is written out. */
function withReference(schema: JsonObject, reference: Json | undefined, { units, inlined }: Standing): JsonObject {
  if (typeof reference !== 'string') return schema;
  const target = units.get(reference);
  if (inlined === undefined || target === undefined || inlined.includes(reference))
    return { call: reference, ...schema };
  const written = adapt(target.schema, { units, inlined: [...inlined, reference] });
  return { ...schema, allOf: joined([written], schema['allOf'] ?? []) };
}
