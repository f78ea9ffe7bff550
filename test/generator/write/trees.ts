import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '../../../generator/write/output/tree.ts';
import { testFolder } from '../../support/temporary-folder.ts';

export function treeOf(folder: string, files: Readonly<Record<string, string>>): Tree {
  return { folder, files: new Map(Object.entries(files)), inputs: '0'.repeat(64) };
}

/** A new empty folder, outside the repository, for as long as the test runs. */
export function emptyFolder(): string {
  return testFolder('write-tree');
}

/** All that stands in a folder: the text of files, `->` and the target of links; folders end in `/`. */
export function listTree(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(entries(folder, ''));
}

function entries(folder: string, prefix: string): readonly (readonly [string, string])[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      const stats = lstatSync(path);
      if (stats.isSymbolicLink()) return [[`${prefix}${name}`, `-> ${readlinkSync(path)}`] as const];
      if (stats.isFile()) return [[`${prefix}${name}`, readFileSync(path, 'utf8')] as const];
      return [[`${prefix}${name}/`, ''] as const, ...entries(path, `${prefix}${name}/`)];
    });
}
