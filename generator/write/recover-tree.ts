import { join } from 'node:path';
import type { FileSystem } from './file-system.ts';
import { parseJournal } from './journal.ts';
import { outputError } from './output-error.ts';
import { committedMark, journalDraft, type TreePlaces } from './tree-places.ts';
import { undoChanges } from './undo-changes.ts';

/** Undoes what an interrupted run has begun, and removes what it left beside the output folder. */
export function recoverTree(places: TreePlaces, files: FileSystem): void {
  undoInterrupted(places, files);
  clearStaging(places, files);
}

/** Undoes what an interrupted run has begun. Without a journal it had not begun, or was done. */
export function undoInterrupted(places: TreePlaces, files: FileSystem): void {
  checkStaging(places, files);
  if (files.kind(places.journal) === undefined) return;
  const journal = parseJournal(files.read(places.journal).toString());
  if (journal === undefined) throw outputError('journal-damaged', places.staging, 'its journal is damaged');
  undoChanges(places, journal, files);
  files.remove(places.journal);
}

/** Removes the staging folder: the files that a run leaves there, and nothing else. */
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
