import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HttpError } from '../http/message.ts';

/** Version of the tables; files of other versions are rejected. */
const SCHEMA_VERSION = 2;

const TABLES = `
  CREATE TABLE entries (space TEXT, collection TEXT, id TEXT, place INTEGER, version INTEGER, item TEXT, PRIMARY KEY (space, collection, id)) WITHOUT ROWID;
  CREATE TABLE sequences (space TEXT, name TEXT, value INTEGER, PRIMARY KEY (space, name)) WITHOUT ROWID;
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** Result codes of SQLite with an advice. */
const BUSY = 5;
const CANNOT_OPEN = 14;
const HINTS: Readonly<Record<number, string>> = {
  8: 'It is read-only.',
  10: 'Requests succeed again once the disk works.',
  11: 'Stop the mock and remove the file to start over.',
  13: 'Requests succeed again once there is free space.',
  26: 'Stop the mock and remove the file to start over.',
};

/**
 * Opens a database file for this process alone, and creates its tables.
 *
 * @throws TypeError if it cannot be opened, or holds anything but a state of this version; then it stays unchanged
 */
export function openDatabase(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    // The lock lasts until the database is closed, or the process ends.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    const version = requireSchemaVersion(database, file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    if (version !== SCHEMA_VERSION) inTransaction(database, () => database?.exec(TABLES));
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof TypeError || !(error instanceof Error)) throw error;
    if (codeOf(error) === BUSY)
      throw new TypeError(
        `${file} is used by another mock or program. A file holds the state of one process; several can share redis://…`,
        { cause: error },
      );
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

/**
 * Converts an error of SQLite to an `HttpError` which says that the request is not at fault. Other errors stay as
 * they are.
 */
export function toHttpError(error: unknown, file: string): unknown {
  if (codeOf(error) === undefined || !(error instanceof Error)) return error;
  const hint = HINTS[codeOf(error) ?? 0] ?? '';
  return new HttpError(500, `The state is stored in ${file}, which failed: ${error.message}. ${hint}`.trimEnd());
}

/** Returns the primary result code. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) % 256;
}

/** Returns the version of a file; one that is new has no tables, and version 0. */
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
