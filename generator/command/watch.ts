import { setTimeout } from 'node:timers/promises';
import type { Arguments } from './arguments.ts';
import { watchFolders } from './watch-folders.ts';

/** Editors save in several steps: a run waits until it has been quiet for so many milliseconds. */
const quiet = 50;

/** Runs once, and again after each save, until the process ends. */
export async function watch(given: Arguments, run: () => Promise<unknown>): Promise<never> {
  for (;;) {
    const saved = nextChange(given);
    await run();
    await saved;
  }
}

/** Waits for a change, and then for the end of it. Watching begins at once, so no save during a run is missed. */
async function nextChange(given: Arguments): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let last = 0;
  const end = watchFolders(given, () => {
    last = Date.now();
    resolve();
  });
  await promise;
  while (Date.now() - last < quiet) await setTimeout(quiet);
  end();
}
