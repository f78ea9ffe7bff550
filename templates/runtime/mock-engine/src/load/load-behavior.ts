import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Behavior } from '../platform.ts';
import { missingFileText } from '../server/files.ts';

/**
 * Returns a behavior, or the one that a file exports under this name or by default.
 *
 * @param runsTypeScript - says whether this Node strips types
 * @throws TypeError for a file that is missing, cannot run, or exports no behavior
 */
export async function loadBehavior(
  source: string | object,
  runsTypeScript = Boolean(process.features.typescript),
): Promise<Behavior> {
  // Types of operations only exist while code is compiled.
  if (typeof source !== 'string') return source as Behavior;
  const file = resolve(source);
  if (!existsSync(file)) throw new TypeError(missingFileText(source));
  if (/^\.[mc]?ts$/.test(extname(file)) && !runsTypeScript)
    throw new TypeError(
      `This version of Node cannot run TypeScript, as ${source} is. Use Node 22.18 or later, or JavaScript.`,
    );
  // A version of its own, since a module is loaded once: the mock loads the file again when it changes.
  const { behavior, default: whole }: BehaviorModule = await import(`${pathToFileURL(file).href}?${Date.now()}`);
  const found = behavior ?? whole;
  if (typeof found !== 'object' || found === null)
    throw new TypeError(`${source} has no behavior: it must export one, as "behavior" or by default.`);
  return found;
}

/** Exports of a module with a behavior. */
interface BehaviorModule {
  readonly behavior?: Behavior;
  readonly default?: Behavior;
}
