/** How sure a change is: made and certain, made and worth a look, or not made because a human must decide. */
export type Tier = 'certain' | 'likely' | 'manual';

export type Category =
  | 'type'
  | 'member'
  | 'value'
  | 'url'
  | 'method'
  | 'parameter'
  | 'status'
  | 'deprecated'
  | 'removed'
  | 'read-only'
  | 'name-only'
  | 'shape'
  | 'file'
  | 'verify';

/** One place that was changed, or that needs a human. */
export interface Finding {
  /** Path from the folder, with `/`. */
  readonly file: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  /** Id of the entry of the map, or of a rule of the codemod. */
  readonly rule: string;
  readonly category: Category;
  readonly tier: Tier;
  readonly reason: string;
  /** What stands there. */
  readonly before: string;
  /** What it becomes, or should. */
  readonly suggestion: string;
  /** The same for the same place as long as its line does not change: for suppressing and comparing. */
  readonly fingerprint: string;
}
