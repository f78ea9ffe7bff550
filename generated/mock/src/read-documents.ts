import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject, type Json } from './json.ts';
import type { MockSource } from './start.ts';

/** The documents that lie beside the code, by their names. */
export function readDocuments(names: readonly string[]): MockSource['documents'] {
  return names.map((name) => {
    const root: Json = JSON.parse(readFileSync(placeOf(join('spec', `${name}.json`)), 'utf8'));
    return { name, root: isObject(root) ? root : {} };
  });
}

/** A file of this package, wherever in it this code was built to. */
function placeOf(path: string): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, path)) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, path);
}
