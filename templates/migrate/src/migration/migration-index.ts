import type {
  EndpointEntry,
  FieldEntry,
  MapEntry,
  MigrationMap,
  ScalarEntry,
  SchemaEntry,
} from '#shared/migration/map.ts';
import { type Mentions, mentionsOf } from './mentions.ts';

/** The map, arranged for the questions of one pass over a program. */
export interface Knowledge {
  readonly map: MapFile;
  readonly shapes: ReadonlyMap<string, OldShape>;
  /** Old shapes whose name changes. */
  readonly schemas: ReadonlyMap<string, SchemaEntry>;
  /** Old shapes that have no counterpart. */
  readonly orphans: ReadonlySet<string>;
  /** Entries of a field by its old name. */
  readonly fields: ReadonlyMap<string, readonly FieldEntry[]>;
  readonly values: ReadonlyMap<string, readonly ScalarEntry[]>;
  readonly parameters: ReadonlyMap<string, readonly ScalarEntry[]>;
  /** Names that are pointed at wherever they stand, and the entry that changes them. */
  readonly distinctive: ReadonlyMap<string, MapEntry & { readonly v3?: string | readonly string[] }>;
  readonly endpoints: readonly { readonly entry: EndpointEntry; readonly operation: OldOperation | undefined }[];
  readonly mentions: Mentions;
}

/** Arranges a map. */
export function arrange(map: MapFile): Knowledge {
  const fields = grouped(map.fields.filter(saysAnything), ({ v2 }) => v2);
  const values = grouped(map.values, ({ v2 }) => [v2]);
  const parameters = grouped(map.parameters, ({ v2 }) => [v2]);
  const schemas = new Map(
    map.schemas.flatMap((entry) => entry.v2.filter((name) => name !== entry.v3).map((name) => [name, entry] as const)),
  );
  const orphans = new Set(map.unmapped.filter(({ kind }) => kind === 'schema').map(({ name }) => name));
  const distinctive = distinctiveNames(map);
  return {
    map,
    shapes: new Map(map.shapes.map((shape) => [shape.name, shape])),
    schemas,
    orphans,
    fields,
    values,
    parameters,
    distinctive,
    endpoints: map.endpoints.map((entry) => ({
      entry,
      operation: map.operations.find(({ id }) => id === entry.v2.operation),
    })),
    mentions: mentionsOf(
      {
        distinctive: [...distinctive.keys()],
        fields: [...fields.keys()],
        ordinary: [...fields.keys(), ...values.keys(), ...parameters.keys(), ...schemas.keys(), ...orphans],
      },
      map,
    ),
  };
}

function grouped<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) for (const name of namesOf(entry)) found.set(name, [...(found.get(name) ?? []), entry]);
  return found;
}

function distinctiveNames({ fields, parameters, values }: MapFile): Knowledge['distinctive'] {
  const changing = [...fields, ...parameters, ...values].filter(
    ({ distinctive, operation }) => distinctive && operation !== 'readonly' && operation !== 'deprecate',
  );
  return new Map(changing.toReversed().flatMap((entry) => [entry.v2].flat().map((name) => [name, entry] as const)));
}

/** Whether an entry ever leads to a change or a word: a field that stays as it is does not. */
function saysAnything({ operation, use, inherited, review }: FieldEntry): boolean {
  if (operation === 'deprecate') return use !== undefined;
  return operation !== 'remove' || inherited === undefined || review !== undefined;
}

/** What becomes of one field of one shape; nothing where it stays. */
export function fieldEntry(knowledge: Knowledge, shape: string, field: string): FieldEntry | undefined {
  return knowledge.fields.get(field)?.find(({ owners }) => owners.some(({ v2 }) => v2 === shape));
}

/** All shapes that a shape extends, at any depth. */
export function ancestors(shapes: Knowledge['shapes'], name: string): readonly string[] {
  const parents = shapes.get(name)?.parents ?? [];
  return [...parents, ...parents.flatMap((parent) => (parent === name ? [] : ancestors(shapes, parent)))];
}

/** `map.json`: the map, and what the codemod must know of the old version to follow a name. */
export interface MapFile extends MigrationMap {
  readonly versions: { readonly before: string; readonly after: string };
  readonly shapes: readonly OldShape[];
  readonly operations: readonly OldOperation[];
}

export interface OldShape {
  readonly name: string;
  readonly parents: readonly string[];
  /** Own fields, and the named shapes and enumerations that their values lead to. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

export interface OldOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly location: string }[];
  readonly body: readonly string[];
  readonly answer: readonly string[];
}
