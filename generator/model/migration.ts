import type { Json } from './json.ts';

/** What happened to a name on the way from the old interface to the new one. */
export type RenameOperation = 'rename' | 'move' | 'merge' | 'remove' | 'readonly' | 'deprecate';

/** How sure a statement is: written in the sources, or needed and assumed. */
export type Certainty = 'documented' | 'assumed';

/** One of the two interfaces: the one that is left, and the one that is reached. */
export type Side = 'v2' | 'v3';

/** The tables as they stand in the files: one list of entries a table. */
export interface Migration {
  readonly tables: readonly RenameTable[];
}

export interface RenameTable {
  /** `schemas`, `fields`, `values`, `endpoints`, `parameters` or `identical`. */
  readonly name: string;
  readonly entries: readonly Json[];
  /** Where each entry begins, in the order of `entries`; absent where a table was not read from a file. */
  readonly places?: readonly TablePlace[];
}

/** Where an entry stands; lines and columns count from 1. */
export interface TablePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Every change between the two interfaces, each side found in its specification or said to be unknown. */
export interface MigrationMap {
  readonly schemas: readonly SchemaChange[];
  readonly fields: readonly FieldChange[];
  readonly values: readonly ValueChange[];
  readonly parameters: readonly ParameterChange[];
  readonly endpoints: readonly EndpointChange[];
  readonly identical: readonly Identical[];
  /** Names of the old interface that no entry explains and that the new one lacks, or has with another type. */
  readonly unmapped: readonly Unmapped[];
  /** How a document of each old shape becomes one of the new, and back. */
  readonly payloads: readonly PayloadShape[];
  /** The old shapes, as far as a tool must know them to follow a name. */
  readonly shapes: readonly OldShape[];
  /** The old operations: what tells a call of one, and which shapes it carries. */
  readonly operations: readonly OldOperation[];
}

/** What all entries have in common. */
export interface Entry {
  readonly id: string;
  /** Document and line of the sources. */
  readonly source: string;
  readonly certainty: Certainty;
  readonly note?: string;
  /** A human must look: no tool changes this silently. */
  readonly review?: { readonly reason: string; readonly note: string };
  /** Why a side is not found, and which. */
  readonly unresolved?: { readonly reason: string; readonly sides: readonly Side[] };
  /** Whether the old name is so particular that a tool may point at it wherever it stands. */
  readonly distinctive: boolean;
}

/** What carries a name on each side; without `v3` no counterpart is known. */
export interface Owner {
  readonly v2: string;
  readonly v3?: string;
}

export interface SchemaChange extends Entry {
  readonly operation: RenameOperation;
  /** More than one for a merge. */
  readonly v2: readonly string[];
  readonly v3: string;
  /** What the new name becomes on the way back. */
  readonly reverse: readonly string[];
}

export interface FieldChange extends Entry {
  readonly operation: RenameOperation;
  readonly owners: readonly Owner[];
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
  /** The old name, where the new interface keeps it beside the new one. */
  readonly kept?: { readonly v3: string; readonly source: string };
}

export interface ValueChange extends Entry {
  readonly operation: RenameOperation;
  /** Enumerations. */
  readonly owners: readonly Owner[];
  readonly v2: string;
  readonly v3?: string;
}

export interface ParameterChange extends Entry {
  readonly operation: RenameOperation;
  /** Operations. */
  readonly owners: readonly Owner[];
  readonly v2: string;
  readonly v3?: string;
}

/** What is known of an operation's counterpart. */
export type Counterpart = 'moved' | 'same' | 'verb' | 'unknown';

export interface Endpoint {
  readonly operation?: string;
  readonly method?: string;
  readonly path?: string;
  /** How the path begins, where no more of it is shown. */
  readonly beneath?: string;
}

export interface EndpointChange extends Entry {
  readonly counterpart: Counterpart;
  readonly v2: Endpoint;
  /** Absent where nothing is known; only a method where no more is. */
  readonly v3?: Endpoint;
  /** The success status, where it changes. */
  readonly status?: { readonly v2: number; readonly v3: number };
}

/** A name that stays although another of the same spelling changes. */
export interface Identical extends Entry {
  readonly kind: 'field' | 'value';
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly unlike: readonly string[];
  readonly reason: string;
}

export interface Unmapped {
  readonly kind: 'schema' | 'field' | 'value' | 'operation' | 'parameter';
  readonly owner?: string;
  readonly name: string;
  readonly reason: 'no counterpart' | 'another type';
}

/** One old shape and its counterpart; without steps the two are the same. */
export interface PayloadShape {
  readonly v2: string;
  readonly v3: string;
  readonly steps: readonly PayloadStep[];
}

/** One change of an object; every step can be taken back. `rule` is the id of the entry that it follows from. */
export type PayloadStep =
  | {
      readonly kind: 'rename';
      readonly rule: string;
      readonly from: string;
      readonly to: string;
      readonly inner?: PayloadInner;
    }
  | { readonly kind: 'move'; readonly container: string; readonly moves: readonly PayloadMove[] }
  | { readonly kind: 'wrap'; readonly rule: string; readonly name: string; readonly member: string }
  | {
      readonly kind: 'merge';
      readonly rule: string;
      readonly names: readonly string[];
      readonly to: string;
      readonly reverse: readonly string[];
    }
  | { readonly kind: 'remove'; readonly rule: string; readonly name: string }
  | { readonly kind: 'keep'; readonly name: string; readonly inner: PayloadInner };

export interface PayloadMove {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly inner?: PayloadInner;
}

/** What changes inside a value. */
export type PayloadInner =
  | { readonly kind: 'shape'; readonly name: string }
  | { readonly kind: 'array'; readonly items: PayloadInner }
  | { readonly kind: 'map'; readonly items: PayloadInner }
  | {
      readonly kind: 'values';
      readonly values: readonly { readonly rule: string; readonly v2: string; readonly v3: string }[];
    };

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
