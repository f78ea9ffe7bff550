import { stderr } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { printable } from '../printable.ts';
import type { Arguments } from './arguments.ts';
import { watchFolders } from './watch-folders.ts';

/** Editors save in several steps: a run waits until it has been quiet for so many milliseconds. */
const quiet = 50;

/** Runs once, and again after each save, until a signal ends the process. */
export async function watch(given: Arguments, run: () => Promise<unknown>): Promise<never> {
  endOnSignal();
  const missed = new Set<string>();
  for (;;) {
    const saved = nextChange(given, (folder) => {
      if (missed.size === 0) stderr.write(exhausted(folder));
      missed.add(folder);
    });
    await run();
    await saved;
  }
}

function exhausted(folder: string): string {
  return `The system allows no more watches: what is saved in ${printable(folder)}, and maybe in others, goes unnoticed.
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

/** Waits for a change, and then for the end of it. Watching begins at once, so no save during a run is missed. */
async function nextChange(given: Arguments, missed: (folder: string) => void): Promise<void> {
  let last = 0;
  let end = (): void => undefined;
  await new Promise<void>((resolve) => {
    const changed = (): void => {
      last = Date.now();
      resolve();
    };
    end = watchFolders(given, { changed, missed });
  });
  while (Date.now() - last < quiet) await setTimeout(quiet);
  end();
}
