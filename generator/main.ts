import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What is compiled once is not compiled again: a run that finds nothing changed takes half the time, any other less.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

const { runCommand } = await import('./command/run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
