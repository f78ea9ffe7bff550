import { buildArray } from './build-array.ts';
import { buildEnumeration } from './build-enumeration.ts';
import { buildObject } from './build-object.ts';
import { buildUnion } from './build-union.ts';
import { combineParts } from './combine-parts.ts';
import { hasOneOf, isObject, type Json, type JsonObject, member } from './json.ts';
import { below, type Pointer } from './pointer.ts';
import { decodePointer, listAt, textAt } from './resolve.ts';
import type { Schema } from './schema.ts';
import { isBytes } from './substance.ts';
import { NEVER, type SchemaContext, type SchemaSource, UNKNOWN } from './schema-context.ts';

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
