import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { outputError, OutputError, unwritable } from './errors.ts';
import { ancestors } from './file-names.ts';
import { disk, type FileSystem } from './file-system.ts';
import { type Journal, type JournalEntry, parseJournal } from './journal.ts';
import { holdSignals, releaseLock, takeLock } from './lock.ts';
import {
  barrier,
  committedMark,
  fileHash,
  journalDraft,
  removeIfEmpty,
  savedFile,
  treePlaces,
  type TreePlaces,
} from './tree.ts';

/** Undoes an interrupted run (rollback) and removes its files beside the output folder. */
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

function checkStaging(places: TreePlaces, files: FileSystem): void {
  const kind = files.kind(places.staging);
  if (kind !== undefined && kind !== 'folder') {
    throw outputError('journal-damaged', places.staging, `it is a ${kind}, not a folder`);
  }
}

/**
 * Restores an output folder after a run that was killed. The folder of an active run is left alone.
 *
 * @returns the diagnostics that prevent the recovery
 */
export async function repairTree(folder: string, files: FileSystem = disk): Promise<readonly Diagnostic[]> {
  const places = treePlaces(folder);
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
export function undoChanges(places: TreePlaces, journal: Journal, files: FileSystem): void {
  const entries = journal.entries.map((entry, index) => ({ entry, saved: savedFile(places, index) })).toReversed();
  for (const { entry, saved } of entries) if (entry.after !== null) undoWriting({ places, entry, saved }, files);
  for (const folder of journal.folders.toReversed()) removeIfEmpty(join(places.folder, folder), files);
  for (const { entry, saved } of entries) if (entry.after === null) undoRemoval({ places, entry, saved }, files);
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

function undoRemoval({ places, entry, saved }: Undo, files: FileSystem): void {
  if (barrier(files, places.folder, entry.path) !== undefined) return;
  const target = join(places.folder, entry.path);
  if (files.kind(target) !== undefined || fileHash(files, saved) !== entry.before) return;
  for (const folder of ['', ...ancestors(entry.path)]) {
    const path = join(places.folder, folder);
    if (files.kind(path) === undefined) files.makeFolder(path);
  }
  files.rename(saved, target);
}
