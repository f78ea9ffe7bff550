import { Buffer } from 'node:buffer';
import { join } from 'node:path';
import { ancestors } from './file-names.ts';
import type { FileSystem } from './file-system.ts';
import { fileHash } from './inspect-file.ts';
import { type Journal, journalEntry } from './journal.ts';
import { outputError } from './output-error.ts';
import type { Change } from './plan-changes.ts';
import { journalDraft, savedFile, stagedFile, type TreePlaces } from './tree-places.ts';

/**
 * Lays everything ready beside the output folder, flushed and looked at: what will be there, what is there now, and
 * the journal that undoes the one by the other. The output folder itself is not touched yet.
 */
export async function stageChanges(
  places: TreePlaces,
  changes: readonly Change[],
  files: FileSystem,
): Promise<Journal> {
  const journal = { entries: changes.map(journalEntry), folders: missingFolders(places, changes, files) };
  for (const folder of ['', 'new', 'old']) files.makeFolder(join(places.staging, folder));
  const staged = changes.map((change, index): Staged => ({ places, change, index }));
  for (const one of staged) keepOld(one, files);
  for (let from = 0; from < staged.length; from += together) await stageAll(staged.slice(from, from + together), files);
  for (const folder of ['new', 'old']) files.flush(join(places.staging, folder));
  stageJournal(places, journal, files);
  return journal;
}

/** How many files are flushed at once: each keeps one open. */
const together = 64;

interface Staged {
  readonly places: TreePlaces;
  readonly change: Change;
  readonly index: number;
}

function keepOld({ places, change, index }: Staged, files: FileSystem): void {
  if (change.kind !== 'add') files.link(join(places.folder, change.path), savedFile(places, index));
}

/**
 * Many are made before the first is flushed, and waited for at once: most file systems then flush them together.
 * Whatever fails, nothing is under way any more when it is told.
 */
async function stageAll(staged: readonly Staged[], files: FileSystem): Promise<void> {
  const outcomes = await Promise.allSettled(staged.map((one) => stageChange(one, files)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function stageChange({ places, change, index }: Staged, files: FileSystem): Promise<void> {
  if (change.kind !== 'add' && fileHash(files, savedFile(places, index)) !== change.before) {
    throw outputError('output-unwritable', places.shown, `${change.path} is being changed by someone else`);
  }
  if (change.kind === 'remove') return;
  const size = await files.lay(stagedFile(places, index), change.text);
  if (size !== Buffer.byteLength(change.text)) {
    throw outputError('output-unwritable', places.shown, `${change.path} is not on the disk as it was written`);
  }
}

function stageJournal(places: TreePlaces, journal: Journal, files: FileSystem): void {
  const draft = journalDraft(places);
  files.create(draft, JSON.stringify(journal));
  files.flush(draft);
  files.rename(draft, places.journal);
  files.flush(places.staging);
}

/** The folders to make, the outermost first; a file that is to become a folder counts as missing. */
function missingFolders(places: TreePlaces, changes: readonly Change[], files: FileSystem): readonly string[] {
  const needed = changes.filter((change) => change.kind !== 'remove').flatMap(({ path }) => ['', ...ancestors(path)]);
  return [...new Set(needed)].filter((folder) => files.kind(join(places.folder, folder)) !== 'folder');
}
