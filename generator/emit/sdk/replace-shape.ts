import type { NamedSchema, Property, Schema } from '../../model/schema.ts';
import { objectLiteral, string } from '../source/literal.ts';

/** The named schemas of a contract, by name. */
export type SchemaLookup = ReadonlyMap<string, NamedSchema>;

/**
 * How a resource that was read becomes what may be sent to replace it, as an object literal: which properties are
 * read-only, which are the nested objects of pairs, which must be there as booleans or as null, which it cannot be
 * without, and the same for what lies inside.
 */
export function replaceShapeLiteral(sent: NamedSchema, schemas: SchemaLookup): string {
  return shapeLiteral(sent, { schemas, open: new Set(), isWhole: true });
}

interface Context {
  readonly schemas: SchemaLookup;
  /** The shapes around this one: a shape inside itself is left as it was read. */
  readonly open: ReadonlySet<string>;
  /** Whether what is absent is cleared: so for the resource itself, not for what lies inside. */
  readonly isWhole: boolean;
}

function shapeLiteral(sent: NamedSchema, context: Context): string {
  const { schemas, isWhole } = context;
  const read = schemas.get(sent.derivedFrom ?? sent.name) ?? sent;
  const kept = propertiesOf(sent.schema, schemas);
  const dropped = propertiesOf(read.schema, schemas).filter(
    ({ name }) => !kept.some((property) => property.name === name),
  );
  const whole = isWhole ? kept : [];
  const inner = { schemas, isWhole: false, open: new Set([...context.open, sent.name]) };
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
      whole.filter(({ schema }) => schema.kind === 'boolean'),
    ),
    ...names(
      'nullable',
      whole.filter(({ schema }) => acceptsNull(schema)),
    ),
    ...names(
      'required',
      whole.filter(({ schema }) => schema.kind !== 'boolean' && !acceptsNull(schema)),
    ),
    ...nested(kept, inner),
  ]);
}

function names(member: string, properties: readonly Property[]): readonly (readonly [string, string])[] {
  return properties.length === 0 ? [] : [[member, `[${properties.map(({ name }) => string(name)).join(', ')}]`]];
}

function nested(properties: readonly Property[], context: Context): readonly (readonly [string, string])[] {
  const members = properties.flatMap((property): readonly (readonly [string, string])[] => {
    const target = targetOf(property.schema, context.schemas);
    if (target === undefined || target.derivedFrom === undefined || context.open.has(target.name)) return [];
    return [[property.name, shapeLiteral(target, context)]];
  });
  return members.length === 0 ? [] : [['nested', objectLiteral(members)]];
}

/** The named shape that a property holds, alone, in an array, or beside null. */
function targetOf(schema: Schema, schemas: SchemaLookup): NamedSchema | undefined {
  switch (schema.kind) {
    case 'reference':
      return schemas.get(schema.name);
    case 'array':
      return targetOf(schema.items, schemas);
    case 'union': {
      const [only, ...others] = schema.variants.filter(({ kind }) => kind !== 'null');
      return only === undefined || others.length > 0 ? undefined : targetOf(only, schemas);
    }
    default:
      return undefined;
  }
}

function propertiesOf(schema: Schema, schemas: SchemaLookup): readonly Property[] {
  switch (schema.kind) {
    case 'object':
      return schema.properties;
    case 'intersection':
      return schema.parts.flatMap((part) => propertiesOf(part, schemas));
    case 'reference': {
      const target = schemas.get(schema.name);
      return target === undefined ? [] : propertiesOf(target.schema, schemas);
    }
    default:
      return [];
  }
}

function acceptsNull(schema: Schema): boolean {
  if (schema.kind === 'unknown' || schema.kind === 'null') return true;
  return schema.kind === 'union' && schema.variants.some(acceptsNull);
}
