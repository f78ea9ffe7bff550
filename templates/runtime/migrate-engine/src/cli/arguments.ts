import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  didYouMeanCommand,
  type OptionDefinitions,
  optionsHelp,
  type OptionValues,
  type ParsedArguments,
  parseCliArguments,
} from '#shared/cli-arguments.ts';
import { UsageError } from '#shared/usage-error.ts';
import { parseTargetUrl } from '#shared/guard/forwarding.ts';
import type { GuardOptions } from '#shared/guard/request-guard.ts';
import type { FolderOptions } from '../codemod/inspect-folder.ts';
import { reportExtensions } from '../report/reports.ts';

/** A parsed command line. */
type Command =
  | { readonly kind: 'help'; readonly command?: CommandName | undefined }
  | { readonly kind: 'version' }
  | CodeCommand
  | StatusCommand
  | AffectedCommand
  | PayloadsCommand
  | BridgeCommand
  | DecideCommand
  | ApplyCommand
  | ReportCommand
  | ExplainCommand;

/** Explains the rule of a finding. */
interface ExplainCommand {
  readonly kind: 'explain';
  readonly codes: readonly string[];
}

/** Options of the commands that compile the code. */
interface CompileOptions extends FolderOptions {
  readonly verify: boolean;
}

export interface CodeCommand extends CompileOptions {
  readonly kind: 'code';
  readonly write: boolean;
  readonly force: boolean;
}

/** Counts what remains to be migrated. */
export interface StatusCommand extends CompileOptions {
  readonly kind: 'status';
}

/** Counts the places that use the API and those that change. */
export interface AffectedCommand extends FolderOptions {
  readonly kind: 'affected';
}

/** Records a decision about findings of the current folder. */
export interface DecideCommand extends FolderOptions {
  readonly kind: 'decide';
  /** Fingerprints or rules of findings. */
  readonly ids: readonly string[];
  readonly decision: 'keep' | 'later';
  readonly why: string;
  /** Last day on which the decision counts: `2027-01-31`. */
  readonly until: string | undefined;
}

/** Applies the suggestions of findings of the current folder. */
export interface ApplyCommand extends FolderOptions {
  readonly kind: 'apply';
  readonly ids: readonly string[];
  readonly force: boolean;
}

/** Joins the reports of several packages or repositories. */
export interface ReportCommand {
  readonly kind: 'report';
  readonly files: readonly string[];
  readonly html: string;
  /** Earlier reports of the same packages. */
  readonly since: readonly string[];
}

export interface PayloadsCommand {
  readonly kind: 'payloads';
  readonly file: string;
  readonly resource: string;
  readonly back: boolean;
  /** Accepts the loss of members that the other version cannot hold. */
  readonly drop: boolean;
  readonly sidecar?: string;
}

/** Translates the calls of programs that no codemod reaches. */
export interface BridgeCommand extends GuardOptions {
  readonly kind: 'bridge';
  /** Base URL of the new version. */
  readonly target: URL;
  readonly port: number;
}

const BRIDGE_OPTIONS = {
  to: { type: 'value', value: 'a URL' },
  port: {
    type: 'value',
    value: 'a port',
    placeholder: 'N',
    help: 'port on the loopback interface; 0 picks a free one',
    default: '4020',
  },
  cors: {
    type: 'value',
    value: 'an origin',
    multiple: true,
    help: 'lets pages of this origin call, such as http://localhost:5173',
  },
  'allow-host': { type: 'value', value: 'a host name', multiple: true, help: 'lets callers use this host name' },
} as const;

const PLACE_OPTIONS = {
  types: {
    type: 'value',
    value: 'the name of a module',
    placeholder: 'NAME',
    multiple: true,
    help: 'a module that exports the v2 types; or a file, relative to the folder',
  },
  to: { type: 'value', value: 'the name of a module', help: 'imports the types from this module after the change' },
  path: {
    type: 'value',
    value: 'a file or folder',
    placeholder: 'PATH',
    multiple: true,
    help: 'changes and reports only this file or folder',
  },
} as const;

const REPORT_OPTIONS = {
  report: { type: 'value', value: 'a file', multiple: true, help: 'writes the findings: .json, .sarif, .md or .html' },
  rule: {
    type: 'value',
    value: 'the id of a rule',
    placeholder: 'ID',
    multiple: true,
    help: 'applies and reports only this rule',
  },
  baseline: { type: 'value', value: 'a file', help: 'reports only findings that this .json report does not contain' },
  sources: { type: 'flag', help: 'states in reports where the documentation of each rule stands' },
} as const;

const FOLDER_OPTIONS = { ...PLACE_OPTIONS, ...REPORT_OPTIONS } as const;

