import { type FindTag, tagFinder } from '../model/discriminator.ts';
import { hasOneOf, isObject, type Json, type JsonObject, member, optional } from '../model/json.ts';
import { isBytes } from '../model/media-types.ts';
import { below, type Pointer } from '../model/pointer.ts';
import { decodePointer, listAt, objectAt, textAt } from '../model/resolve.ts';
import type { ObjectSchema, Property, Schema, TupleSchema } from '../model/schema.ts';
import { buildDocumentation } from './documentation.ts';

/** What building a schema needs from around it. */
export interface SchemaContext {
  /** Builds a schema inside the one at hand. */
  readonly build: (json: Json, pointer: Pointer) => Schema;
  /** The identifier of the type for a schema that is referred to, wherever it stands. */
  readonly nameOf: (pointer: Pointer) => string;
  /** The schema that a pointer names, for what must be looked at behind a reference. */
  readonly lookUp: (pointer: Pointer) => Json | undefined;
  /** Properties whose type is being taken from a part that is referred to: one may lead back to itself. */
  readonly stating: Set<Json>;
  /** Called where something cannot be expressed as a type. */
  readonly warn: (pointer: Pointer, what: string) => void;
}

/** A schema as it stands in the document, and where. */
interface SchemaSource {
  readonly json: JsonObject;
  readonly pointer: Pointer;
}

const UNKNOWN: Schema = { kind: 'unknown' };
const NEVER: Schema = { kind: 'never' };

const OBJECT_KEYWORDS = [
  'properties',
  'additionalProperties',
  'patternProperties',
  'required',
  'unevaluatedProperties',
];
const ARRAY_KEYWORDS = ['items', 'prefixItems', 'contains'];

const COMPOSING = ['$ref', 'allOf', 'oneOf', 'anyOf'];

/** A JSON Schema (2020-12, or the superset of it that OpenAPI 3.1 uses) as a neutral shape. */
export function buildSchema(json: Json, pointer: Pointer, context: SchemaContext): Schema {
  if (json === false) return NEVER;
  if (!isObject(json)) return UNKNOWN;
  const source = { json, pointer };
  if (!hasOneOf(json, COMPOSING)) return combineParts(ownPart(source, context), json, context);
  const parts = [
    ...referencePart(json, context),
    ...ownPart(source, context),
    ...listAt(json, 'allOf').map((part, index) => context.build(part, below(pointer, 'allOf', index))),
    ...buildUnion(source, 'oneOf', context),
    ...buildUnion(source, 'anyOf', context),
  ];
  return combineParts(parts, json, context);
}

function referencePart(json: JsonObject, context: SchemaContext): readonly Schema[] {
  const reference = textAt(json, '$ref');
  return reference === undefined ? [] : [{ kind: 'reference', name: context.nameOf(decodePointer(reference)) }];
}

function ownPart(source: SchemaSource, context: SchemaContext): readonly Schema[] {
  const { json } = source;
  if (Object.hasOwn(json, 'const')) return [{ kind: 'literal', value: json['const'] ?? null }];
  if (Array.isArray(json['enum'])) return [buildEnumeration(json['enum'])];
  const schemas = typesOf(json).map((type) => openEnumeration(type, json) ?? typed(type, source, context));
  return schemas.length > 1 ? [{ kind: 'union', variants: schemas }] : schemas;
}

/** Known values of strings that may be others too. */
function openEnumeration(type: string, json: JsonObject): Schema | undefined {
  const known = member(json, 'x-extensible-enum');
  if (type !== 'string' || !Array.isArray(known)) return undefined;
  return { kind: 'enumeration', values: known.filter((value) => typeof value === 'string'), open: true };
}

/** The types that a schema names, or that its keywords speak of where it names none. */
function typesOf(json: JsonObject): readonly string[] {
  const type = json['type'];
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((item) => typeof item === 'string');
  if (Array.isArray(json['x-extensible-enum'])) return ['string'];
  if (hasOneOf(json, OBJECT_KEYWORDS)) return ['object'];
  return hasOneOf(json, ARRAY_KEYWORDS) ? ['array'] : [];
}

/** Shapes of which there are thousands, each once. */
const NULL: Schema = { kind: 'null' };
const BOOLEAN: Schema = { kind: 'boolean' };
const NUMBER: Schema = { kind: 'number' };
const STRING: Schema = { kind: 'string' };

function typed(type: string, source: SchemaSource, context: SchemaContext): Schema {
  const format = textAt(source.json, 'format');
  switch (type) {
    case 'null':
      return NULL;
    case 'boolean':
      return BOOLEAN;
    case 'number':
    case 'integer':
      return format === undefined ? NUMBER : { kind: 'number', format };
    case 'string':
      if (isBytes(source.json)) return { kind: 'binary' };
      return format === undefined ? STRING : { kind: 'string', format };
    case 'array':
      return buildArray(source, context);
    case 'object':
      return buildObject(source, context);
    default:
      context.warn(below(source.pointer, 'type'), `the type "${type}"`);
      return UNKNOWN;
  }
}

