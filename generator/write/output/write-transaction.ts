import { Buffer } from 'node:buffer';
import { dirname, join } from 'node:path';
import { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { planChanges, sortChanges, type TreeChanges } from './changes.ts';
import { OutputError, outputError, reasonOf, unwritable, disk, type FileSystem } from './file-system.ts';
import { ancestors } from './file-names.ts';
import {
  clearStaging,
  emptiedFolders,
  flushFolders,
  type Journal,
  journalEntry,
  recoverTree,
  undoInterrupted,
} from './journal.ts';
import { holdSignals, ownsLock, releaseLock, takeLock } from './lock.ts';
import { planManifest, readManifest } from './manifest.ts';
import {
  barrier,
  type Change,
  checkTree,
  committedMark,
  fileHash,
  hashesOf,
  journalDraft,
  removeIfEmpty,
  savedFile,
  stagedFile,
  type Tree,
  treePlaces,
  type TreePlaces,
} from './tree.ts';

/**
 * Writes exactly the given files to a folder in one atomic transaction: all or none. A failure rolls the changes back
 * (rollback), so that the folder stays as it was. Replaces and removes only files of an earlier run. After any
 * failure, the next run finds the old tree or the new one.
 *
 * @throws OutputError with every reason why nothing was written
 */
export async function writeTree(tree: Tree, files: FileSystem = disk): Promise<TreeChanges> {
  const places = treePlaces(tree.folder, files);
  checkTree(tree);
  try {
    return await writeInto(tree, places, files);
  } catch (error) {
    throw unwritable(places.shown, error);
  }
}

/** Removes the files that earlier runs wrote to the folder of a tree, and the folder if nothing else is in it. */
export async function removeTree(tree: Tree, files: FileSystem = disk): Promise<TreeChanges> {
  const changes = await writeTree({ ...tree, files: new Map() }, files);
  removeIfEmpty(treePlaces(tree.folder, files).folder, files);
  return changes;
}

/**
 * Plans files that are written where there are none, and then belong to the user: no manifest lists them.
 *
 * @returns writes them, and returns their paths
 * @throws OutputError if one would be written behind a link
 */
export function planOnce(folder: string, files: ReadonlyMap<string, string> = new Map()): () => readonly string[] {
  const missing = [...files].filter(([path]) => disk.kind(join(folder, path)) === undefined);
  for (const [path] of missing) {
    const found = barrier(disk, folder, path);
    if (found?.kind === 'link') throw outputError('output-link', join(folder, found.path));
    if (found !== undefined) throw outputError('output-obstacle', join(folder, found.path), found.kind, 'folder');
  }
  return () => {
    for (const [path, text] of missing) {
      for (const parent of ancestors(path))
        if (disk.kind(join(folder, parent)) === undefined) disk.makeFolder(join(folder, parent));
      disk.create(join(folder, path), text);
    }
    return missing.map(([path]) => path);
  };
}

async function writeInto(tree: Tree, places: TreePlaces, files: FileSystem): Promise<TreeChanges> {
  const missing = missingParents(dirname(places.folder), files);
  try {
    for (const folder of missing) files.makeFolder(folder);
    await takeLock(places.lock, files);
    return await holdSignals(() => writeLocked(tree, places, files));
  } catch (error) {
    for (const folder of missing.toReversed()) attempt(() => files.removeFolder(folder));
    throw error;
  }
}

async function writeLocked(tree: Tree, places: TreePlaces, files: FileSystem): Promise<TreeChanges> {
  try {
    recoverTree(places, files);
    const diagnostics = new Diagnostics();
    const manifest = readManifest(places, files);
    const hashes = hashesOf(tree);
    const changes = planChanges({ places, files: tree.files, hashes, manifest }, files, diagnostics);
    if (diagnostics.hasErrors) throw new OutputError(diagnostics.list);
    const all = [...changes, ...planManifest({ tree, places, hashes }, files)];
    if (all.length > 0) await applyChanges(places, all, files);
    return sortChanges(changes);
  } finally {
    releaseLock(places.lock, files);
  }
}

async function applyChanges(places: TreePlaces, changes: readonly Change[], files: FileSystem): Promise<void> {
  try {
    const journal = await stageChanges(places, changes, files);
    if (!ownsLock(places.lock, files)) throw outputError('output-busy', places.lock, 'unknown');
    commitChanges(places, journal, files);
  } catch (error) {
    if (!isDone(places, error, files)) throw error;
  } finally {
    // The next run removes any remaining files.
    attempt(() => clearStaging(places, files));
  }
}

/** Undoes the changes after a failure; returns `true` if the run was already complete. */
function isDone(places: TreePlaces, cause: unknown, files: FileSystem): boolean {
  try {
    const isCommitted = files.kind(committedMark(places)) !== undefined;
    if (isCommitted) files.flush(places.staging);
    else undoInterrupted(places, files);
    return isCommitted;
  } catch (error) {
    throw outputError('output-interrupted', places.shown, `${reasonOf(cause)}; ${reasonOf(error)}`);
  }
}

/** Returns the missing folders on the path to a folder, including itself, outermost first. */
function missingParents(folder: string, files: FileSystem): readonly string[] {
  return files.kind(folder) === undefined ? [...missingParents(dirname(folder), files), folder] : [];
}

function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // The outcome does not depend on it.
  }
}

/**
 * Prepares everything in the staging folder and flushes it: the new content, the current content, and the journal
 * that undoes the changes. The output folder is not changed yet.
 */
async function stageChanges(places: TreePlaces, changes: readonly Change[], files: FileSystem): Promise<Journal> {
  const journal = { entries: changes.map(journalEntry), folders: missingFolders(places, changes, files) };
  for (const folder of ['', 'new', 'old']) files.makeFolder(join(places.staging, folder));
  const staged = changes.map((change, index): Staged => ({ places, change, index }));
  for (const one of staged) keepOld(one, files);
  for (let from = 0; from < staged.length; from += together) await stageAll(staged.slice(from, from + together), files);
  for (const folder of ['new', 'old']) files.flush(join(places.staging, folder));
  stageJournal(places, journal, files);
  return journal;
}

/** Number of files that are flushed at once. Each one stays open meanwhile. */
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
 * Writes many files before it waits for them, since most file systems then flush them together. After an error, it
 * waits for all of them before it throws.
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
  files.flush(dirname(places.staging));
}

/** Returns the folders to create, outermost first. A file that becomes a folder counts as missing. */
function missingFolders(places: TreePlaces, changes: readonly Change[], files: FileSystem): readonly string[] {
  const needed = changes.filter((change) => change.kind !== 'remove').flatMap(({ path }) => ['', ...ancestors(path)]);
  return [...new Set(needed)].filter((folder) => files.kind(join(places.folder, folder)) !== 'folder');
}

/**
 * Moves staged changes into the output folder. They can be undone until the journal is renamed, which is the last step.
 */
function commitChanges(places: TreePlaces, journal: Journal, files: FileSystem): void {
  const { entries, folders } = journal;
  for (const { path, after } of entries) if (after === null) files.remove(join(places.folder, path));
  for (const folder of emptiedFolders(journal)) removeIfEmpty(join(places.folder, folder), files);
  for (const folder of folders) files.makeFolder(join(places.folder, folder));
  entries.forEach(({ path, after }, index) => {
    if (after !== null) files.rename(stagedFile(places, index), join(places.folder, path));
  });
  flushFolders(places, journal, files);
  files.rename(places.journal, committedMark(places));
  files.flush(places.staging);
}
