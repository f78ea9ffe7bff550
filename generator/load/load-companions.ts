import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { JsonObject } from '../model/json.ts';
import { listAt } from '../model/resolve.ts';
import type { Reporter } from '../problems.ts';

/**
 * The files of the folders that a specification names as its companions (`x-companions`): code and examples that know
 * the interface and ship in the packages. By their path below the folder of the specification; nothing outside it is
 * read.
 */
export async function loadCompanions(
  file: string,
  document: JsonObject,
  problems: Reporter,
): Promise<ReadonlyMap<string, string>> {
  const root = await realpath(dirname(file));
  const found = new Map<string, string>();
  for (const [index, name] of listAt(document, 'x-companions').entries()) {
    const pointer = `/x-companions/${index}`;
    const folder = await realpath(join(root, String(name))).catch(() => undefined);
    if (folder === undefined) problems.report('file-unreadable', pointer, String(name), 'there is no such folder');
    else if (!folder.startsWith(root + sep)) problems.report('reference-outside', pointer, String(name));
    else for (const [path, text] of await readFolder(folder, root)) found.set(path, text);
  }
  return found;
}

async function readFolder(folder: string, root: string): Promise<readonly (readonly [string, string])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files
      .sort()
      .map(async (path) => [relative(root, path).split(sep).join('/'), await readFile(path, 'utf8')] as const),
  );
}
