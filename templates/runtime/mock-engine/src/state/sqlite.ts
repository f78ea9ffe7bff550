import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { JsonObject } from '../json.ts';
import { isUnassigned } from './identifiers.ts';
import { inTransaction, openDatabase, toHttpError } from './sqlite-file.ts';
import type { Change, CommitConditions, Entry, Store } from './store.ts';

/** Limit of cached lists of all spaces. */
const MAX_CACHED_LISTS = 1_000;

/** Returns the cache key of a collection. JSON is unambiguous for names with any character. */
function cacheKey(space: string, collection: string): string {
  return JSON.stringify([space, collection]);
}

/** No space is called so, and so it is never cleared. */
const NO_SPACE = '';
/** Sequence name of the epoch; no collection can have it. */
const EPOCH = '';

/** Entry that was deleted last; it is purged when a later one is written. */
interface PurgeableEntry {
  readonly id: string;
  readonly version: number;
}

/** Stores the state in an SQLite file, across restarts. One process at a time has it. */
export class SqliteStore implements Store {
  readonly clearHint = 'remove the file';
  readonly #database: DatabaseSync;
  readonly #file: string;
  /** Cached lists: reading ten thousand items takes fifty milliseconds. */
  readonly #lists = new Map<string, readonly Entry[]>();
  readonly #get: StatementSync;
  readonly #put: StatementSync;
  readonly #next: StatementSync;
  readonly #list: StatementSync;
  readonly #latest: StatementSync;
  readonly #value: StatementSync;
  readonly #forget: StatementSync;
  /** Purgeable entries by space and collection. */
  readonly #purgeable = new Map<string, Map<string, PurgeableEntry>>();