const VERIFY_OPTIONS = {
  verify: { type: 'flag', help: 'compiles both states in memory and reports new type errors' },
} as const;

const STATUS_OPTIONS = { ...FOLDER_OPTIONS, ...VERIFY_OPTIONS } as const;

const FORCE = { type: 'flag', help: 'with `--write`: allows uncommitted changes' } as const;

const APPLY_OPTIONS = { ...PLACE_OPTIONS, force: FORCE } as const;

const OWN_DECIDE_OPTIONS = {
  why: { type: 'value', value: 'a reason', placeholder: 'TEXT', help: 'the reason, for review' },
  until: {
    type: 'value',
    value: 'a date, such as 2027-01-31',
    placeholder: 'DATE',
    help: 'the last day on which the decision counts',
  },
} as const;

const DECIDE_OPTIONS = { ...PLACE_OPTIONS, ...OWN_DECIDE_OPTIONS } as const;

const CODE_OPTIONS = {
  ...STATUS_OPTIONS,
  write: { type: 'flag', help: 'applies the changes; requires a clean work tree' },
  force: FORCE,
} as const;

const MERGE_OPTIONS = {
  html: { type: 'value', value: 'a file', help: 'the page to write' },
  since: { type: 'value', value: 'a file', multiple: true, help: 'an earlier report, whose files may be done by now' },
} as const;

const PAYLOADS_OPTIONS = {
  resource: {
    type: 'value',
    value: 'the name of a resource',
    placeholder: 'NAME',
    help: 'the schema of the documents, by its previous name',
  },
  back: { type: 'flag', help: 'translates back to the previous version' },
  sidecar: {
    type: 'value',
    value: 'a file',
    help: 'stores data that the other version cannot hold; read again with `--back`',
  },
  drop: { type: 'flag', help: 'accepts that such data is lost' },
} as const;

const COLUMN = 26;

type CommandName = 'code' | 'status' | 'affected' | 'decide' | 'apply' | 'report' | 'payloads' | 'bridge' | 'explain';

/** Summary of each command, and its options. */
const COMMANDS: Readonly<Record<CommandName, readonly [string, OptionDefinitions]>> = {
  code: ['code <folder>             prints the changes as a diff without writing them', CODE_OPTIONS],
  status: ['status <folder>           counts what remains by package, rule and tier', STATUS_OPTIONS],
  affected: ['affected <folder>         prints how many places use the API and change, in one line', FOLDER_OPTIONS],
  decide: [
    `decide <finding> keep|later  records a decision about findings in migration-decisions.json, by place as it is printed
                          (src/a.ts:3:7), by fingerprint or its first digits, or by rule;
                          later ends after 90 days. A comment "migrate: keep" decides about its line or the next one`,
    DECIDE_OPTIONS,
  ],
  apply: [
    'apply <finding>           applies the suggestions of findings with manual work, named as for decide',
    APPLY_OPTIONS,
  ],
  report: [
    'report merge <file.json>  joins reports of packages or repositories into one page, by the owners in CODEOWNERS',
    MERGE_OPTIONS,
  ],
  payloads: ['payloads <file.ndjson>    translates one JSON document per line; - is standard input', PAYLOADS_OPTIONS],
  bridge: [
    'bridge --to URL           accepts calls of the previous version, sends them to the new one, and translates responses back',
    BRIDGE_OPTIONS,
  ],
  explain: ['explain <rule>            explains the rule of a finding', {}],
};

const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

const CODE_EXIT_CODES = `
  Exit codes: 0 nothing to do, 1 changes pending, 2 manual work needed, 3 error.
`;

/** Exit codes of the commands that have own ones. */
const EXIT_CODES: Partial<Record<CommandName, string>> = {
  code: CODE_EXIT_CODES,
  status: CODE_EXIT_CODES,
  affected: CODE_EXIT_CODES,
  payloads: `
  Exit codes: 0 all lines translated, 2 conflicts or lost data, 3 invalid lines or another error.
`,
};

/** Options that the help about all commands lists once. */
const LISTED_ELSEWHERE: Partial<Record<CommandName, OptionDefinitions>> = {
  status: {},
  affected: {},
  decide: OWN_DECIDE_OPTIONS,
  apply: {},
};

const CONFIGURED_HELP = `bmp.config.json or .ts may state the options of code, status, affected, decide and apply, as "migrate": { "types": "…" };
those given here replace them.`;

