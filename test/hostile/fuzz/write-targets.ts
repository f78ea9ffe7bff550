import { repairTree } from '../../../generator/write/output/journal.ts';
import { writeTree } from '../../../generator/write/output/write-transaction.ts';
import type { Tree } from '../../../generator/write/output/tree.ts';
import { failingDisk, systemError } from '../../generator/write/failing-disk.ts';
import { MemoryDisk } from '../../generator/write/memory-disk.ts';
import { type Next, pick } from '../support/random.ts';
import { corpus } from './corpus.ts';

const OUT = '/project/out';
/** More than any write has. */
const MAX_OPERATIONS = 200;
const CODES = ['ENOSPC', 'EIO', 'EACCES', 'EMFILE'];

/** A write whose disk fails anywhere, whose power may fail too, leaves the previous tree or the new one. */
export async function tryFaults(next: Next): Promise<readonly string[]> {
  const [previous, current] = [randomTree(next), randomTree(next)];
  const disk = await diskWith(previous);
  const done = disk.copy();
  await writeTree(current, done.files);
  const whole = [disk, done].map((each) => JSON.stringify(Object.entries(each.list()).toSorted()));
  const fault = (): never => {
    throw systemError(pick(CODES, next));
  };
  const plan = { at: Math.floor(next() * MAX_OPERATIONS), fault, forGood: next() < 0.6 };
  await writeTree(current, failingDisk(plan, disk.files).files).catch(() => undefined);
  const left = next() < 0.7 ? disk.afterPowerLoss(() => (next() < 0.5 ? 'before' : 'after')) : disk.copy();
  const problems = await repairTree(OUT, left.files);
  const tree = JSON.stringify(Object.entries(left.list()).toSorted());
  if (problems.length > 0) return problems.map(({ code }) => `cannot be repaired: ${code}`);
  return whole.includes(tree) ? [] : [`operation ${plan.at} leaves ${tree}`];
}

function randomTree(next: Next): Tree {
  const files = new Map<string, string>();
  for (const [path, text] of Object.entries(pick(corpus<Readonly<Record<string, string>>[]>('trees'), next)))
    if (next() < 0.9) files.set(path, next() < 0.2 ? `${text}${next()}` : text);
  return { folder: OUT, files, inputs: '0'.repeat(64) };
}

async function diskWith(tree: Tree): Promise<MemoryDisk> {
  const disk = new MemoryDisk();
  disk.files.makeFolder('/project');
  await writeTree(tree, disk.files);
  return disk.copy();
}
