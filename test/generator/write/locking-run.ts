// Takes a lock and keeps it until it is killed.
import { disk } from '../../../generator/write/output/file-system.ts';
import { takeLock } from '../../../generator/write/output/lock.ts';

await takeLock(process.argv[2] ?? '', disk);
process.stdout.write('locked\n');
setInterval(() => undefined, 1000);
