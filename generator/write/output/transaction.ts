import { Buffer } from 'node:buffer';
import { dirname, join } from 'node:path';
import { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { type Change, planChanges, sortChanges, type TreeChanges } from './changes.ts';
import { OutputError, outputError, reasonOf, unwritable } from './errors.ts';
import { ancestors } from './file-names.ts';
import { disk, type FileSystem } from './file-system.ts';
import { type Journal, journalEntry } from './journal.ts';
import { holdSignals, ownsLock, releaseLock, takeLock } from './lock.ts';
import { planManifest, readManifest } from './manifest.ts';
import { clearStaging, recoverTree, undoInterrupted } from './recovery.ts';
import {
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
 * Makes a folder hold exactly the files given, all of them or none. Only what an earlier run wrote is replaced or
 * removed. Whatever fails, and wherever the process dies, the next run finds the old tree or the new one.
 * @throws OutputError with every reason why nothing was written.
 */
export async function writeTree(tree: Tree, files: FileSystem = disk): Promise<TreeChanges> {
  const places = treePlaces(tree.folder);
  checkTree(tree);
  try {
    return await writeInto(tree, places, files);
  } catch (error) {
    throw unwritable(places.shown, error);
  }
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
    if (all.length > 0) await bringAbout(places, all, files);
    return sortChanges(changes);
  } finally {
    releaseLock(places.lock, files);
  }
}

async function bringAbout(places: TreePlaces, changes: readonly Change[], files: FileSystem): Promise<void> {
  try {
    const journal = await stageChanges(places, changes, files);
    if (!ownsLock(places.lock, files)) throw outputError('output-busy', places.lock, 'unknown');
    commitChanges(places, journal, files);
  } catch (error) {
    if (!isDone(places, error, files)) throw error;
  } finally {
    // What stays behind is removed by the next run.
    attempt(() => clearStaging(places, files));
  }
}

/** Undoes what has been begun when something failed; true where all had been done by then. */
function isDone(places: TreePlaces, cause: unknown, files: FileSystem): boolean {
  try {
    const isCommitted = files.kind(committedMark(places)) !== undefined;
    if (!isCommitted) undoInterrupted(places, files);
    return isCommitted;
  } catch (error) {
    throw outputError('output-interrupted', places.shown, `${reasonOf(cause)}; ${reasonOf(error)}`);
  }
}

/** The folders that are missing on the way to a folder, itself included, the outermost first. */
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
 * Lays everything ready beside the output folder, flushed and looked at: what will be there, what is there now, and
 * the journal that undoes the one by the other. The output folder itself is not touched yet.
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

/** Brings staged changes into the output folder. Until the journal is renamed, at the very end, all can be undone. */
function commitChanges(places: TreePlaces, journal: Journal, files: FileSystem): void {
  const { entries, folders } = journal;
  for (const { path, after } of entries) if (after === null) files.remove(join(places.folder, path));
  for (const folder of emptied(journal)) removeIfEmpty(join(places.folder, folder), files);
  for (const folder of folders) files.makeFolder(join(places.folder, folder));
  entries.forEach(({ path, after }, index) => {
    if (after !== null) files.rename(stagedFile(places, index), join(places.folder, path));
  });
  for (const folder of touched(places, journal)) if (files.kind(folder) === 'folder') files.flush(folder);
  files.rename(places.journal, committedMark(places));
  files.flush(places.staging);
}

/** Folders that may have lost their last file, the innermost first. */
function emptied({ entries }: Journal): readonly string[] {
  const kept = new Set(entries.filter(({ after }) => after !== null).flatMap(({ path }) => ancestors(path)));
  const left = new Set(entries.filter(({ after }) => after === null).flatMap(({ path }) => ancestors(path)));
  return [...left].filter((folder) => !kept.has(folder)).toSorted((a, b) => b.length - a.length);
}

function touched(places: TreePlaces, { entries, folders }: Journal): ReadonlySet<string> {
  const paths = [...entries.map(({ path }) => path), ...folders];
  return new Set(paths.map((path) => dirname(join(places.folder, path))));
}