/** Returns the help about a command, or about all. */
export function commandsHelp(only?: CommandName): string {
  if (only !== undefined) return commandHelp(only, COMMANDS[only][1]);
  const all = COMMAND_NAMES.map((name) => commandHelp(name, LISTED_ELSEWHERE[name] ?? COMMANDS[name][1]));
  return `${all.join('\n')}
  status takes the options of code except --write and --force, affected those except --verify as well. decide and apply
  examine the current folder, and take --types, --to and --path. COMMAND --help prints the help of one command.

${CONFIGURED_HELP}

--help prints this help, --version the version.`;
}

function commandHelp(name: CommandName, options: OptionDefinitions): string {
  const described = optionsHelp(options, COLUMN);
  return `${COMMANDS[name][0]}\n${described === '' ? '' : `${described}\n`}${EXIT_CODES[name] ?? ''}`;
}

/** Options of the commands that examine a folder, which the configuration may state. */
export const CONFIGURED_OPTIONS: typeof PLACE_OPTIONS & typeof REPORT_OPTIONS & typeof VERIFY_OPTIONS = STATUS_OPTIONS;

type Configured = OptionValues<typeof CONFIGURED_OPTIONS>;

/**
 * Parses the command line.
 *
 * @param configured - options of the configuration, which those of the command line replace
 * @throws UsageError for an unknown command or option, or a missing argument
 */
export function parseCommand(args: readonly string[], configured: Configured = {}): Command {
  const [name, ...rest] = args;
  const isHelp = (option: string): boolean => option === '--help' || option === '-h';
  const command = COMMAND_NAMES.find((known) => known === name);
  if (name === undefined || isHelp(name) || rest.some(isHelp)) return { kind: 'help', command };
  if (name === '--version') return { kind: 'version' };
  if (name === 'code') return codeCommand(rest, configured);
  if (name === 'status') return statusCommand(rest, configured);
  if (name === 'affected') return affectedCommand(rest, configured);
  if (name === 'payloads') return payloadsCommand(rest);
  if (name === 'bridge') return bridgeCommand(rest);
  if (name === 'decide') return decideCommand(rest, configured);
  if (name === 'apply') return applyCommand(rest, configured);
  if (name === 'report') return reportCommand(rest);
  if (name === 'explain') return { kind: 'explain', codes: parseCliArguments(rest, {}).positionals };
  const match = didYouMeanCommand(name, COMMAND_NAMES);
  throw new UsageError(
    `Unknown command ${name}.${match} Commands: code <folder>, status <folder>, affected <folder>, payloads <file.ndjson>, bridge, decide <finding>, apply <finding>, report merge <file.json>, explain <rule>. See --help.`,
  );
}

/** Parses a command line, and adds those of the configured options that the command has. */
function parseConfigured<const Definitions extends OptionDefinitions>(
  args: readonly string[],
  definitions: Definitions,
  configured: Configured,
): ParsedArguments<Definitions> {
  const { options, positionals } = parseCliArguments(args, definitions);
  const own = Object.entries(configured).filter(([name]) => name in definitions);
  return { options: { ...Object.fromEntries(own), ...options }, positionals };
}

function decideCommand(args: readonly string[], configured: Configured): DecideCommand {
  const { options, positionals } = parseConfigured(args, DECIDE_OPTIONS, configured);
  const { why, until, ...shared } = options;
  const [decision = '', ids] = [positionals.at(-1), positionals.slice(0, -1)];
  const usage = 'decide takes places, fingerprints or rules, and a decision: decide src/a.ts:3:7 keep --why "…".';
  if (ids.length === 0) throw new UsageError(usage);
  if (decision !== 'keep' && decision !== 'later')
    throw new UsageError(`The last argument is the decision, keep or later, not "${decision}". ${usage}`);
  if (why === undefined) throw new UsageError('--why is required: the reason, for those who review the decision.');
  if (until !== undefined && !isDate(until))
    throw new UsageError(`--until ${until} must be a date such as 2027-01-31.`);
  if (until !== undefined && until < new Date().toISOString().slice(0, 10))
    throw new UsageError(`--until ${until} is over: the findings would stay open.`);
  return { kind: 'decide', ...folderOptions('decide', shared, ['.']), ids, decision, why, until };
}

function applyCommand(args: readonly string[], configured: Configured): ApplyCommand {
  const { options, positionals: ids } = parseConfigured(args, APPLY_OPTIONS, configured);
  const { force = false, ...shared } = options;
  if (ids.length === 0)
    throw new UsageError('apply takes places, fingerprints or rules of findings: apply src/a.ts:3:7.');
  return { kind: 'apply', ...folderOptions('apply', shared, ['.']), ids, force };
}

