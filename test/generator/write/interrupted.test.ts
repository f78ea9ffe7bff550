// Runs in `npm run test:rest`.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OutputError, disk, type FileSystem } from '../../../generator/write/output/file-system.ts';
import { repairTree } from '../../../generator/write/output/journal.ts';
import { writeTree } from '../../../generator/write/output/write-transaction.ts';
import { type Fault, failingDisk, systemError } from './failing-disk.ts';
import { emptyFolder, listTree, treeOf } from './trees.ts';
import { unflushedDisk } from './unflushed-disk.ts';

const oldFiles = { 'a.txt': 'old a', 'sdk/b.txt': 'b', 'sdk/deep/c.txt': 'c', 'turn.txt': 'a file' };
const newFiles = { 'a.txt': 'new a', 'sdk/b.txt': 'b', 'docs/d.txt': 'd', 'turn.txt/e.txt': 'in a folder' };

async function writeOld(): Promise<string> {
  const folder = join(emptyFolder(), 'out');
  await writeTree(treeOf(folder, oldFiles), unflushedDisk);
  writeFileSync(join(folder, 'sdk/mine.txt'), 'mine');
  return folder;
}

/** Number of disk operations that replace the old tree by the new one. */
async function countOperations(): Promise<number> {
  const counting = failingDisk({ at: -1, fault: () => undefined, forGood: false });
  await writeTree(treeOf(await writeOld(), newFiles), counting.files);
  return counting.count();
}

async function trees(): Promise<{ old: object; new: object }> {
  const folder = await writeOld();
  const old = listTree(folder);
  await writeTree(treeOf(folder, newFiles), unflushedDisk);
  return { old, new: listTree(folder) };
}

const noSpace: Fault = () => {
  throw systemError('ENOSPC');
};
const faults: readonly { name: string; fault: Fault; forGood: boolean; isMounted?: boolean }[] = [
  { name: 'that fails once', fault: noSpace, forGood: false },
  { name: 'that fails after it took effect', fault: performAndFail, forGood: false },
  { name: 'that fails together with all later ones', fault: noSpace, forGood: true },
  { name: 'that writes only a part', fault: writePart, forGood: false },
  { name: 'that fails below a mount point', fault: noSpace, forGood: true, isMounted: true },
];

function performAndFail(_: string, perform: () => unknown): void {
  perform();
  throw systemError('EIO');
}

function writePart(operation: string, perform: () => unknown): void {
  if (operation === 'create' || operation === 'lay') perform();
  throw systemError('EIO');
}

/** Leaves out what the next run removes. */
function withoutStaging(tree: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(tree).filter(([path]) => !path.startsWith('.output.')));
}

test.each(faults)(
  'an interrupted file operation: $name leaves the old or the new tree, at the latest after the next run',
  async (given) => {
    const place = given.isMounted ? { canStageBeside: () => false } : {};
    const want = await trees();
    const operations = await countOperations();
    for (let at = 0; at < operations; at += 1) {
      const folder = await writeOld();
      const error = await errorOf(
        writeTree(treeOf(folder, newFiles), { ...failingDisk({ ...given, at }).files, ...place }),
      );
      const left = withoutStaging(listTree(folder));
      if (error === undefined) expect(left, `operation ${at}`).toEqual(want.new);
      else if (!error.diagnostics.some(({ code }) => code === 'output-interrupted'))
        expect(left, `operation ${at}`).toEqual(want.old);
      await writeTree(treeOf(folder, oldFiles), { ...unflushedDisk, ...place });
      expect(listTree(folder), `operation ${at}, repaired`).toEqual(want.old);
      expect(readdirSync(join(folder, '..')), `operation ${at}, cleared`).toEqual(['out']);
    }
    expect(operations).toBeGreaterThan(60);
  },
);

test('a partially written file is detected, and the old tree is restored', async () => {
  const want = await trees();
  const folder = await writeOld();
  const short: FileSystem = { ...unflushedDisk, lay: (file, text) => unflushedDisk.lay(file, text.slice(0, -1)) };
  const error = await errorOf(writeTree(treeOf(folder, newFiles), short));
  expect(error?.diagnostics.map(({ code }) => code)).toEqual(['output-unwritable']);
  expect(listTree(folder)).toEqual(want.old);
});

test('a run that is killed at a file operation is repaired by the next one', { timeout: 120_000 }, async () => {
  const want = await trees();
  const every = process.env['TEST_LONG'] === undefined ? 5 : 1;
  await inParallel(Math.ceil((await countOperations()) / every), async (index) => {
    const at = index * every;
    const folder = await writeOld();
    expect(await runChild(folder, at), `operation ${at}`).toBe('SIGKILL');
    expect(await repairTree(folder)).toEqual([]);
    expect([want.old, want.new], `operation ${at}, put back`).toContainEqual(listTree(folder));
    await writeTree(treeOf(folder, newFiles), unflushedDisk);
    expect(listTree(folder), `operation ${at}`).toEqual(want.new);
    expect(readdirSync(join(folder, '..')), `operation ${at}`).toEqual(['out']);
  });
});

async function errorOf(run: Promise<unknown>): Promise<OutputError | undefined> {
  try {
    await run;
    return undefined;
  } catch (error) {
    if (error instanceof OutputError) return error;
    throw error;
  }
}

function runChild(folder: string, at: number): Promise<string | null> {
  const arguments_ = [join(import.meta.dirname, 'killed-run.ts'), folder, String(at), JSON.stringify(newFiles)];
  const child = spawn(process.execPath, arguments_, { stdio: 'inherit' });
  return new Promise((resolve) => void child.on('exit', (_, signal) => resolve(signal)));
}

async function inParallel(count: number, run: (index: number) => Promise<void>): Promise<void> {
  const rest = Array.from({ length: count }, (_, index) => index);
  const worker = async (): Promise<void> => {
    for (let index = rest.pop(); index !== undefined; index = rest.pop()) await run(index);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

test('the file system of the tests behaves like the real one', () => {
  expect(Object.keys(failingDisk({ at: -1, fault: noSpace, forGood: false }).files)).toEqual(Object.keys(disk));
});

test.each(['old', 'new'])(
  'a folder "%s" of an interrupted run that is a link → nothing is moved from its target',
  async (name) => {
    const root = emptyFolder();
    const [folder, outside, staging] = ['out', 'outside', '.out.writing'].map((one) => join(root, one)) as [
      string,
      string,
      string,
    ];
    for (const one of [folder, outside, staging]) mkdirSync(one);
    writeFileSync(join(outside, '0'), 'precious');
    symlinkSync(outside, join(staging, name));
    const before = createHash('sha256').update('precious').digest('hex');
    writeFileSync(
      join(staging, 'journal.json'),
      JSON.stringify({ entries: [{ path: 'moved', before, after: null }], folders: [] }),
    );
    const [problem] = await repairTree(folder);
    expect(problem).toMatchObject({ code: 'journal-damaged', cause: expect.stringContaining(`${name} is a link`) });
    await expect(writeTree(treeOf(folder, newFiles))).rejects.toThrow('journal-damaged');
    expect(readFileSync(join(outside, '0'), 'utf8')).toBe('precious');
  },
);
