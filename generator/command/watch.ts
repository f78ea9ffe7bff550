import { stderr } from 'node:process';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { toSingleLine } from '../diagnostics/escape.ts';
import type { Arguments } from './arguments.ts';
import { watchFolders } from './watch-folders.ts';

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
