import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files that do not exist yet, and returns their paths. No manifest lists them, so later runs keep them. */
export function writeOnce(folder: string, files: ReadonlyMap<string, string> = new Map()): readonly string[] {
  const missing = [...files].filter(([path]) => !existsSync(join(folder, path)));
  for (const [path, text] of missing) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // An existing file or link is never followed.
    writeFileSync(join(folder, path), text, { flag: 'wx' });
  }
  return missing.map(([path]) => path);
}
