import type { Awaitable, JsonObject } from '../json.ts';

/** What is kept of one item: its version, and what it is; no item where it was deleted. */
export interface Entry {
  readonly id: string;
  /** Greater with every change, and given once: what was cleared or restored is never taken for what came after. */
  readonly version: number;
  readonly item?: JsonObject;
}

/** One change, made only if the entry still has the version that was read. */
export interface Change {
  readonly collection: string;
  readonly id: string;
  /** The version that was read, 0 where there was none; nothing where it is made whatever is there. */
  readonly expectedVersion?: number;
  /** What to keep; nothing to delete it. */
  readonly item?: JsonObject;
  /** Deleted, and not of the seed: that it was there need not be known, unless its identifier may be given again. */
  readonly isPurgeable?: boolean;
  /** Only looked at, not changed: its version must be the expected one. */
  readonly isCheck?: boolean;
}

/** A collection that was looked over: the latest version in it must be the expected one; 0 where it had no entry. */
export interface ListCheck {
  readonly collection: string;
  readonly expectedVersion: number;
}

/** What changes were decided by, beside items. */
export interface CommitConditions {
  readonly lists?: readonly ListCheck[];
  /** Where numbers were given: it must still be the era of the space. */
  readonly epoch?: string;
}

/** What is asked of a space at once. */
export interface ReadBatch {
  readonly items: readonly { readonly collection: string; readonly id: string }[];
  /** Collections of which all entries are wanted. */
  readonly lists: readonly string[];
  /** Names that a number is wanted of. */
  readonly numbers: readonly string[];
}

/** What was asked for, each in the order in which it was asked. */
export interface ReadBatchResult {
  readonly items: readonly (Entry | undefined)[];
  readonly lists: readonly (readonly Entry[])[];
  readonly numbers: readonly number[];
  /** What the numbers hold for: where a space was cleared or restored since, they are given again. */
  readonly epoch?: string;
}

/**
 * Keeps what was changed since the seed, apart for each space. All entries of a collection come in the order in which
 * they were first written.
 */
export interface Store {
  get(space: string, collection: string, id: string): Awaitable<Entry | undefined>;
  /** The same list as before where nothing changed, if that is cheap to know. */
  entries(space: string, collection: string): Awaitable<readonly Entry[]>;
  /** All changes or none; false where an expected version is not the one that is there. */
  commit(space: string, changes: readonly Change[], grounds?: CommitConditions): Awaitable<boolean>;
  /** 1, 2, 3 … for each name; never twice the same. */
  nextNumber(space: string, name: string): Awaitable<number>;
  /** Gives no number up to this one any more. */
  skipNumbers(space: string, name: string, last: number): Awaitable<void>;
  /** What the numbers of a space hold for, see `Found`; only in a store that is not waited for. */
  readonly epochOf?: (space: string) => Awaitable<string>;
  /** Forgets all that changed. */
  clear(space: string): Awaitable<void>;
  /** Makes `to` hold what `from` holds. */
  copy(from: string, to: string): Awaitable<void>;
  close(): Awaitable<void>;
  /** From now on refuses spaces that began with anything else; only in a store that may begin anew while it is open. */
  readonly requireFingerprint?: (base: string) => void;
  /** How a person clears it, as what follows “or”; only in a store that outlives the process. */
  readonly clearHint?: string;
  /** Answers all at once; only in a store that is waited for, so that it is waited for once. */
  readonly readBatch?: (space: string, wanted: ReadBatch) => Promise<ReadBatchResult>;
}
