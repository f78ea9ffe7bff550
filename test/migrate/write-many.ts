/** Applies a change to every file of a folder; another process kills it in between. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeChanges } from '../../templates/runtime/migrate-engine/src/cli/write-changes.ts';

const [folder = ''] = process.argv.slice(2);
const names = readdirSync(folder);
process.stdout.write('begins\n');
writeChanges(names.map((name) => ({ path: join(folder, name), name, before: '', after: 'new '.repeat(50_000) })));
