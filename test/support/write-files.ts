import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files by their paths in a folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a folder, and creates the folders that they lie in. */
export function writeFiles(folder: string, files: Files | Iterable<readonly [path: string, content: string]>): void {
  for (const [path, content] of Symbol.iterator in files ? files : Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
