import { join } from 'node:path';
import { ancestors } from './file-names.ts';
import type { FileSystem, Kind } from './file-system.ts';
import { hash } from './hash.ts';

/** Something else than a folder that a path would lead through. */
export interface Barrier {
  readonly path: string;
  readonly kind: Exclude<Kind, 'folder'>;
}

/** The hash of a file, `undefined` where there is nothing, or the kind of what stands there instead. */
export function fileHash(files: FileSystem, path: string): string | Exclude<Kind, 'file'> | undefined {
  const kind = files.kind(path);
  return kind === 'file' ? hash(files.read(path)) : kind;
}

/** The first of the folders that `path` stands in that is none, if any: nothing is written or removed beyond it. */
export function barrier(files: FileSystem, folder: string, path: string): Barrier | undefined {
  return barrierFinder(files, folder)(path);
}

/** Finds {@link barrier}s of many paths while nothing changes: what stands at a folder is looked up once. */
export function barrierFinder(files: FileSystem, folder: string): (path: string) => Barrier | undefined {
  const kinds = new Map<string, Kind | undefined>();
  const kindOf = (ancestor: string): Kind | undefined => {
    if (!kinds.has(ancestor)) kinds.set(ancestor, files.kind(join(folder, ancestor)));
    return kinds.get(ancestor);
  };
  return (path) => {
    for (const ancestor of ['', ...ancestors(path)]) {
      const kind = kindOf(ancestor);
      if (kind === undefined) return undefined;
      if (kind !== 'folder') return { path: ancestor, kind };
    }
    return undefined;
  };
}
