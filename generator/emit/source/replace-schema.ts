import { acceptsNull, type NamedSchema, type Property, type Schema } from '../../model/schema.ts';
import { soleVariant } from '../../../templates/runtime/shared/schema/composition.ts';
import { objectLiteral, stringLiteral } from './literals.ts';

/** Named schemas of a contract, by name. */
export type SchemaLookup = ReadonlyMap<string, NamedSchema>;

/**
 * Describes how the client turns a resource that it read into the body that replaces it, as an object literal: which
 * properties are read-only, which are nested objects beside an id, which booleans and nullable properties need a
 * default, which are required, and the same for nested objects.
 */
export function replaceSchemaLiteral(sent: NamedSchema, schemas: SchemaLookup): string {
  return schemaLiteral(sent, { schemas, open: new Set(), isRoot: true });
}

interface Context {
  readonly schemas: SchemaLookup;
  /** Names of the schemas around this one, which end a recursion. */
  readonly open: ReadonlySet<string>;
  /** Says whether omitted properties are cleared, as they are for the resource itself but not for nested objects. */
  readonly isRoot: boolean;
}

function schemaLiteral(sent: NamedSchema, context: Context): string {
  const { schemas, isRoot } = context;
  const sentProperties = allProperties(sent.schema, schemas);
  const dropped = notSentProperties(sent, schemas);
  const cleared = isRoot ? sentProperties : [];
  const inner = { schemas, isRoot: false, open: new Set([...context.open, sent.name]) };
  return objectLiteral([
    ...names(
      'readOnly',
      dropped.filter(({ readOnly }) => readOnly),
    ),
    ...names(
      'pairs',
      dropped.filter(({ readOnly }) => !readOnly),
    ),
    ...names(
      'booleans',
      cleared.filter(({ schema }) => schema.kind === 'boolean'),
    ),
    ...names(
      'nullable',
      cleared.filter(({ schema }) => acceptsNull(schema)),
    ),
    ...names(
      'required',
      cleared.filter(({ schema }) => schema.kind !== 'boolean' && !acceptsNull(schema)),
    ),
    ...nested(sentProperties, inner),
  ]);
}

function names(member: string, properties: readonly Property[]): readonly (readonly [string, string])[] {
  return properties.length === 0 ? [] : [[member, `[${properties.map(({ name }) => stringLiteral(name)).join(', ')}]`]];
}

function nested(properties: readonly Property[], context: Context): readonly (readonly [string, string])[] {
  const members = properties.flatMap((property): readonly (readonly [string, string])[] => {
    const target = targetOf(property.schema, context.schemas);
    if (target === undefined || target.derivedFrom === undefined || context.open.has(target.name)) return [];
    return [[property.name, schemaLiteral(target, context)]];
  });
  return members.length === 0 ? [] : [['nested', objectLiteral(members)]];
}

/** Returns the named schema of a property, also in an array or beside `null`. */
function targetOf(schema: Schema, schemas: SchemaLookup): NamedSchema | undefined {
  switch (schema.kind) {
    case 'reference':
      return schemas.get(schema.name);
    case 'array':
      return targetOf(schema.items, schemas);
    case 'union': {
      const sole = soleVariant(schema.variants, ({ kind }) => kind === 'null');
      return sole === undefined ? undefined : targetOf(sole, schemas);
    }
    default:
      return undefined;
  }
}

/** Returns the properties of the resource that a schema for requests leaves out: read-only ones, and nested objects. */
export function notSentProperties(sent: NamedSchema, schemas: SchemaLookup): readonly Property[] {
  const read = sent.derivedFrom === undefined ? undefined : schemas.get(sent.derivedFrom);
  if (read === undefined || sent.variant === 'read') return [];
  const sentNames = new Set(allProperties(sent.schema, schemas).map(({ name }) => name));
  const dropped = new Map<string, Property>();
  for (const property of allProperties(read.schema, schemas)) {
    const isKnown = sentNames.has(property.name) || dropped.get(property.name)?.readOnly === true;
    if (!isKnown) dropped.set(property.name, property);
  }
  return [...dropped.values()];
}

/** Returns the own and inherited properties. A schema that is inherited in two ways counts once. */
export function allProperties(schema: Schema, schemas: SchemaLookup, visited = new Set<string>()): readonly Property[] {
  switch (schema.kind) {
    case 'object':
      return schema.properties;
    case 'intersection':
      return schema.parts.flatMap((part) => allProperties(part, schemas, visited));
    case 'reference': {
      const target = schemas.get(schema.name);
      if (target === undefined || visited.has(target.name)) return [];
      visited.add(target.name);
      return allProperties(target.schema, schemas, visited);
    }
    default:
      return [];
  }
}
