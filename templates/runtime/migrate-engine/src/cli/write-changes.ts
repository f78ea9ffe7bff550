import { replaceFile, UnwritableError } from '#shared/replace-file.ts';
import type { ChangedFile } from '../report/finding.ts';
import { BACKUP_ENDING, interruptedWrite, runGit } from '../project/find-files.ts';
import { accessSync, constants, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A file that could not be written, and the reason. */
export interface FailedWrite {
  readonly name: string;
  readonly reason: string;
}

/**
 * Writes the changed files. Each write is atomic: at any moment a file has either its old or its new content. A file
 * that was saved since it was read is left alone; only a save between the comparison and the rename can be lost.
 */
export function writeChanges(changes: readonly ChangedFile[]): readonly FailedWrite[] {
  return changes.flatMap((change) => {
    try {
      writeChange(change);
      return [];
    } catch (error) {
      const reason = error instanceof UnwritableError ? error.reason : (error as Error).message;
      return [{ name: change.name, reason }];
    }
  });
}

type FileContents = Pick<ChangedFile, 'path' | 'before' | 'after'>;

function writeChange({ path, before, after }: FileContents): void {
  const { mode, nlink } = statSync(path);
  if ((mode & 0o222) === 0 || !isWritable(path)) throw new Error('it is read-only');
  // Another link to the file in the same folder may have been written before.
  if (nlink > 1 && readFileSync(path, 'utf8') === after) return;
  if (nlink > 1) return writeInPlace({ path, before, after }, mode);
  const check = (): void => {
    if (readFileSync(path, 'utf8') !== before) throw new ChangedMeanwhileError();
  };
  replaceFile(path, after, check);
}

/**
 * Writes a file with several hard links in place, because replacing it would separate it from the others. A copy of
 * its content stays beside it until the write ends.
 */
function writeInPlace({ path, before, after }: FileContents, mode: number): void {
  const copy = path + BACKUP_ENDING;
  if (existsSync(copy)) throw new Error(interruptedWrite(copy));
  writeFileSync(copy, before, { mode, flag: 'wx', flush: true });
  if (readFileSync(path, 'utf8') !== before) {
    rmSync(copy);
    throw new ChangedMeanwhileError();
  }
  writeFileSync(path, after, { flush: true });
  rmSync(copy);
}

/** A file that was saved after the codemod read it. */
class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
  override readonly message = 'it changed while the codemod ran; run again to migrate it';
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the reason why writing could destroy uncommitted work; `undefined` if it could not, or outside of git. */
export function uncommittedReason(folder: string, changes: readonly ChangedFile[]): string | undefined {
  const changed = new Set(changes.map(({ path }) => path));
  const folders = new Set([folder, ...changes.map(({ path }) => dirname(path))]);
  const trees = new Set([...folders].flatMap((one) => enclosingWorkTree(one) ?? []));
  return [...trees].map((tree) => uncommittedReasonIn(tree, folder, changed)).find((reason) => reason !== undefined);
}

/** Returns the nearest enclosing git work tree. */
export function enclosingWorkTree(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : enclosingWorkTree(dirname(folder));
}

function uncommittedReasonIn(tree: string, folder: string, changed: ReadonlySet<string>): string | undefined {
  const isBelow = `${tree}/`.startsWith(`${folder}/`);
  const args = [
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=all',
    '--ignore-submodules=dirty',
    '--',
    isBelow ? '.' : folder,
  ];
  const { status, stdout, stderr } = runGit(tree, args);
  if (status !== 0) {
    const [cause = ''] = (stderr ?? '').split('\n');
    return `git cannot tell whether ${tree} has uncommitted changes${cause === '' ? '' : ` (${cause})`}.`;
  }
  const isInTheWay = (line: string): boolean => !line.startsWith('?? ') || changed.has(resolve(tree, line.slice(3)));
  const isUnsafe = stdout
    .split('\0')
    .filter((line) => line !== '')
    .some(isInTheWay);
  return isUnsafe ? 'The work tree has uncommitted changes.' : undefined;
}
