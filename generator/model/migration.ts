import type { ComponentTypes, RequestChange, RequestValue } from '../../templates/shared/migration/map.ts';
import type { Json } from './json.ts';

/** Classifies the change of a name from the previous version to the current one. */
export type RenameOperation = 'rename' | 'move' | 'merge' | 'remove' | 'readonly' | 'deprecate';

/** Certainty of an entry: documented in the sources, or assumed. */
export type Certainty = 'documented' | 'assumed';

/** Side of a migration: the previous version (`v2`) or the current one (`v3`). */
export type Side = 'v2' | 'v3';

/** Holds the rename tables as read from their files. */
export interface Migration {
  readonly tables: readonly RenameTable[];
}

export interface RenameTable {
  /** Name of the table: `schemas`, `fields`, `values`, `endpoints`, `parameters` or `identical`. */
  readonly name: string;
  readonly entries: readonly Json[];
  /** Position of each entry, in the order of `entries`; `undefined` if the table was not read from a file. */
  readonly places?: readonly TablePlace[];
}

/** Position of an entry in its file. Lines and columns start at 1. */
export interface TablePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Holds every change between the two versions. Each side is resolved in its specification or marked as unresolved. */
export interface MigrationMap {
  readonly schemas: readonly SchemaChange[];
  readonly fields: readonly FieldChange[];
  readonly values: readonly ValueChange[];
  readonly parameters: readonly ParameterChange[];
  readonly endpoints: readonly EndpointChange[];
  readonly identical: readonly Identical[];
  /** Names of the previous version that no entry covers and that the current one lacks or types differently. */
  readonly unmapped: readonly Unmapped[];
  /** Conversions of a payload of each `v2` type to its `v3` type and back. */
  readonly payloads: readonly PayloadConversion[];
  /** Types of the previous version, as far as the codemod needs them to follow a name. */
  readonly legacyTypes: readonly LegacyType[];
  /** Operations of the previous version: how to recognize a call, and the types that it carries. */
  readonly operations: readonly LegacyOperation[];
  /** Components whose types have other names than the component, on each side. */
  readonly types: Readonly<Record<Side, readonly ComponentTypes[]>>;
  /** Properties of the generated client's requests that change with their parameters. */
  readonly requests: readonly RequestChange[];
  /** Properties of the generated client's requests that take a value of a parameter which changes. */
  readonly requestValues: readonly RequestValue[];
}

/** Members common to all entries. */
export interface Entry {
  readonly id: string;
  /** Document and line of the sources. */
  readonly source: string;
  readonly certainty: Certainty;
  readonly note?: string;
  /** Reason for a manual review. No tool applies such a change silently. */
  readonly review?: { readonly reason: string; readonly note: string };
  /** Sides that could not be resolved, and the reason. */
  readonly unresolved?: { readonly reason: string; readonly sides: readonly Side[] };
  /** True if the `v2` name is distinctive enough for a tool to report every occurrence. */
  readonly distinctive: boolean;
}

/** Owner of a name on each side; without `v3`, no counterpart is known. */
export interface Owner {
  readonly v2: string;
  readonly v3?: string;
}

export interface SchemaChange extends Entry {
  readonly operation: RenameOperation;
  /** Names in `v2`; several for a merge. */
  readonly v2: readonly string[];
  readonly v3: string;
  /** Names that the `v3` name becomes on the way back. */
  readonly reverse: readonly string[];
}

export interface FieldChange extends Entry {
  readonly operation: RenameOperation;
  readonly owners: readonly Owner[];
  /** Names in `v2`; several for a merge. */
  readonly v2: readonly string[];
  /** Path of the field in `v3`; empty if it was removed. */
  readonly v3: readonly string[];
  readonly reverse: readonly string[];
  /** Fields of `v2` (`Type.field`) that have the `v3` name with another meaning. */
  readonly shadows: readonly string[];
  /** Field to use instead of a deprecated one. */
  readonly use?: string;
  /** Field (`Type.field`) that a removed field is inherited from. */
  readonly inherited?: string;
  /** Name of `v2` if the current version keeps it beside the new one. */
  readonly deprecatedAlias?: { readonly v3: string; readonly source: string };
  /** True if the field moves into an object that may be null. */
  readonly movesIntoNullable?: true;
}

export interface ValueChange extends Entry {
  readonly operation: RenameOperation;
  /** Enumerations that list the value. */
  readonly owners: readonly Owner[];
  readonly v2: string;
  readonly v3?: string;
}

export interface ParameterChange extends Entry {
  readonly operation: RenameOperation;
  /** Operations that have the parameter. */
  readonly owners: readonly Owner[];
  readonly v2: string;
  readonly v3?: string;
}

/** Classifies the information about an operation's counterpart. */
export type Counterpart = 'moved' | 'same' | 'verb' | 'unknown';

export interface Endpoint {
  readonly operation?: string;
  readonly method?: string;
  readonly path?: string;
  /** Prefix of the path if the rest is undocumented. */
  readonly beneath?: string;
}

export interface EndpointChange extends Entry {
  readonly counterpart: Counterpart;
  readonly v2: Endpoint;
  /** Counterpart in `v3`; `undefined` if it is unknown, or only a method if nothing more is documented. */
  readonly v3?: Endpoint;
  /** Success status, if it changes. */
  readonly status?: { readonly v2: number; readonly v3: number };
}

/**
 * Describes a name that stays although another with the same spelling changes. Without this entry, a tool could rename
 * both.
 */
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

/** Maps a `v2` type to its counterpart. Without steps, the two types are identical. */
export interface PayloadConversion {
  readonly v2: string;
  readonly v3: string;
  readonly steps: readonly PayloadStep[];
}

/** Describes one reversible change of an object. `rule` is the id of the entry that causes it. */
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
  | { readonly kind: 'keep'; readonly name: string; readonly inner?: PayloadInner }
  /** A change that needs a review; `rules` names the entry by each old member. */
  | { readonly kind: 'review'; readonly rules: Readonly<Record<string, string>>; readonly step: PayloadStep };

export interface PayloadMove {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly inner?: PayloadInner;
}

/** Describes the changes inside a value. */
export type PayloadInner =
  | { readonly kind: 'schema'; readonly name: string }
  | { readonly kind: 'array'; readonly items: PayloadInner }
  | { readonly kind: 'map'; readonly items: PayloadInner }
  | {
      readonly kind: 'values';
      readonly values: readonly { readonly rule: string; readonly v2: string; readonly v3: string }[];
    };

export interface LegacyType {
  readonly name: string;
  readonly parents: readonly string[];
  /** Own fields, with the named types and enumerations of their values. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** True if it allows more fields than it lists. */
  readonly isOpen?: true;
}

export interface LegacyOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Its parameters, with the named schemas of their values. */
  readonly parameters: readonly {
    readonly name: string;
    readonly location: string;
    readonly types?: readonly string[];
  }[];
  readonly body: readonly string[];
  readonly response: readonly string[];
}
