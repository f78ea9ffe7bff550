import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { computedKey, string, value } from '../source/literal.ts';
import { BINARY, DISCRIMINATOR, KNOWN, SHAPE, SOURCE } from './clean-schema.ts';
import { FORMATS } from './formats.ts';
import { LISTS, MAPS, SINGLES } from './schema-keywords.ts';

/** Names that the text of a schema refers to. */
export interface SchemaReferences {
  readonly runtime: (module: string, name: string) => string;
  /** The constant that holds the schema of a unit. */
  readonly schema: (pointer: string) => string;
  /** The constant that holds a pattern. */
  readonly pattern: (pattern: string) => string;
  /** What is known of a derived shape beside its schema, as members. */
  readonly facts: (shape: Json) => readonly (readonly [string, string])[];
}

/** A cleaned schema as the expression that findings are made from: the runtime's `Schema`. */
export function schemaLiteral(schema: Json, references: SchemaReferences): string {
  if (!isObject(schema)) return String(schema);
  if (Object.hasOwn(schema, BINARY)) return '{ binary: true }';
  const members = Object.entries(schema).flatMap(([keyword, inner]) => memberTexts(keyword, inner, references));
  return `{ ${members.map(([name, text]) => `${computedKey(name)}: ${text}`).join(', ')} }`;
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
      return [['source', value(inner)]];
    case KNOWN:
      return Array.isArray(inner) && inner.length > 0 ? [['known', value(inner)]] : [];
    case DISCRIMINATOR:
      return [['discriminator', value(inner)]];
    case SHAPE:
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
  return value(inner);
}

function mapText(schemas: JsonObject, references: SchemaReferences): string {
  const members = Object.entries(schemas).map(
    ([name, schema]) => `${computedKey(name)}: ${schemaLiteral(schema, references)}`,
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
  return [['format', `{ name: ${string(name)}, of: ${string(test.of)}, test: ${runtime(test.module, test.name)} }`]];
}

function isOneOf(list: readonly string[], keyword: string): boolean {
  return list.includes(keyword);
}
