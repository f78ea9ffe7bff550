import type { Unmapped } from '../../model/migration.ts';
import type { Schema } from '../../model/schema.ts';
import { propertiesOf, type TypeIndex } from './api-index.ts';
import type { Entries, Sides } from './checks.ts';

/** Lists names of the previous version that no entry covers and that the current version lacks or types differently. */
export function listUnmapped(entries: Entries, sides: Sides): readonly Unmapped[] {
  const names = new Map(entries.schemas.flatMap((entry) => entry.v2.map((name) => [name, entry.v3] as const)));
  const renamed = (name: string): string => names.get(name) ?? name;
  return [
    ...[...sides.v2.shapes.keys()]
      .filter((name) => !sides.v3.shapes.has(renamed(name)))
      .map((name): Unmapped => ({ kind: 'schema', name, reason: 'no counterpart' })),
    ...[...sides.v2.shapes].flatMap(([name, shape]) =>
      unmappedOf(shape, { name, entries, renamed, counterpart: sides.v3.shapes.get(renamed(name)) }),
    ),
    ...unmappedOperations(entries, sides),
    ...unmappedParameters(entries, sides),
  ];
}

interface Context {
  readonly name: string;
  readonly entries: Entries;
  readonly renamed: (name: string) => string;
  readonly counterpart: TypeIndex | undefined;
}

function unmappedOf(shape: TypeIndex, context: Context): readonly Unmapped[] {
  const { counterpart, name: owner } = context;
  if (counterpart === undefined) return [];
  const fields = propertiesOf(shape.schema.schema).flatMap((property): readonly Unmapped[] => {
    if (isExplained(owner, property.name, context.entries)) return [];
    const other = counterpart.fields.get(property.name);
    if (other === undefined) return [{ kind: 'field', owner, name: property.name, reason: 'no counterpart' }];
    const isSame = typeKey(property.schema, context.renamed) === typeKey(other.property.schema, (name) => name);
    return isSame ? [] : [{ kind: 'field', owner, name: property.name, reason: 'another type' }];
  });
  const values = shape.values
    .filter(
      (value) =>
        !counterpart.values.includes(value) &&
        !context.entries.values.some((entry) => entry.v2 === value && entry.owners.some(({ v2 }) => v2 === owner)),
    )
    .map((value): Unmapped => ({ kind: 'value', owner, name: value, reason: 'no counterpart' }));
  return [...fields, ...values];
}

function isExplained(owner: string, name: string, { fields, identical }: Entries): boolean {
  const changes = fields.some((entry) => entry.v2.includes(name) && entry.owners.some(({ v2 }) => v2 === owner));
  return (
    changes ||
    identical.some(
      (entry) => entry.kind === 'field' && entry.names.includes(name) && entry.owners.some(({ v2 }) => v2 === owner),
    )
  );
}

function unmappedOperations({ endpoints }: Entries, sides: Sides): readonly Unmapped[] {
  const known = new Set(endpoints.map((entry) => entry.v2.operation));
  return [...sides.v2.operations.keys()]
    .filter((name) => !known.has(name))
    .map((name) => ({ kind: 'operation', name, reason: 'no counterpart' }));
}

/** Lists parameters that are missing in the counterpart of their operation. */
function unmappedParameters({ endpoints, parameters }: Entries, sides: Sides): readonly Unmapped[] {
  return endpoints.flatMap(({ v2, v3 }) => {
    const before = sides.v2.operations.get(v2.operation ?? '');
    const after = sides.v3.operations.get(v3?.operation ?? '');
    if (before === undefined || after === undefined) return [];
    return before.parameters
      .filter(({ name }) => !after.parameters.some((parameter) => parameter.name === name))
      .filter(
        ({ name }) =>
          !parameters.some((entry) => entry.v2 === name && entry.owners.some((owner) => owner.v2 === before.id)),
      )
      .map(({ name }): Unmapped => ({ kind: 'parameter', owner: before.id, name, reason: 'no counterpart' }));
  });
}

/** Returns a key that is equal for schemas of the same type. References count by name. */
function typeKey(schema: Schema, renamed: (name: string) => string): string {
  const inner = (part: Schema): string => typeKey(part, renamed);
  switch (schema.kind) {
    case 'reference':
      return renamed(schema.name);
    case 'array':
      return `${inner(schema.items)}[]`;
    case 'tuple':
      return `[${schema.items.map(inner).join()}]`;
    case 'union':
      return schema.variants.map(inner).sort().join('|');
    case 'intersection':
      return schema.parts.map(inner).sort().join('&');
    case 'object':
      return `{${schema.properties.map(({ name, schema: type }) => `${name}:${inner(type)}`).join()};${schema.additional === undefined ? '' : inner(schema.additional)}}`;
    case 'enumeration':
      return schema.values.join('|');
    case 'literal':
      return JSON.stringify(schema.value);
    default:
      return schema.kind;
  }
}
