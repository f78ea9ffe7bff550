import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the package of a file: the name of the nearest package, or its folder if it has no name. */
export function createPackageNames(root: string): (file: string) => string {
  const cache = new Map<string, string>();
  const nameOf = (folder: string): string => {
    const name = cache.get(folder) ?? packageName(root, folder) ?? (folder === '.' ? '.' : nameOf(dirname(folder)));
    cache.set(folder, name);
    return name;
  };
  return (file) => nameOf(dirname(file));
}

function packageName(root: string, folder: string): string | undefined {
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: unknown };
    return typeof name === 'string' ? name : folder;
  } catch {
    return folder;
  }
}
