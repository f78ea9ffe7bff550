// Writes a tree and sends itself a signal in the middle: folder, signal.
import { disk } from '../../../generator/write/output/file-system.ts';
import { writeTree } from '../../../generator/write/output/write-transaction.ts';

const [folder = '', signal = ''] = process.argv.slice(2);
const files = new Map([
  ['a.txt', 'a'],
  ['b.txt', 'b'],
]);
const rename = (from: string, to: string): void => {
  disk.rename(from, to);
  process.kill(process.pid, signal);
};
await writeTree({ folder, files, inputs: '0'.repeat(64) }, { ...disk, rename });
