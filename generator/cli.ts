import { stderr, stdout } from 'node:process';
import { UsageError } from '../templates/runtime/shared/usage-error.ts';
import { explainCode } from '../templates/runtime/shared/explanations.ts';
import { findConfig } from '../templates/runtime/shared/project-config.ts';
import {
  type Arguments,
  type ConfiguredRun,
  helpText,
  type InfoRequest,
  type Invocation,
  parseArguments,
  parseConfigArguments,
} from './command/arguments.ts';
import { createConfig, readConfig } from './command/config-file.ts';
import { type Emitter, EmitterError } from './emit/emitter.ts';
import type { Stages } from './generate.ts';
import { optional } from './model/json.ts';
import type { Run } from './command/generate-tree.ts';
import { shareRuntime } from './command/layout.ts';
import { showProgress, exitCodes, noChanges, type Outcome, report } from './command/report.ts';
import { runOnce } from './command/run-once.ts';
import { completionScript } from './command/options.ts';
import { hashProgram } from './command/unchanged.ts';
import type { Diagnostic } from './diagnostics/diagnostics.ts';
import { diagnosticExplanations } from './diagnostics/explain.ts';
import { toSingleLine } from '../templates/runtime/shared/escape.ts';
import manifest from './package.json' with { type: 'json' };

const bug = 4;

/** Runs the command line (without program and script) and returns the exit code. */
export async function runCommand(given: readonly string[], invocation: Invocation): Promise<number> {
  // A reader may close the pipe early and a disk may be full. The exit code still reports the result.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  try {
    const [name = '', ...rest] = given;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command !== undefined) return await runOtherCommand(command, rest, invocation);
    const found = invocation.own === undefined ? findConfig() : undefined;
    const configured = parseConfigArguments(given, found);
    if (configured !== undefined) return await performConfigured(configured);
    const parsed = parseArguments(given, invocation);
    if (typeof parsed === 'string') return printInfo(parsed, invocation);
    if (found !== undefined)
      stderr.write(`${toSingleLine(parsed.spec)} is generated; ${found}, which names other settings, is not read.\n`);
    return await perform(parsed);
  } catch (error) {
    if (error instanceof UsageError) return reportUsageError(given, error);
    return error instanceof EmitterError ? reportPluginFailure(given, error) : reportBug(given, error);
  }
}

/** A command other than generating. */
interface OtherCommand {
  readonly usage: string;
  readonly help: string;
  readonly run: (args: readonly string[], invocation: Invocation) => number | Promise<number>;
}

const COMMANDS: Readonly<Record<string, OtherCommand>> = {
  init: {
    usage: 'bmp-generate init [FILE…]',
    help: 'Creates a configuration for the documents, in the current folder.',
    run: initialize,
  },
  explain: {
    usage: 'bmp-generate explain CODE',
    help: 'Explains a diagnostic by its code, such as reference-dangling.',
    run: explain,
  },
  where: {
    usage: 'bmp-generate where OPERATION [FILE] [options]',
    help: 'Prints where an operation is documented, and its generated code, page and rules. Takes the options of a run.',
    run: printPlace,
  },
  completion: {
    usage: 'bmp-generate completion',
    help: 'Prints a script that completes options in bash and zsh: source <(bmp-generate completion)',
    run: printCompletion,
  },
};

function runOtherCommand(
  { usage, help, run }: OtherCommand,
  args: readonly string[],
  invocation: Invocation,
): number | Promise<number> {
  if (!args.includes('--help') && !args.includes('-h')) return run(args, invocation);
  stdout.write(`${usage}\n\n${help}\n`);
  return 0;
}

function printInfo(request: InfoRequest, invocation: Invocation): number {
  stdout.write(request === 'help' ? helpText(invocation) : `${manifest.version}\n`);
  return 0;
}

function printCompletion(): number {
  stdout.write(completionScript('bmp-generate'));
  return 0;
}

/** Explains the code of a diagnostic. */
function explain(args: readonly string[]): number {
  stdout.write(explainCode(args, diagnosticExplanations()));
  return 0;
}

/** Says where an operation stands: of the document that is given, or of the configuration. */
async function printPlace([wanted, ...rest]: readonly string[], invocation: Invocation): Promise<number> {
  if (wanted === undefined || wanted.startsWith('-'))
    throw new UsageError(`Name an operation: ${COMMANDS['where']?.usage}`);
  const found = invocation.own === undefined ? findConfig() : undefined;
  const configured = parseConfigArguments(rest, found);
  const parsed = configured === undefined ? parseArguments(rest, invocation) : configured.arguments;
  if (typeof parsed === 'string') return printInfo(parsed, invocation);
  const documents = configured === undefined ? [{ arguments: {} }] : await readConfig(configured.config);
  const { locateOperation } = await import('./command/where.ts');
  const runs = documents.map((document) => ({ ...document.arguments, ...parsed }) as Arguments);
  stdout.write(await locateOperation(wanted, runs));
  return 0;
}

