import type { Buffer } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { keeping } from '../memory.ts';
import { hash } from './hash.ts';
import { hashFile, isLongSaved, stateOf } from './hash-file.ts';

/** A file that the output follows from. */
export interface InputFile {
  readonly hash: () => string;
  /** When it was saved, in milliseconds. */
  readonly savedAt: number;
}

/** Gives a file; nothing where there is none. */
export type InspectInput = (file: string) => InputFile | undefined;

/** Looks at the disk. */
export function inspectInput(file: string): InputFile | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? { hash: () => hashFile(file), savedAt: stats.mtimeMs } : undefined;
}

/**
 * Remembers the hashes of files that are as they were. What has to be read is noted, by where it really is: what is
 * made and what is hashed are the same bytes then, and read once.
 */
export function rememberingInputs(read: Map<string, Buffer>): InspectInput {
  const known = new Map<string, { readonly state: string; readonly hash: string }>();
  const hashes = keeping<string>();
  const hashOf = (bytes: Buffer): string => hashes(bytes, () => hash(bytes));
  return (file) => {
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    const savedAt = Number(stats.mtimeMs);
    const state = stateOf(stats);
    const before = known.get(file);
    if (before?.state === state) return { hash: () => before.hash, savedAt };
    const hashNow = (): string => {
      const now = Date.now();
      const place = realpathSync.native(file);
      const kept = read.get(place);
      if (kept !== undefined) return hashOf(kept);
      const bytes = readFileSync(place);
      read.set(place, bytes);
      if (isLongSaved(stats, now)) known.set(file, { state, hash: hashOf(bytes) });
      return hashOf(bytes);
    };
    return { hash: hashNow, savedAt };
  };
}
