import { isObject, type Json, parseJson } from '../../model/json.ts';
import type { Change } from './changes.ts';
import { unsafeName } from './file-names.ts';

/** One file of a journal: what stood at its path, and what is to stand there; null means no file. */
export interface JournalEntry {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What a run is about to do, on disk before it begins, so that the next one can undo the half of it. */
export interface Journal {
  /** Removals first, then what is written, the manifest last. */
  readonly entries: readonly JournalEntry[];
  /** Folders that are not there yet, the outermost first. */
  readonly folders: readonly string[];
}

/** A change as an entry of the journal. */
export function journalEntry(change: Change): JournalEntry {
  switch (change.kind) {
    case 'remove':
      return { path: change.path, before: change.before, after: null };
    case 'add':
      return { path: change.path, before: null, after: change.after };
    case 'change':
      return { path: change.path, before: change.before, after: change.after };
  }
}

/** The journal that a text holds, or undefined where it is none. */
export function parseJournal(text: string): Journal | undefined {
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
  const { entries, folders } = value;
  if (!Array.isArray(entries) || !entries.every(isEntry)) return undefined;
  if (!Array.isArray(folders) || !folders.every(isFolder)) return undefined;
  return { entries, folders };
}

function isEntry(value: unknown): value is JournalEntry & Json {
  if (!isObject(value)) return false;
  return isPath(value['path']) && isHashOrNull(value['before']) && isHashOrNull(value['after']);
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && unsafeName(value) === undefined;
}

/** The empty path is the output folder itself. */
function isFolder(value: unknown): value is string {
  return value === '' || isPath(value);
}

function isHashOrNull(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && /^[0-9a-f]{64}$/u.test(value));
}
