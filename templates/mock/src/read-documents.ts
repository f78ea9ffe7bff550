import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject, type Json } from './json.ts';
import type { Wording } from './resource/wording.ts';
import type { MockSource } from './start.ts';

/** The documents that lie beside the code, by their names; with the wording of those that have one of their own. */
export function readDocuments(
  names: readonly string[],
  wordings: Readonly<Record<string, Wording>> = {},
): MockSource['documents'] {
  return names.map((name) => {
    const root: Json = JSON.parse(readFileSync(placeOf(join('spec', `${name}.json`)), 'utf8'));
    const wording = wordings[name];
    return { name, root: isObject(root) ? root : {}, ...(wording === undefined ? {} : { wording }) };
  });
}

/** A file of this package, wherever in it this code was built to. */
function placeOf(path: string): string {
  // Not by `import.meta.dirname`, which jest does not give before its version 30.
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, path)) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, path);
}
