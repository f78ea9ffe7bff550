import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { HttpError } from '../http/message.ts';

/** Version of the tables; files of other versions are rejected. */
const SCHEMA_VERSION = 2;

const TABLES = `
  CREATE TABLE entries (space TEXT, collection TEXT, id TEXT, place INTEGER, version INTEGER, item TEXT, PRIMARY KEY (space, collection, id)) WITHOUT ROWID;
  CREATE TABLE sequences (space TEXT, name TEXT, value INTEGER, PRIMARY KEY (space, name)) WITHOUT ROWID;
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** Milliseconds that other processes may keep the file locked. */
export const LOCK_TIMEOUT_MS = 5000;
const WAL_RETRY_MS = 10;

/** Result codes of SQLite with an advice. */
const BUSY = 5;
const CANNOT_OPEN = 14;
const HINTS: Readonly<Record<number, string>> = {
  [BUSY]: 'Another program has locked it; requests succeed again once the lock is released.',
  8: 'It is read-only.',
  10: 'Requests succeed again once the disk works.',
  11: 'Stop the mock and remove the file to start over.',
  13: 'Requests succeed again once there is free space.',
  26: 'Stop the mock and remove the file to start over.',
};

/**
 * Opens a database file and creates its tables.
 *
 * @throws TypeError if it cannot be opened, or holds anything but a state of this version; then it stays unchanged
 */
export function openDatabase(file: string, timeoutMs: number = LOCK_TIMEOUT_MS): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: timeoutMs });
    requireSchemaVersion(database, file);
    enableWriteAheadLog(database, timeoutMs);
    createTables(database, file);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof TypeError || !(error instanceof Error)) throw error;
    // The library's message does not name the file.
    throw new TypeError(`${file} cannot be opened as a store: ${reasonOf(error, file)}.`, { cause: error });
  }
}

/** Runs work in an exclusive transaction of SQLite. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A disk that is full ends it by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Tests whether an error means that the file stayed locked. */
function isLocked(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

/**
 * Converts an error of SQLite to an `HttpError` which says that the request is not at fault. Other errors stay as
 * they are.
 */
function toHttpError(error: unknown, file: string): unknown {
  if (codeOf(error) === undefined || !(error instanceof Error)) return error;
  const hint = HINTS[codeOf(error) ?? 0] ?? '';
  return new HttpError(500, `The state is stored in ${file}, which failed: ${error.message}. ${hint}`.trimEnd());
}

/** Returns the primary result code. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) % 256;
}

/** Enables the write-ahead log. This needs exclusive access, for which SQLite does not wait. */
function enableWriteAheadLog(database: DatabaseSync, timeoutMs: number): void {
  for (let waited = 0; ; waited += WAL_RETRY_MS) {
    try {
      return database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    } catch (error) {
      if (!isLocked(error) || waited >= timeoutMs) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_RETRY_MS);
    }
  }
}

/** Creates the tables, unless another process that opens the same new file is faster. */
function createTables(database: DatabaseSync, file: string): void {
  if (requireSchemaVersion(database, file) === SCHEMA_VERSION) return;
  inTransaction(database, () => {
    if (requireSchemaVersion(database, file) !== SCHEMA_VERSION) database.exec(TABLES);
  });
}

/**
 * A file that is new has no tables, and version 0. Both are read at once, in case another process creates the tables in
 * between.
 */
function requireSchemaVersion(database: DatabaseSync, file: string): number {
  const found = database
    .prepare('SELECT user_version AS form, (SELECT COUNT(*) FROM sqlite_schema) AS parts FROM pragma_user_version')
    .get();
  const form = Number(found?.['form']);
  if (form === SCHEMA_VERSION || (form === 0 && found?.['parts'] === 0)) return form;
  throw new TypeError(
    `${file} was not written by this version of the mock and cannot be read. Name another file, or delete it to start with the seed.`,
  );
}

/** SQLite says of all files that it cannot open the same. */
function reasonOf(error: Error, file: string): string {
  if (isFolder(file)) return 'it is a folder';
  const folder = dirname(file);
  if (!isFolder(folder)) return `there is no folder ${folder}`;
  const hint = codeOf(error) === CANNOT_OPEN ? `, look whether you may write to it and to the folder ${folder}` : '';
  return error.message + hint;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Milliseconds for which SQLite may block the process while the file is locked; usually less than one is needed. */
const BUSY_TIMEOUT_MS = 50;
const POLL_INTERVAL_MS = 10;

/** Database file that other processes write to. Writes wait for a lock without blocking the process. */
export class SharedDatabase {
  readonly #database: DatabaseSync;
  readonly #name: string;
  readonly #lockTimeoutMs: number;
  #unlocked: Promise<void> | undefined;

  /** @param lockTimeoutMs - milliseconds that other processes may keep the file locked */
  constructor(database: DatabaseSync, name: string, timeoutMs: number) {
    this.#database = database;
    this.#name = name;
    this.#lockTimeoutMs = timeoutMs;
    this.#setBusyTimeout(BUSY_TIMEOUT_MS);
  }

  /** @throws HttpError where the file fails */
  read<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw toHttpError(error, this.#name);
    }
  }

  /**
   * Runs a write as soon as the file is not locked.
   *
   * @throws HttpError 500 if the file fails, or stays locked for too long
   */
  async write<Result>(work: () => Result): Promise<Result> {
    const since = performance.now();
    for (;;) {
      if (this.#unlocked === undefined) {
        try {
          return work();
        } catch (error) {
          if (!isLocked(error) || performance.now() - since > this.#lockTimeoutMs) throw toHttpError(error, this.#name);
        }
      }
      this.#unlocked ??= this.#waitUntilUnlocked();
      await this.#unlocked;
    }
  }

  /** Polls until the file is unlocked or the timeout is over, on behalf of all waiting writes. */
  async #waitUntilUnlocked(): Promise<void> {
    this.#setBusyTimeout(0);
    const end = performance.now() + this.#lockTimeoutMs;
    while (this.#isLocked() && performance.now() < end) await setTimeout(POLL_INTERVAL_MS);
    this.#unlocked = undefined;
  }

  #isLocked(): boolean {
    try {
      inTransaction(this.#database, () => this.#setBusyTimeout(BUSY_TIMEOUT_MS));
      return false;
    } catch (error) {
      return isLocked(error);
    }
  }

  #setBusyTimeout(milliseconds: number): void {
    this.#database.exec(`PRAGMA busy_timeout = ${milliseconds}`);
  }
}