  /** @throws TypeError if the file cannot be opened, or holds anything but a state of this version */
  constructor(file: string) {
    this.#file = file;
    this.#database = openDatabase(file);
    this.#get = this.#database.prepare(
      'SELECT version, item FROM entries WHERE space = ? AND collection = ? AND id = ?',
    );
    this.#list = this.#database.prepare(
      'SELECT id, version, item FROM entries WHERE space = ? AND collection = ? ORDER BY place, id',
    );
    this.#latest = this.#database.prepare(
      'SELECT MAX(version) AS version FROM entries WHERE space = ? AND collection = ?',
    );
    this.#next = this.#database.prepare(
      'INSERT INTO sequences VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET value = value + 1 RETURNING value',
    );
    this.#value = this.#database.prepare('SELECT value FROM sequences WHERE space = ? AND name = ?');
    this.#forget = this.#database.prepare(
      'DELETE FROM entries WHERE space = ? AND collection = ? AND id = ? AND version = ? AND item IS NULL',
    );
    this.#put = this.#database.prepare(
      `INSERT INTO entries VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO UPDATE SET version = ?5, item = ?6`,
    );
  }

  async get(space: string, collection: string, id: string): Promise<Entry | undefined> {
    return this.peek(space, collection, id);
  }

  peek(space: string, collection: string, id: string): Entry | undefined {
    const row = this.#run(() => this.#get.get(space, collection, id));
    return row === undefined ? undefined : entryOf({ ...row, id });
  }

  async entries(space: string, collection: string): Promise<readonly Entry[]> {
    const key = cacheKey(space, collection);
    if (this.#lists.size >= MAX_CACHED_LISTS) this.#lists.clear();
    const list = this.#lists.get(key) ?? this.#run(() => this.#list.all(space, collection).map(entryOf));
    this.#lists.set(key, list);
    return list;
  }

  async commit(
    space: string,
    changes: readonly Change[],
    { lists = [], epoch }: CommitConditions = {},
  ): Promise<boolean> {
    return this.#inTransaction(() => {
      const isCurrent =
        (epoch === undefined || this.#currentEpoch(space) === epoch) &&
        lists.every(
          ({ collection, expectedVersion: expected }) => versionIn(this.#latest.get(space, collection)) === expected,
        ) &&
        changes.every(
          ({ collection, id, expectedVersion: expected }) =>
            expected === undefined || versionIn(this.#get.get(space, collection, id)) === expected,
        );
      for (const change of isCurrent ? changes : []) if (change.isCheck !== true) this.#write(space, change);
      return isCurrent;
    });
  }

  async nextNumber(space: string, name: string): Promise<number> {
    return this.#run(() => this.#incrementSequence(space, name));
  }

  async skipNumbers(space: string, name: string, last: number): Promise<void> {
    const skip = 'INSERT INTO sequences VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET value = MAX(value, ?3)';
    this.#run(() => this.#database.prepare(skip).run(space, name, last));
  }

  /** Returns the epoch of a space, which begins with its first use. */
  async epochOf(space: string): Promise<string> {
    return (
      this.#run(() => this.#currentEpoch(space)) ??
      this.#inTransaction(() => this.#currentEpoch(space) ?? this.#beginEpoch(space))
    );
  }

  async clear(space: string): Promise<void> {
    return this.#inTransaction(() => {
      this.#purgeable.delete(space);
      this.#deleteSpace(space);
    });
  }

  /** Copies a space without its epoch. */
  async copy(from: string, to: string): Promise<void> {
    return this.#inTransaction(() => {
      this.#deleteSpace(to);
      this.#database
        .prepare('INSERT INTO entries SELECT ?, collection, id, place, version, item FROM entries WHERE space = ?')
        .run(to, from);
      this.#database
        .prepare('INSERT INTO sequences SELECT ?, name, value FROM sequences WHERE space = ? AND name <> ?')
        .run(to, from, EPOCH);
    });
  }

  async close(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }

  /** @throws HttpError where the file fails */
  #run<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw toHttpError(error, this.#file);
    }
  }

  #inTransaction<Result>(work: () => Result): Result {
    return this.#run(() => {
      try {
        return inTransaction(this.#database, work);
      } catch (error) {
        // The rollback restored deleted entries, and their versions may be assigned again.
        this.#purgeable.clear();
        throw error;
      }
    });
  }

  #deleteSpace(space: string): void {
    this.#lists.clear();
    this.#database.prepare('DELETE FROM entries WHERE space = ?').run(space);
    this.#database.prepare('DELETE FROM sequences WHERE space = ?').run(space);
  }

  #incrementSequence(space: string, name: string): number {
    return Number(this.#next.get(space, name)?.['value']);
  }

  #currentEpoch(space: string): string | undefined {
    const row = this.#value.get(space, EPOCH);
    return row === undefined ? undefined : String(row['value']);
  }

  #beginEpoch(space: string): string {
    const epoch = this.#incrementSequence(NO_SPACE, 'version');
    this.#database.prepare('INSERT INTO sequences VALUES (?, ?, ?)').run(space, EPOCH, epoch);
    return String(epoch);
  }

  /** Writes an entry. The version of a new entry is its position too. */
  #write(space: string, { collection, id, item, isPurgeable: isGone = false }: Change): void {
    this.#lists.delete(cacheKey(space, collection));
    this.#purgeDeleted(space, collection);
    const version = this.#incrementSequence(NO_SPACE, 'version');
    this.#put.run(space, collection, id, version, version, item === undefined ? null : JSON.stringify(item));
    const given = isGone ? Number(this.#value.get(space, collection)?.['value'] ?? 0) : 0;
    if (isGone && !isUnassigned(id, given)) this.#purgeableIn(space).set(collection, { id, version });
  }

  /**
   * Purges the entry that was deleted last, before a later one is written, so that the latest version is never lost.
   */
  #purgeDeleted(space: string, collection: string): void {
    const gone = this.#purgeable.get(space);
    const last = gone?.get(collection);
    if (last !== undefined) this.#forget.run(space, collection, last.id, last.version);
    gone?.delete(collection);
  }

  #purgeableIn(space: string): Map<string, PurgeableEntry> {
    const gone = this.#purgeable.get(space) ?? new Map<string, PurgeableEntry>();
    this.#purgeable.set(space, gone);
    return gone;
  }
}

function versionIn(row: Readonly<Record<string, unknown>> | undefined): number {
  return Number(row?.['version'] ?? 0);
}

function entryOf(row: Readonly<Record<string, unknown>>): Entry {
  const { id, version, item } = row;
  const parsed: JsonObject | undefined = typeof item === 'string' ? JSON.parse(item) : undefined;
  return { id: String(id), version: Number(version), ...(parsed === undefined ? {} : { item: parsed }) };
}
