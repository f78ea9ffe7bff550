import { statSync } from 'node:fs';
import { env } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Arguments } from './arguments.ts';
import type { Tell } from './progress.ts';

/** A document of fewer bytes does not need it. */
const largeFrom = 1_000_000;
/** So many small objects survive a collection that V8 makes more room. */
const enough = 40_000;

/**
 * Keeps the room for new objects small where a document is large, for a process of our own: V8 doubles it up to three
 * times 32 MB; with 8 the work takes no longer, and 100 MB less. Texts are laid out one after the other, so one thread
 * is enough for them: each keeps memory of its own, 15 MB in all. And what lays them out asks for memory as it needs
 * it, and not for a stock of it: 20 MB. Of what was read and checked less than half is needed on, and the text is twice
 * as long as its bytes: a single run collects the rest before it builds anything, since nothing else would come to that
 * in time: 20 to 40 MB.
 */
export function boundMemory(tell: Tell, { spec, mode }: Pick<Arguments, 'spec' | 'mode'>): Tell {
  return (stage) => {
    if (stage === 'load' && isLarge(spec)) {
      growOnce();
      env['TOKIO_WORKER_THREADS'] ??= '1';
      env['MIMALLOC_ARENA_EAGER_COMMIT'] ??= '0';
    }
    if (stage === 'build' && mode !== 'watch' && isLarge(spec)) collectGarbage();
    tell(stage);
  };
}

function isLarge(document: string): boolean {
  return (statSync(document, { throwIfNoEntry: false })?.size ?? 0) >= largeFrom;
}

/** V8 lends what does so to contexts that are made when the flag is set. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

/** From 1 MB to 8 in one step, and no further: V8 grows when what it has is full of what is still needed. */
function growOnce(): number {
  setFlagsFromString('--semi-space-growth-factor=8');
  const needed = Array.from({ length: enough }, (_, index) => [index]);
  setFlagsFromString('--semi-space-growth-factor=1');
  return needed.length;
}
