import { Buffer } from 'node:buffer';
import { createHash, hash as digest } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';

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
