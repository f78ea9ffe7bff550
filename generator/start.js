// Entry point of `npm run generate`. JavaScript on purpose: with the compile cache enabled first, Node does not load
// its type stripper. This halves the time of a run without changes.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
const { runCommand } = await import('./cli.ts');
const { optionsTakenByNpm, ownSources } = await import('./command/arguments.ts');
process.exitCode = await runCommand(process.argv.slice(2), {
  command: 'npm run generate --',
  own: ownSources(),
  takenByNpm: optionsTakenByNpm(process.env),
});
