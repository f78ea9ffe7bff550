/** Fields that every entry of the map has. */
export interface MapEntry {
  /** Stable identifier, which reports and suppressions name. */
  readonly id: string;
  /** Document and line of the sources. */
  readonly source: string;
  /** `documented` in the sources, or `assumed` from what they say. */
  readonly certainty: 'documented' | 'assumed';
  readonly note?: string;
  /** Requires review: the sources contradict themselves, or the meaning may change with the name. */
  readonly review?: { readonly reason: string; readonly note: string };
  /** Sides that are missing from their specification, and the reason. */
  readonly unresolved?: { readonly reason: string; readonly sides: readonly ('v2' | 'v3')[] };
  /** Marks an old name that is distinctive enough to report it wherever it occurs. */
  readonly distinctive: boolean;
}

export type RenameOperation = 'rename' | 'move' | 'merge' | 'remove' | 'readonly' | 'deprecate';

/** Owner of a name on each side; without `v3` its counterpart is unknown. */
export interface MapOwner {
  readonly v2: string;
  readonly v3?: string;
}

export interface SchemaEntry extends MapEntry {
  readonly operation: RenameOperation;
  /** More than one for a merge. */
  readonly v2: readonly string[];
  readonly v3: string;
  /** Names that the new name gets on the way back. */
  readonly reverse: readonly string[];
}

export interface FieldEntry extends MapEntry {
  readonly operation: RenameOperation;
  readonly owners: readonly MapOwner[];
  /** More than one for a merge. */
  readonly v2: readonly string[];
  /** Path of the field in the new version; empty if it was removed. */
  readonly v3: readonly string[];
  readonly reverse: readonly string[];
  /** Old fields (`Schema.field`) that have the new name with another meaning. */
  readonly shadows: readonly string[];
  /** The field to use instead of a deprecated one. */
  readonly use?: string;
  /** Field (`Schema.field`) that a removed field is still inherited from. */
  readonly inherited?: string;
  /** The old name, if the new version keeps it beside the new one. */
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
  /** Beginning of the path, if no more of it is documented. */
  readonly beneath?: string;
}

export interface EndpointEntry extends MapEntry {
  /**
   * `moved`: another path. `same`: path and method stay. `verb`: only the changed method is known. `unknown`: the path
   * is undocumented.
   */
  readonly counterpart: 'moved' | 'same' | 'verb' | 'unknown';
  readonly v2: MapEndpoint;
  /** Absent if nothing is known; only a method if the path is unknown. */
  readonly v3?: MapEndpoint;
  /** Success status, if it changes. */
  readonly status?: { readonly v2: number; readonly v3: number };
}

/** A name that does not change although another one with the same spelling does. */
export interface IdenticalEntry extends MapEntry {
  readonly kind: 'field' | 'value';
  readonly names: readonly string[];
  readonly owners: readonly MapOwner[];
  readonly unlike: readonly string[];
  readonly reason: string;
}

/** An old name without an entry that the new version lacks or has with another type. */
export interface UnmappedName {
  readonly kind: 'schema' | 'field' | 'value' | 'operation' | 'parameter';
  readonly owner?: string;
  readonly name: string;
  readonly reason: 'no counterpart' | 'another type';
}

/** All changes between the two versions. */
export interface MigrationMap {
  readonly schemas: readonly SchemaEntry[];
  readonly fields: readonly FieldEntry[];
  readonly values: readonly ScalarEntry[];
  readonly parameters: readonly ScalarEntry[];
  readonly endpoints: readonly EndpointEntry[];
  readonly identical: readonly IdenticalEntry[];
  readonly unmapped: readonly UnmappedName[];
}
