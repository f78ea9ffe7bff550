import { writeFileSync } from 'node:fs';
import { parseCliArguments, UsageError } from '../shared/cli-arguments.ts';
import { closestMatch, didYouMean } from '../shared/closest-match.ts';
import { loadDocument, readJsonFile } from '@bmp/mock/inspection';
import { FORMATS, type FormatName } from '../report/formats.ts';
import { type VerifyReport, verifyHar, type VerifyOptions, type VerifySource } from '../verify-har.ts';
import { type RunOptions, verifyServer } from '../live/run.ts';
import { basicCallers } from './callers.ts';

/** Exit codes: 0 without findings, 1 with findings, 2 for a usage error or traffic that cannot be read. */
export type ExitCode = 0 | 1 | 2;

/** Output of the command. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

const HELP = `Verifies that a server keeps its specification.

  har <file>            checks recorded traffic (HTTP Archive)
  run                   exercises a server, and removes what it creates

Options
  --spec <file>         OpenAPI document @default the one of this package
  --base-url <url>      URL before the paths of the document: of the server, or of the API in the recording
  --auth <value>        header Authorization of a run; env:NAME reads it from the environment
  --read-only           sends only methods that read
  --param <name=value>  value of a parameter of a run, such as the id of an item; may be repeated
  --only <operation>    id of an operation to exercise; may be repeated @default all
  --rate <number>       requests per second of a run @default 20
  --max-requests <n>    limit of the requests of a run @default 5000
  --users <file>        JSON file of the callers and their rights, as for the mock
  --no-state            checks each exchange alone, for recordings beside which other clients write
  --redact <name>       name of a further field, header or parameter to redact; may be repeated
  --format <name>       ${Object.keys(FORMATS).join(', ')} @default text
  --output <file>       writes the report to a file
  --help                prints this help

Exit codes: 0 without findings, 1 with findings, 2 if the command line or the traffic cannot be read.`;

const OPTIONS = {
  spec: { type: 'value', value: 'a file' },
  'base-url': { type: 'value', value: 'a URL' },
  users: { type: 'value', value: 'a file' },
  'no-state': { type: 'flag' },
  redact: { type: 'value', value: 'a name', multiple: true },
  format: { type: 'value', value: 'a format' },
  output: { type: 'value', value: 'a file' },
  auth: { type: 'value', value: 'a header value, or env:NAME' },
  'read-only': { type: 'flag' },
  param: { type: 'value', value: 'name=value', multiple: true },
  only: { type: 'value', value: 'an operation', multiple: true },
  rate: { type: 'value', value: 'a number' },
  'max-requests': { type: 'value', value: 'a number' },
  help: { type: 'flag', short: 'h' },
} as const;

type Options = ReturnType<typeof parseCliArguments<typeof OPTIONS>>['options'];

const COMMANDS = ['har', 'run'];

/** Runs the command and returns its exit code. */
export async function runCommand(
  source: () => VerifySource,
  argv: readonly string[],
  terminal: Terminal = { out: (text) => console.log(text), error: (text) => console.error(text) },
): Promise<ExitCode> {
  try {
    const { options, positionals } = parseCliArguments(argv, OPTIONS);
    if (options.help === true) {
      terminal.out(HELP);
      return 0;
    }
    requireCommand(positionals);
    const format = formatOf(options.format);
    const loaded = await sourceOf(source, options);
    const report =
      positionals[0] === 'har'
        ? await verifyHar(loaded, requireFile(positionals), verifyOptions(options))
        : await runUntilStopped(loaded, runOptions(options, positionals));
    writeReport(FORMATS[format](report), options.output, terminal);
    return exitCodeOf(report);
  } catch (error) {
    terminal.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

function exitCodeOf({ errors, findings }: VerifyReport): ExitCode {
  if (errors.length > 0) return 2;
  return findings.length > 0 ? 1 : 0;
}

function requireCommand([command = '']: readonly string[]): void {
  if (COMMANDS.includes(command)) return;
  const there = `There are: ${COMMANDS.join(', ')}.`;
  if (command === '') throw new UsageError(`Name a command. ${there} --help lists the options.`);
  const meant = didYouMean(closestMatch(command, COMMANDS));
  throw new UsageError(`There is no command ${JSON.stringify(command)}.${meant} ${there}`);
}

function requireFile([, file, ...more]: readonly string[]): string {
  if (file === undefined) throw new UsageError('Name the file with the recorded traffic: har traffic.har');
  if (more.length > 0) throw new UsageError(`har reads one file; remove ${more.join(' ')}.`);
  return file;
}

/** Stops the run at the first signal, so that it removes what it created; a second one ends the process at once. */
async function runUntilStopped(source: VerifySource, options: RunOptions): Promise<VerifyReport> {
  const stop = new AbortController();
  const onSignal = (): void => {
    if (stop.signal.aborted) process.exit(2);
    stop.abort();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await verifyServer(source, { ...options, signal: stop.signal });
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

function runOptions(options: Options, [, ...more]: readonly string[]): RunOptions {
  const baseUrl = options['base-url'];
  if (baseUrl === undefined) throw new UsageError('Name the server: run --base-url https://erp.example.com');
  if (!/^https?:\/\/[^/]/i.test(baseUrl))
    throw new UsageError(`--base-url needs a URL with http: or https:, not ${baseUrl}.`);
  if (more.length > 0) throw new UsageError(`run takes options only; remove ${more.join(' ')}.`);
  const { redact, findCaller } = verifyOptions(options);
  return {
    ...{ baseUrl, redact, findCaller, only: options.only },
    authorization: authorizationOf(options.auth),
    isReadOnly: options['read-only'] === true,
    parameters: Object.fromEntries((options.param ?? []).map(parameterOf)),
    rate: positiveNumber('rate', options.rate),
    maxRequests: positiveNumber('max-requests', options['max-requests']),
  };
}

/** Credentials on a command line can be read by other users of the machine, those of the environment cannot. */
function authorizationOf(value: string | undefined): string | undefined {
  if (value?.startsWith('env:') !== true) return value;
  const found = process.env[value.slice(4)];
  if (found === undefined) throw new UsageError(`The environment has no variable ${value.slice(4)}.`);
  return found;
}

function parameterOf(text: string): readonly [string, string] {
  const mark = text.indexOf('=');
  if (mark < 1) throw new UsageError(`--param needs name=value, not ${text}.`);
  return [text.slice(0, mark), text.slice(mark + 1)];
}

function positiveNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new UsageError(`--${name} needs a number above 0, not ${text}.`);
}

function formatOf(name = 'text'): FormatName {
  const names = Object.keys(FORMATS);
  if (isFormat(name)) return name;
  throw new UsageError(
    `There is no format ${JSON.stringify(name)}.${didYouMean(closestMatch(name, names))} There are: ${names.join(', ')}.`,
  );
}

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(FORMATS, name);
}

async function sourceOf(source: () => VerifySource, { spec }: Options): Promise<VerifySource> {
  return spec === undefined ? source() : { ...(await loadDocument(spec)), rules: [] };
}

function verifyOptions(options: Options): VerifyOptions {
  return {
    baseUrl: options['base-url'],
    state: options['no-state'] !== true,
    redact: options.redact,
    findCaller: options.users === undefined ? undefined : basicCallers(options.users, readJsonFile(options.users)),
  };
}

function writeReport(text: string, file: string | undefined, terminal: Terminal): void {
  if (file === undefined) terminal.out(text);
  else writeFileSync(file, `${text}\n`);
}
