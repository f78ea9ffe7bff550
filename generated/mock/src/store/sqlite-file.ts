import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HttpError } from '../http/errors.ts';

/** Of the tables as they are here, so that those of another version of this program are not taken for them. */
const FORM = 2;

const TABLES = `
  CREATE TABLE entries (space TEXT, collection TEXT, id TEXT, place INTEGER, version INTEGER, item TEXT, PRIMARY KEY (space, collection, id)) WITHOUT ROWID;
  CREATE TABLE sequences (space TEXT, name TEXT, value INTEGER, PRIMARY KEY (space, name)) WITHOUT ROWID;
  PRAGMA user_version = ${FORM};
`;

/** Milliseconds that others may keep a file locked. */
export const PATIENCE = 5000;
const PAUSE = 10;

/** Result codes of SQLite that a person can do something about. */
const BUSY = 5;
const CANNOT_OPEN = 14;
const HINTS: Readonly<Record<number, string>> = {
  [BUSY]: 'Another program keeps it locked; calls work again as soon as it does no longer.',
  8: 'Nothing may write to it.',
  10: 'Calls work again as soon as the disk does.',
  11: 'Stop the mock and remove the file to begin anew.',
  13: 'Calls work again as soon as there is room.',
  26: 'Stop the mock and remove the file to begin anew.',
};

/**
 * Opens a file, with the tables in it.
 *
 * @throws TypeError where it cannot be opened, or holds anything but a state of this form: then it stays as it is
 */
export function openDatabase(file: string, patience = PATIENCE): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: patience });
    requireForm(database, file);
    logAhead(database, patience);
    makeTables(database, file);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof TypeError || !(error instanceof Error)) throw error;
    // What the library says names no file.
    throw new TypeError(`${file} cannot be opened as a store: ${reasonOf(error, file)}.`, { cause: error });
  }
}

/** Does something whole or not at all, with no other process in between. */
export function whole<Result>(database: DatabaseSync, work: () => Result): Result {
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

/** Whether others kept a file locked for longer than it was waited for. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

/**
 * What a caller is told of a file that failed: that it was not the request. Anything but a failure of SQLite stays what
 * it is.
 */
export function failureOf(error: unknown, file: string): unknown {
  if (codeOf(error) === undefined || !(error instanceof Error)) return error;
  const hint = HINTS[codeOf(error) ?? 0] ?? '';
  return new HttpError(500, `The state is kept in ${file}, which failed: ${error.message}. ${hint}`.trimEnd());
}

/** The result code, without what extends it. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) % 256;
}

/** To change how a file is written takes it alone, for which SQLite does not wait. */
function logAhead(database: DatabaseSync, patience: number): void {
  for (let waited = 0; ; waited += PAUSE) {
    try {
      return database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    } catch (error) {
      if (!isLocked(error) || waited >= patience) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}

/** Of several that open a new file at the same time, one makes them. */
function makeTables(database: DatabaseSync, file: string): void {
  if (requireForm(database, file) === FORM) return;
  whole(database, () => {
    if (requireForm(database, file) !== FORM) database.exec(TABLES);
  });
}

/** A file that is new has no tables, and form 0. Both are read at once, lest somebody makes the tables in between. */
function requireForm(database: DatabaseSync, file: string): number {
  const found = database
    .prepare('SELECT user_version AS form, (SELECT COUNT(*) FROM sqlite_schema) AS parts FROM pragma_user_version')
    .get();
  const form = Number(found?.['form']);
  if (form === FORM || (form === 0 && found?.['parts'] === 0)) return form;
  throw new TypeError(
    `${file} holds what this version of the mock did not write and cannot read. Name another file, or remove it to begin with the seed.`,
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
