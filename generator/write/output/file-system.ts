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

/** Kind of a directory entry. Symbolic links are not followed. */
export type Kind = 'file' | 'folder' | 'link' | 'other';

/** Provides the file operations that writing needs, so that a test can make each of them fail. */
export interface FileSystem {
  readonly kind: (path: string) => Kind | undefined;
  readonly list: (folder: string) => readonly string[];
  readonly read: (file: string) => Buffer;
  /** Creates a file that must not exist yet. */
  readonly create: (file: string, text: string) => void;
  /** Flushes a file or folder to the disk. */
  readonly flush: (path: string) => void;
  /**
   * Creates a file that must not exist yet and returns its size in bytes once it is flushed. It is asynchronous, so
   * that several files can be flushed at once.
   */
  readonly lay: (file: string, text: string) => Promise<number>;
  /** Creates a hard link, or a copy if the file system has none. */
  readonly link: (from: string, to: string) => void;
  readonly rename: (from: string, to: string) => void;
  readonly remove: (file: string) => void;
  readonly makeFolder: (folder: string) => void;
  /** Removes an empty folder. */
  readonly removeFolder: (folder: string) => void;
}

/** Implements the file operations with Node.js. */
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

/** Returns the code of a file system error (`ENOENT`), if it is one. */
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
    // The path has a file in place of a folder.
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
    // Some systems cannot flush a folder.
    if (!isFolder || !cannotFlush.has(errorCode(error) ?? '')) throw error;
  }
}

const flushed = promisify(fsync);

/** Opens the file once for all steps, since opening thousands of files takes much of the time. */
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
