import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json } from './json.ts';
import type { MockSource } from './start.ts';

/** The documents that lie beside the code, by their names. */
export function readDocuments(names: readonly string[]): MockSource['documents'] {
  return names.map((name) => {
    const root: Json = JSON.parse(readFileSync(join(import.meta.dirname, '../spec', `${name}.json`), 'utf8'));
    return { name, root: isObject(root) ? root : {} };
  });
}
