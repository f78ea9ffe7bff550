import { parseCommand, UsageError } from './arguments.ts';
import { runCode } from './code/command.ts';
import { faultReport } from './fault.ts';
import type { Kit } from './kit.ts';
import { streamPayloads } from './payloads/stream.ts';

const OPTIONS = `code <folder>             shows, as a diff, what changes; writes nothing
  --types NAME            a module whose exported types are the old ones; may be given several times
  --write                 applies the changes; --force does so in a work tree with uncommitted changes
  --report FILE           writes the findings: .json, .sarif, .md or .html
  --verify                compiles before and after in memory, and reports errors that are new

payloads <file.ndjson>    translates one JSON document a line; - is what is piped in
  --resource NAME         which shape they have
  --back                  from the new version to the old one
  --aside FILE            keeps what the other version cannot hold, and takes it up again with --back

Exit codes: 0 nothing to do, 1 changes pending, 2 places for a human, 3 an error`;

/** Runs the command; the result is the exit code. */
export async function run(given: readonly string[], kit: Kit): Promise<number> {
  try {
    const command = parseCommand(given);
    const { before, after } = kit.versions;
    switch (command.kind) {
      case 'help':
        console.log(`Moves code, and stored documents, from ${before} to ${after}.\n\n${OPTIONS}`);
        return 0;
      case 'code':
        return runCode(command, kit);
      case 'payloads':
        return await streamPayloads(command, kit, process.stdout);
    }
  } catch (error) {
    if (isSystemError(error) && error.code === 'EPIPE') return 0;
    const isGiven = error instanceof UsageError || isSystemError(error);
    console.error(isGiven ? error.message : faultReport(error, 'the migration kit'));
    return 3;
  }
}

/** What the machine refuses: a file that is not there, a disk that is full. A wrong call of Node's own functions has no `syscall`. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
