import { optional } from './build-documentation.ts';
import { isObject, type Json, type JsonObject, member } from './json.ts';
import { below, type Pointer } from './pointer.ts';
import { decodePointer, listAt, objectAt, textAt } from './resolve.ts';
import type { ObjectSchema, Property, Schema } from './schema.ts';
import { type SchemaContext, UNKNOWN } from './schema-context.ts';

/**
 * All parts of a schema as one shape. Parts that say nothing go; objects written in place become one, in which a name
 * that one part only requires has the type that another gives it.
 */
export function combineParts(parts: readonly Schema[], json: JsonObject, context: SchemaContext): Schema {
  const sole = parts[0];
  if (sole !== undefined && parts.length === 1 && isFinished(sole)) return sole;
  const said = tellingParts(parts.flatMap((part) => (part.kind === 'intersection' ? part.parts : [part])));
  const objects = said.filter((part) => part.kind === 'object');
  const others = said.filter((part) => part.kind !== 'object');
  const merged = objects.length === 0 ? [] : [mergeObjects(objects, { json, context })];
  const combined = [...others, ...merged].filter((part) => others.length === 0 || !isSilent(part));
  const [only, ...more] = combined;
  if (only === undefined) return UNKNOWN;
  return more.length > 0 ? { kind: 'intersection', parts: combined } : opened(only);
}

/** Whether a shape stays what it is where nothing stands beside it. */
function isFinished(part: Schema): boolean {
  if (part.kind !== 'object') return part.kind !== 'intersection' && part.kind !== 'union';
  const { properties } = part;
  return properties.length > 0 && properties.every(({ schema, required }) => !required || schema.kind !== 'unknown');
}

/** Those that say something: `type: [object, null]` does by itself; beside a composition, that says which objects. */
function tellingParts(parts: readonly Schema[]): readonly Schema[] {
  const said = parts.filter(({ kind }) => kind !== 'unknown');
  const telling = said.filter((part) => !isVague(part));
  return telling.length > 0 ? telling : said.slice(0, 1);
}

/** A choice of types of which nothing more is known, an object among them. */
function isVague(part: Schema): boolean {
  if (part.kind !== 'union' || !part.variants.some(isAnyObject)) return false;
  return part.variants.every((variant) => isAnyObject(variant) || TYPES.has(variant.kind));
}

const TYPES: ReadonlySet<Schema['kind']> = new Set(['null', 'boolean', 'number', 'string', 'binary', 'array']);

function isAnyObject(part: Schema): boolean {
  if (part.kind !== 'object' || part.properties.length > 0 || part.closed) return false;
  return part.additional === undefined || part.additional.kind === 'unknown';
}

/** Objects of which nothing is known may hold anything. */
function opened(part: Schema): Schema {
  if (part.kind === 'union') return { ...part, variants: part.variants.map(opened) };
  return isSilent(part) ? { ...part, additional: UNKNOWN } : part;
}

/** An object of which nothing is known: no property, and nothing said of others. */
function isSilent(part: Schema): part is ObjectSchema {
  return part.kind === 'object' && part.properties.length === 0 && part.additional === undefined && !part.closed;
}

interface Composition {
  readonly json: JsonObject;
  readonly context: SchemaContext;
}

function mergeObjects(objects: readonly ObjectSchema[], composition: Composition): ObjectSchema {
  const properties = new Map<string, Property>();
  for (const property of objects.flatMap((object) => object.properties)) {
    properties.set(property.name, mergeProperty(properties.get(property.name), property));
  }
  const additional = objects.map((object) => object.additional).find((schema) => schema !== undefined);
  return {
    kind: 'object',
    properties: [...properties.values()].map((property) => stated(property, composition)),
    ...(objects.some((object) => object.closed) ? { closed: true } : {}),
    ...optional('additional', additional),
  };
}

function mergeProperty(known: Property | undefined, added: Property): Property {
  if (known === undefined) return added;
  const [first, second] = [known, added].toSorted(
    (a, b) => Number(a.schema.kind === 'unknown') - Number(b.schema.kind === 'unknown'),
  );
  const base = first ?? added;
  const isSame =
    second === undefined ||
    second.schema.kind === 'unknown' ||
    JSON.stringify(second.schema) === JSON.stringify(base.schema);
  const schema: Schema = isSame ? base.schema : { kind: 'intersection', parts: [known.schema, added.schema] };
  return { ...base, schema, required: known.required || added.required, readOnly: known.readOnly || added.readOnly };
}

/** A required name without a type has the one that a referenced part gives it. */
function stated(property: Property, { json, context }: Composition): Property {
  if (!property.required || property.schema.kind !== 'unknown') return property;
  const found = findProperty(json, property.name, { context, seen: new Set() });
  return found === undefined ? property : { ...property, schema: found };
}

interface Search {
  readonly context: SchemaContext;
  readonly seen: Set<Json>;
}

/** The type of a property in the parts that a schema refers to. */
function findProperty(json: Json | undefined, name: string, search: Search): Schema | undefined {
  if (!isObject(json) || search.seen.has(json)) return undefined;
  search.seen.add(json);
  const reference = textAt(json, '$ref');
  const parts = [...(reference === undefined ? [] : [{ $ref: reference }]), ...listAt(json, 'allOf')];
  for (const part of parts) {
    const target = textAt(part, '$ref');
    const pointer = target === undefined ? undefined : decodePointer(target);
    const value = pointer === undefined ? part : search.context.lookUp(pointer);
    const property = member(objectAt(value, 'properties'), name);
    if (property !== undefined && pointer !== undefined)
      return typeOf(property, below(pointer, 'properties', name), search.context);
    const deeper = findProperty(value, name, search);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** The type of a property; nothing where that is the one whose type is asked for. */
function typeOf(property: Json, pointer: Pointer, { build, stating }: SchemaContext): Schema | undefined {
  if (stating.has(property)) return undefined;
  stating.add(property);
  const schema = build(property, pointer);
  stating.delete(property);
  return schema;
}
