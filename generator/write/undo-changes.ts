import { join } from 'node:path';
import { removeIfEmpty } from './commit-changes.ts';
import { ancestors } from './file-names.ts';
import type { FileSystem } from './file-system.ts';
import { barrier, fileHash } from './inspect-file.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { savedFile, type TreePlaces } from './tree-places.ts';

/**
 * Puts back what a journal says was there, however far its run has come, and as often as it takes. What is neither
 * as it was nor as the run left it was changed by someone else, and stays.
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
