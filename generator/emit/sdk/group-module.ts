import type { Group, Operation } from '../../model/api.ts';
import type { SchemaLookup } from './sent-shape.ts';
import type { TypeImports } from './type-imports.ts';

/** An operation, and the group whose module has its function. */
export interface Reader {
  readonly operation: Operation;
  readonly group: Group;
}

/** What the module of one group is made of. */
export interface GroupModule {
  readonly group: Group;
  readonly types: TypeImports;
  readonly schemas: SchemaLookup;
  /** Every operation by its id: one may read what another group's operation replaces. */
  readonly readers: ReadonlyMap<string, Reader>;
}

/** The operations of all groups, by id. */
export function readersOf(groups: readonly Group[]): ReadonlyMap<string, Reader> {
  return new Map(groups.flatMap((group) => group.operations.map((operation) => [operation.id, { operation, group }])));
}
