// Adds the optional packages of other platforms that a registry did not have to package-lock.json. Without them `npm
// ci` rejects the file everywhere. Run it after `npm install`: npm run lockfile
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLockfile, type Lockfile } from './lockfile.ts';

const file = join(import.meta.dirname, '../package-lock.json');
const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
