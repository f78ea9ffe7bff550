import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { JsonObject } from '../json.ts';
import type { Change, Entry, Grounds, Store } from './store.ts';

/** Of the tables as they are here, so that those of another version of this program are not taken for them. */
const FORM = 2;
/** No space is called so, and so it is never cleared. */
const NO_SPACE = '';

const TABLES = `
  CREATE TABLE IF NOT EXISTS entries (space TEXT, collection TEXT, id TEXT, place INTEGER, version INTEGER, item TEXT, PRIMARY KEY (space, collection, id)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sequences (space TEXT, name TEXT, value INTEGER, PRIMARY KEY (space, name)) WITHOUT ROWID;
  PRAGMA user_version = ${FORM};
`;

/** Keeps the state in a file, across restarts. Several processes of one machine may share it. */
export class SqliteStore implements Store {
  readonly wayToClear = 'remove the file';
  readonly #database: DatabaseSync;
  readonly #get: StatementSync;
  readonly #put: StatementSync;
  readonly #next: StatementSync;
  readonly #list: StatementSync;
  readonly #latest: StatementSync;

  /** @throws TypeError where the file cannot be opened, or holds anything but a state of this form */
  constructor(file: string) {
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
    this.#put = this.#database.prepare(
      `INSERT INTO entries VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO UPDATE SET version = ?5, item = ?6`,
    );
  }

  get(space: string, collection: string, id: string): Entry | undefined {
    const row = this.#get.get(space, collection, id);
    return row === undefined ? undefined : entryOf({ ...row, id });
  }

  entries(space: string, collection: string): readonly Entry[] {
    return this.#list.all(space, collection).map(entryOf);
  }

  collections(space: string): readonly string[] {
    return this.#database
      .prepare('SELECT DISTINCT collection FROM entries WHERE space = ?')
      .all(space)
      .map((row) => String(row['collection']));
  }

  commit(space: string, changes: readonly Change[], { looks = [] }: Grounds = {}): boolean {
    return this.#whole(() => {
      const isCurrent =
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
    return Number(this.#next.get(space, name)?.['value']);
  }

  clear(space: string): void {
    this.#whole(() => this.#empty(space));
  }

  copy(from: string, to: string): void {
    this.#whole(() => {
      this.#empty(to);
      this.#database
        .prepare('INSERT INTO entries SELECT ?, collection, id, place, version, item FROM entries WHERE space = ?')
        .run(to, from);
      this.#database
        .prepare('INSERT INTO sequences SELECT ?, name, value FROM sequences WHERE space = ?')
        .run(to, from);
    });
  }

  close(): void {
    this.#database.close();
  }

  /** Does something whole or not at all, with no other process in between. */
  #whole<Result>(work: () => Result): Result {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #empty(space: string): void {
    this.#database.prepare('DELETE FROM entries WHERE space = ?').run(space);
    this.#database.prepare('DELETE FROM sequences WHERE space = ?').run(space);
  }

  /** The version is the place too, where the entry is new. */
  #write(space: string, { collection, id, item }: Change): void {
    const version = this.next(NO_SPACE, 'version');
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

function openDatabase(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    requireForm(database, file);
    database.exec(TABLES);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof TypeError || !(error instanceof Error)) throw error;
    // What the library says names no file.
    throw new TypeError(`${file} cannot be opened as a store: ${error.message}.`, { cause: error });
  }
}

/** A file that is new has no tables, and form 0. */
function requireForm(database: DatabaseSync, file: string): void {
  const form = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  if (form === FORM || (form === 0 && tables.length === 0)) return;
  throw new TypeError(
    `${file} holds what this version of the mock did not write and cannot read. Name another file, or remove it to begin with the seed.`,
  );
}
