import { existsSync, type FSWatcher, readdirSync, watch as watchPath } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { stderr } from 'node:process';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { toSingleLine } from '../../templates/runtime/shared/escape.ts';
import { templatesFolder } from '../home.ts';
import type { Arguments } from './arguments.ts';
import { foldersOf } from './unchanged.ts';

/** Debounce before a run begins: one save causes several events. */
const DEBOUNCE_MS = 10;

/** Time without events after which the result of a run is valid. */
const SETTLE_MS = 50;

/** Thrown if a save makes the current run out of date. */
class OvertakenError extends Error {}

/** Throws if a save makes the current run out of date, so that the run writes and reports nothing. */
export type ThrowIfOvertaken = () => Promise<void>;

/** Runs once, and again after each save, until a signal ends the process. */
export async function watch(
  given: Arguments,
  run: (throwIfOvertaken: ThrowIfOvertaken) => Promise<unknown>,
): Promise<never> {
  endOnSignal();
  const missed = new Set<string>();
  let last: number | undefined;
  let wasOvertaken = false;
  for (;;) {
    const saves = watchSaves(given, (folder) => {
      if (missed.size === 0) stderr.write(limitMessage(folder));
      missed.add(folder);
    });
    // With continuous saves, every other run completes.
    const mustComplete = wasOvertaken;
    const throwIfOvertaken = async (): Promise<void> => {
      if (!mustComplete && !(await isQuiet(saves, last))) throw new OvertakenError();
    };
    try {
      wasOvertaken = await isOvertaken(run(throwIfOvertaken));
      await saves.first;
      await untilQuiet(saves, wasOvertaken ? SETTLE_MS : DEBOUNCE_MS);
      last = saves.last();
    } finally {
      saves.end();
    }
  }
}

async function isOvertaken(run: Promise<unknown>): Promise<boolean> {
  try {
    await run;
    return false;
  } catch (error) {
    if (error instanceof OvertakenError) return true;
    throw error;
  }
}

/** Waits for a period without saves. Returns `false` as soon as a file is saved. */
async function isQuiet(saves: Saves, before = -SETTLE_MS): Promise<boolean> {
  // Node delivers events of a long step between two turns of the event loop.
  await setImmediate();
  await setImmediate();
  const rest = before + SETTLE_MS - performance.now();
  if (saves.last() === undefined && rest > 0) await Promise.race([setTimeout(rest), saves.first]);
  return saves.last() === undefined;
}

async function untilQuiet(saves: Saves, milliseconds: number): Promise<void> {
  for (;;) {
    const rest = (saves.last() ?? 0) + milliseconds - performance.now();
    if (rest <= 0) return;
    await setTimeout(rest);
  }
}

function limitMessage(folder: string): string {
  return `The system's limit of file watches is reached: saves in ${toSingleLine(folder)} and possibly other folders are missed.
Raise the limit (on Linux fs.inotify.max_user_watches and max_user_instances), or move the document to a folder of its own.
`;
}

/** Exits with 0 on a signal, which is the normal way to end watch mode. A write in progress completes first. */
function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      if (stderr.isTTY) stderr.write('\r\u001b[K');
      process.exit(0);
    });
  }
}

/** Saves of watched files. */
interface Saves {
  readonly first: Promise<void>;
  /** Returns the time of the last save, as given by `performance.now()`. */
  readonly last: () => number | undefined;
  readonly end: () => void;
}

/** Starts watching at once, so that no save during a run is missed. */
function watchSaves(given: Arguments, missed: (folder: string) => void): Saves {
  let last: number | undefined;
  let end = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    const changed = (): void => {
      last = performance.now();
      resolve();
    };
    end = watchFolders(given, { changed, missed });
  });
  return { first, last: () => last, end };
}

/** Limit of watched folders: a document may be in a home directory. */
const MAX_FOLDERS = 1000;

/** Callbacks for events in watched folders. */
export interface Listener {
  /** Called if an input may have changed. */
  readonly changed: () => void;
  /** Called if a folder cannot be watched because the system's limit is reached. */
  readonly missed: (folder: string) => void;
}

/**
 * Watches the folders of the inputs.
 *
 * @param watch - replaces Node's `watch`
 * @returns a function that ends the watch
 */
export function watchFolders(given: Arguments, listener: Listener, watch: typeof watchPath = watchPath): () => void {
  const out = resolve(given.out);
  const roots = [...foldersOf(given.spec), templatesFolder];
  if (given.within !== undefined) roots.push(given.within);
  for (const overlay of given.overlays ?? []) roots.push(...foldersOf(overlay));
  if (given.oldSpec !== undefined) roots.push(...foldersOf(given.oldSpec));
  if (given.renames !== undefined) roots.push(given.renames);
  const folders = foldersToWatch(roots, out);
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
  return watchNames({ folder, watch, isRelevant: (name) => !isOfOutput(name) }, listener);
}

/** Watches for a missing folder to reappear, in its closest existing ancestor. */
function awaitFolder(folder: string, watch: typeof watchPath, listener: Listener): readonly FSWatcher[] {
  const around = dirname(folder);
  if (existsSync(folder) || around === folder) return [];
  if (!existsSync(around)) return awaitFolder(around, watch, listener);
  return watchNames({ folder: around, watch, isRelevant: (name) => name === basename(folder) }, listener);
}

interface Names extends Pick<Watched, 'folder' | 'watch'> {
  /** Returns `true` if changes of a name are relevant. */
  readonly isRelevant: (name: string) => boolean;
}

function watchNames({ folder, watch, isRelevant }: Names, { changed, missed }: Listener): readonly FSWatcher[] {
  try {
    const watcher = watch(folder, (_, name) => {
      if (name === null || isRelevant(name)) changed();
    });
    const end = (error: unknown): void => {
      watcher.close();
      if (isLimitError(error)) missed(folder);
    };
    return [watcher.on('error', end)];
  } catch (error) {
    if (isLimitError(error)) missed(folder);
    return [];
  }
}

/** Returns `true` if the system's limit of watches is reached. Any other error means that the folder is gone. */
function isLimitError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EMFILE', 'ENFILE'].includes(String(error.code));
}

/** Lists folders and their subfolders, breadth first, without installed packages, hidden folders and the output. */
export function foldersToWatch(roots: readonly string[], out: string): ReadonlySet<string> {
  const found = new Set(roots.map((root) => resolve(root)));
  // Paths added during the iteration are visited too, in the order of insertion.
  for (const folder of found) {
    const names = subfoldersOf(folder).filter((name) => name !== 'node_modules' && !name.startsWith('.'));
    const paths = names.map((name) => join(folder, name)).filter((path) => path !== out);
    for (const path of paths.slice(0, Math.max(0, MAX_FOLDERS - found.size))) found.add(path);
    if (found.size >= MAX_FOLDERS) break;
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
