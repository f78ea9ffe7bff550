import type {
  ComponentTypes,
  MigrationMap,
  RequestChange,
  RequestValue,
} from '../../templates/runtime/shared/migration/map.ts';
import type { Json } from './json.ts';

/** Key of a side of an entry in tables and `map.json`: the previous version (`v2`) or the current one (`v3`). */
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

/**
 * Holds every change between the two versions: the published map, and what translators and codemod need beside it.
 * Each side is resolved in its specification or marked as unresolved.
 */
export interface MigrationModel extends MigrationMap {
  /** Conversions of a payload of each type of the previous version to its current type and back. */
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

/** Maps a type of the previous version to its counterpart. Without steps, the two types are identical. */
export interface PayloadConversion {
  readonly previous: string;
  readonly current: string;
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
  /** A member that becomes one which the object may already have; `kept` are the changes inside that one. */
  | {
      readonly kind: 'mergeInto';
      readonly rule: string;
      readonly from: string;
      readonly to: string;
      readonly inner?: PayloadInner;
      readonly kept?: PayloadInner;
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
      readonly values: readonly {
        readonly rule: string;
        readonly v2: string;
        readonly v3: string;
        readonly existing?: true;
      }[];
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
  /** Name of its function in the client, if it differs from the id. */
  readonly name?: string;
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
