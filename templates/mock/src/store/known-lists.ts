import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Entry } from './store.ts';

/** Lists that are kept at once, of all spaces. */
const MOST = 1_000;

/** The lists that were read from a file: to read ten thousand items anew takes fifty milliseconds. */
export class KnownLists {
  readonly #dataVersion: StatementSync;
  readonly #lists = new Map<string, readonly Entry[]>();
  #version: unknown;

  constructor(database: DatabaseSync) {
    // It changes with what others write to the file (SQLite, "PRAGMA data_version"); what we write we know.
    this.#dataVersion = database.prepare('PRAGMA data_version');
  }

  /**
   * A list as it was read, as long as nobody has written to the file, and we not to the collection.
   *
   * @param read - reads it
   */
  of(space: string, collection: string, read: () => readonly Entry[]): readonly Entry[] {
    const version = this.#dataVersion.get()?.['data_version'];
    if (version !== this.#version || this.#lists.size >= MOST) this.#lists.clear();
    this.#version = version;
    const key = keyOf(space, collection);
    const list = this.#lists.get(key) ?? read();
    this.#lists.set(key, list);
    return list;
  }

  forget(space: string, collection: string): void {
    this.#lists.delete(keyOf(space, collection));
  }

  /** Where a whole space changes. */
  forgetAll(): void {
    this.#lists.clear();
  }
}

/** One name for a collection of a space: those of snapshots, which are spaces too, and of collections hold anything. */
function keyOf(space: string, collection: string): string {
  return JSON.stringify([space, collection]);
}
