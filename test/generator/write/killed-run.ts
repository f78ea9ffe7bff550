// Writes a tree and kills itself at one file operation: folder, number of the operation, files as JSON.
import { writeTree } from '../../../generator/write/output/write-transaction.ts';
import { failingDisk } from './failing-disk.ts';

const [folder = '', at = '', files = ''] = process.argv.slice(2);
const fault = (): void => void process.kill(process.pid, 'SIGKILL');
const tree = { folder, files: new Map<string, string>(Object.entries(JSON.parse(files))), inputs: '0'.repeat(64) };
await writeTree(tree, failingDisk({ at: Number(at), fault, forGood: false }).files);
