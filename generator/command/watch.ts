import { existsSync, type FSWatcher, readdirSync, watch as watchPath } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { stderr } from 'node:process';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { toSingleLine } from '../diagnostics/escape.ts';
import { templatesFolder } from '../home.ts';
import type { Arguments } from './arguments.ts';
import { foldersOf } from './unchanged.ts';

/** A save is several steps: a run begins when it has been quiet for so many milliseconds. */
const lull = 10;

/** What a run has made counts when it has been quiet for so many milliseconds, and nothing was saved meanwhile. */
const quiet = 50;

/** A save has overtaken a run: what it was about to write or to tell is out of date. */
class Overtaken extends Error {}

/** Waits for quiet, and throws where a save has overtaken the run: then it writes and tells nothing. */
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
    const saves = noticeSaves(given, (folder) => {
      if (missed.size === 0) stderr.write(exhausted(folder));
      missed.add(folder);
    });
    // Where something is saved all the time, every other run counts.
    const counts = wasOvertaken;
    const throwIfOvertaken = async (): Promise<void> => {
      if (!counts && !(await isQuiet(saves, last))) throw new Overtaken();
    };
    try {
      wasOvertaken = await isOvertaken(run(throwIfOvertaken));
      await saves.first;
      await untilQuiet(saves, wasOvertaken ? quiet : lull);
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
    if (error instanceof Overtaken) return true;
    throw error;
  }
}

/** Waits until nothing has been saved for a while; false as soon as something is saved. */
async function isQuiet(saves: Saves, before = -quiet): Promise<boolean> {
  // What has happened during a long step is told between two turns of the loop.
  await setImmediate();
  await setImmediate();
  const rest = before + quiet - performance.now();
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

function exhausted(folder: string): string {
  return `The system allows no more watches: what is saved in ${toSingleLine(folder)}, and maybe in others, goes unnoticed.
Raise the limit (on Linux fs.inotify.max_user_watches and max_user_instances), or keep the document in a folder of its own.
`;
}

/** To end is what a user of this mode asks for in the end: no failure. A run that is writing is done by then. */
function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      if (stderr.isTTY) stderr.write('\r\u001b[K');
      process.exit(0);
    });
  }
}

/** Saves, as they are noticed. */
interface Saves {
  readonly first: Promise<void>;
  /** When the last one was, by the clock of the process. */
  readonly last: () => number | undefined;
  readonly end: () => void;
}

/** Watching begins at once, so no save during a run is missed. */
function noticeSaves(given: Arguments, missed: (folder: string) => void): Saves {
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
