import type { Base } from './base.ts';
import type { Store } from './store.ts';

/** What a unit of work stands on. */
export interface Ground {
  readonly base: Base;
  readonly store: Store;
  readonly space: string;
  readonly keyOf: (collection: string) => string;
  /** Whether new identifiers are looked up before they are given: somebody was faster, or had them already. */
  readonly isWary?: boolean;
}
