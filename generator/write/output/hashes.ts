import { Buffer } from 'node:buffer';
import { createHash, hash as digest } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';

/** The SHA-256 of a text or of bytes, in hexadecimal. */
export function hash(content: string | Uint8Array): string {
  return digest('sha256', content);
}

/** So many bytes of a file are held at once. */
const pieceBytes = 1024 * 1024;

/** Reads the file: a large one piece by piece, since a run holds the most when it is asked for. */
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

/** A file that the output follows from. */
export interface InputFile {
  readonly hash: () => string;
  /** When it was saved, in milliseconds. */
  readonly savedAt: number;
}

/** Looks at the disk. */
export function inspectInput(file: string): InputFile | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? { hash: () => hashFile(file), savedAt: stats.mtimeMs } : undefined;
}