/** Creates a configuration of the documents that are given. */
function initialize(documents: readonly string[]): number {
  const option = documents.find((one) => one.startsWith('-'));
  if (option !== undefined) throw new UsageError(`Unexpected argument "${option}". Usage: bmp-generate init [FILE…]`);
  const { file, documents: listed, missing } = createConfig(documents);
  const lines = [
    `Created ${file} for ${listed.join(', ')}. For code for TanStack Query or Hono, uncomment the plugin in it.`,
    ...missing.map((document) => `There is no ${document} here yet: copy your document there, or correct "spec".`),
    'To generate: npx -p @bmp/generator bmp-generate',
  ];
  stdout.write(`${lines.map(toSingleLine).join('\n')}\n`);
  return 0;
}

/** Runs all documents of a configuration. Returns the highest exit code. */
async function performConfigured({ config, arguments: given }: ConfiguredRun): Promise<number> {
  const inputs = await readConfig(config);
  if (given.mode === 'watch' && inputs.length > 1)
    throw new UsageError(`--watch takes one document, but ${config} lists ${inputs.length}.`);
  if (given.mode === 'watch' && inputs.some(({ arguments: { allowNet } }) => allowNet !== undefined))
    throw new UsageError(`--watch cannot be used with "allowNet" of ${config}.`);
  const codes: number[] = [];
  const runs = shareRuntime(inputs.map(({ arguments: settings }) => ({ ...settings, ...given, config })));
  for (const [index, run] of runs.entries()) codes.push(await perform(run, inputs[index]?.emitters));
  return Math.max(...codes);
}

async function perform(given: Arguments, emitters?: readonly Emitter[]): Promise<number> {
  const names = (emitters ?? []).map(({ name }) => name);
  const program = [hashProgram(), ...names].join(' ');
  const own = emitters === undefined ? {} : { emitters };
  if (given.mode !== 'watch') return exitCodes[(await runAndReport({ arguments: given, ...own, program })).status];
  const [{ watch }, { cacheStages }, { claimTree }] = await Promise.all([
    import('./command/watch.ts'),
    import('./cache.ts'),
    import('./write/output/lock.ts'),
  ]);
  const diagnostics = await claimTree(given.out);
  if (diagnostics.length > 0) return reportBusyFolder(given, diagnostics);
  const stages = cacheStages();
  let before: Outcome | undefined;
  return watch(given, async (throwIfOvertaken) => {
    before = await runAndReport({ arguments: given, ...own, program, stages: stages(), throwIfOvertaken }, before);
  });
}

async function reportBusyFolder(given: Arguments, diagnostics: readonly Diagnostic[]): Promise<number> {
  const outcome: Outcome = { status: 'unwritable', out: given.out, changes: noChanges, diagnostics };
  await report(outcome, given);
  return exitCodes[outcome.status];
}

async function runAndReport(run: Omit<Run, 'onStep'>, before?: Outcome): Promise<Outcome> {
  const progress = showProgress(stderr);
  const parsed: string[] = [];
  const stages = run.stages && noteParsed(run.stages, parsed);
  const ended = runOnce({ ...run, ...optional('stages', stages), onStep: progress.show });
  const outcome = { ...(await ended.finally(progress.end)), parsed };
  await report(outcome, run.arguments, before);
  return outcome;
}

/** Adds the path and the text of whatever is parsed to a list. */
function noteParsed({ parse, format }: Stages, parsed: string[]): Stages {
  return {
    format,
    parse(text, path) {
      parsed.push(path, text.text);
      return parse(text, path);
    },
  };
}

/** Reports a command line that is not valid. */
function reportUsageError(given: readonly string[], { message }: UsageError): number {
  if (given.includes('--json'))
    printJsonError('faulty', { code: 'arguments-invalid', cause: message, fix: 'See --help.' });
  else stderr.write(`${toSingleLine(message)}\nSee --help.\n`);
  return exitCodes.faulty;
}

/** Reports an error in a plugin, with the lines of code that lead to it. */
function reportPluginFailure(given: readonly string[], { message, cause }: EmitterError): number {
  const fix = 'Correct the plugin, or remove it from the configuration.';
  if (given.includes('--json')) printJsonError('faulty', { code: 'plugin-failed', cause: message, fix });
  else {
    const stack = cause instanceof Error ? `${cause.stack ?? ''}\n` : '';
    stderr.write(`${toSingleLine(message)}\nNothing was written. ${fix}\n${stack}`);
  }
  return exitCodes.faulty;
}

/** Reports any other error, which is a bug in the generator. */
function reportBug(given: readonly string[], error: unknown): number {
  const cause = String(error instanceof Error ? error.stack : error);
  const fix = 'Please report it, with the document if possible.';
  if (given.includes('--json')) printJsonError('failed', { code: 'generator-bug', cause, fix });
  else stderr.write(`This is a bug in the generator; nothing was written. ${fix}\n${cause}\n`);
  return bug;
}

/** Prints an error as JSON, so that `--json` always prints valid JSON. */
function printJsonError(
  status: 'faulty' | 'failed',
  diagnostic: Readonly<Record<'code' | 'cause' | 'fix', string>>,
): void {
  const exitCode = status === 'faulty' ? exitCodes.faulty : bug;
  stdout.write(`${JSON.stringify({ status, exitCode, diagnostics: [{ severity: 'error', ...diagnostic }] })}\n`);
}
