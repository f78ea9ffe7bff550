import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where a path really leads, links resolved; the path itself where it leads nowhere. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** The folders of a file: of its name, and of the file itself, where that is a link to another or stands behind one. */
export function foldersOf(file: string): readonly string[] {
  return [dirname(file), dirname(realPath(file))];
}
