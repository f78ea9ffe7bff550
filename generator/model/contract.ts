import type { Api } from './api.ts';
import type { Migration } from './migration.ts';

/** All that emitters know. `document` may be handed whole to another tool; an emitter that reads into it does not compile. */
export interface Contract {
  readonly api: Api;
  readonly migration?: Migration;
  readonly document: object;
  /** The interface that `migration` leads away from. */
  readonly old?: { readonly name: string; readonly document: object };
}
