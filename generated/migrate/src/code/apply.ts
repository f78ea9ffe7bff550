import { accessSync, constants, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { ChangedFile } from './outcome.ts';

/** A file that could not be written, and why. */
export interface Unwritten {
  readonly name: string;
  readonly reason: string;
}

/** Writes the changes: each file is whole at any moment, the old one or the new one. */
export function apply(changes: readonly ChangedFile[]): readonly Unwritten[] {
  return changes.flatMap((change) => {
    try {
      replaceFile(change);
      return [];
    } catch (error) {
      return [{ name: change.name, reason: error instanceof Error ? error.message : String(error) }];
    }
  });
}

function replaceFile({ path, after }: ChangedFile): void {
  const { mode } = statSync(path);
  if ((mode & 0o222) === 0 || !isWritable(path)) throw new Error('it is read-only');
  const beside = `${path}.${process.pid}.migrating`;
  try {
    writeFileSync(beside, after, { mode });
    renameSync(beside, path);
  } catch (error) {
    throw new Error(`its folder takes no file: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    rmSync(beside, { force: true });
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
