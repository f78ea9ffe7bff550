import type { Buffer } from 'node:buffer';
import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  fsync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { promisify } from 'node:util';

/** What stands at a path; a symbolic link is not followed. */
export type Kind = 'file' | 'folder' | 'link' | 'other';

/** The file operations that writing needs, one by one, so that a test can fail each of them in turn. */
export interface FileSystem {
  readonly kind: (path: string) => Kind | undefined;
  readonly list: (folder: string) => readonly string[];
  readonly read: (file: string) => Buffer;
  /** Makes a file that must not exist yet. */
  readonly create: (file: string, text: string) => void;
  /** Makes sure that what was written to a file or folder is on the disk. */
  readonly flush: (path: string) => void;
  /**
   * Makes a file that must not exist yet, and gives the bytes of it that are on the disk; others can be waited for
   * meanwhile.
   */
  readonly lay: (file: string, text: string) => Promise<number>;
  /** Gives a file a second name; a copy where the file system has no hard links. */
  readonly link: (from: string, to: string) => void;
  readonly rename: (from: string, to: string) => void;
  readonly remove: (file: string) => void;
  readonly makeFolder: (folder: string) => void;
  /** Removes a folder that must be empty. */
  readonly removeFolder: (folder: string) => void;
}

/** The disk. */
export const disk: FileSystem = {
  kind,
  list: (folder) => readdirSync(folder).sort(),
  read: (file) => readFileSync(file),
  create: (file, text) => writeFileSync(file, text, { flag: 'wx' }),
  flush,
  lay,
  link,
  rename: renameSync,
  remove: unlinkSync,
  makeFolder: (folder) => void mkdirSync(folder),
  removeFolder: rmdirSync,
};

/** The code of a file system error (`ENOENT`), if it is one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function kind(path: string): Kind | undefined {
  const stats = lstat(path);
  if (stats === undefined) return undefined;
  if (stats.isSymbolicLink()) return 'link';
  if (stats.isFile()) return 'file';
  return stats.isDirectory() ? 'folder' : 'other';
}

function lstat(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // A file stands where the path wants a folder.
    if (errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

const cannotFlush = new Set(['EPERM', 'EISDIR', 'EINVAL', 'EACCES']);

function flush(path: string): void {
  const isFolder = kind(path) === 'folder';
  try {
    const handle = openSync(path, isFolder ? 'r' : 'r+');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    // Some systems have no way to flush a folder.
    if (!isFolder || !cannotFlush.has(errorCode(error) ?? '')) throw error;
  }
}

const flushed = promisify(fsync);

/** A file is opened once for all of that: of thousands of files, opening is a good part of the work. */
async function lay(file: string, text: string): Promise<number> {
  const handle = openSync(file, 'wx');
  try {
    writeFileSync(handle, text);
    await flushed(handle);
    return fstatSync(handle).size;
  } finally {
    closeSync(handle);
  }
}

const hasNoLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV']);

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!hasNoLinks.has(errorCode(error) ?? '')) throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}
