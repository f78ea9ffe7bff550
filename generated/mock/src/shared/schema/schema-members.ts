import { isObject, type Json, type JsonObject, type Pointer } from '../json.ts';
import { BINARY, DISCRIMINATOR, KNOWN, SOURCE, VARIANT } from './constraints.ts';
import { type FormatFunction, FORMATS } from './formats.ts';
import { LISTS, MAPS, SINGLES } from './keywords.ts';

/** A member of the interpreter's `Schema`, planned: the generator writes it as code, a mock makes the value. */
export type PlannedMember = { readonly name: string } & (
  | { readonly kind: 'json'; readonly value: Json }
  | { readonly kind: 'reference'; readonly pointer: Pointer }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'format'; readonly format: string; readonly test: FormatFunction }
  | { readonly kind: 'schema'; readonly schema: Json }
  | { readonly kind: 'list'; readonly schemas: readonly Json[] }
  | { readonly kind: 'map' | 'patterns'; readonly schemas: JsonObject }
  /** The facts of a schema that is derived from another, which the document holds. */
  | { readonly kind: 'variant'; readonly variant: Json }
);

/** Plans the members of the interpreter's `Schema` for a schema that {@link extractConstraints} returned. */
export function schemaMembers(schema: JsonObject): readonly PlannedMember[] {
  if (Object.hasOwn(schema, BINARY)) return [{ name: 'binary', kind: 'json', value: true }];
  return Object.entries(schema).flatMap(([keyword, value]) => plannedMember(keyword, value) ?? []);
}

function plannedMember(name: string, value: Json): PlannedMember | undefined {
  switch (name) {
    case '$ref':
      return { name: 'ref', kind: 'reference', pointer: String(value) };
    case 'pattern':
      return { name, kind: 'pattern', pattern: String(value) };
    case 'format':
      return formatMember(String(value));
    case SOURCE:
      return { name: 'source', kind: 'json', value };
    case KNOWN:
      return Array.isArray(value) && value.length > 0 ? { name: 'known', kind: 'json', value } : undefined;
    case DISCRIMINATOR:
      return { name: 'discriminator', kind: 'json', value };
    case VARIANT:
      return { name, kind: 'variant', variant: value };
    default:
      return schemaMember(name, value) ?? { name, kind: 'json', value };
  }
}

function formatMember(format: string): PlannedMember | undefined {
  const test = FORMATS.get(format);
  return test === undefined ? undefined : { name: 'format', kind: 'format', format, test };
}

/** Plans a keyword that holds schemas. */
function schemaMember(name: string, value: Json): PlannedMember | undefined {
  if (isOneOf(LISTS, name) && Array.isArray(value)) return { name, kind: 'list', schemas: value };
  if (isOneOf(SINGLES, name)) return { name, kind: 'schema', schema: value };
  if (!isOneOf(MAPS, name) || !isObject(value)) return undefined;
  return { name, kind: name === 'patternProperties' ? 'patterns' : 'map', schemas: value };
}

function isOneOf(list: readonly string[], keyword: string): boolean {
  return list.includes(keyword);
}
