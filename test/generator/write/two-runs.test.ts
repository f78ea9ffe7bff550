import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OutputError, disk } from '../../../generator/write/output/file-system.ts';
import { takeLock } from '../../../generator/write/output/lock.ts';
import { parseManifest } from '../../../generator/write/output/manifest.ts';
import { writeTree } from '../../../generator/write/output/write-transaction.ts';
import { emptyFolder, listTree, treeOf } from './trees.ts';

describe('two runs at once', () => {
  test('produce the tree of one of them', { timeout: 60_000 }, async () => {
    const folder = join(emptyFolder(), 'out');
    const trees = ['one', 'two', 'three', 'four'].map(treeNamed);
    await Promise.all(trees.map((files) => runChild(folder, files)));
    const { 'manifest.txt': manifest, ...left } = listTree(folder);
    expect(trees.map((files) => ({ ...files, [`${Object.values(files)[0]}/`]: '' }))).toContainEqual(left);
    expect(parseManifest(manifest ?? '')?.files.size).toBe(30);
    expect(readdirSync(join(folder, '..'))).toEqual(['out']);
  });

  test('in one process wait for each other', async () => {
    const folder = join(emptyFolder(), 'out');
    const trees = ['one', 'two', 'three'].map(treeNamed);
    await Promise.all(trees.map((files) => writeTree(treeOf(folder, files))));
    const { 'manifest.txt': _, ...left } = listTree(folder);
    expect(trees.map((files) => ({ ...files, [`${Object.values(files)[0]}/`]: '' }))).toContainEqual(left);
    expect(readdirSync(join(folder, '..'))).toEqual(['out']);
  });
});

describe('the lock', () => {
  test('of a crashed run is taken over', async () => {
    const folder = emptyFolder();
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, '.out.lock'), JSON.stringify({ host: hostname(), process: pid, start: '' }));
    await writeTree(treeOf(join(folder, 'out'), { 'a.txt': 'a' }));
    expect(readdirSync(folder)).toEqual(['out']);
  });

  test('of a crashed run is taken over although another process has its id', async () => {
    const folder = emptyFolder();
    writeFileSync(
      join(folder, '.out.lock'),
      JSON.stringify({ host: hostname(), process: process.ppid, start: 'long ago' }),
    );
    await writeTree(treeOf(join(folder, 'out'), { 'a.txt': 'a' }));
    expect(readdirSync(folder)).toEqual(['out']);
  });

  test('that was left empty is taken over after a timeout', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, '.out.lock'), '');
    await writeTree(treeOf(join(folder, 'out'), { 'a.txt': 'a' }));
    expect(readdirSync(folder)).toEqual(['out']);
  });

  test('that another run is just creating is respected, regardless of the time waited', async () => {
    const lock = join(emptyFolder(), '.out.lock');
    writeFileSync(lock, JSON.stringify({ host: 'elsewhere', process: 1, start: '' }));
    let reads = 0;
    // After many turns the run that had the lock is done, and the next one has made its own, and not yet filled it.
    const read = (file: string): Buffer => {
      reads += 1;
      return reads === 45 ? Buffer.from('') : disk.read(file);
    };
    await expect(takeLock(lock, { ...disk, read }, { turns: 50 })).rejects.toThrow('output-busy');
  });

  test('of a long run is respected, and its process id reported', async () => {
    const folder = emptyFolder();
    const child = spawn(process.execPath, [join(import.meta.dirname, 'locking-run.ts'), join(folder, '.out.lock')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const error: unknown = await takeLock(join(folder, '.out.lock'), disk, { turns: 5 }).catch((reason) => reason);
    child.kill();
    expect(error).toBeInstanceOf(OutputError);
    expect(String(error)).toContain(`output-busy: Another run (process ${child.pid})`);
    expect(readdirSync(folder)).toEqual(['.out.lock']);
  });

  test('of a run on another machine is respected, because its state is unknown', async () => {
    const lock = join(emptyFolder(), '.out.lock');
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lock, JSON.stringify({ host: 'elsewhere', process: pid, start: '' }));
    await expect(takeLock(lock, disk, { turns: 5 })).rejects.toThrow(`(process ${pid} on elsewhere)`);
    expect(JSON.parse(disk.read(lock).toString())).toMatchObject({ host: 'elsewhere' });
  });

  test('of a run on another machine is taken over after ten minutes', async () => {
    const folder = emptyFolder();
    const takenAt = Date.now() - 11 * 60_000;
    writeFileSync(join(folder, '.out.lock'), JSON.stringify({ host: 'elsewhere', process: 1, start: '', takenAt }));
    await writeTree(treeOf(join(folder, 'out'), { 'a.txt': 'a' }));
    expect(readdirSync(folder)).toEqual(['out']);
  });

  test('is taken from a run only if it is stale', async () => {
    const lock = join(emptyFolder(), '.out.lock');
    await takeLock(lock, disk);
    expect(JSON.parse(disk.read(lock).toString())).toMatchObject({ process: process.pid });
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a signal that arrives while the tree is written: %s takes effect after the write',
  async (signal) => {
    const folder = join(emptyFolder(), 'out');
    const script = join(import.meta.dirname, 'signaled-run.ts');
    const { signal: ended } = spawnSync(process.execPath, [script, folder, signal], { stdio: 'inherit' });
    expect(ended).toBe(signal);
    expect(listTree(folder)).toMatchObject({ 'a.txt': 'a', 'b.txt': 'b' });
    expect(readdirSync(join(folder, '..'))).toEqual(['out']);
  },
);

function treeNamed(name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${name}/${index}.txt`, name]));
}

async function runChild(folder: string, files: object): Promise<void> {
  const script = join(import.meta.dirname, 'killed-run.ts');
  const child = spawn(process.execPath, [script, folder, '-1', JSON.stringify(files)], { stdio: 'inherit' });
  expect(await new Promise((resolve) => void child.on('exit', resolve))).toBe(0);
}
