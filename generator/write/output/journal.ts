import { isObject, type Json, parseJson } from '../../model/json.ts';
import type { Change } from './changes.ts';
import { unsafeName } from './file-names.ts';

/** Records the content of one path before and after a run; `null` means no file. */
export interface JournalEntry {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Journal of the atomic write: the plan of a run, on disk before it starts. The next run can undo a partial one. */
export interface Journal {
  /** Lists removals first, then writes, and the manifest last. */
  readonly entries: readonly JournalEntry[];
  /** Missing folders, outermost first. */
  readonly folders: readonly string[];
}

/** Converts a change to an entry of the journal. */
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

/** Parses a journal; returns `undefined` if it is invalid. */
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
