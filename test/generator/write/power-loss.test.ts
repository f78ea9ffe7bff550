import { describe, expect, test } from 'vitest';
import type { FileSystem } from '../../../generator/write/output/file-system.ts';
import { repairTree } from '../../../generator/write/output/journal.ts';
import { writeTree } from '../../../generator/write/output/write-transaction.ts';
import { random } from '../../hostile/support/random.ts';
import { failingDisk, systemError } from './failing-disk.ts';
import { type Choose, MemoryDisk } from './memory-disk.ts';
import { treeOf } from './trees.ts';

const OUT = '/project/out';
const oldFiles = { 'a.txt': 'old a', 'sdk/b.txt': 'b', 'sdk/deep/c.txt': 'c', 'turn.txt': 'a file' };
const newFiles = { 'a.txt': 'new a', 'sdk/b.txt': 'b', 'docs/d.txt': 'd', 'turn.txt/e.txt': 'in a folder' };

const isLong = process.env['TEST_LONG'] !== undefined;

/** What a loss of power leaves of what was not flushed: nothing, everything, and any part. */
const CHOICES: readonly (() => Choose)[] = [
  () => () => 'before',
  () => () => 'after',
  ...(isLong ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2]).map((seed) => () => {
    const next = random(seed);
    return () => (next() < 0.5 ? ('before' as const) : ('after' as const));
  }),
];

async function diskWith(files: Readonly<Record<string, string>>): Promise<MemoryDisk> {
  const disk = new MemoryDisk();
  disk.files.makeFolder('/project');
  await writeTree(treeOf(OUT, files), disk.files);
  return disk.copy();
}

const before = await diskWith(oldFiles);
const after = before.copy();
await writeTree(treeOf(OUT, newFiles), after.files);
const trees = [before.list(), after.list()];

/** Runs something until the power fails, at operation number `at`. Returns the number of operations. */
async function untilPowerLoss(
  disk: MemoryDisk,
  at: number,
  run: (files: FileSystem) => Promise<unknown>,
): Promise<number> {
  const fault = (): never => {
    throw systemError('EIO');
  };
  const failing = failingDisk({ at, fault, forGood: true }, disk.files);
  await run(failing.files).catch(() => undefined);
  return failing.count();
}

const write = (files: FileSystem): Promise<unknown> => writeTree(treeOf(OUT, newFiles), files);
const repair = (files: FileSystem): Promise<unknown> => repairTree(OUT, files);

async function expectWhole(disk: MemoryDisk, wanted: readonly unknown[], place: string): Promise<void> {
  expect(await repairTree(OUT, disk.files), place).toEqual([]);
  expect(wanted, place).toContainEqual(disk.list());
  await write(disk.files);
  expect(disk.list(), place).toEqual(trees[1]);
}

test('a repair that is killed while it copies, without links, leaves the old or the new tree', async () => {
  const count = await untilPowerLoss(before.copy(), Infinity, write);
  for (let at = 0; at <= count; at += 1) {
    const disk = before.copy();
    await untilPowerLoss(disk, at, write);
    const link = (_: string, to: string): never => {
      disk.files.create(to, '');
      throw systemError('EIO');
    };
    await repair({ ...disk.files, link }).catch(() => undefined);
    await expectWhole(disk, trees, `operation ${at}`);
  }
});

describe('a loss of power', () => {
  test('at any operation leaves the old or the new tree', async () => {
    const count = await untilPowerLoss(before.copy(), Infinity, write);
    expect(count).toBeGreaterThan(60);
    for (let at = 0; at <= count; at += 1) {
      const disk = before.copy();
      await untilPowerLoss(disk, at, write);
      for (const [index, choice] of CHOICES.entries())
        await expectWhole(disk.afterPowerLoss(choice()), trees, `operation ${at}, choice ${index}`);
    }
  });

  test('after a run that succeeded leaves the new tree', async () => {
    for (const choice of CHOICES) {
      const disk = before.copy();
      await write(disk.files);
      await expectWhole(disk.afterPowerLoss(choice()), [trees[1]], 'done');
    }
  });

  test('after a run that failed and was undone leaves the old tree, or the new one where it was complete', async () => {
    const count = await untilPowerLoss(before.copy(), Infinity, write);
    for (let at = 0; at <= count; at += 1)
      for (const [index, choice] of CHOICES.entries()) {
        const disk = before.copy();
        const fault = (): never => {
          throw systemError('ENOSPC');
        };
        await write(failingDisk({ at, fault, forGood: false }, disk.files).files).catch(() => undefined);
        await expectWhole(disk.afterPowerLoss(choice()), trees, `fault ${at}, choice ${index}`);
      }
  });

  test('while an interrupted run is undone leaves the old or the new tree', async () => {
    const count = await untilPowerLoss(before.copy(), Infinity, write);
    for (let at = 0; at <= count; at += isLong ? 1 : 15) {
      const first = before.copy();
      await untilPowerLoss(first, at, write);
      const interrupted = first.afterPowerLoss(() => 'after');
      const operations = await untilPowerLoss(interrupted.copy(), Infinity, repair);
      for (let second = 0; second <= operations; second += 1)
        for (const [index, choice] of CHOICES.entries()) {
          const disk = interrupted.copy();
          await untilPowerLoss(disk, second, repair);
          await expectWhole(disk.afterPowerLoss(choice()), trees, `operations ${at}, ${second}, choice ${index}`);
        }
    }
  });
});
