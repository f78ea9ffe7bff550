import { stderr } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import type { Arguments } from './arguments.ts';
import { watchFolders } from './watch-folders.ts';

/** Editors save in several steps: a run waits until it has been quiet for so many milliseconds. */
const quiet = 50;

/** Runs once, and again after each save, until a signal ends the process. */
export async function watch(given: Arguments, run: () => Promise<unknown>): Promise<never> {
  endOnSignal();
  for (;;) {
    const saved = nextChange(given);
    await run();
    await saved;
  }
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
async function nextChange(given: Arguments): Promise<void> {
  let last = 0;
  let end = (): void => undefined;
  await new Promise<void>((resolve) => {
    end = watchFolders(given, () => {
      last = Date.now();
      resolve();
    });
  });
  while (Date.now() - last < quiet) await setTimeout(quiet);
  end();
}
