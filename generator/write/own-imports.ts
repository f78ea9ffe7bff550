import { posix } from 'node:path';
import { readTemplate } from './read-template.ts';

const SHARED = '#shared/';
const SHARED_IMPORT = /(?<=['"]#shared\/)[^'"]+(?=['"])/g;
const RELATIVE_IMPORT = /(?<=from ')\.[^']+(?=')/g;

/**
 * Collects the modules of `templates/shared/` that a module imports as `#shared/…`, and those that they import. Each
 * package gets its own copy, so that it is complete without the folders around it.
 *
 * @param folders - output folder of each import prefix; without one for `#shared/` nothing is collected
 * @returns text by output path
 */
export function sharedModules(text: string, folders: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  const folder = folders[SHARED];
  if (folder === undefined) return modules;
  const add = (name: string): void => {
    const path = posix.join(folder, name);
    if (modules.has(path)) return;
    const module = readTemplate(posix.join('shared', name));
    modules.set(path, module);
    for (const [relative] of module.matchAll(RELATIVE_IMPORT)) add(posix.join(posix.dirname(name), relative));
  };
  for (const [name] of text.matchAll(SHARED_IMPORT)) add(name);
  return modules;
}

const NAMED = /(?<=['"])#[a-z]+\/[^'"]+(?=['"])/g;

/**
 * The text of a module with relative paths for what it imports by a name of its package (`#name/…`), so that it is
 * found wherever the package is built into.
 *
 * @param path - where the module is written
 * @param folders - where the modules of each name are written
 */
export function ownImports(path: string, text: string, folders: Readonly<Record<string, string>>): string {
  return text.replaceAll(NAMED, (named) => {
    const end = named.indexOf('/') + 1;
    const folder = folders[named.slice(0, end)];
    if (folder === undefined) return named;
    const found = posix.relative(posix.dirname(path), posix.join(folder, named.slice(end)));
    return found.startsWith('.') ? found : `./${found}`;
  });
}
