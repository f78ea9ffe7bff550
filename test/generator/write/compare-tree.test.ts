import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareTree } from '../../../generator/write/output/changes.ts';
import { writeTree } from '../../../generator/write/output/transaction.ts';
import { emptyFolder, listTree, treeOf } from './trees.ts';

const oldFiles = { 'a.txt': 'old a', 'sdk/b.txt': 'b' };
const none = { added: [], changed: [], removed: [], obstacles: [] };

async function writeOld(): Promise<string> {
  const folder = join(emptyFolder(), 'out');
  await writeTree(treeOf(folder, oldFiles));
  return folder;
}

describe('a folder is compared with what would be written', () => {
  test('and nothing differs after a run', async () => {
    expect(compareTree(treeOf(await writeOld(), oldFiles))).toEqual(none);
  });

  test('what is added, changed and removed is listed, and nothing is written', async () => {
    const folder = await writeOld();
    const before = listTree(join(folder, '..'));
    const drift = compareTree(treeOf(folder, { 'a.txt': 'new a', 'c.txt': 'c' }));
    expect(drift).toEqual({ added: ['c.txt'], changed: ['a.txt'], removed: ['sdk/b.txt'], obstacles: [] });
    expect(listTree(join(folder, '..'))).toEqual(before);
  });

  test('all is added where no folder is', () => {
    const folder = join(emptyFolder(), 'out');
    expect(compareTree(treeOf(folder, oldFiles))).toEqual({ ...none, added: ['a.txt', 'sdk/b.txt'] });
  });

  test('a missing file is added, an edited one is told with its place', async () => {
    const folder = await writeOld();
    rmSync(join(folder, 'a.txt'));
    writeFileSync(join(folder, 'sdk/b.txt'), 'edited');
    const drift = compareTree(treeOf(folder, oldFiles));
    expect(drift.added).toEqual(['a.txt']);
    expect(drift.obstacles).toMatchObject([{ code: 'output-edited', address: { file: join(folder, 'sdk/b.txt') } }]);
  });

  test('a damaged manifest is told', async () => {
    const folder = await writeOld();
    writeFileSync(join(folder, 'manifest.txt'), '{');
    expect(compareTree(treeOf(folder, oldFiles)).obstacles).toMatchObject([{ code: 'manifest-damaged' }]);
  });

  test('a manifest that lists another text of a file that is as it should be is drift: the next run would call it edited', async () => {
    const folder = await writeOld();
    const manifest = join(folder, 'manifest.txt');
    const other = await writeOld();
    await writeTree(treeOf(other, { ...oldFiles, 'a.txt': 'other a' }));
    writeFileSync(manifest, readFileSync(join(other, 'manifest.txt'), 'utf8'));
    expect(compareTree(treeOf(folder, oldFiles))).toEqual({ ...none, changed: ['manifest.txt'] });
  });

  test('builds, installations and files of others do not count', async () => {
    const folder = await writeOld();
    for (const name of ['node_modules', 'dist']) {
      mkdirSync(join(folder, 'sdk', name));
      writeFileSync(join(folder, 'sdk', name, 'x.js'), 'x');
    }
    expect(compareTree(treeOf(folder, oldFiles))).toEqual(none);
  });
});
