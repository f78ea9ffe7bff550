import { terminal as defaultTerminal, type Terminal } from '#shared/terminal.ts';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentExplanations, loadDocument, readJsonFile, unsupportedNodeMessage } from '#mock/inspection.ts';
import { didYouMeanCommand, parseCliArguments, requireWritable } from '#shared/cli-arguments.ts';
import { replaceFault, writeFault } from '#shared/replace-file.ts';
import { UsageError } from '#shared/usage-error.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { explainCode, type Explanation } from '#shared/explanations.ts';
import { readConfiguredOptions } from '#shared/project-config.ts';
import type { AcceptedEntry } from '#shared/accepted-findings.ts';
import { isObject, objectAt, ownAt, textAt } from '#shared/json.ts';
import { startProxy } from '../live/proxy.ts';
import { verifyServer } from '../live/run.ts';
import { compareWithMock } from '../live/twin.ts';
import { endLines, FORMATS } from '../report/formats.ts';
import { type Finding, placeOf, splitPlaces } from '../checks/finding.ts';
import { CHECKS } from '../checks/rules.ts';
import { ObservedBehavior } from '../report/observed-behavior.ts';
import { reviewReport } from '../report/review.ts';
import { mergeReports } from '../report/merge-reports.ts';
import { type VerifyReport, verifyHar, type VerifySource } from '../verify-har.ts';
import { NOT_SELECTED } from '../report/coverage.ts';
import { readDecisions, UNKNOWN, type UntriedReason, untriedReasons, writeBaseline } from './decisions.ts';
import {
  type CliOptions,
  formatOf,
  harOptions,
  hasOption,
  helpText,
  OPTIONS,
  portNumber,
  positiveNumber,
  rejectOtherOptions,
  requireUrl,
  runOptions,
  verifyOptions,
} from './options.ts';

/** Exit codes: 0 without findings, 1 with findings, 2 for a usage error, unreadable traffic or an item not removed. */
export type ExitCode = 0 | 1 | 2;

/** Options of {@link runCommand}. */
interface RunCommandOptions extends Partial<Terminal> {
  /** URL of a module of the package whose command it is. @default this engine's */
  readonly home?: string;
}

/** Command on its way: its arguments, and the signal that stops it. */
interface CommandContext {
  readonly options: CliOptions;
  readonly positionals: readonly string[];
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
  readonly observed: ObservedBehavior | undefined;
}

type Command = (source: VerifySource, context: CommandContext) => Promise<VerifyReport>;

const COMMANDS: Readonly<Record<string, Command>> = {
  har: (source, { options, positionals, observed }) =>
    verifyHar(source, requireFile(positionals), harOptions(options, observed)),
  proxy: runProxy,
  report: async (_, { positionals }) => mergeReports(requireReports(positionals).map(readReport)),
  run: (source, { options, positionals, signal, observed }) => {
    requireOptionsOnly(positionals);
    return verifyServer(source, { ...runOptions('run', options, observed), signal });
  },
  twin: (source, { options, positionals, signal, observed }) => {
    requireOptionsOnly(positionals);
    const histories = positiveNumber('histories', options.histories);
    const seed = positiveNumber('seed', options.seed);
    return compareWithMock(source, { ...runOptions('twin', options, observed), histories, seed, signal });
  },
};

