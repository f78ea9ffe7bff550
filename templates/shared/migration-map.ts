/** What an entry of the map says beside the names. */
export interface MapEntry {
  /** Stable: reports and suppressions name it. */
  readonly id: string;
  /** Document and line of the sources. */
  readonly source: string;
  /** `assumed` follows from what the sources say, and they do not say it. */
  readonly certainty: 'documented' | 'assumed';
  readonly note?: string;
  /** A human must look: the sources contradict themselves, or the meaning may change with the name. */
  readonly review?: { readonly reason: string; readonly note: string };
  /** Which side is not found in its specification, and why. */
  readonly unresolved?: { readonly reason: string; readonly sides: readonly ('v2' | 'v3')[] };
  /** Whether the old name is so particular that a tool may point at it wherever it stands. */
  readonly distinctive: boolean;
}

export type RenameOperation = 'rename' | 'move' | 'merge' | 'remove' | 'readonly' | 'deprecate';

/** What carries a name on each side; without `v3` no counterpart is known. */
export interface MapOwner {
  readonly v2: string;
  readonly v3?: string;
}

export interface SchemaEntry extends MapEntry {
  readonly operation: RenameOperation;
  /** More than one for a merge. */
  readonly v2: readonly string[];
  readonly v3: string;
  /** What the new name becomes on the way back. */
  readonly reverse: readonly string[];
}

export interface FieldEntry extends MapEntry {
  readonly operation: RenameOperation;
  readonly owners: readonly MapOwner[];
  /** More than one for a merge. */
  readonly v2: readonly string[];
  /** The way to the new place; empty where the field is gone. */
  readonly v3: readonly string[];
  readonly reverse: readonly string[];
  /** Old fields (`Shape.field`) that bear the new name with another meaning. */
  readonly shadows: readonly string[];
  /** The field to use instead of a deprecated one. */
  readonly use?: string;
  /** Where a removed field still comes from (`Shape.field`). */
  readonly inherited?: string;
  /** The old name, where the new version keeps it beside the new one. */
  readonly kept?: { readonly v3: string; readonly source: string };
}

/** A value of an enumeration, or a parameter of an operation. */
export interface ScalarEntry extends MapEntry {
  readonly operation: RenameOperation;
  readonly owners: readonly MapOwner[];
  readonly v2: string;
  readonly v3?: string;
}

export interface MapEndpoint {
  readonly operation?: string;
  readonly method?: string;
  readonly path?: string;
  /** How the path begins, where no more of it is shown. */
  readonly beneath?: string;
}

export interface EndpointEntry extends MapEntry {
  /**
   * `moved`: another path. `same`: path and verb stay. `verb`: only that the verb changes is known. `unknown`: the path
   * is not shown.
   */
  readonly counterpart: 'moved' | 'same' | 'verb' | 'unknown';
  readonly v2: MapEndpoint;
  /** Absent where nothing is known; only a method where no more is. */
  readonly v3?: MapEndpoint;
  /** The success status, where it changes. */
  readonly status?: { readonly v2: number; readonly v3: number };
}

/** A name that stays although another of the same spelling changes. */
export interface IdenticalEntry extends MapEntry {
  readonly kind: 'field' | 'value';
  readonly names: readonly string[];
  readonly owners: readonly MapOwner[];
  readonly unlike: readonly string[];
  readonly reason: string;
}

/** A name of the old version that no entry explains and that the new one lacks, or has with another type. */
export interface UnmappedName {
  readonly kind: 'schema' | 'field' | 'value' | 'operation' | 'parameter';
  readonly owner?: string;
  readonly name: string;
  readonly reason: 'no counterpart' | 'another type';
}

/** Every change between the two versions. */
export interface MigrationMap {
  readonly schemas: readonly SchemaEntry[];
  readonly fields: readonly FieldEntry[];
  readonly values: readonly ScalarEntry[];
  readonly parameters: readonly ScalarEntry[];
  readonly endpoints: readonly EndpointEntry[];
  readonly identical: readonly IdenticalEntry[];
  readonly unmapped: readonly UnmappedName[];
}
