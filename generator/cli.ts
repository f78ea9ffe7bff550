import { stderr, stdout } from 'node:process';
import { UsageError } from '../templates/shared/cli-arguments.ts';
import { type Arguments, type Invocation, parseArguments, type Question } from './command/arguments.ts';
import type { Run } from './command/generate-tree.ts';
import { helpText } from './command/help.ts';
import { showProgress } from './command/progress.ts';
import { exitCodes, noChanges, type Outcome, report } from './command/report.ts';
import { runOnce } from './command/run-once.ts';
import { hashProgram } from './command/unchanged.ts';
import type { Diagnostic } from './diagnostics/diagnostics.ts';
import { toSingleLine } from './diagnostics/escape.ts';
import manifest from './package.json' with { type: 'json' };

const bug = 4;

/** Does what the command line (without program and script) asks for, and gives the exit code. */
export async function runCommand(given: readonly string[], invocation: Invocation): Promise<number> {
  // Who listens may leave before all is told, and a disk may be full: the exit code says what became of the run.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  try {
    const asked = parseArguments(given, invocation);
    return typeof asked === 'string' ? answer(asked, invocation) : await perform(asked);
  } catch (error) {
    return error instanceof UsageError ? refuse(given, error) : admit(given, error);
  }
}

function answer(question: Question, invocation: Invocation): number {
  stdout.write(question === 'help' ? helpText(invocation) : `${manifest.version}\n`);
  return 0;
}

async function perform(given: Arguments): Promise<number> {
  const program = hashProgram();
  if (given.mode !== 'watch') return exitCodes[(await runAndTell({ arguments: given, program })).status];
  const [{ watch }, { cacheStages }, { claimTree }] = await Promise.all([
    import('./command/watch.ts'),
    import('./cache.ts'),
    import('./write/output/lock.ts'),
  ]);
  const diagnostics = await claimTree(given.out);
  if (diagnostics.length > 0) return refuseToWatch(given, diagnostics);
  const stages = cacheStages();
  let before: Outcome | undefined;
  return watch(given, async (throwIfOvertaken) => {
    before = await runAndTell({ arguments: given, program, stages: stages(), throwIfOvertaken }, before);
  });
}

async function refuseToWatch(given: Arguments, diagnostics: readonly Diagnostic[]): Promise<number> {
  const outcome: Outcome = { status: 'unwritable', out: given.out, changes: noChanges, diagnostics };
  await report(outcome, given);
  return exitCodes[outcome.status];
}

async function runAndTell(run: Omit<Run, 'tell'>, before?: Outcome): Promise<Outcome> {
  const progress = showProgress(stderr);
  const outcome = await runOnce({ ...run, tell: progress.tell }).finally(progress.end);
  await report(outcome, run.arguments, before);
  return outcome;
}

/** The command line is faulty. */
function refuse(given: readonly string[], { message }: UsageError): number {
  if (given.includes('--json'))
    tellProgram('faulty', { code: 'arguments-invalid', cause: message, fix: 'See --help.' });
  else stderr.write(`${toSingleLine(message)}\nSee --help.\n`);
  return exitCodes.faulty;
}

/** Whatever else is thrown is the generator's own fault. */
function admit(given: readonly string[], error: unknown): number {
  const cause = String(error instanceof Error ? error.stack : error);
  const fix = 'Report it, with the document if you may.';
  if (given.includes('--json')) tellProgram('failed', { code: 'generator-bug', cause, fix });
  else stderr.write(`This is a bug of the generator; nothing was written. ${fix}\n${cause}\n`);
  return bug;
}

/** A program that asked for JSON is told in JSON, whatever happens. */
function tellProgram(
  status: 'faulty' | 'failed',
  diagnostic: Readonly<Record<'code' | 'cause' | 'fix', string>>,
): void {
  const exitCode = status === 'faulty' ? exitCodes.faulty : bug;
  stdout.write(`${JSON.stringify({ status, exitCode, diagnostics: [{ severity: 'error', ...diagnostic }] })}\n`);
}