function reportCommand(args: readonly string[]): ReportCommand {
  const { options, positionals } = parseCliArguments(args, MERGE_OPTIONS);
  const { html, since = [] } = options;
  const [verb, ...files] = positionals;
  if (verb !== 'merge' || files.length === 0)
    throw new UsageError(
      'report takes merge and .json reports: report merge packages/*/report.json --html report.html.',
    );
  if (html === undefined || extname(html) !== '.html')
    throw new UsageError('--html is required: the page to write, such as --html report.html.');
  return { kind: 'report', files, html, since };
}

function codeCommand(args: readonly string[], configured: Configured): CodeCommand {
  const { options, positionals } = parseConfigured(args, CODE_OPTIONS, configured);
  const { write = false, force = false, verify = false, ...shared } = options;
  if (write && shared.baseline !== undefined)
    throw new UsageError('--baseline and --write are mutually exclusive: a baseline only lists accepted findings.');
  return { kind: 'code', ...folderOptions('code', shared, positionals), write, force, verify };
}

function statusCommand(args: readonly string[], configured: Configured): StatusCommand {
  const { options, positionals } = parseConfigured(args, STATUS_OPTIONS, configured);
  const { verify = false, ...shared } = options;
  return { kind: 'status', ...folderOptions('status', shared, positionals), verify };
}

function affectedCommand(args: readonly string[], configured: Configured): AffectedCommand {
  const { options, positionals } = parseConfigured(args, FOLDER_OPTIONS, configured);
  return { kind: 'affected', ...folderOptions('affected', options, positionals) };
}

/** Parsed options of the commands that examine a folder. */
interface ParsedFolderOptions {
  readonly types?: readonly string[];
  readonly to?: string;
  readonly report?: readonly string[];
  readonly rule?: readonly string[];
  readonly path?: readonly string[];
  readonly baseline?: string;
  readonly sources?: boolean;
}

function folderOptions(
  name: string,
  { types = [], report: reports = [], rule: rules = [], path: paths = [], ...rest }: ParsedFolderOptions,
  positionals: readonly string[],
): FolderOptions {
  requireFormats(reports);
  const folder = onlyOne(positionals, `${name} takes one folder`, `${name} <folder>, such as ${name} .`);
  return { folder, types: types.map((module) => fileModule(folder, module)), reports, rules, paths, ...rest };
}

/** Returns the relative path of a file that is given without `./`, as shells complete it. */
function fileModule(folder: string, module: string): string {
  const isFile = /^[^.].*\.[cm]?[jt]sx?$/.test(module) && existsSync(join(folder, module));
  return isFile ? `./${module}` : module;
}

function requireFormats(reports: readonly string[]): void {
  const unsupported = reports.find((file) => !reportExtensions.includes(extname(file)));
  if (unsupported !== undefined)
    throw new UsageError(`The report ${unsupported} must end in one of ${reportExtensions.join(', ')}.`);
}

function payloadsCommand(args: readonly string[]): PayloadsCommand {
  const { options, positionals } = parseCliArguments(args, PAYLOADS_OPTIONS);
  const { resource, back = false, drop = false, sidecar } = options;
  if (resource === undefined)
    throw new UsageError('--resource is required: the type of the documents, such as --resource Invoice.');
  if (drop && sidecar !== undefined && !back)
    throw new UsageError('--drop and --sidecar are mutually exclusive: a sidecar keeps the data that --drop discards.');
  const file = onlyOne(positionals, 'payloads takes one file', 'payloads <file.ndjson>, or - for standard input');
  return { kind: 'payloads', file, resource, back, drop, ...(sidecar === undefined ? {} : { sidecar }) };
}

function bridgeCommand(args: readonly string[]): BridgeCommand {
  const { options, positionals } = parseCliArguments(args, BRIDGE_OPTIONS);
  const { to, port = '4020', cors, 'allow-host': allowHosts } = options;
  if (positionals.length > 0) throw new UsageError(`bridge takes no arguments: ${positionals.join(', ')}.`);
  if (to === undefined)
    throw new UsageError('--to is required: the base URL of the new version, such as --to https://erp.example.com.');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port ${port} must be a number from 0 to 65535.`);
  return { kind: 'bridge', target: parseTargetUrl(to, '--to'), port: Number(port), cors, allowHosts };
}

function onlyOne(positionals: readonly string[], takes: string, usage: string): string {
  const [first, second] = positionals;
  if (first === undefined) throw new UsageError(`${takes}, but none was given: ${usage}`);
  if (second !== undefined) {
    throw new UsageError(`${takes}, but ${positionals.length} were given: ${positionals.join(', ')}.`);
  }
  return first;
}

/** Tests for a date that the calendar has: `Date` takes 30 February as 2 March. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
