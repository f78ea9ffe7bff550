import { statSync } from 'node:fs';
import { hashFile } from './hash-file.ts';

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