export async function runCommand(
  source: () => VerifySource,
  argv: readonly string[],
  { home = import.meta.url, ...printing }: RunCommandOptions = {},
): Promise<ExitCode> {
  const terminal = { ...defaultTerminal, ...printing };
  try {
    const { options: given, positionals } = parseCliArguments(argv, OPTIONS);
    if (given.help === true || given.version === true) {
      terminal.out(given.help === true ? helpText(positionals[0]) : ownVersion(dirname(fileURLToPath(home))));
      return 0;
    }
    if (positionals[0] === 'explain') {
      terminal.out(explainCode(positionals.slice(1), await explanations(source())).trimEnd());
      return 0;
    }
    return await verify(source, { given, positionals, terminal });
  } catch (error) {
    terminal.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

/** Runs a command with the options of the configuration and the command line, and writes its report. */
async function verify(
  source: () => VerifySource,
  { given, positionals, terminal }: Pick<CommandContext, 'positionals' | 'terminal'> & { readonly given: CliOptions },
): Promise<ExitCode> {
  const unsupported = unsupportedNodeMessage(process.versions.node, 'The command');
  if (unsupported !== undefined) throw new UsageError(unsupported);
  const command = commandOf(positionals);
  const [name = ''] = positionals;
  rejectOtherOptions(name, given);
  const options = { ...(await readConfiguredOptions('verify', OPTIONS, [])), ...given };
  const format = formatOf(options);
  const minCoverage = positiveNumber('min-coverage', options['min-coverage']);
  // A run may take long: what cannot be written is said before it.
  for (const file of WRITTEN.filter((each) => hasOption(name, each)))
    requireWritable(`--${file}`, options[file], file === 'write-baseline' ? replaceFault : writeFault);
  const loaded = await sourceOf(source, options);
  const overlay = hasOption(name, 'observed') ? options.observed : undefined;
  if (overlay !== undefined && existsSync(overlay))
    throw new UsageError(`${overlay} exists. Name a new file for --observed.`);
  const observed = overlay === undefined ? undefined : new ObservedBehavior(loaded);
  const ruleIds = loaded.rules.map(({ id }) => id);
  const decisions = await readDecisions(options, ruleIds);
  const context = { options, positionals, terminal, observed };
  for (const line of documentLines(name, loaded, options)) terminal.error(line);
  const complete = await runUntilStopped((signal) => command(loaded, { ...context, signal }));
  if (overlay !== undefined && observed !== undefined)
    writeFileSync(overlay, observed.overlay(complete), { flag: 'wx' });
  const { report, expired, unused } = reviewReport(complete, decisions);
  const reasonOf = untriedReasons(complete, decisions, loaded);
  writeBaseline(report, options, { earlier: decisions.earlier, reasonOf }, terminal.error);
  for (const entry of expired) terminal.error(`${entryText(entry)} is over.`);
  for (const line of unusedLines(unused, complete, ruleIds, reasonOf)) terminal.error(line);
  writeReport(FORMATS[format](report), options.output, terminal);
  if (options.output !== undefined)
    terminal.error([...endLines(report), `The report is in ${options.output}.`].join('\n'));
  const isBaseline = options['write-baseline'] !== undefined;
  return exitCodeOf(isBaseline ? { ...report, findings: [] } : report, terminal, minCoverage);
}

/** Commands that send the requests of a document. */
const SENDING: ReadonlySet<string> = new Set(['run', 'twin']);
/** Options that name a file to write. */
const WRITTEN = ['output', 'observed', 'write-baseline', 'record'] as const;

/** Says whose requests are sent: the server may be that of another API. */
function documentLines(
  command: string,
  { documents }: VerifySource,
  { spec, document = documents[0]?.name }: CliOptions,
): readonly string[] {
  if (spec !== undefined || !SENDING.has(command)) return [];
  const own = documents.filter(({ name }) => name === document);
  return own.map(({ root }) => {
    const [title, version] = ['title', 'version'].map((name) => textAt(objectAt(root, 'info'), name) ?? '');
    return `Sends the requests of ${title} ${version}, the document of this package; --spec names another.`;
  });
}

/** Says which entries fit no finding, and why. Those of operations that a run was not to exercise are no news. */
function unusedLines(
  unused: readonly AcceptedEntry[],
  report: VerifyReport,
  ruleIds: readonly string[],
  reasonOf: UntriedReason,
): readonly string[] {
  return unused.flatMap((entry) => {
    const reason = reasonOf(entry);
    if (reason === NOT_SELECTED) return [];
    const meant = meantOf(entry, [...ruleIds, ...Object.keys(CHECKS)], report.findings);
    const isKnown = reason !== UNKNOWN.code && reason !== UNKNOWN.place;
    if (reason !== undefined)
      return [`${entryText(entry)} was not tried: ${reason}.${isKnown ? '' : didYouMean(meant)}`];
    return [`${entryText(entry)} is not needed: no finding of this run fits it.${didYouMean(meant)}`];
  });
}

function entryText({ code, place, by }: AcceptedEntry): string {
  return `The entry ${place === undefined ? code : `${code} ${place}`} by ${by}`;
}

/** Returns the code that an entry misspells, or else the place of a finding with its code. */
function meantOf(
  { code, place }: AcceptedEntry,
  codes: readonly string[],
  findings: readonly Finding[],
): string | undefined {
  if (!codes.includes(code)) return closestMatch(code, codes);
  const own = findings.flatMap(splitPlaces).filter(({ rule }) => rule.id === code);
  const places = own.map(placeOf);
  return place === undefined || places.includes(place) ? undefined : closestMatch(place, places);
}

/** Explains the rules of the document and the checks, which findings name, and the diagnostics of a document. */
async function explanations({ rules }: VerifySource): Promise<readonly Explanation[]> {
  const checks = Object.entries(CHECKS).map(([code, { title, source, basis }]) => ({
    code,
    lines: ['a check of servers', `  ${title}`, '', `  Source: ${source} (${basis})`],
  }));
  const stated = rules.map(({ id, text, source, basis = 'documented', checks: own = [] }) => {
    const names = [...new Set(own.map(({ check }) => check))].join(', ');
    return {
      code: id,
      lines: [
        'a rule of the API',
        `  ${text}`,
        '',
        `  Source: ${source} (${basis})`,
        `  Checks: ${names || 'none alone'}`,
      ],
    };
  });
  return [...checks, ...stated, ...(await documentExplanations())];
}

/** Returns the version of the package around a folder: `findPackageJSON` of Node needs 22.14. */
function ownVersion(folder: string): string {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (textAt(readJsonFile(file), 'version') ?? '') : ownVersion(dirname(folder));
}

function exitCodeOf(
  { findings, coverage, ...report }: VerifyReport,
  terminal: Terminal,
  minCoverage: number | undefined = 0,
): ExitCode {
  if (report.errors.length > 0 || (report.cleanup?.failed ?? 0) > 0) return 2;
  const isCovered = coverage.percent >= minCoverage;
  if (!isCovered) terminal.error(`The coverage is ${coverage.percent} %, less than --min-coverage ${minCoverage}.`);
  return findings.some(({ severity }) => severity !== 'warning') || !isCovered ? 1 : 0;
}

function commandOf([name = '']: readonly string[]): Command {
  const command = ownAt(COMMANDS, name);
  if (command !== undefined) return command;
  const names = [...Object.keys(COMMANDS), 'explain'];
  const there = `There are: ${names.join(', ')}.`;
  if (name === '') throw new UsageError(`Name a command. ${there} --help lists the options.`);
  throw new UsageError(`There is no command ${JSON.stringify(name)}.${didYouMeanCommand(name, names)} ${there}`);
}

function requireFile([, file, ...more]: readonly string[]): string {
  if (file === undefined) throw new UsageError('Name the file with the recorded traffic: har traffic.har');
  if (more.length > 0) throw new UsageError(`har reads one file; remove ${more.join(' ')}.`);
  if (file !== '-' && !existsSync(file))
    throw new UsageError(
      `There is no file ${JSON.stringify(file)}. Name the HTTP Archive (.har) with the recorded traffic.`,
    );
  return file;
}

function requireReports([, action, ...files]: readonly string[]): readonly string[] {
  if (action !== 'merge') throw new UsageError('Name what to do with reports: report merge 1.json 2.json');
  return files;
}

/** @throws UsageError for a file that is no report of this version */
function readReport(file: string): VerifyReport {
  if (!existsSync(file)) throw new UsageError(`There is no file ${JSON.stringify(file)}.`);
  const report: unknown = readJsonFile(file);
  if (isObject(report) && report['version'] === 1 && Array.isArray(report['findings'])) return report as never;
  throw new UsageError(`${file} is no report of verify in JSON.`);
}

function requireOptionsOnly([command, ...more]: readonly string[]): void {
  if (more.length > 0) throw new UsageError(`${command} takes options only; remove ${more.join(' ')}.`);
}

/** Stops a command at the first signal, so that it removes what it created; a second one ends the process at once. */
async function runUntilStopped(run: (signal: AbortSignal) => Promise<VerifyReport>): Promise<VerifyReport> {
  const stop = new AbortController();
  const onSignal = (): void => {
    if (stop.signal.aborted) process.exit(2);
    stop.abort();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await run(stop.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function runProxy(
  source: VerifySource,
  { options, positionals, terminal, signal, observed }: CommandContext,
): Promise<VerifyReport> {
  requireOptionsOnly(positionals);
  const proxy = await startProxy(source, {
    ...verifyOptions(options, observed),
    to: requireUrl(options.to, 'proxy', 'to'),
    port: portNumber(options.port),
    record: options.record,
    isReadOnly: options['read-only'] === true,
    cors: options.cors,
    allowHosts: options['allow-host'],
  });
  terminal.error(`${proxy.url} forwards to ${options.to}. Ctrl+C stops it and prints the report.`);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return proxy.close();
}

async function sourceOf(source: () => VerifySource, { spec }: CliOptions): Promise<VerifySource> {
  return spec === undefined ? source() : { ...(await loadDocument(spec)), rules: [] };
}

function writeReport(text: string, file: string | undefined, terminal: Terminal): void {
  if (file === undefined) terminal.out(text);
  else writeFileSync(file, `${text}\n`);
}
