import { readFileSync, statSync } from 'node:fs';
import { hash } from './hash.ts';

/** Gives the hash of what a file holds. */
export type HashFile = (file: string) => string;

/** Reads the file. */
export function hashFile(file: string): string {
  return hash(readFileSync(file));
}

/** The times of a file system may be as coarse as this, in milliseconds: what was saved since may have been saved twice. */
const coarsest = 2_000;

/**
 * Reads a file again where its size, its times, or the file itself is another one than when it was read; what was saved
 * just now is read every time.
 */
export function rememberingHashes(): HashFile {
  const known = new Map<string, { readonly state: string; readonly hash: string }>();
  return (file) => {
    const { dev, ino, size, mtimeNs, ctimeNs, mtimeMs, ctimeMs } = statSync(file, { bigint: true });
    const state = [dev, ino, size, mtimeNs, ctimeNs].join(' ');
    const before = known.get(file);
    if (before?.state === state) return before.hash;
    const now = Date.now();
    const found = hashFile(file);
    if (now - Math.max(Number(mtimeMs), Number(ctimeMs)) > coarsest) known.set(file, { state, hash: found });
    return found;
  };
}
