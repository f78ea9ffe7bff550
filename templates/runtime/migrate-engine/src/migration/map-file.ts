import type { ComponentTypes, MigrationMap, RequestChange, RequestValue } from '#shared/migration/map.ts';

/** Contents of `map.json`: the migration map, and the v2 schemas and operations that names are resolved by. */
export interface MapFile extends MigrationMap {
  readonly versions: { readonly before: string; readonly after: string };
  readonly v2Schemas: readonly PreviousSchema[];
  readonly v2Operations: readonly PreviousOperation[];
  /** All operations of the new version; absent if only some rules run. */
  readonly v3Operations?: readonly CurrentOperation[];
  /** Servers of the previous version that the new one does not have. */
  readonly servers?: readonly MovedServer[];
  /** Tags of operations that the new version does not have, as identifiers. */
  readonly goneTags?: readonly string[];
  /** Components whose types have other names than the component. */
  readonly types?: { readonly v2: readonly ComponentTypes[]; readonly v3: readonly ComponentTypes[] };
  /** Properties of the generated client's requests that change with their parameters. */
  readonly requests?: readonly RequestChange[];
  /** Properties of such requests whose values change: their enumeration is that of a parameter. */
  readonly requestValues?: readonly RequestValue[];
}

/** A server that is gone. */
export interface MovedServer {
  readonly v2: string;
  /** The server that takes its place; absent if there are several. */
  readonly v3?: string;
}

/** An operation of the new version. */
interface CurrentOperation {
  readonly method: string;
  readonly path: string;
  readonly hasBody?: true;
  /** Fields of the resource that it replaces: those that a request omits are cleared. */
  readonly replaces?: readonly string[];
}

export interface PreviousSchema {
  readonly name: string;
  readonly parents: readonly string[];
  /** Own fields, and the named schemas and enumerations that their values lead to. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** True if it allows more fields than it lists. */
  readonly isOpen?: true;
}

export interface PreviousOperation {
  readonly id: string;
  /** Name of its function in our client, if it differs from the id. */
  readonly name?: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly PreviousParameter[];
  readonly body: readonly string[];
  readonly response: readonly string[];
}

interface PreviousParameter {
  readonly name: string;
  readonly location: string;
  /** The named schemas of its values; absent if there are none. */
  readonly types?: readonly string[];
}
