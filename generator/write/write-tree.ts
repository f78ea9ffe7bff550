import { dirname } from 'node:path';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { commitChanges } from './commit-changes.ts';
import { disk, type FileSystem } from './file-system.ts';
import { holdSignals } from './hold-signals.ts';
import { OutputError, outputError, reasonOf, unwritable } from './output-error.ts';
import { type Change, planChanges } from './plan-changes.ts';
import { planManifest, readManifest } from './plan-manifest.ts';
import { clearStaging, recoverTree, undoInterrupted } from './recover-tree.ts';
import { stageChanges } from './stage-changes.ts';
import { checkTree, hashesOf, type Tree } from './tree.ts';
import { sortChanges, type TreeChanges } from './tree-changes.ts';
import { ownsLock, releaseLock, takeLock } from './tree-lock.ts';
import { committedMark, type TreePlaces, treePlaces } from './tree-places.ts';

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
  const missing = missingFolders(dirname(places.folder), files);
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
function missingFolders(folder: string, files: FileSystem): readonly string[] {
  return files.kind(folder) === undefined ? [...missingFolders(dirname(folder), files), folder] : [];
}

function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // The outcome does not depend on it.
  }
}
