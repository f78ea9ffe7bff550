import type { Api } from './api.ts';
import type { MigrationMap } from './migration.ts';

/**
 * All that emitters know. `document` may be handed whole to another tool; an emitter that reads into it does not
 * compile.
 */
export interface Contract {
  readonly api: Api;
  readonly migration?: MigrationMap;
  readonly document: object;
  /**
   * Files that stand beside the specification and know the interface (`x-companions`: rules, behaviour, examples),
   * by their path below its folder. Emitters put them into packages as they are.
   */
  readonly companions: ReadonlyMap<string, string>;
  /** The interface that `migration` leads away from. */
  readonly old?: { readonly name: string; readonly document: object; readonly api: Api };
}
