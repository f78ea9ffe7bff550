import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { hash } from './hash.ts';

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
