import { type FSWatcher, readdirSync, watch as watchPath } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { templatesFolder } from '../home.ts';
import type { Arguments } from './arguments.ts';

/** A document in a home directory, say, must not have all of it watched, nor looked through at every save. */
const mostFolders = 1000;

/** Is told of what happens in watched folders. */
export interface Listener {
  /** A file may have changed that the output follows from. */
  readonly changed: () => void;
  /** A folder is not watched, for the system allows no more watches: its changes are missed. */
  readonly missed: (folder: string) => void;
}

/** Watches the folders that the output follows from, with Node's own `watch` or another. The result ends it. */
export function watchFolders(given: Arguments, listener: Listener, watch: typeof watchPath = watchPath): () => void {
  const out = resolve(given.out);
  const roots = [dirname(given.spec), templatesFolder];
  if (given.within !== undefined) roots.push(given.within);
  if (given.oldSpec !== undefined) roots.push(dirname(given.oldSpec));
  if (given.renames !== undefined) roots.push(given.renames);
  const folders = nearestFolders(roots, out);
  const watchers = [...folders].flatMap((folder) => watchFolder({ folder, out, watch }, listener));
  return () => watchers.forEach((watcher) => watcher.close());
}

interface Watched {
  readonly folder: string;
  readonly out: string;
  readonly watch: typeof watchPath;
}

function watchFolder({ folder, out, watch }: Watched, { changed, missed }: Listener): readonly FSWatcher[] {
  const own = basename(out);
  const isOfOutput = (name: string): boolean =>
    dirname(out) === folder && (name === own || name.startsWith(`.${own}.`));
  try {
    const watcher = watch(folder, (_, name) => {
      if (name === null || !isOfOutput(name)) changed();
    });
    const end = (error: unknown): void => {
      watcher.close();
      if (isExhausted(error)) missed(folder);
    };
    return [watcher.on('error', end)];
  } catch (error) {
    if (isExhausted(error)) missed(folder);
    return [];
  }
}

/** Whether the system allows no more watches. Else the folder is gone, which the run that follows will find out. */
function isExhausted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EMFILE', 'ENFILE'].includes(String(error.code));
}

/** Folders and those in them, the nearest first, but for installed packages, hidden folders and the output. */
export function nearestFolders(roots: readonly string[], out: string): ReadonlySet<string> {
  const found = new Set(roots.map((root) => resolve(root)));
  // What is added meanwhile is visited too, after what was there before.
  for (const folder of found) {
    const names = subfoldersOf(folder).filter((name) => name !== 'node_modules' && !name.startsWith('.'));
    const paths = names.map((name) => join(folder, name)).filter((path) => path !== out);
    for (const path of paths.slice(0, Math.max(0, mostFolders - found.size))) found.add(path);
    if (found.size >= mostFolders) break;
  }
  return found;
}

function subfoldersOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    return [];
  }
}
