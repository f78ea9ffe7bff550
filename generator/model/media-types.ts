import type { Coding } from './api.ts';
import { isBytes } from '../../templates/runtime/shared/schema/constraints.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  member,
  at,
  below,
  decodePointer,
  follow,
  listAt,
  type Node,
  objectAt,
  textAt,
} from './json.ts';

/** Selects the serialization of a body by its media type. The schema decides if the media type is ambiguous. */
export function codingOf(mediaType: string, schemaClass: SchemaClass): Coding {
  const type = bareType(mediaType);
  if (isJsonLinesType(type)) return linesCoding(schemaClass);
  if (isJsonType(type)) return schemaClass === 'bytes' ? 'binary' : 'json';
  if (isWildcard(type)) return wildcardCoding(schemaClass);
  if (type === 'application/x-www-form-urlencoded') return formCoding(schemaClass);
  if (type === 'multipart/form-data') return 'multipart';
  if (type === 'text/event-stream') return 'events';
  if (isXmlType(type)) return schemaClass === 'bytes' ? 'binary' : 'text';
  if (type.startsWith('text/')) return textCoding(type, schemaClass);
  if (BINARY_TYPE.test(type)) return 'binary';
  return otherCoding(type, schemaClass);
}

/** Selects the serialization of a type with a syntax of its own: the schema says whether that is text. */
function otherCoding(type: string, schemaClass: SchemaClass): Coding {
  if (schemaClass === 'bytes' || schemaClass === 'unsaid') return 'binary';
  // A range, or JSON under another name.
  return schemaClass === 'value' && /json|\*/.test(type) ? 'json' : 'text';
}

/** Names of formats that are no text: `application/zip`, `application/x-zip-compressed`, `application/epub+zip`. */
const BINARY_FORMATS =
  'octet-?stream binary (?:force-)?download pdf msword ms-(?:excel|powerpoint|word) opendocument openxmlformats zip gzip ' +
  'tar bzip2? 7z rar xz zstd compressed java-archive protobuf msgpack cbor bson avro parquet arrow wasm sqlite3? pkcs\\d+';
/** Matches media types whose content is no text, whatever schema a document gives them. */
const BINARY_TYPE = new RegExp(
  `^(?:multipart|image|audio|video|font)/|[/.+-](?:${BINARY_FORMATS.replaceAll(' ', '|')})(?![a-z])`,
);

/** Checks if a media type is defined as JSON. */
export function isJsonType(mediaType: string): boolean {
  return /^(application\/json|text\/json|.+\+json)$/.test(bareType(mediaType));
}

/** Checks if a media type is defined as a sequence of JSON texts. */
function isJsonLinesType(mediaType: string): boolean {
  return /^(?:application|text)\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines|json-seq)|stream\+json|.+\+json-seq)$/.test(
    mediaType,
  );
}

/** Selects the serialization of a form. A text is one that the caller has encoded. */
function formCoding(schemaClass: SchemaClass): Coding {
  return schemaClass === 'text' ? 'text' : 'form';
}

function linesCoding(schemaClass: SchemaClass): Coding {
  if (schemaClass === 'bytes') return 'binary';
  return schemaClass === 'text' ? 'text' : 'json-lines';
}

/**
 * Finds the schema of one item of a sequence: of a JSON text, or of the data of an event. A list is the sequence
 * itself, as in OpenAPI 3.2; any other schema describes one item, as is usual in 3.1. A schema with the fields of an
 * event describes the event, and `contentSchema` its data.
 */
export function itemOf(sequence: Node, coding: Coding, document: JsonObject): Node {
  const list = follow(document, sequence);
  const items = textAt(list.value, 'type') === 'array' ? member(list.value, 'items') : undefined;
  const item = items === undefined ? sequence : { value: items, pointer: below(list.pointer, 'items') };
  if (coding !== 'events') return item;
  const event = follow(document, item);
  const fields = objectAt(event.value, 'properties');
  const data = fields['data'];
  if (data === undefined || Object.keys(fields).some((field) => !EVENT_FIELDS.has(field))) return item;
  const content = member(data, 'contentSchema');
  const place = below(event.pointer, 'properties', 'data');
  return content === undefined
    ? { value: data, pointer: place }
    : { value: content, pointer: below(place, 'contentSchema') };
}

/** Fields of an event of a `text/event-stream`. */
const EVENT_FIELDS = new Set(['data', 'event', 'id', 'retry', 'comment']);

/** Checks if a media type is defined as XML. */
export function isXmlType(mediaType: string): boolean {
  return /xml$/.test(bareType(mediaType));
}

