import type { Json } from './json.ts';

/** What happened to a name on the way from the old interface to the new one. */
export type RenameOperation = 'rename' | 'move' | 'merge' | 'remove' | 'readonly' | 'deprecate';

/** How sure a statement is: written in the sources, or needed and assumed. */
export type Certainty = 'documented' | 'assumed';

/** The tables as they stand in the files: one list of entries a table. */
export interface Migration {
  readonly tables: readonly RenameTable[];
}

export interface RenameTable {
  /** `schemas`, `fields`, `values`, `endpoints`, `parameters` or `identical`. */
  readonly name: string;
  readonly entries: readonly Json[];
}
