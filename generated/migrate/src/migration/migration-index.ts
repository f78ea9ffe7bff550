import type {
  EndpointEntry,
  FieldEntry,
  MapEntry,
  MigrationMap,
  ScalarEntry,
  SchemaEntry,
} from '../shared/migration/map.ts';
import { type TextFilter, createTextFilter } from './mentions.ts';

/** The migration map, indexed for lookups while visiting programs. */
export interface MigrationIndex {
  readonly file: MapFile;
  readonly schemas: ReadonlyMap<string, V2Schema>;
  /** V2 schemas whose name changes. */
  readonly renamedSchemas: ReadonlyMap<string, SchemaEntry>;
  /** V2 schemas without a counterpart. */
  readonly unmappedSchemas: ReadonlySet<string>;
  /** Field entries by v2 name. */
  readonly fields: ReadonlyMap<string, readonly FieldEntry[]>;
  readonly values: ReadonlyMap<string, readonly ScalarEntry[]>;
  readonly parameters: ReadonlyMap<string, readonly ScalarEntry[]>;
  /** Names that are reported wherever they occur, with their entry. */
  readonly distinctive: ReadonlyMap<string, MapEntry & { readonly v3?: string | readonly string[] }>;
  readonly endpoints: readonly { readonly entry: EndpointEntry; readonly operation: V2Operation | undefined }[];
  readonly mentions: TextFilter;
}

/** Indexes a migration map. */
export function indexMigration(map: MapFile): MigrationIndex {
  const fields = groupByName(map.fields.filter(hasEffect), ({ v2 }) => v2);
  const values = groupByName(map.values, ({ v2 }) => [v2]);
  const parameters = groupByName(map.parameters, ({ v2 }) => [v2]);
  const schemas = new Map(
    map.schemas.flatMap((entry) => entry.v2.filter((name) => name !== entry.v3).map((name) => [name, entry] as const)),
  );
  const orphans = new Set(map.unmapped.filter(({ kind }) => kind === 'schema').map(({ name }) => name));
  const distinctive = distinctiveNames(map);
  return {
    file: map,
    schemas: new Map(map.v2Schemas.map((schema) => [schema.name, schema])),
    renamedSchemas: schemas,
    unmappedSchemas: orphans,
    fields,
    values,
    parameters,
    distinctive,
    endpoints: map.endpoints.map((entry) => ({
      entry,
      operation: map.v2Operations.find(({ id }) => id === entry.v2.operation),
    })),
    mentions: createTextFilter(
      {
        distinctive: [...distinctive.keys()],
        fields: [...fields.keys()],
        ordinary: [...fields.keys(), ...values.keys(), ...parameters.keys(), ...schemas.keys(), ...orphans],
      },
      map,
    ),
  };
}

function groupByName<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) for (const name of namesOf(entry)) found.set(name, [...(found.get(name) ?? []), entry]);
  return found;
}

function distinctiveNames({ fields, parameters, values }: MapFile): MigrationIndex['distinctive'] {
  const changing = [...fields, ...parameters, ...values].filter(
    ({ distinctive, operation }) => distinctive && operation !== 'readonly' && operation !== 'deprecate',
  );
  return new Map(changing.toReversed().flatMap((entry) => [entry.v2].flat().map((name) => [name, entry] as const)));
}

/** Reports whether an entry ever leads to a change or a finding; an unchanged inherited field does not. */
function hasEffect({ operation, use, inherited, review }: FieldEntry): boolean {
  if (operation === 'deprecate') return use !== undefined;
  return operation !== 'remove' || inherited === undefined || review !== undefined;
}

/** Returns the entry of a field of a schema; `undefined` if it does not change. */
export function fieldEntry(migration: MigrationIndex, schema: string, field: string): FieldEntry | undefined {
  return migration.fields.get(field)?.find(({ owners }) => owners.some(({ v2 }) => v2 === schema));
}

/** Returns all schemas that a schema extends, at any depth. */
export function ancestorSchemas(schemas: MigrationIndex['schemas'], name: string): readonly string[] {
  const parents = schemas.get(name)?.parents ?? [];
  return [...parents, ...parents.flatMap((parent) => (parent === name ? [] : ancestorSchemas(schemas, parent)))];
}

/** Contents of `map.json`: the migration map, and the v2 schemas and operations that names are resolved by. */
export interface MapFile extends MigrationMap {
  readonly versions: { readonly before: string; readonly after: string };
  readonly v2Schemas: readonly V2Schema[];
  readonly v2Operations: readonly V2Operation[];
}

export interface V2Schema {
  readonly name: string;
  readonly parents: readonly string[];
  /** Own fields, and the named shapes and enumerations that their values lead to. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

export interface V2Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly location: string }[];
  readonly body: readonly string[];
  readonly response: readonly string[];
}