export function isWildcard(mediaType: string): boolean {
  return bareType(mediaType) === '*/*';
}

/** Selects the serialization of a textual type. Frameworks list `text/plain` beside JSON for what they send as JSON. */
function textCoding(type: string, schemaClass: SchemaClass): Coding {
  if (schemaClass === 'bytes') return 'binary';
  return schemaClass === 'value' && /^text\/(?:plain|\*)$/.test(type) ? 'json' : 'text';
}

/** Selects the serialization for a wildcard. Falls back to bytes, which can hold anything. */
function wildcardCoding(schemaClass: SchemaClass): Coding {
  return schemaClass === 'bytes' || schemaClass === 'unsaid' ? 'binary' : 'json';
}

/** Returns a media type without its parameters. */
export function bareType(mediaType: string): string {
  const end = mediaType.indexOf(';');
  return (end === -1 ? mediaType : mediaType.slice(0, end)).trim().toLowerCase();
}

/** Classifies a schema by the values that affect serialization: unspecified, bytes, text or any other value. */
type SchemaClass = 'unsaid' | 'bytes' | 'text' | 'value';

const VALUE_KEYWORDS = ['properties', 'additionalProperties', 'patternProperties', 'required', 'items', 'prefixItems'];

/** Returns the schema of a body. A textual media type without a schema has the schema of a string. */
export function schemaOfMedia(media: Json, mediaType: string): Json | undefined {
  return member(media, 'schema') ?? (/^text\//i.test(mediaType) ? { type: 'string' } : undefined);
}

/** Classifies a schema, including its references and all its parts. */
export function classifySchema(schema: Json | undefined, document: JsonObject): SchemaClass {
  let said: SchemaClass = 'unsaid';
  for (const part of allParts(schema ?? true, document)) {
    const own = ownSchemaClass(part);
    if (own !== 'unsaid' && said !== 'unsaid' && own !== said) return 'value';
    if (own !== 'unsaid') said = own;
  }
  return said;
}

/** Checks if a schema accepts null, itself or in one of its variants. */
export function acceptsNull(schema: Json | undefined, document: JsonObject): boolean {
  return [...allParts(schema ?? true, document)].some((part) => isObject(part) && typesOf(part).includes('null'));
}

/** Checks if a schema contains bytes at any depth, including its references. */
export function holdsBytes(schema: Json | undefined, document: JsonObject): boolean {
  const reached = new Set<Json>([schema ?? true]);
  // The loop also visits the schemas that are added during it. Chains of references may exceed the depth of the call
  // stack.
  for (const part of reached) {
    if (isObject(part) && statesType(part, 'string') && isBytes(part)) return true;
    const reference = textAt(part, '$ref');
    if (reference !== undefined) reached.add(at(document, decodePointer(reference)) ?? true);
    if (typeof part === 'object' && part !== null) for (const inner of Object.values<Json>(part)) reached.add(inner);
  }
  return false;
}

/** Checks if a schema names a type, alone or in a list. */
function statesType({ type }: JsonObject, name: string): boolean {
  return type === name || (Array.isArray(type) && type.includes(name));
}

/**
 * Collects a schema and all schemas that apply to the same value. Uses a loop, since chains of references may exceed
 * the depth of the call stack.
 */
function allParts(schema: Json, document: JsonObject): ReadonlySet<Json> {
  const found = new Set([schema]);
  // The loop also visits the parts that are added during it.
  for (const part of found) if (isObject(part)) for (const inner of partsOf(part, document)) found.add(inner);
  return found;
}

function partsOf(schema: JsonObject, document: JsonObject): readonly Json[] {
  const reference = textAt(schema, '$ref');
  const target = reference === undefined ? undefined : at(document, decodePointer(reference));
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listAt(schema, keyword));
  return target === undefined ? parts : [target, ...parts];
}

function ownSchemaClass(schema: Json): SchemaClass {
  if (!isObject(schema)) return schema === false ? 'value' : 'unsaid';
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length === 0) return VALUE_KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword)) ? 'value' : 'unsaid';
  if (types.some((type) => type !== 'string')) return 'value';
  return isBytes(schema) ? 'bytes' : 'text';
}

/** Returns the types that a schema names, or those of the values that it lists. */
function typesOf(schema: JsonObject): readonly string[] {
  const listed = Object.hasOwn(schema, 'const') ? [schema['const'] ?? null] : member(schema, 'enum');
  const values = listed ?? member(schema, 'x-extensible-enum');
  if (Array.isArray(values)) return values.map((value: Json) => (value === null ? 'null' : typeof value));
  const { type } = schema;
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((name) => typeof name === 'string') : [];
}
