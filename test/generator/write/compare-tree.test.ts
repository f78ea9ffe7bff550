import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareTree } from '../../../generator/write/output/changes.ts';
import { writeTree } from '../../../generator/write/output/write-transaction.ts';
import { emptyFolder, listTree, treeOf } from './trees.ts';

const oldFiles = { 'a.txt': 'old a', 'sdk/b.txt': 'b' };
const none = { added: [], changed: [], removed: [], obstacles: [] };

async function writeOld(): Promise<string> {
  const folder = join(emptyFolder(), 'out');
  await writeTree(treeOf(folder, oldFiles));
  return folder;
}

describe('compareTree', () => {
  test('finds no difference after a run', async () => {
    expect(compareTree(treeOf(await writeOld(), oldFiles))).toEqual(none);
  });

  test('lists added, changed and removed files and writes nothing', async () => {
    const folder = await writeOld();
    const before = listTree(join(folder, '..'));
    const drift = compareTree(treeOf(folder, { 'a.txt': 'new a', 'c.txt': 'c' }));
    expect(drift).toEqual({ added: ['c.txt'], changed: ['a.txt'], removed: ['sdk/b.txt'], obstacles: [] });
    expect(listTree(join(folder, '..'))).toEqual(before);
  });

  test('lists every file as added if there is no folder', () => {
    const folder = join(emptyFolder(), 'out');
    expect(compareTree(treeOf(folder, oldFiles))).toEqual({ ...none, added: ['a.txt', 'sdk/b.txt'] });
  });

  test('lists a missing file as added and reports an edited one with its place', async () => {
    const folder = await writeOld();
    rmSync(join(folder, 'a.txt'));
    writeFileSync(join(folder, 'sdk/b.txt'), 'edited');
    const drift = compareTree(treeOf(folder, oldFiles));
    expect(drift.added).toEqual(['a.txt']);
    expect(drift.obstacles).toMatchObject([{ code: 'output-edited', address: { file: join(folder, 'sdk/b.txt') } }]);
  });

  test('reports a damaged manifest', async () => {
    const folder = await writeOld();
    writeFileSync(join(folder, 'manifest.txt'), '{');
    expect(compareTree(treeOf(folder, oldFiles)).obstacles).toMatchObject([{ code: 'manifest-damaged' }]);
  });

  test('treats a wrong hash in the manifest as drift, because the next run would report the file as edited', async () => {
    const folder = await writeOld();
    const manifest = join(folder, 'manifest.txt');
    const other = await writeOld();
    await writeTree(treeOf(other, { ...oldFiles, 'a.txt': 'other a' }));
    writeFileSync(manifest, readFileSync(join(other, 'manifest.txt'), 'utf8'));
    expect(compareTree(treeOf(folder, oldFiles))).toEqual({ ...none, changed: ['manifest.txt'] });
  });

  test('ignores build output, installed packages and files of others', async () => {
    const folder = await writeOld();
    for (const name of ['node_modules', 'dist']) {
      mkdirSync(join(folder, 'sdk', name));
      writeFileSync(join(folder, 'sdk', name, 'x.js'), 'x');
    }
    expect(compareTree(treeOf(folder, oldFiles))).toEqual(none);
  });
});
