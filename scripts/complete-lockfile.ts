// Adds the optional packages of other platforms that a registry did not have to the lock files. Without them `npm ci`
// rejects them everywhere. Also removes what depends on the machine. Run it after `npm install`: npm run lockfile
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLockfile, type Lockfile } from './lockfile.ts';

const ROOT = join(import.meta.dirname, '..');

for (const folder of [
  '.',
  'scripts/extras/lint',
  'scripts/extras/mutation',
  'scripts/extras/peers',
  'scripts/extras/site',
  'scripts/extras/release',
]) {
  const file = join(ROOT, folder, 'package-lock.json');
  const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
}
