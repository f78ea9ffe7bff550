import type { MigrationMap } from '../shared/migration/map.ts';

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
