import type { Api } from './api.ts';
import type { MigrationModel } from './migration.ts';

/**
 * Holds everything that emitters read. `document` has the type `object`, so that an emitter can pass it to another tool
 * but cannot read its members.
 */
export interface Contract {
  readonly api: Api;
  readonly migration?: MigrationModel;
  readonly document: object;
  /**
   * Files listed in `x-companions` (rules, behavior, examples), by path relative to the specification. Emitters copy
   * them into packages unchanged.
   */
  readonly companions: ReadonlyMap<string, string>;
  /** Previous version of the API, from which `migration` leads to this one. */
  readonly previous?: { readonly name: string; readonly document: object; readonly api: Api };
}
