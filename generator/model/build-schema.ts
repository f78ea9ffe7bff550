import { buildDocumentation } from './build-documentation.ts';
import { isObject, type Json, type JsonObject, member } from './json.ts';
import { below, type Pointer } from './pointer.ts';
import { decodePointer, listAt, objectAt, textAt } from './resolve.ts';
import type { ObjectSchema, Property, Schema, TupleSchema } from './schema.ts';

/** What building a schema needs from around it. */
export interface SchemaContext {
  /** The identifier of the type for a schema that is referred to, wherever it stands. */
  readonly nameOf: (pointer: Pointer) => string;
  /** The schema that a pointer names, for what must be looked at behind a reference. */
  readonly lookUp: (pointer: Pointer) => Json | undefined;
  /** Called where something cannot be expressed as a type. */
  readonly warn: (pointer: Pointer, what: string) => void;
}

const OBJECT_KEYWORDS = ['properties', 'additionalProperties', 'patternProperties', 'required', 'unevaluatedProperties'];
const ARRAY_KEYWORDS = ['items', 'prefixItems', 'contains'];
const UNKNOWN: Schema = { kind: 'unknown' };
const NEVER: Schema = { kind: 'never' };

/** A JSON Schema (2020-12, or the superset of it that OpenAPI 3.1 uses) as a neutral shape. */
export function buildSchema(json: Json, pointer: Pointer, context: SchemaContext): Schema {
  if (json === false) return NEVER;
  if (!isObject(json)) return UNKNOWN;
  const parts = [
    ...referencePart(json, context),
    ...ownPart(json, pointer, context),
    ...listAt(json, 'allOf').map((part, index) => buildSchema(part, below(pointer, 'allOf', index), context)),
    ...unionPart(json, 'oneOf', pointer, context),
    ...unionPart(json, 'anyOf', pointer, context),
  ].filter((part) => part.kind !== 'unknown');
  const [only, ...others] = parts;
  if (only === undefined) return UNKNOWN;
  return others.length === 0 ? only : { kind: 'intersection', parts };
}

function referencePart(json: JsonObject, context: SchemaContext): readonly Schema[] {
  const reference = textAt(json, '$ref');
  return reference === undefined ? [] : [{ kind: 'reference', name: context.nameOf(decodePointer(reference)) }];
}

function ownPart(json: JsonObject, pointer: Pointer, context: SchemaContext): readonly Schema[] {
  if (Object.hasOwn(json, 'const')) return [{ kind: 'literal', value: json['const'] ?? null }];
  if (Array.isArray(json['enum'])) return [enumeration(json['enum'])];
  const known = member(json, 'x-extensible-enum');
  if (Array.isArray(known)) return [{ kind: 'enumeration', values: known, open: true }];
  const types = typesOf(json);
  if (types.length === 0) return [];
  const schemas = types.map((type) => typed(type, json, pointer, context));
  return [schemas.length === 1 && schemas[0] !== undefined ? schemas[0] : { kind: 'union', variants: schemas }];
}

function enumeration(values: readonly Json[]): Schema {
  return values.length === 0 ? NEVER : { kind: 'enumeration', values, open: false };
}

/** The types that a schema names, or that its keywords speak of where it names none. */
function typesOf(json: JsonObject): readonly string[] {
  const type = json['type'];
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((item) => typeof item === 'string');
  if (OBJECT_KEYWORDS.some((keyword) => Object.hasOwn(json, keyword))) return ['object'];
  return ARRAY_KEYWORDS.some((keyword) => Object.hasOwn(json, keyword)) ? ['array'] : [];
}

function typed(type: string, json: JsonObject, pointer: Pointer, context: SchemaContext): Schema {
  const format = textAt(json, 'format');
  switch (type) {
    case 'null':
      return { kind: 'null' };
    case 'boolean':
      return { kind: 'boolean' };
    case 'number':
    case 'integer':
      return { kind: 'number', ...(format === undefined ? {} : { format }) };
    case 'string':
      if (isBinary(json)) return { kind: 'binary' };
      return { kind: 'string', ...(format === undefined ? {} : { format }) };
    case 'array':
      return buildArray(json, pointer, context);
    case 'object':
      return buildObject(json, pointer, context);
    default:
      context.warn(below(pointer, 'type'), `the type "${type}"`);
      return UNKNOWN;
  }
}

/** OpenAPI 3.1 writes bytes as a string with a media type and no encoding; 3.0 wrote `format: binary`. */
function isBinary(json: JsonObject): boolean {
  if (textAt(json, 'format') === 'binary') return true;
  const mediaType = textAt(json, 'contentMediaType');
  return mediaType !== undefined && !Object.hasOwn(json, 'contentEncoding') && !/json|text|xml/.test(mediaType);
}

