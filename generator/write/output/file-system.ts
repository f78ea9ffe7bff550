import { Buffer } from 'node:buffer';
import {
  accessSync,
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
  readSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createHash, hash as digest } from 'node:crypto';
import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import { type Diagnostic, Diagnostics } from '../../diagnostics/diagnostics.ts';

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
  /** Returns whether files can be created beside a folder and renamed into it. */
  readonly canStageBeside: (folder: string) => boolean;
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
  canStageBeside,
};

/**
 * A mount point and its parent are two file systems, and a rename between them fails with EXDEV, even if both are on
 * the same device. The system checks this before it looks for the file, so that renaming one that does not exist
 * changes nothing.
 */
function canStageBeside(folder: string): boolean {
  const parent = dirname(folder);
  if (lstat(folder)?.isDirectory() !== true) return true;
  try {
    accessSync(parent, constants.W_OK);
    renameSync(join(parent, ABSENT), join(folder, ABSENT));
    return false;
  } catch (error) {
    return errorCode(error) === 'ENOENT' && statSync(parent).dev === statSync(folder).dev;
  }
}

/** Name of a file that does not exist. */
const ABSENT = `.absent-${process.pid}`;

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

/** Thrown if the output folder cannot be written. The folder is unchanged, unless a diagnostic says otherwise. */
export class OutputError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((diagnostic) => `${diagnostic.code}: ${diagnostic.cause}`).join('\n'));
    this.name = 'OutputError';
    this.diagnostics = diagnostics;
  }
}

/** Creates an error with one diagnostic about a file or folder; `details` are the arguments of its cause. */
export function outputError(code: DiagnosticCode, file: string, ...details: readonly string[]): OutputError {
  const diagnostics = new Diagnostics();
  diagnostics.report(code, { file, line: 1, column: 1 }, file, ...details);
  return new OutputError(diagnostics.list);
}

/** Returns the message of an error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Converts a file system error to a diagnostic with a fix. Any other error is a bug and is returned unchanged. */
export function unwritable(folder: string, error: unknown): unknown {
  if (error instanceof OutputError) return error;
  return errorCode(error) === undefined ? error : outputError('output-unwritable', folder, reasonOf(error));
}

/** Returns the SHA-256 of a text or of bytes in hexadecimal. */
export function hash(content: string | Uint8Array): string {
  return digest('sha256', content);
}

/** Number of bytes read at a time. */
const pieceBytes = 1024 * 1024;

/** Hashes a file in chunks, since memory use peaks when it is called. */
export function hashFile(file: string): string {
  return statSync(file).size <= pieceBytes ? hash(readFileSync(file)) : hashPieces(file);
}

function hashPieces(file: string): string {
  const sum = createHash('sha256');
  const piece = Buffer.allocUnsafe(pieceBytes);
  const handle = openSync(file, 'r');
  try {
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece))
      sum.update(piece.subarray(0, read));
  } finally {
    closeSync(handle);
  }
  return sum.digest('hex');
}

/** Describes an input file. */
export interface InputFile {
  readonly hash: () => string;
  /** Time of the last modification in milliseconds. */
  readonly savedAt: number;
}

/** Returns the modification time of a file and a function that hashes it; `undefined` if it is not a file. */
export function inspectInput(file: string): InputFile | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? { hash: () => hashFile(file), savedAt: stats.mtimeMs } : undefined;
}
