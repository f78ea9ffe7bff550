import { existsSync, type FSWatcher, readdirSync, watch as watchPath } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { templatesFolder } from '../home.ts';
import type { Arguments } from './arguments.ts';
import { foldersOf } from './real-path.ts';

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
  const roots = [...foldersOf(given.spec), templatesFolder];
  if (given.within !== undefined) roots.push(given.within);
  if (given.oldSpec !== undefined) roots.push(...foldersOf(given.oldSpec));
  if (given.renames !== undefined) roots.push(given.renames);
  const folders = nearestFolders(roots, out);
  const watchers = [
    ...[...folders].flatMap((folder) => watchFolder({ folder, out, watch }, listener)),
    ...roots.flatMap((root) => awaitFolder(resolve(root), watch, listener)),
  ];
  return () => watchers.forEach((watcher) => watcher.close());
}

interface Watched {
  readonly folder: string;
  readonly out: string;
  readonly watch: typeof watchPath;
}

function watchFolder({ folder, out, watch }: Watched, listener: Listener): readonly FSWatcher[] {
  const own = basename(out);
  const isOfOutput = (name: string): boolean =>
    dirname(out) === folder && (name === own || name.startsWith(`.${own}.`));
  return watchNames({ folder, watch, counts: (name) => !isOfOutput(name) }, listener);
}

/** Waits for a folder that is gone to come back, in the nearest one around it that there is. */
function awaitFolder(folder: string, watch: typeof watchPath, listener: Listener): readonly FSWatcher[] {
  const around = dirname(folder);
  if (existsSync(folder) || around === folder) return [];
  if (!existsSync(around)) return awaitFolder(around, watch, listener);
  return watchNames({ folder: around, watch, counts: (name) => name === basename(folder) }, listener);
}

interface Names extends Pick<Watched, 'folder' | 'watch'> {
  /** Whether it matters that something of this name comes, changes or goes. */
  readonly counts: (name: string) => boolean;
}

function watchNames({ folder, watch, counts }: Names, { changed, missed }: Listener): readonly FSWatcher[] {
  try {
    const watcher = watch(folder, (_, name) => {
      if (name === null || counts(name)) changed();
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