function buildArray(json: JsonObject, pointer: Pointer, context: SchemaContext): Schema {
  const items = json['items'] ?? true;
  const rest = buildSchema(items, below(pointer, 'items'), context);
  const prefix = listAt(json, 'prefixItems');
  if (prefix.length === 0) return { kind: 'array', items: rest };
  const minimum = member(json, 'minItems');
  const tuple: TupleSchema = {
    kind: 'tuple',
    items: prefix.map((item, index) => buildSchema(item, below(pointer, 'prefixItems', index), context)),
    required: Math.min(typeof minimum === 'number' ? minimum : 0, prefix.length),
  };
  return items === false ? tuple : { ...tuple, rest };
}

function buildObject(json: JsonObject, pointer: Pointer, context: SchemaContext): ObjectSchema {
  const required = new Set(listAt(json, 'required'));
  const listed = Object.entries(objectAt(json, 'properties')).map(([name, property]) =>
    buildProperty({ name, json: property, pointer: below(pointer, 'properties', name), required: required.has(name) }, context),
  );
  const unlisted = [...required].filter((name) => typeof name === 'string' && !Object.hasOwn(objectAt(json, 'properties'), name));
  const properties = [...listed, ...unlisted.map((name) => unlistedProperty(String(name), pointer))];
  const additional = additionalSchema(json, pointer, context);
  return { kind: 'object', properties, ...(additional === undefined ? {} : { additional }) };
}

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
    schema: buildSchema(json, pointer, context),
    required,
    readOnly: member(json, 'readOnly') === true,
    writeOnly: member(json, 'writeOnly') === true,
    documentation: buildDocumentation(json),
  };
}

/** A name that is required and described nowhere: it is there, and may be anything. */
function unlistedProperty(name: string, pointer: Pointer): Property {
  const documentation = buildDocumentation(undefined);
  return { name, pointer, schema: UNKNOWN, required: true, readOnly: false, writeOnly: false, documentation };
}

/** What properties that are not listed hold. A schema that says nothing of them offers none to the programmer. */
function additionalSchema(json: JsonObject, pointer: Pointer, context: SchemaContext): Schema | undefined {
  const patterns = Object.entries(objectAt(json, 'patternProperties')).map(([pattern, schema]) =>
    buildSchema(schema, below(pointer, 'patternProperties', pattern), context),
  );
  const additional = json['additionalProperties'];
  const own = additional === undefined || additional === false ? [] : [buildSchema(additional, below(pointer, 'additionalProperties'), context)];
  const variants = [...patterns, ...own];
  const [only, ...others] = variants;
  if (only === undefined) return hasNoMembers(json) ? UNKNOWN : undefined;
  return others.length === 0 ? only : { kind: 'union', variants };
}

/** `type: object` and nothing more: an object of unknown members. */
function hasNoMembers(json: JsonObject): boolean {
  if (json['additionalProperties'] === false || json['unevaluatedProperties'] === false) return false;
  return !['properties', 'required', 'allOf', 'anyOf', 'oneOf', '$ref'].some((keyword) => Object.hasOwn(json, keyword));
}

function unionPart(json: JsonObject, keyword: 'oneOf' | 'anyOf', pointer: Pointer, context: SchemaContext): readonly Schema[] {
  const list = listAt(json, keyword);
  if (list.length === 0) return [];
  const variants = list.map((variant, index) => {
    const schema = buildSchema(variant, below(pointer, keyword, index), context);
    return discriminated(schema, { variant, discriminator: objectAt(json, 'discriminator') }, context);
  });
  const [only, ...others] = variants;
  return others.length === 0 && only !== undefined ? [only] : [{ kind: 'union', variants }];
}

interface Discriminated {
  readonly variant: Json;
  readonly discriminator: JsonObject;
}

/** A variant narrowed by the values of its discriminator, unless it names them itself. */
function discriminated(schema: Schema, { variant, discriminator }: Discriminated, context: SchemaContext): Schema {
  const name = textAt(discriminator, 'propertyName');
  const reference = textAt(variant, '$ref');
  if (name === undefined || reference === undefined || schema.kind !== 'reference') return schema;
  const own = member(objectAt(context.lookUp(decodePointer(reference)), 'properties'), name);
  if (own !== undefined && (member(own, 'const') !== undefined || member(own, 'enum') !== undefined)) return schema;
  const values = discriminatorValues(reference, objectAt(discriminator, 'mapping'));
  const tag: Property = {
    name,
    pointer: decodePointer(reference),
    schema: enumeration(values),
    required: true,
    readOnly: false,
    writeOnly: false,
    documentation: buildDocumentation(undefined),
  };
  return { kind: 'intersection', parts: [{ kind: 'object', properties: [tag] }, schema] };
}

/** The values that the mapping gives a variant, else the name of its schema. */
function discriminatorValues(reference: string, mapping: JsonObject): readonly string[] {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  const mapped = Object.entries(mapping).filter(([, target]) => target === reference || target === name);
  return mapped.length > 0 ? mapped.map(([value]) => value) : [decodeURIComponent(name)];
}
