import { isObject, type Json, type JsonObject, member, follow, listAt, objectAt, textAt } from '../../model/json.ts';
import { jsonLiteral, literalKey, stringLiteral } from '../source/literals.ts';
import { type PlannedMember, schemaMembers } from '../../../templates/shared/schema/schema-compiler.ts';

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

/** A cleaned schema as the expression that issues are made from: the runtime's `Schema`. */
export function schemaLiteral(schema: Json, references: SchemaReferences): string {
  if (!isObject(schema)) return String(schema);
  const members = schemaMembers(schema).flatMap((member) => memberTexts(member, references));
  return `{ ${members.map(([name, text]) => `${literalKey(name)}: ${text}`).join(', ')} }`;
}

type Members = readonly (readonly [string, string])[];

function memberTexts(member: PlannedMember, references: SchemaReferences): Members {
  return member.kind === 'variant' ? references.facts(member.variant) : [[member.name, memberText(member, references)]];
}

function memberText(member: Exclude<PlannedMember, { kind: 'variant' }>, references: SchemaReferences): string {
  switch (member.kind) {
    case 'json':
      return jsonLiteral(member.value);
    case 'reference':
      return `() => ${references.schema(member.pointer)}`;
    case 'pattern':
      return references.pattern(member.pattern);
    case 'format':
      return formatText(member, references);
    case 'schema':
      return schemaLiteral(member.schema, references);
    case 'list':
      return `[${member.schemas.map((part) => schemaLiteral(part, references)).join(', ')}]`;
    case 'map':
      return mapText(member.schemas, references);
    case 'patterns':
      return patternsText(member.schemas, references);
  }
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

function formatText(
  { format, test }: Extract<PlannedMember, { kind: 'format' }>,
  { runtime }: SchemaReferences,
): string {
  const { of, name } = test;
  return `{ name: ${stringLiteral(format)}, of: ${stringLiteral(of)}, test: ${runtime('formats', name)} }`;
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

/** Returns the own and inherited properties. A schema that is inherited in two ways counts once. */
function allProperties(schema: JsonObject, document: JsonObject, visited = new Set<JsonObject>()): Properties {
  if (visited.has(schema)) return [];
  visited.add(schema);
  const parts = listAt(schema, 'allOf').map((part) => follow(document, { value: part, pointer: '' }).value);
  const inherited = parts.filter(isObject).flatMap((part) => allProperties(part, document, visited));
  return [...Object.entries(objectAt(schema, 'properties')), ...inherited];
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
