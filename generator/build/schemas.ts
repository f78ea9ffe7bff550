import { type FindTag, isBytes, tagFinder } from '../../templates/runtime/shared/schema/constraints.ts';
import {
  below,
  decodePointer,
  hasOneOf,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  member,
  objectAt,
  optional,
  type Pointer,
  textAt,
} from '../model/json.ts';
import type { EnumerationSchema, NumberSchema, ObjectSchema, Property, Schema, TupleSchema } from '../model/schema.ts';
import { buildDocumentation } from './documentation.ts';

/** Provides the functions and state that building a schema needs. */
export interface SchemaContext {
  /** Builds a nested schema. */
  readonly build: (json: Json, pointer: Pointer) => Schema;
  /** Returns the identifier of a referenced schema's type, wherever the schema is. */
  readonly nameOf: (pointer: Pointer) => string;
  /** Returns the schema at a pointer, to look behind a reference. */
  readonly lookUp: (pointer: Pointer) => Json | undefined;
  /** Properties whose types are being read from a referenced part. Prevents infinite recursion. */
  readonly stating: Set<Json>;
  /** Called if a schema cannot be expressed as a type. */
  readonly warn: (pointer: Pointer, what: string) => void;
}

/** Pairs a schema with its pointer. */
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

/** Converts a JSON Schema (2020-12, or the OpenAPI 3.1 dialect) into the neutral model. */
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

/** Builds an open enumeration: known values of a string that allows others. */
function openEnumeration(type: string, json: JsonObject): Schema | undefined {
  const known = member(json, 'x-extensible-enum');
  if (type !== 'string' || !Array.isArray(known)) return undefined;
  return { kind: 'enumeration', values: known.filter((value) => typeof value === 'string'), open: true };
}

/** Returns the types that a schema names, else those that its keywords imply. */
function typesOf(json: JsonObject): readonly string[] {
  const type = json['type'];
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((item) => typeof item === 'string');
  if (Array.isArray(json['x-extensible-enum'])) return ['string'];
  if (hasOneOf(json, OBJECT_KEYWORDS)) return ['object'];
  return hasOneOf(json, ARRAY_KEYWORDS) ? ['array'] : [];
}

/** Shared instances of the most frequent schemas, to save memory. */
const NULL: Schema = { kind: 'null' };
const BOOLEAN: Schema = { kind: 'boolean' };
const NUMBER: Schema = { kind: 'number' };
const STRING: Schema = { kind: 'string' };

/** Returns the type that integers of 64 bits have beside `number`, if the publisher of the client asks for it. */
function largeType(format: string, { lookUp }: SchemaContext): NumberSchema['large'] {
  const stated = /^u?int64$/.test(format) ? lookUp('/x-client/largeIntegers') : undefined;
  return stated === 'bigint' || stated === 'string' ? stated : undefined;
}

