import { runCommand } from './cli.ts';
import { optionsTakenByNpm, ownSources } from './command/arguments.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  command: 'npm run generate --',
  own: ownSources(),
  takenByNpm: optionsTakenByNpm(process.env),
});
