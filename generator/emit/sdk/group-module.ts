import type { Group } from '../../model/api.ts';
import type { SchemaLookup } from './sent-shape.ts';
import type { TypeImports } from './type-imports.ts';

/** What the module of one group is made of. */
export interface GroupModule {
  readonly group: Group;
  readonly types: TypeImports;
  readonly schemas: SchemaLookup;
}
