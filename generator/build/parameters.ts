import type { Parameter, ParameterLocation } from '../model/api.ts';
import { isReservedHeader, repeatsNames } from '../model/http.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  member,
  optional,
  below,
  type Pointer,
  decodePointer,
  follow,
  listAt,
  type Node,
  objectAt,
  textAt,
} from '../model/json.ts';
import { camelName, NameScope, runtimeOptions } from '../model/names.ts';
import type { Documentation } from '../model/schema.ts';
import { buildDocumentation, documentationBeside } from './documentation.ts';
import type { SchemaBuilder } from './named-schemas.ts';

const LOCATIONS: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];
const SCALARS = new Set(['string', 'number', 'integer', 'boolean', 'null']);
const DELIMITED = ['spaceDelimited', 'pipeDelimited', 'tabDelimited'] as const;
const STYLES = ['simple', 'label', 'matrix', 'form', ...DELIMITED, 'deepObject'] as const;

/** Locates the parameters of an operation. */
interface ParameterSource {
  readonly document: JsonObject;
  readonly item: Node;
  readonly operation: Node;
}

/**
 * Builds the parameters of an operation, including those of its path item. Path parameters follow the order of the
 * path.
 */
export function buildParameters(source: ParameterSource, schemas: SchemaBuilder): readonly Parameter[] {
  const identifiers = new NameScope(hasAlternatives(source) ? ['body', 'contentType'] : ['body']);
  const nodes = effective(source);
  identifiers.promise(nodes.map(({ value }) => textAt(value, 'name') ?? '').filter((name) => camelName(name) === name));
  return LOCATIONS.flatMap((location) =>
    nodes.filter((node) => node.location === location).map((node) => buildParameter(node, identifiers, schemas)),
  );
}

/** Checks if a body has several media types, of which the caller chooses one by `contentType`. */
function hasAlternatives({ document, operation }: ParameterSource): boolean {
  const body = follow(document, { value: member(operation.value, 'requestBody') ?? {}, pointer: '' });
  return Object.keys(objectAt(body.value, 'content')).length > 1;
}

/** Node of a parameter after resolution, with the entry of the list. */
interface ListedNode extends Node {
  readonly written: Json;
  readonly location: ParameterLocation;
}

/**
 * Returns the parameters that apply. Those of an operation override those of its path item with the same name and
 * location; header names are case-insensitive.
 */
function effective({ document, item, operation }: ParameterSource): readonly ListedNode[] {
  const found = new Map<string, ListedNode>();
  for (const holder of [item, operation]) {
    listAt(holder.value, 'parameters').forEach((value, index) => {
      const node = follow(document, { value, pointer: below(holder.pointer, 'parameters', index) });
      const listed = { value: node.value, pointer: node.pointer, written: value, location: locationOf(node.value) };
      if (!isIgnored(listed)) found.set(identity(listed), listed);
    });
  }
  return [...found.values()];
}

function identity({ value, location }: ListedNode): string {
  const name = textAt(value, 'name') ?? '';
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}

function isIgnored({ value, location }: ListedNode): boolean {
  return location === 'header' && isReservedHeader(textAt(value, 'name') ?? '');
}

function locationOf(parameter: Json): ParameterLocation {
  return LOCATIONS.find((location) => location === textAt(parameter, 'in')) ?? 'query';
}

function buildParameter(node: ListedNode, identifiers: NameScope, schemas: SchemaBuilder): Parameter {
  const { value, pointer, location } = node;
  const name = textAt(value, 'name') ?? '';
  const named = textAt(value, 'x-style') ?? textAt(value, 'style');
  const style = STYLES.find((known) => known === named) ?? defaultStyle(location);
  const stated = member(value, 'explode');
  const explode = typeof stated === 'boolean' ? stated : style === 'form';
  const media = soleContent(value);
  return {
    name,
    identifier: identifiers.claim(identifierOf(value, name), name),
    location,
    pointer,
    required: location === 'path' || member(value, 'required') === true,
    isScalar: isScalar(schemaOf(value), schemas),
    isNested:
      media === undefined &&
      style !== 'deepObject' &&
      isNested(schemaOf(value), repeatsNames({ style, explode }), schemas),
    schema: schemas.inline(schemaOf(value), schemaPointer(pointer, media)),
    style,
    explode,
    allowReserved: member(value, location === 'query' ? 'allowReserved' : 'x-allow-reserved') === true,
    ...optional('mediaType', media),
    clientOption: member(value, 'x-client-option') === true,
    documentation: documentationOf(node),
  };
}

