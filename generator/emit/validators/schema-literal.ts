import { isObject, type Json, type JsonObject, member } from '../../model/json.ts';
import { follow, listAt, objectAt, textAt } from '../../model/resolve.ts';
import { jsonLiteral, literalKey, stringLiteral } from '../source/literals.ts';
import { BINARY, DISCRIMINATOR, KNOWN, VARIANT, SOURCE } from './constraints.ts';
import { LISTS, MAPS, SINGLES } from './keywords.ts';
import { FORMATS } from './formats.ts';

/** Names that the text of a schema refers to. */
export interface SchemaReferences {
  readonly runtime: (module: string, name: string) => string;
  /** The constant that holds the schema of a unit. */
  readonly schema: (pointer: string) => string;
  /** The constant that holds a pattern. */
  readonly pattern: (pattern: string) => string;
  /** Returns facts of a derived schema that it does not state itself, as members. */
  readonly facts: (shape: Json) => readonly (readonly [string, string])[];
}

/** A cleaned schema as the expression that findings are made from: the runtime's `Schema`. */
export function schemaLiteral(schema: Json, references: SchemaReferences): string {
  if (!isObject(schema)) return String(schema);
  if (Object.hasOwn(schema, BINARY)) return '{ binary: true }';
  const members = Object.entries(schema).flatMap(([keyword, inner]) => memberTexts(keyword, inner, references));
  return `{ ${members.map(([name, text]) => `${literalKey(name)}: ${text}`).join(', ')} }`;
}

type Members = readonly (readonly [string, string])[];

function memberTexts(keyword: string, inner: Json, references: SchemaReferences): Members {
  switch (keyword) {
    case '$ref':
      return [['ref', `() => ${references.schema(String(inner))}`]];
    case 'pattern':
      return [['pattern', references.pattern(String(inner))]];
    case 'format':
      return formatMember(String(inner), references);
    case 'patternProperties':
      return [[keyword, isObject(inner) ? patternsText(inner, references) : '[]']];
    case SOURCE:
      return [['source', jsonLiteral(inner)]];
    case KNOWN:
      return Array.isArray(inner) && inner.length > 0 ? [['known', jsonLiteral(inner)]] : [];
    case DISCRIMINATOR:
      return [['discriminator', jsonLiteral(inner)]];
    case VARIANT:
      return references.facts(inner);
    default:
      return [[keyword, innerText(keyword, inner, references)]];
  }
}

function innerText(keyword: string, inner: Json, references: SchemaReferences): string {
  if (isOneOf(LISTS, keyword) && Array.isArray(inner))
    return `[${inner.map((part: Json) => schemaLiteral(part, references)).join(', ')}]`;
  if (isOneOf(SINGLES, keyword)) return schemaLiteral(inner, references);
  if (isOneOf(MAPS, keyword) && isObject(inner)) return mapText(inner, references);
  return jsonLiteral(inner);
}

function mapText(schemas: JsonObject, references: SchemaReferences): string {
  const members = Object.entries(schemas).map(
    ([name, schema]) => `${literalKey(name)}: ${schemaLiteral(schema, references)}`,
  );
  return `{ ${members.join(', ')} }`;
}

function patternsText(patterns: JsonObject, references: SchemaReferences): string {
  const pairs = Object.entries(patterns).map(
    ([pattern, schema]) => `[${references.pattern(pattern)}, ${schemaLiteral(schema, references)}]`,
  );
  return `[${pairs.join(', ')}]`;
}

function formatMember(name: string, { runtime }: SchemaReferences): Members {
  const test = FORMATS.get(name);
  if (test === undefined) return [];
  return [
    [
      'format',
      `{ name: ${stringLiteral(name)}, of: ${stringLiteral(test.of)}, test: ${runtime(test.module, test.name)} }`,
    ],
  ];
}

function isOneOf(list: readonly string[], keyword: string): boolean {
  return list.includes(keyword);
}

/**
 * Returns what a derived schema does not state itself, as members: that what is left out is cleared, and which
 * properties of the resource are not sent, each with what to do instead.
 */
export function derivedSchemaFacts(
  shape: Json,
  derived: JsonObject,
  document: JsonObject,
): readonly (readonly [string, string])[] {
  const origin = objectAt(objectAt(document['components'], 'schemas'), textAt(shape, 'of') ?? '');
  const kind = textAt(shape, 'kind');
  const unsent = kind === 'read' ? [] : notSentMembers(origin, derived, document);
  return [
    ...(kind === 'replace' ? [['clears', 'true'] as const] : []),
    ...(unsent.length === 0 ? [] : [['unsent', `{ ${unsent.join(', ')} }`] as const]),
  ];
}

function notSentMembers(origin: JsonObject, derived: JsonObject, document: JsonObject): readonly string[] {
  const kept = Object.fromEntries(allProperties(derived, document));
  const dropped = ownProperties(origin).filter(([name]) => !Object.hasOwn(kept, name));
  const suffix = textAt(document, 'x-reference-suffix') ?? '';
  return dropped.map(
    ([name, property]) =>
      `${literalKey(name)}: ${stringLiteral(replacementHint(`${name}${suffix}`, property, { kept, document }))}`,
  );
}

type Properties = readonly (readonly [name: string, property: Json])[];

/** Those that a shape states itself, in whatever part; a shape that it refers to tells of its own. */
function ownProperties(shape: JsonObject): Properties {
  const parts = listAt(shape, 'allOf').filter(isObject);
  return [...Object.entries(objectAt(shape, 'properties')), ...parts.flatMap(ownProperties)];
}

/** Those of a shape and of all that it is put together from. */
function allProperties(shape: JsonObject, document: JsonObject, above: readonly JsonObject[] = []): Properties {
  if (above.includes(shape)) return [];
  const parts = listAt(shape, 'allOf').map((part) => follow(document, { value: part, pointer: '' }).value);
  const inner = parts.filter(isObject).flatMap((part) => allProperties(part, document, [...above, shape]));
  return [...Object.entries(objectAt(shape, 'properties')), ...inner];
}

function replacementHint(
  identifier: string,
  property: Json,
  { kept, document }: { readonly kept: JsonObject; readonly document: JsonObject },
): string {
  const { value } = follow(document, { value: property, pointer: '' });
  if (member(property, 'readOnly') === true || member(value, 'readOnly') === true) return 'nothing: it is read-only';
  return Object.hasOwn(kept, identifier)
    ? `"${identifier}" instead: the nested object is only read`
    : 'nothing: it is only read';
}
