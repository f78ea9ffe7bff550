import { stderr, stdout } from 'node:process';
import { printable } from '../printable.ts';
import { ArgumentError, type Arguments, parseArguments } from './arguments.ts';
import { hashProgram } from './hash-inputs.ts';
import { help } from './help.ts';
import { exitCodes, type Outcome } from './outcome.ts';
import { showProgress } from './progress.ts';
import { report } from './report.ts';
import { runOnce } from './run-once.ts';

const bug = 4;

/** Does what the command line (without program and script) asks for, and gives the exit code. */
export async function runCommand(given: readonly string[]): Promise<number> {
  try {
    return await perform(parseArguments(given));
  } catch (error) {
    if (error instanceof ArgumentError) return refuse(given, error);
    stderr.write(
      `This is a bug of the generator; nothing was written.\n${error instanceof Error ? error.stack : error}\n`,
    );
    return bug;
  }
}

async function perform(given: Arguments): Promise<number> {
  if (given.mode === 'help') {
    stdout.write(help);
    return 0;
  }
  const program = hashProgram();
  if (given.mode !== 'watch') return exitCodes[(await runAndTell(given, program)).status];
  const { watch } = await import('./watch.ts');
  return watch(given, () => runAndTell(given, program));
}

async function runAndTell(given: Arguments, program: string): Promise<Outcome> {
  const progress = showProgress(stderr);
  const outcome = await runOnce({ arguments: given, program, tell: progress.tell }).finally(progress.end);
  await report(outcome, given);
  return outcome;
}

/** The command line is faulty. A program that asked for JSON is told in JSON. */
function refuse(given: readonly string[], { message }: ArgumentError): number {
  const problem = { code: 'arguments-invalid', severity: 'error', cause: message, fix: 'See --help.' };
  if (given.includes('--json'))
    stdout.write(`${JSON.stringify({ status: 'faulty', exitCode: 2, problems: [problem] })}\n`);
  else stderr.write(`${printable(message)}\nSee --help.\n`);
  return exitCodes.faulty;
}
