import { dirname, join } from 'node:path';
import { isObject, type Json, parseJson } from '../../model/json.ts';
import { unsafeName, ancestors } from './file-names.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { outputError, OutputError, unwritable, disk, type FileSystem } from './file-system.ts';
import { holdSignals, releaseLock, takeLock } from './lock.ts';
import {
  type Change,
  barrier,
  committedMark,
  fileHash,
  journalDraft,
  removeIfEmpty,
  savedFile,
  treePlaces,
  type TreePlaces,
} from './tree.ts';

/** Records the content of one path before and after a run; `null` means no file. */
interface JournalEntry {
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

/** Returns the folders that may lose their last file, innermost first. */
export function emptiedFolders({ entries }: Journal): readonly string[] {
  const filled = new Set(entries.filter(({ after }) => after !== null).flatMap(({ path }) => ancestors(path)));
  const left = new Set(entries.filter(({ after }) => after === null).flatMap(({ path }) => ancestors(path)));
  return [...left].filter((folder) => !filled.has(folder)).toSorted((a, b) => b.length - a.length);
}

/** Flushes the folders in which the changes of a journal are made or undone, outermost first. */
export function flushFolders(places: TreePlaces, journal: Journal, files: FileSystem): void {
  const paths = [...journal.entries.map(({ path }) => path), ...journal.folders, ...emptiedFolders(journal)];
  const folders = new Set(paths.map((path) => dirname(join(places.folder, path))));
  for (const folder of [...folders].toSorted((a, b) => a.length - b.length))
    if (files.kind(folder) === 'folder') files.flush(folder);
}

/** Parses a journal; returns `undefined` if it is invalid. */
function parseJournal(text: string): Journal | undefined {
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

/** Undoes an interrupted run (rollback) and removes its staged files. */
export function recoverTree(places: TreePlaces, files: FileSystem): void {
  undoInterrupted(places, files);
  clearStaging(places, files);
}

/** Undoes an interrupted run. Without a journal, it had not started or was complete. */
export function undoInterrupted(places: TreePlaces, files: FileSystem): void {
  checkStaging(places, files);
  if (files.kind(places.journal) === undefined) return;
  const journal = parseJournal(files.read(places.journal).toString());
  if (journal === undefined) throw outputError('journal-damaged', places.staging, 'its journal is damaged');
  undoChanges(places, journal, files);
  flushFolders(places, journal, files);
  files.remove(places.journal);
}

/** Removes the files of a run in the staging folder, and nothing else. */
export function clearStaging(places: TreePlaces, files: FileSystem): void {
  if (files.kind(places.staging) !== 'folder') return;
  for (const name of ['new', 'old']) {
    const folder = join(places.staging, name);
    if (files.kind(folder) !== 'folder') continue;
    for (const file of files.list(folder)) if (/^\d+$/u.test(file)) files.remove(join(folder, file));
    files.removeFolder(folder);
  }
  for (const file of [journalDraft(places), committedMark(places)]) if (files.kind(file) === 'file') files.remove(file);
  files.removeFolder(places.staging);
}

/** Requires that staging and its folders are none or folders: a file would be moved from where a link leads. */
function checkStaging(places: TreePlaces, files: FileSystem): void {
  for (const name of ['', 'new', 'old']) {
    const kind = files.kind(join(places.staging, name));
    if (kind === undefined || kind === 'folder') continue;
    throw outputError('journal-damaged', places.staging, `${name || 'it'} is a ${kind}, not a folder`);
  }
}

/**
 * Restores an output folder after a run that was killed. The folder of an active run is left alone.
 *
 * @returns the diagnostics that prevent the recovery
 */
export async function repairTree(folder: string, files: FileSystem = disk): Promise<readonly Diagnostic[]> {
  const places = treePlaces(folder, files);
  try {
    await takeLock(places.lock, files);
    await holdSignals(() => {
      try {
        recoverTree(places, files);
      } finally {
        releaseLock(places.lock, files);
      }
    });
    return [];
  } catch (error) {
    const reason = unwritable(places.shown, error);
    if (reason instanceof OutputError) return reason.diagnostics;
    throw reason;
  }
}

/**
 * Restores the content that a journal recorded. It can be repeated at any point of the run. Files that someone else
 * changed meanwhile are left alone.
 */
function undoChanges(places: TreePlaces, journal: Journal, files: FileSystem): void {
  const { length } = journal.entries;
  const entries = journal.entries
    .map((entry, index) => ({ entry, saved: savedFile(places, index), draft: savedFile(places, length + index) }))
    .toReversed();
  for (const { entry, saved } of entries) if (entry.after !== null) undoWriting({ places, entry, saved }, files);
  for (const folder of journal.folders.toReversed()) removeIfEmpty(join(places.folder, folder), files);
  for (const { entry, saved, draft } of entries)
    if (entry.after === null) undoRemoval({ places, entry, saved, draft }, files);
}

interface Undo {
  readonly places: TreePlaces;
  readonly entry: JournalEntry;
  readonly saved: string;
}

function undoWriting({ places, entry, saved }: Undo, files: FileSystem): void {
  if (barrier(files, places.folder, entry.path) !== undefined) return;
  const target = join(places.folder, entry.path);
  if (fileHash(files, target) !== entry.after) return;
  if (entry.before === null) files.remove(target);
  else if (fileHash(files, saved) === entry.before) files.rename(saved, target);
}

function undoRemoval({ places, entry, saved, draft }: Undo & { readonly draft: string }, files: FileSystem): void {
  if (barrier(files, places.folder, entry.path) !== undefined) return;
  const target = join(places.folder, entry.path);
  if (files.kind(target) !== undefined || fileHash(files, saved) !== entry.before) return;
  for (const folder of ['', ...ancestors(entry.path)]) {
    const path = join(places.folder, folder);
    if (files.kind(path) === undefined) files.makeFolder(path);
  }
  // A loss of power could take the new folder, and the only copy with it. Where the file system has no links, a run
  // that is killed while it copies leaves half a file, which must not be the target.
  if (files.kind(draft) !== undefined) files.remove(draft);
  files.link(saved, draft);
  files.rename(draft, target);
}
