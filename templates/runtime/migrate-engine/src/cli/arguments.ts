import { extname } from 'node:path';
import { parseCliArguments, UsageError } from '#shared/cli-arguments.ts';
import { parseTargetUrl } from '#shared/guard/forwarding.ts';
import type { GuardOptions } from '#shared/guard/request-guard.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import type { FolderOptions } from '../codemod/inspect-folder.ts';
import { reportExtensions } from '../report/reports.ts';

/** A parsed command line. */
type Command =
  | HelpCommand
  | VersionCommand
  | CodeCommand
  | StatusCommand
  | AffectedCommand
  | PayloadsCommand
  | BridgeCommand
  | DecideCommand
  | ApplyCommand
  | ExplainCommand;

interface HelpCommand {
  readonly kind: 'help';
}

/** Explains the rule of a finding. */
interface ExplainCommand {
  readonly kind: 'explain';
  readonly codes: readonly string[];
}

interface VersionCommand {
  readonly kind: 'version';
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
  port: { type: 'value', value: 'a port' },
  cors: { type: 'value', value: 'an origin', multiple: true },
  'allow-host': { type: 'value', value: 'a host name', multiple: true },
} as const;

const FOLDER_OPTIONS = {
  types: { type: 'value', value: 'the name of a module', multiple: true },
  to: { type: 'value', value: 'the name of a module' },
  report: { type: 'value', value: 'a file', multiple: true },
  rule: { type: 'value', value: 'the id of a rule', multiple: true },
  path: { type: 'value', value: 'a file or folder', multiple: true },
  baseline: { type: 'value', value: 'a file' },
} as const;

const STATUS_OPTIONS = { ...FOLDER_OPTIONS, verify: { type: 'flag' } } as const;

const { types, to, path } = FOLDER_OPTIONS;
const APPLY_OPTIONS = { types, to, path, force: { type: 'flag' } } as const;
const DECIDE_OPTIONS = {
  types,
  to,
  path,
  why: { type: 'value', value: 'a reason' },
  until: { type: 'value', value: 'a date, such as 2027-01-31' },
} as const;

const CODE_OPTIONS = { ...STATUS_OPTIONS, write: { type: 'flag' }, force: { type: 'flag' } } as const;

const PAYLOADS_OPTIONS = {
  resource: { type: 'value', value: 'the name of a resource' },
  back: { type: 'flag' },
  drop: { type: 'flag' },
  sidecar: { type: 'value', value: 'a file' },
} as const;

/**
 * Parses the command line.
 *
 * @throws UsageError for an unknown command or option, or a missing argument
 */
export function parseCommand(args: readonly string[]): Command {
  const [name, ...rest] = args;
  const isHelp = (option: string): boolean => option === '--help' || option === '-h';
  if (name === undefined || isHelp(name) || rest.some(isHelp)) return { kind: 'help' };
  if (name === '--version') return { kind: 'version' };
  if (name === 'code') return codeCommand(rest);
  if (name === 'status') return statusCommand(rest);
  if (name === 'affected') return affectedCommand(rest);
  if (name === 'payloads') return payloadsCommand(rest);
  if (name === 'bridge') return bridgeCommand(rest);
  if (name === 'decide') return decideCommand(rest);
  if (name === 'apply') return applyCommand(rest);
  if (name === 'explain') return { kind: 'explain', codes: parseCliArguments(rest, {}).positionals };
  const match = didYouMean(closestMatch(name, COMMANDS));
  throw new UsageError(
    `Unknown command ${name}.${match} Commands: code <folder>, status <folder>, affected <folder>, payloads <file.ndjson>, bridge, decide <finding>, apply <finding>, explain <rule>. See --help.`,
  );
}

const COMMANDS = ['code', 'status', 'affected', 'payloads', 'bridge', 'decide', 'apply', 'explain'];

function decideCommand(args: readonly string[]): DecideCommand {
  const { options, positionals } = parseCliArguments(args, DECIDE_OPTIONS);
  const { why, until, ...shared } = options;
  const [decision, ids] = [positionals.at(-1), positionals.slice(0, -1)];
  if ((decision !== 'keep' && decision !== 'later') || ids.length === 0)
    throw new UsageError('decide takes fingerprints or rules and a decision: decide 0123456789abcdef keep --why "…".');
  if (why === undefined) throw new UsageError('--why is required: the reason, for those who review the decision.');
  if (until !== undefined && (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(Date.parse(until))))
    throw new UsageError(`--until ${until} must be a date such as 2027-01-31.`);
  return { kind: 'decide', ...folderOptions('decide', shared, ['.']), ids, decision, why, until };
}

function applyCommand(args: readonly string[]): ApplyCommand {
  const { options, positionals: ids } = parseCliArguments(args, APPLY_OPTIONS);
  const { force = false, ...shared } = options;
  if (ids.length === 0)
    throw new UsageError('apply takes the fingerprints or rules of findings: apply 0123456789abcdef.');
  return { kind: 'apply', ...folderOptions('apply', shared, ['.']), ids, force };
}

function codeCommand(args: readonly string[]): CodeCommand {
  const { options, positionals } = parseCliArguments(args, CODE_OPTIONS);
  const { write = false, force = false, verify = false, ...shared } = options;
  if (write && shared.baseline !== undefined)
    throw new UsageError('--baseline and --write are mutually exclusive: a baseline only lists accepted findings.');
  return { kind: 'code', ...folderOptions('code', shared, positionals), write, force, verify };
}

function statusCommand(args: readonly string[]): StatusCommand {
  const { options, positionals } = parseCliArguments(args, STATUS_OPTIONS);
  const { verify = false, ...shared } = options;
  return { kind: 'status', ...folderOptions('status', shared, positionals), verify };
}

function affectedCommand(args: readonly string[]): AffectedCommand {
  const { options, positionals } = parseCliArguments(args, FOLDER_OPTIONS);
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
}

function folderOptions(
  name: string,
  { types = [], report: reports = [], rule: rules = [], path: paths = [], ...rest }: ParsedFolderOptions,
  positionals: readonly string[],
): FolderOptions {
  requireFormats(reports);
  const folder = onlyOne(positionals, `${name} takes one folder`, `${name} <folder>, such as ${name} .`);
  return { folder, types, reports, rules, paths, ...rest };
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
  if (first === undefined) throw new UsageError(`${takes}, but none was given: ${usage}.`);
  if (second !== undefined) {
    throw new UsageError(`${takes}, but ${positionals.length} were given: ${positionals.join(', ')}.`);
  }
  return first;
}
