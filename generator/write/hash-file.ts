import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { type BigIntStats, closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { hash } from './hash.ts';

/** Gives the hash of what a file holds. */
export type HashFile = (file: string) => string;

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

/**
 * The times of a file system may be as coarse as this, in milliseconds: what was saved since may have been saved twice.
 */
const coarsest = 2_000;

/** What another text of the same file does not share. */
export function stateOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
}

/** Whether whatever is saved from now on changes the state of a file. */
export function isLongSaved({ mtimeMs, ctimeMs }: BigIntStats, now: number): boolean {
  return now - Math.max(Number(mtimeMs), Number(ctimeMs)) > coarsest;
}

/**
 * Reads a file again where its size, its times, or the file itself is another one than when it was read; what was saved
 * just now is read every time.
 */
export function rememberingHashes(): HashFile {
  const known = new Map<string, { readonly state: string; readonly hash: string }>();
  return (file) => {
    const stats = statSync(file, { bigint: true });
    const state = stateOf(stats);
    const before = known.get(file);
    if (before?.state === state) return before.hash;
    const now = Date.now();
    const found = hashFile(file);
    if (isLongSaved(stats, now)) known.set(file, { state, hash: found });
    return found;
  };
}
