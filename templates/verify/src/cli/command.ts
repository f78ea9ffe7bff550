import { writeFileSync } from 'node:fs';
import { parseCliArguments, UsageError } from '#shared/cli-arguments.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { loadDocument, readJsonFile } from '#mock/inspection.ts';
import { FORMATS, type FormatName } from '../report/formats.ts';
import { type VerifyReport, verifyHar, type VerifyOptions, type VerifySource } from '../verify-har.ts';
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

Options
  --spec <file>         OpenAPI document @default the one of this package
  --base-url <url>      base URL of the API in the recording; exchanges elsewhere are skipped
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
  help: { type: 'flag', short: 'h' },
} as const;

type Options = ReturnType<typeof parseCliArguments<typeof OPTIONS>>['options'];

const COMMANDS = ['har'];

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
    const file = requireFile(positionals);
    const format = formatOf(options.format);
    const report = await verifyHar(await sourceOf(source, options), file, verifyOptions(options));
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

function requireFile([command = '', file, ...more]: readonly string[]): string {
  if (!COMMANDS.includes(command))
    throw new UsageError(
      command === ''
        ? `Name a command: ${COMMANDS.join(', ')}. --help lists the options.`
        : `There is no command ${JSON.stringify(command)}.${didYouMean(closestMatch(command, COMMANDS))} There are: ${COMMANDS.join(', ')}.`,
    );
  if (file === undefined) throw new UsageError('Name the file with the recorded traffic: har traffic.har');
  if (more.length > 0) throw new UsageError(`har reads one file; remove ${more.join(' ')}.`);
  return file;
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
