import { dirname, join } from 'node:path';
import { ancestors } from './file-names.ts';
import type { FileSystem } from './file-system.ts';
import type { Journal } from './journal.ts';
import { committedMark, stagedFile, type TreePlaces } from './tree-places.ts';

/** Brings staged changes into the output folder. Until the journal is renamed, at the very end, all can be undone. */
export function commitChanges(places: TreePlaces, journal: Journal, files: FileSystem): void {
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

/** Removes a folder, if it is one, in which nothing is left. */
export function removeIfEmpty(folder: string, files: FileSystem): void {
  if (files.kind(folder) === 'folder' && files.list(folder).length === 0) files.removeFolder(folder);
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