/** An object: its properties, and what others may hold. */
function buildObject({ json, pointer }: SchemaSource, context: SchemaContext): ObjectSchema {
  const described = objectAt(json, 'properties');
  const required = new Set(listAt(json, 'required'));
  const properties = Object.keys(described).map((name) => {
    const place = below(pointer, 'properties', name);
    return buildProperty(
      { name, json: described[name] ?? null, pointer: place, required: required.has(name) },
      context,
    );
  });
  const additional = additionalSchema(json, pointer, context);
  for (const name of required) {
    const isListed = Object.hasOwn(described, String(name));
    if (!isListed) properties.push(unlistedProperty(String(name), pointer, additional));
  }
  const rest = { ...(isClosed(json) ? { closed: true as const } : {}), ...optional('additional', additional) };
  return { kind: 'object', properties, ...rest };
}

/** What others describe beside it closes no object: `unevaluatedProperties` lets pass what any of them knows. */
function isClosed(json: JsonObject): boolean {
  if (json['additionalProperties'] === false) return true;
  return json['unevaluatedProperties'] === false && !hasOneOf(json, EVALUATING);
}

const EVALUATING = ['$ref', 'allOf', 'oneOf', 'anyOf', 'if', 'dependentSchemas'];

interface PropertySource {
  readonly name: string;
  readonly json: Json;
  readonly pointer: Pointer;
  readonly required: boolean;
}

function buildProperty({ name, json, pointer, required }: PropertySource, context: SchemaContext): Property {
  return {
    name,
    pointer,
    schema: context.build(json, pointer),
    required,
    readOnly: member(json, 'readOnly') === true,
    writeOnly: member(json, 'writeOnly') === true,
    documentation: buildDocumentation(json),
  };
}

/** A name that is required and not described here: it is there, and holds what any other property may. */
function unlistedProperty(name: string, pointer: Pointer, additional: Schema = UNKNOWN): Property {
  const documentation = buildDocumentation(undefined);
  return { name, pointer, schema: additional, required: true, readOnly: false, writeOnly: false, documentation };
}

/** What properties that are not listed hold. A schema that says nothing of them offers none to the programmer. */
function additionalSchema(json: JsonObject, pointer: Pointer, context: SchemaContext): Schema | undefined {
  const patterns = Object.entries(objectAt(json, 'patternProperties')).map(([pattern, schema]) =>
    context.build(schema, below(pointer, 'patternProperties', pattern)),
  );
  const additional = json['additionalProperties'];
  const own =
    additional === undefined || additional === false
      ? []
      : [context.build(additional, below(pointer, 'additionalProperties'))];
  const variants = [...patterns, ...own];
  const [only, ...others] = variants;
  if (only === undefined) return undefined;
  return others.length === 0 ? only : { kind: 'union', variants };
}

/** A list of one kind of item, or a tuple where the first ones have shapes of their own. */
function buildArray({ json, pointer }: SchemaSource, context: SchemaContext): Schema {
  const items = json['items'] ?? true;
  const rest = context.build(items, below(pointer, 'items'));
  const prefix = listAt(json, 'prefixItems');
  if (prefix.length === 0) return { kind: 'array', items: rest };
  const minimum = member(json, 'minItems');
  const tuple: TupleSchema = {
    kind: 'tuple',
    items: prefix.map((item, index) => context.build(item, below(pointer, 'prefixItems', index))),
    required: Math.min(typeof minimum === 'number' ? minimum : 0, prefix.length),
  };
  return items === false ? tuple : { ...tuple, rest };
}

/** One of a list of values; of an empty list, nothing. */
function buildEnumeration(values: readonly Json[]): Schema {
  return values.length === 0 ? NEVER : { kind: 'enumeration', values, open: false };
}

/** One of the variants of `oneOf` or `anyOf`; nothing where the keyword is absent. */
function buildUnion(
  { json, pointer }: SchemaSource,
  keyword: 'oneOf' | 'anyOf',
  context: SchemaContext,
): readonly Schema[] {
  const written = listAt(json, keyword);
  if (written.length === 0) return [];
  const findTag = tagFinder(objectAt(json, 'discriminator'), context.lookUp);
  const variants = written.map((variant, index) =>
    discriminated(context.build(variant, below(pointer, keyword, index)), variant, findTag),
  );
  const [only, ...others] = variants;
  if (only === undefined) return [];
  // What may be anything is anything, and names nothing.
  if (variants.some(({ kind }) => kind === 'unknown')) return [UNKNOWN];
  return others.length === 0 ? [only] : [{ kind: 'union', variants }];
}

/** A variant narrowed by the values of its discriminator, unless it names them itself. */
function discriminated(schema: Schema, variant: Json, findTag: FindTag): Schema {
  const tag = schema.kind === 'reference' ? findTag(variant) : undefined;
  if (tag === undefined) return schema;
  const property: Property = {
    name: tag.name,
    pointer: decodePointer(textAt(variant, '$ref') ?? ''),
    schema: buildEnumeration(tag.values),
    required: true,
    readOnly: false,
    writeOnly: false,
    documentation: buildDocumentation(undefined),
  };
  return { kind: 'intersection', parts: [{ kind: 'object', properties: [property] }, schema] };
}

/**
 * All parts of a schema as one shape. Parts that say nothing go; objects written in place become one, in which a name
 * that one part only requires has the type that another gives it.
 */
function combineParts(parts: readonly Schema[], json: JsonObject, context: SchemaContext): Schema {
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
