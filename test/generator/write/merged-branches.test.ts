import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseManifest } from '../../../generator/write/output/manifest.ts';
import { writeTree } from '../../../generator/write/output/write-transaction.ts';
import { emptyFolder, listTree, treeOf } from './trees.ts';

const lines = (...texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');
const many = (second: string, last: string): string => lines('1', second, '3', '4', '5', '6', '7', last);

/** Three states of an output folder: before both branches, on each of them; and what the merged sources give. */
const base = { 'a.ts': 'a\n', 'b.ts': many('2', '8'), 'c.ts': 'c\n' };
const left = { 'a.ts': 'left\n', 'b.ts': many('left', '8'), 'c.ts': 'c\n', 'l.ts': 'l\n' };
const right = { 'b.ts': many('2', 'right'), 'c.ts': 'right\n', 'r.ts': 'r\n', 'a.ts': 'a\n' };
const merged = { 'a.ts': 'left\n', 'b.ts': many('both', 'both'), 'c.ts': 'right\n', 'l.ts': 'l\n', 'r.ts': 'r\n' };

/** A repository whose branches `left` and `right` have each run the generator. */
async function repository() {
  const root = emptyFolder();
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const out = join(root, 'api');
  const commit = async (files: Readonly<Record<string, string>>, inputs: string): Promise<void> => {
    await writeTree({ ...treeOf(out, files), inputs: inputs.repeat(64) });
    git('add', '--all');
    git('commit', '--quiet', '--message', inputs);
  };
  git('init', '--quiet', '--initial-branch', 'left');
  writeFileSync(join(root, '.gitattributes'), '* -text\napi/manifest.txt merge=union\n');
  await commit(base, '0');
  git('checkout', '--quiet', '-b', 'right');
  await commit(right, '1');
  git('checkout', '--quiet', 'left');
  await commit(left, '2');
  return { out, git };
}

test('two branches that both ran the generator merge without a conflict, and the next run updates the tree', async () => {
  const { out, git } = await repository();
  git('merge', '--quiet', '--no-edit', 'right');
  const found = parseManifest(readFileSync(join(out, 'manifest.txt'), 'utf8'));
  expect(found?.inputs).toBeUndefined();
  expect(found?.files.get('b.ts')).toHaveLength(2);
  expect(await writeTree(treeOf(out, merged))).toEqual({ added: [], changed: ['b.ts'], removed: [] });
  const { 'manifest.txt': manifest = '', ...files } = listTree(out);
  expect(files).toEqual(merged);
  expect([...(parseManifest(manifest)?.files.values() ?? [])].every((hashes) => hashes.length === 1)).toBe(true);
});

test('after a merge, a file that the merged sources no longer produce is removed', async () => {
  const { out, git } = await repository();
  git('merge', '--quiet', '--no-edit', 'right');
  const { 'l.ts': _, ...rest } = merged;
  expect((await writeTree(treeOf(out, rest))).removed).toEqual(['l.ts']);
});