function typed(type: string, source: SchemaSource, context: SchemaContext): Schema {
  const format = textAt(source.json, 'format');
  switch (type) {
    case 'null':
      return NULL;
    case 'boolean':
      return BOOLEAN;
    case 'number':
    case 'integer':
      return format === undefined
        ? NUMBER
        : { kind: 'number', format, ...optional('large', largeType(format, context)) };
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

/** Builds an object from its properties and the schema of additional ones. */
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
  const rest = {
    ...(isClosed(json) ? { closed: true as const } : {}),
    ...(json['x-emptied'] === true && properties.length === 0 ? { emptied: true as const } : {}),
    ...optional('additional', additional),
  };
  return { kind: 'object', properties, ...rest };
}

/**
 * Checks if an object allows no other properties. With `unevaluatedProperties`, sibling schemas may allow more, so such
 * an object stays open.
 */
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

/** Builds a required property that has no schema here. It accepts whatever an additional property accepts. */
function unlistedProperty(name: string, pointer: Pointer, additional: Schema = UNKNOWN): Property {
  const documentation = buildDocumentation(undefined);
  return { name, pointer, schema: additional, required: true, readOnly: false, writeOnly: false, documentation };
}

/** Returns the schema of additional properties. A schema without the keyword exposes none to the programmer. */
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

/** Builds an array, or a tuple if its first items have schemas of their own. */
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

/** Builds an enumeration. An empty list accepts no value. */
function buildEnumeration(values: readonly Json[]): Schema {
  return values.length === 0 ? NEVER : { kind: 'enumeration', values, open: false };
}

/** Builds the union of `oneOf` or `anyOf`; returns an empty list if the keyword is absent. */
function buildUnion(
  { json, pointer }: SchemaSource,
  keyword: 'oneOf' | 'anyOf',
  context: SchemaContext,
): readonly Schema[] {
  const written = listAt(json, keyword);
  if (written.length === 0) return [];
  const findTag = tagFinder(objectAt(json, 'discriminator'), context.lookUp);
  const built = written.map((variant, index) =>
    discriminated(context.build(variant, below(pointer, keyword, index)), variant, findTag),
  );
  const variants = openStrings(built, written, context);
  const [only, ...others] = variants;
  if (only === undefined) return [];
  // A union with an unknown variant is unknown.
  if (variants.some(({ kind }) => kind === 'unknown')) return [UNKNOWN];
  return others.length === 0 ? [only] : [{ kind: 'union', variants }];
}

/**
 * Opens a union of listed strings and any string, which would hide the listed ones: the string becomes an open
 * enumeration. Lists that stand in the union itself become one with it, so that named types keep their names.
 */
function openStrings(
  variants: readonly Schema[],
  written: readonly Json[],
  { lookUp }: SchemaContext,
): readonly Schema[] {
  const isAny = ({ kind }: Schema, index: number): boolean => {
    const part = written[index];
    return kind === 'string' && isObject(part) && !hasOneOf(part, LIMITING);
  };
  const isListed = (schema: Schema): schema is EnumerationSchema =>
    schema.kind === 'enumeration' && !schema.open && schema.values.every((value) => typeof value === 'string');
  const isNamed = (_: Schema, index: number): boolean => {
    const reference = textAt(written[index], '$ref');
    const values = reference === undefined ? [] : listAt(lookUp(decodePointer(reference)), 'enum');
    return values.length > 0 && values.every((value) => typeof value === 'string');
  };
  const values = variants.filter(isListed).flatMap((schema) => schema.values);
  const others = variants.filter((schema, index) => !isListed(schema) && !isAny(schema, index));
  const names = variants.filter(isNamed);
  const areKnown = others.every((schema) => schema.kind === 'null' || names.includes(schema));
  if (!variants.some(isAny) || !areKnown || values.length + names.length === 0) return variants;
  return [...others, { kind: 'enumeration', values: [...new Set(values)], open: true }];
}

/** Keywords by which a string is more than any text. */
const LIMITING = ['format', 'pattern', 'contentMediaType'];

/** Narrows a variant to its discriminator values, unless its schema constrains them itself. */
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
 * Combines all parts of a schema. Drops empty parts and merges inline objects. A name that one part only requires gets
 * its type from another part.
 */
function combineParts(parts: readonly Schema[], json: JsonObject, context: SchemaContext): Schema {
  const sole = parts[0];
  if (sole !== undefined && parts.length === 1 && isFinished(sole)) return sole;
  const said = tellingParts(parts.flatMap((part) => (part.kind === 'intersection' ? part.parts : [part])));
  const objects = said.filter((part) => part.kind === 'object');
  const others = said.filter((part) => part.kind !== 'object');
  const merged = objects.length === 0 ? [] : [mergeObjects(objects, { json, context })];
  const combined = [...others, ...merged].filter((part) => others.length === 0 || !isEmpty(part));
  const [only, ...more] = combined;
  if (only === undefined) return UNKNOWN;
  return more.length > 0 ? { kind: 'intersection', parts: combined } : opened(only);
}

/** Checks if a single part needs no further processing. */
function isFinished(part: Schema): boolean {
  if (part.kind !== 'object') return part.kind !== 'intersection' && part.kind !== 'union';
  const { properties } = part;
  return properties.length > 0 && properties.every(({ schema, required }) => !required || schema.kind !== 'unknown');
}

/**
 * Returns the parts that add information. `type: [object, null]` is one only if it stands alone, since another part
 * specifies the object.
 */
function tellingParts(parts: readonly Schema[]): readonly Schema[] {
  const said = parts.filter(({ kind }) => kind !== 'unknown');
  const telling = said.filter((part) => !isVague(part));
  return telling.length > 0 ? telling : said.slice(0, 1);
}

/** Checks if a schema is a union of bare types with an object among them. */
function isVague(part: Schema): boolean {
  if (part.kind !== 'union' || !part.variants.some(isAnyObject)) return false;
  return part.variants.every((variant) => isAnyObject(variant) || TYPES.has(variant.kind));
}

const TYPES: ReadonlySet<Schema['kind']> = new Set(['null', 'boolean', 'number', 'string', 'binary', 'array']);

function isAnyObject(part: Schema): boolean {
  if (part.kind !== 'object' || part.properties.length > 0 || part.closed) return false;
  return part.additional === undefined || part.additional.kind === 'unknown';
}

/** Lets objects without any constraints hold arbitrary properties. */
function opened(part: Schema): Schema {
  if (part.kind === 'union') return { ...part, variants: part.variants.map(opened) };
  return isEmpty(part) && !part.emptied ? { ...part, additional: UNKNOWN } : part;
}

/** Checks if an object has no properties and no constraint on additional ones. */
function isEmpty(part: Schema): part is ObjectSchema {
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
    ...(properties.size === 0 && objects.some((object) => object.emptied) ? { emptied: true } : {}),
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

/** Gives a required name without a type the type that a referenced part declares. */
function stated(property: Property, { json, context }: Composition): Property {
  if (!property.required || property.schema.kind !== 'unknown') return property;
  const found = findProperty(json, property.name, { context, seen: new Set() });
  return found === undefined ? property : { ...property, schema: found };
}

interface Search {
  readonly context: SchemaContext;
  readonly seen: Set<Json>;
}

/** Returns the type of a property in the referenced parts of a schema. */
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

/** Builds the type of a property; returns `undefined` if that property is already being built. */
function typeOf(property: Json, pointer: Pointer, { build, stating }: SchemaContext): Schema | undefined {
  if (stating.has(property)) return undefined;
  stating.add(property);
  const schema = build(property, pointer);
  stating.delete(property);
  return schema;
}
