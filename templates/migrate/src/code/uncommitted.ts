import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ChangedFile } from './outcome.ts';

/** Why writing could lose something that no one has committed; nothing where it could not, or where there is no git. */
export function whyUnsafe(folder: string, changes: readonly ChangedFile[]): string | undefined {
  const changed = new Set(changes.map(({ path }) => path));
  const folders = new Set([folder, ...changes.map(({ path }) => dirname(path))]);
  const trees = new Set([...folders].flatMap((one) => workTreeAbove(one) ?? []));
  return [...trees].map((tree) => whyUnsafeIn(tree, { folder, changed })).find((reason) => reason !== undefined);
}

/** The nearest folder above that git keeps: one inside another has a history of its own. */
function workTreeAbove(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : workTreeAbove(dirname(folder));
}

interface Asked {
  readonly folder: string;
  readonly changed: ReadonlySet<string>;
}

function whyUnsafeIn(tree: string, { folder, changed }: Asked): string | undefined {
  const isBelow = `${tree}/`.startsWith(`${folder}/`);
  const given = ['status', '--porcelain', '-z', '--untracked-files=all', '--', isBelow ? '.' : folder];
  const { status, stdout, stderr } = spawnSync('git', given, { cwd: tree, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) {
    const [cause = ''] = (stderr ?? '').split('\n');
    return `git does not say whether ${tree} has uncommitted changes${cause === '' ? '' : ` (${cause})`}.`;
  }
  const isInTheWay = (line: string): boolean => !line.startsWith('?? ') || changed.has(resolve(tree, line.slice(3)));
  const isUnsafe = stdout
    .split('\0')
    .filter((line) => line !== '')
    .some(isInTheWay);
  return isUnsafe ? 'The work tree has uncommitted changes.' : undefined;
}
