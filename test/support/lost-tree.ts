import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes a tree of the last commit from a repository, which then names a program to fetch it with. */
export function loseTree(repository: string, program: string, name = 'HEAD^{tree}'): void {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
  const tree = git('rev-parse', name);
  rmSync(join(repository, '.git/objects', tree.slice(0, 2), tree.slice(2)));
  for (const [key, value] of [
    ['core.repositoryFormatVersion', '1'],
    ['extensions.partialClone', 'origin'],
    ['remote.origin.promisor', 'true'],
    ['remote.origin.url', repository],
    ['remote.origin.uploadpack', program],
  ] as const)
    git('config', key, value);
}