/** Builds the documentation of a parameter or header. Format, default and example may come from its schema. */
export function documentationOf({ value, written }: Pick<ListedNode, 'value' | 'written'>): Documentation {
  const { format, defaultValue, example } = buildDocumentation(schemaOf(value));
  return {
    ...optional('format', format),
    ...optional('defaultValue', defaultValue),
    ...optional('example', example),
    ...documentationBeside(written, value),
  };
}

function defaultStyle(location: ParameterLocation): Parameter['style'] {
  return location === 'query' || location === 'cookie' ? 'form' : 'simple';
}

/** Returns the media type of a parameter or header that has `content`. */
export function soleContent(parameter: Json): string | undefined {
  return Object.keys(objectAt(parameter, 'content'))[0];
}

/** Returns the schema of a parameter or header. */
export function schemaOf(parameter: Json): Json {
  const media = Object.values(objectAt(parameter, 'content'))[0];
  return member(parameter, 'schema') ?? (isObject(media) ? member(media, 'schema') : undefined) ?? true;
}

/** Returns the pointer of the schema of a parameter or header. */
export function schemaPointer(pointer: Pointer, mediaType: string | undefined): Pointer {
  return mediaType === undefined ? below(pointer, 'schema') : below(pointer, 'content', mediaType, 'schema');
}

/** Checks if a value is a single string, number or boolean, directly or by reference. */
function isScalar(schema: Json, schemas: SchemaBuilder): boolean {
  const reference = textAt(schema, '$ref');
  const target = reference === undefined ? schema : (schemas.context.lookUp(decodePointer(reference)) ?? true);
  const type = member(target, 'type');
  const types = Array.isArray(type) ? type : [type];
  return types.every((name) => typeof name === 'string' && SCALARS.has(name));
}

/**
 * Checks if the items of a list or the members of an object are objects or lists, in any variant. Where names are
 * repeated, a member may be a list of scalars.
 */
function isNested(schema: Json, isRepeating: boolean, { context }: SchemaBuilder): boolean {
  const isStructured = (part: JsonObject): boolean => isOfType(part, 'object') || isOfType(part, 'array');
  const isStructure = (inner: Json): boolean => partsOf(inner, context).some(isStructured);
  const isNestedMember = (inner: Json): boolean =>
    partsOf(inner, context).some((part) =>
      isRepeating && !isOfType(part, 'object') ? itemsOf(part).some(isStructure) : isStructured(part),
    );
  return partsOf(schema, context).some(
    (part) => itemsOf(part).some(isStructure) || membersOf(part).some(isNestedMember),
  );
}

function isOfType(part: JsonObject, type: 'object' | 'array'): boolean {
  return [part['type']].flat().includes(type) || (type === 'object' && part['properties'] !== undefined);
}

function itemsOf({ items }: JsonObject): readonly Json[] {
  return items === undefined ? [] : [items];
}

function membersOf(part: JsonObject): readonly Json[] {
  const { additionalProperties: additional } = part;
  return [...Object.values(objectAt(part, 'properties')), ...(isObject(additional) ? [additional] : [])];
}

/** Returns a schema and all parts that apply to the same value, references resolved. */
function partsOf(schema: Json, context: SchemaBuilder['context']): readonly JsonObject[] {
  const found = new Set<Json>([schema]);
  // The loop also visits the parts that are added during it.
  for (const part of found) {
    const reference = textAt(part, '$ref');
    if (reference !== undefined) found.add(context.lookUp(decodePointer(reference)) ?? true);
    for (const keyword of ['allOf', 'oneOf', 'anyOf']) for (const inner of listAt(part, keyword)) found.add(inner);
  }
  return [...found].filter(isObject);
}

/** Returns the preferred identifier of a parameter. A client option never has the name of a built-in option. */
function identifierOf(parameter: Json, name: string): string {
  const wanted = camelName(textAt(parameter, 'x-identifier') ?? name);
  const isTaken = member(parameter, 'x-client-option') === true && runtimeOptions.includes(wanted);
  return isTaken ? `${wanted}Parameter` : wanted;
}
