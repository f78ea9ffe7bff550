import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Awaitable, JsonObject } from '../json.ts';
import { isToCome } from './free-number.ts';
import { KnownLists } from './known-lists.ts';
import { SharedFile } from './shared-file.ts';
import { openDatabase, PATIENCE, whole } from './sqlite-file.ts';
import type { Change, Entry, Grounds, Store } from './store.ts';

/** No space is called so, and so it is never cleared. */
const NO_SPACE = '';
/** Nothing that numbers are given for is called so. */
const ERA = '';

/** What was deleted last of a collection, where it may be forgotten as soon as something else is the latest. */
interface Gone {
  readonly id: string;
  readonly version: number;
}

/** Keeps the state in a file, across restarts. Several processes of one machine may share it. */
export class SqliteStore implements Store {
  readonly wayToClear = 'remove the file';
  readonly #database: DatabaseSync;
  readonly #file: SharedFile;
  readonly #lists: KnownLists;
  readonly #get: StatementSync;
  readonly #put: StatementSync;
  readonly #next: StatementSync;
  readonly #list: StatementSync;
  readonly #latest: StatementSync;
  readonly #value: StatementSync;
  readonly #forget: StatementSync;
  /** By space and collection. */
  readonly #gone = new Map<string, Map<string, Gone>>();

  /**
   * @param patience milliseconds that others may keep the file locked; five seconds unless told
   * @throws TypeError where the file cannot be opened, or holds anything but a state of this form
   */
  constructor(file: string, patience = PATIENCE) {
    this.#database = openDatabase(file, patience);
    this.#file = new SharedFile(this.#database, file, patience);
    this.#lists = new KnownLists(this.#database);
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

  get(space: string, collection: string, id: string): Entry | undefined {
    const row = this.#file.read(() => this.#get.get(space, collection, id));
    return row === undefined ? undefined : entryOf({ ...row, id });
  }

  entries(space: string, collection: string): readonly Entry[] {
    const read = (): readonly Entry[] => this.#list.all(space, collection).map(entryOf);
    return this.#file.read(() => this.#lists.of(space, collection, read));
  }

  commit(space: string, changes: readonly Change[], { looks = [], era }: Grounds = {}): Awaitable<boolean> {
    return this.#whole(() => {
      const isCurrent =
        (era === undefined || this.#knownEra(space) === era) &&
        looks.every(({ collection, expected }) => versionIn(this.#latest.get(space, collection)) === expected) &&
        changes.every(
          ({ collection, id, expected }) =>
            expected === undefined || versionIn(this.#get.get(space, collection, id)) === expected,
        );
      for (const change of isCurrent ? changes : []) if (change.isCheck !== true) this.#write(space, change);
      return isCurrent;
    });
  }

  next(space: string, name: string): Awaitable<number> {
    return this.#file.write(() => this.#count(space, name));
  }

  skip(space: string, name: string, last: number): Awaitable<void> {
    const skip = 'INSERT INTO sequences VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET value = MAX(value, ?3)';
    return this.#file.write(() => void this.#database.prepare(skip).run(space, name, last));
  }

  /** A space that has none begins one: a number that no other era of any space has. */
  eraOf(space: string): Awaitable<string> {
    return (
      this.#file.read(() => this.#knownEra(space)) ?? this.#whole(() => this.#knownEra(space) ?? this.#begin(space))
    );
  }

  clear(space: string): Awaitable<void> {
    return this.#whole(() => {
      this.#gone.delete(space);
      this.#empty(space);
    });
  }

  /** The era is not taken along: what holds for one of both does not for the other. */
  copy(from: string, to: string): Awaitable<void> {
    return this.#whole(() => {
      this.#empty(to);
      this.#database
        .prepare('INSERT INTO entries SELECT ?, collection, id, place, version, item FROM entries WHERE space = ?')
        .run(to, from);
      this.#database
        .prepare('INSERT INTO sequences SELECT ?, name, value FROM sequences WHERE space = ? AND name <> ?')
        .run(to, from, ERA);
    });
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #whole<Result>(work: () => Result): Awaitable<Result> {
    return this.#file.write(() => {
      try {
        return whole(this.#database, work);
      } catch (error) {
        // What was deleted is there again, and its version may be given anew.
        this.#gone.clear();
        throw error;
      }
    });
  }

  #empty(space: string): void {
    this.#lists.forgetAll();
    this.#database.prepare('DELETE FROM entries WHERE space = ?').run(space);
    this.#database.prepare('DELETE FROM sequences WHERE space = ?').run(space);
  }

  #count(space: string, name: string): number {
    return Number(this.#next.get(space, name)?.['value']);
  }

  #knownEra(space: string): string | undefined {
    const row = this.#value.get(space, ERA);
    return row === undefined ? undefined : String(row['value']);
  }

  #begin(space: string): string {
    const era = this.#count(NO_SPACE, 'version');
    this.#database.prepare('INSERT INTO sequences VALUES (?, ?, ?)').run(space, ERA, era);
    return String(era);
  }

  /** The version is the place too, where the entry is new. */
  #write(space: string, { collection, id, item, isGone = false }: Change): void {
    this.#lists.forget(space, collection);
    this.#forgetGone(space, collection);
    const version = this.#count(NO_SPACE, 'version');
    this.#put.run(space, collection, id, version, version, item === undefined ? null : JSON.stringify(item));
    const given = isGone ? Number(this.#value.get(space, collection)?.['value'] ?? 0) : 0;
    if (isGone && !isToCome(id, given)) this.#goneIn(space).set(collection, { id, version });
  }

  /** Before something later is written, lest the latest be forgotten. */
  #forgetGone(space: string, collection: string): void {
    const gone = this.#gone.get(space);
    const last = gone?.get(collection);
    if (last !== undefined) this.#forget.run(space, collection, last.id, last.version);
    gone?.delete(collection);
  }

  #goneIn(space: string): Map<string, Gone> {
    const gone = this.#gone.get(space) ?? new Map<string, Gone>();
    this.#gone.set(space, gone);
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
