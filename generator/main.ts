import { ownSources } from './command/own-sources.ts';
import { runCommand } from './command/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), { command: 'npm run generate --', own: ownSources() });
