import type { JsonObject } from '../json.ts';

/** Stored entry of an item; without an item it was deleted. */
export interface Entry {
  readonly id: string;
  /** Version, greater with every change and never reused, not even after a space is cleared or restored. */
  readonly version: number;
  readonly item?: JsonObject;
}

/** Change of an entry; it fails unless the entry still has the expected version. */
export interface Change {
  readonly collection: string;
  readonly id: string;
  /** Version that was read, 0 for a missing entry; `undefined` to write unconditionally. */
  readonly expectedVersion?: number;
  /** New item; `undefined` to delete it. */
  readonly item?: JsonObject;
  /** Allows to purge the deleted entry: it hides no initial item. */
  readonly isPurgeable?: boolean;
  /** Checks the version without a change. */
  readonly isCheck?: boolean;
}

/** Check of a collection that was listed: its latest version must be the expected one, 0 for no entries. */
export interface ListCheck {
  readonly collection: string;
  readonly expectedVersion: number;
}

/** Further conditions of a commit. */
export interface CommitConditions {
  readonly lists?: readonly ListCheck[];
  /** Epoch of the numbers that were taken; it must still be that of the space. */
  readonly epoch?: string;
  /** Call to record with the changes; only for stores with a log. */
  readonly call?: CallRecord | undefined;
}

/** Batch of reads from one space. */
export interface ReadBatch {
  readonly items: readonly { readonly collection: string; readonly id: string }[];
  /** Collections to list. */
  readonly lists: readonly string[];
  /** Names of sequences, one number each. */
  readonly numbers: readonly string[];
}

/** Results of a batch, in its order. */
export interface ReadBatchResult {
  readonly items: readonly (Entry | undefined)[];
  readonly lists: readonly (readonly Entry[])[];
  readonly numbers: readonly number[];
  /** Epoch of the numbers: after a space is cleared or restored, numbers are assigned again. */
  readonly epoch?: string;
}

/** Call to record. */
export interface CallRecord {
  readonly text: string;
  /** Returns the call when it is dropped, because it violates the contract. */
  readonly isViolating: boolean;
  /** Returns every call that is dropped, because expectations count them. */
  readonly isCounted: boolean;
  /** Number of calls to keep. */
  readonly limit: number;
  /** Called when it is recorded, with the calls that were dropped to stay within the limits. */
  readonly onRecorded: (dropped: readonly string[]) => void;
}

/** Log of the calls of each space, oldest first, which several processes share; and the times of their last use. */
export interface CallLog {
  /** Records a call. */
  record(space: string, call: CallRecord): Promise<void>;
  /** Reads the calls with the number of the last; numbers count from 1. */
  read(space: string): Promise<{ readonly last: number; readonly texts: readonly string[] }>;
  /** Removes the calls; the numbers go on. */
  clear(space: string): Promise<void>;
  /** Removes everything of a space. */
  remove(space: string): Promise<void>;
  /** Notes that a space was used at a time, in milliseconds since 1970. */
  touch(space: string, time: number): Promise<void>;
  /** Returns the spaces that were not used since a time, each to one process only. */
  takeUnused(since: number): Promise<readonly string[]>;
}

/**
 * Stores the changes since the initial state, for each space. The entries of a collection are in the order in which
 * they were first written.
 */
export interface Store {
  get(space: string, collection: string, id: string): Promise<Entry | undefined>;
  /** Lists the entries; returns the same array if nothing changed, where that is cheap to know. */
  entries(space: string, collection: string): Promise<readonly Entry[]>;
  /** Commits all changes or none; returns `false` on a version conflict. */
  commit(space: string, changes: readonly Change[], grounds?: CommitConditions): Promise<boolean>;
  /** Returns the next number of a sequence: 1, 2, 3 … */
  nextNumber(space: string, name: string): Promise<number>;
  /** Skips the numbers of a sequence up to this one. */
  skipNumbers(space: string, name: string, last: number): Promise<void>;
  /** Returns the epoch of a space; only local stores have it, remote ones return it with each batch. */
  readonly epochOf?: (space: string) => Promise<string>;
  /** Clears a space. */
  clear(space: string): Promise<void>;
  /** Copies a space over another one. */
  copy(from: string, to: string): Promise<void>;
  close(): Promise<void>;
  /** Reads an entry at once; only local stores can. */
  readonly peek?: (space: string, collection: string, id: string) => Entry | undefined;
  /** Rejects spaces with another fingerprint from now on; only for a store that can be cleared while it is open. */
  readonly requireFingerprint?: (base: string) => void;
  /** Instruction to clear the store, for messages; only for a persistent store. */
  readonly clearHint?: string;
  /** Log of the calls; only remote stores have it. */
  readonly callLog?: CallLog;
  /** Reads a batch in one trip; only remote stores have it. */
  readonly readBatch?: (space: string, wanted: ReadBatch) => Promise<ReadBatchResult>;
}
