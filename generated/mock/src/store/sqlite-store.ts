import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { JsonObject } from '../json.ts';
import type { Change, Entry, Store } from './store.ts';

const TABLES = `
  CREATE TABLE IF NOT EXISTS entries (space TEXT, collection TEXT, id TEXT, place INTEGER, version INTEGER, item TEXT, PRIMARY KEY (space, collection, id)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sequences (space TEXT, name TEXT, value INTEGER, PRIMARY KEY (space, name)) WITHOUT ROWID;
`;

/** Keeps the state in a file, across restarts. Several processes of one machine may share it. */
export class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #get: StatementSync;
  readonly #put: StatementSync;
  readonly #next: StatementSync;
  readonly #list: StatementSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
    this.#database.exec(TABLES);
    this.#get = this.#database.prepare(
      'SELECT version, item FROM entries WHERE space = ? AND collection = ? AND id = ?',
    );
    this.#list = this.#database.prepare(
      'SELECT id, version, item FROM entries WHERE space = ? AND collection = ? ORDER BY place, id',
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

  commit(space: string, changes: readonly Change[]): boolean {
    return this.#whole(() => {
      const isCurrent = changes.every(
        ({ collection, id, expected }) => Number(this.#get.get(space, collection, id)?.['version'] ?? 0) === expected,
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

  #write(space: string, { collection, id, expected, item }: Change): void {
    const place = expected === 0 ? this.next(space, ' place') : 0;
    this.#put.run(space, collection, id, place, expected + 1, item === undefined ? null : JSON.stringify(item));
  }
}

function entryOf(row: Readonly<Record<string, unknown>>): Entry {
  const { id, version, item } = row;
  const parsed: JsonObject | undefined = typeof item === 'string' ? JSON.parse(item) : undefined;
  return { id: String(id), version: Number(version), ...(parsed === undefined ? {} : { item: parsed }) };
}
