import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { JsonObject } from '../json.ts';
import { failureOf, isLocked, LITTLE_PATIENCE, openDatabase, PATIENCE, whole } from './sqlite-file.ts';
import type { Change, Entry, Grounds, Store } from './store.ts';

/** No space is called so, and so it is never cleared. */
const NO_SPACE = '';
/** Nothing that numbers are given for is called so. */
const ERA = '';

/** Keeps the state in a file, across restarts. Several processes of one machine may share it. */
export class SqliteStore implements Store {
  readonly wayToClear = 'remove the file';
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #patience: number;
  readonly #get: StatementSync;
  readonly #put: StatementSync;
  readonly #next: StatementSync;
  readonly #list: StatementSync;
  readonly #latest: StatementSync;
  readonly #era: StatementSync;
  /** Whether the file was locked for as long as it was waited for, and no change was made since. */
  #isLocked = false;

  /**
   * @param patience milliseconds that others may keep the file locked; five seconds unless told
   * @throws TypeError where the file cannot be opened, or holds anything but a state of this form
   */
  constructor(file: string, patience = PATIENCE) {
    this.#file = file;
    this.#patience = patience;
    this.#database = openDatabase(file, patience);
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
    this.#era = this.#database.prepare('SELECT value FROM sequences WHERE space = ? AND name = ?');
    this.#put = this.#database.prepare(
      `INSERT INTO entries VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO UPDATE SET version = ?5, item = ?6`,
    );
  }

  get(space: string, collection: string, id: string): Entry | undefined {
    const row = this.#told(() => this.#get.get(space, collection, id));
    return row === undefined ? undefined : entryOf({ ...row, id });
  }

  entries(space: string, collection: string): readonly Entry[] {
    return this.#told(() => this.#list.all(space, collection)).map(entryOf);
  }

  commit(space: string, changes: readonly Change[], { looks = [], era }: Grounds = {}): boolean {
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

  next(space: string, name: string): number {
    return this.#told(() => this.#count(space, name));
  }

  skip(space: string, name: string, last: number): void {
    const skip = 'INSERT INTO sequences VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET value = MAX(value, ?3)';
    this.#told(() => this.#database.prepare(skip).run(space, name, last));
  }

  /** A space that has none begins one: a number that no other era of any space has. */
  eraOf(space: string): string {
    return this.#told(() => this.#knownEra(space)) ?? this.#whole(() => this.#knownEra(space) ?? this.#begin(space));
  }

  clear(space: string): void {
    this.#whole(() => this.#empty(space));
  }

  /** The era is not taken along: what holds for one of both does not for the other. */
  copy(from: string, to: string): void {
    this.#whole(() => {
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

  /** Who asks while the file is locked waits for it once, for all: whoever waits keeps everybody else waiting. */
  #whole<Result>(work: () => Result): Result {
    const result = this.#told(() => whole(this.#database, work));
    if (this.#isLocked) this.#waitFor(this.#patience);
    this.#isLocked = false;
    return result;
  }

  /** @throws Refusal where the file fails */
  #told<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (isLocked(error) && !this.#isLocked) this.#waitFor(LITTLE_PATIENCE);
      this.#isLocked ||= isLocked(error);
      throw failureOf(error, this.#file);
    }
  }

  #waitFor(milliseconds: number): void {
    this.#database.exec(`PRAGMA busy_timeout = ${milliseconds}`);
  }

  #empty(space: string): void {
    this.#database.prepare('DELETE FROM entries WHERE space = ?').run(space);
    this.#database.prepare('DELETE FROM sequences WHERE space = ?').run(space);
  }

  #count(space: string, name: string): number {
    return Number(this.#next.get(space, name)?.['value']);
  }

  #knownEra(space: string): string | undefined {
    const row = this.#era.get(space, ERA);
    return row === undefined ? undefined : String(row['value']);
  }

  #begin(space: string): string {
    const era = this.#count(NO_SPACE, 'version');
    this.#database.prepare('INSERT INTO sequences VALUES (?, ?, ?)').run(space, ERA, era);
    return String(era);
  }

  /** The version is the place too, where the entry is new. */
  #write(space: string, { collection, id, item }: Change): void {
    const version = this.#count(NO_SPACE, 'version');
    this.#put.run(space, collection, id, version, version, item === undefined ? null : JSON.stringify(item));
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
