import { posix } from 'node:path';

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
