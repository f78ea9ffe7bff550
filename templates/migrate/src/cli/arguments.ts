import { extname } from 'node:path';
import { parseCliArguments, UsageError } from '#shared/cli-arguments.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { reportExtensions } from '../report/reports.ts';

/** A parsed command line. */
type Command = HelpCommand | VersionCommand | CodeCommand | StatusCommand | PayloadsCommand;

interface HelpCommand {
  readonly kind: 'help';
}

interface VersionCommand {
  readonly kind: 'version';
}

export interface CodeCommand {
  readonly kind: 'code';
  readonly folder: string;
  readonly types: readonly string[];
  readonly to?: string;
  readonly reports: readonly string[];
  readonly write: boolean;
  readonly force: boolean;
  readonly verify: boolean;
}

/** Counts what remains to be migrated. */
export interface StatusCommand extends Pick<CodeCommand, 'folder' | 'types' | 'to' | 'reports'> {
  readonly kind: 'status';
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

const STATUS_OPTIONS = {
  types: { type: 'value', value: 'the name of a module', multiple: true },
  to: { type: 'value', value: 'the name of a module' },
  report: { type: 'value', value: 'a file', multiple: true },
} as const;

const CODE_OPTIONS = {
  ...STATUS_OPTIONS,
  write: { type: 'flag' },
  force: { type: 'flag' },
  verify: { type: 'flag' },
} as const;

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
  if (name === 'payloads') return payloadsCommand(rest);
  const match = didYouMean(closestMatch(name, ['code', 'status', 'payloads']));
  throw new UsageError(
    `Unknown command ${name}.${match} Commands: code <folder>, status <folder>, payloads <file.ndjson>. See --help.`,
  );
}

function codeCommand(args: readonly string[]): CodeCommand {
  const { options, positionals } = parseCliArguments(args, CODE_OPTIONS);
  const { types = [], to, report: reports = [], write = false, force = false, verify = false } = options;
  requireFormats(reports);
  const folder = onlyOne(positionals, 'code takes one folder', 'code <folder>, such as code src');
  return { kind: 'code', folder, types, ...(to === undefined ? {} : { to }), reports, write, force, verify };
}

function statusCommand(args: readonly string[]): StatusCommand {
  const { options, positionals } = parseCliArguments(args, STATUS_OPTIONS);
  const { types = [], to, report: reports = [] } = options;
  requireFormats(reports);
  const folder = onlyOne(positionals, 'status takes one folder', 'status <folder>, such as status .');
  return { kind: 'status', folder, types, ...(to === undefined ? {} : { to }), reports };
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
    throw new UsageError('--drop and --sidecar exclude each other: a sidecar keeps what --drop gives up.');
  const file = onlyOne(positionals, 'payloads takes one file', 'payloads <file.ndjson>, or - for standard input');
  return { kind: 'payloads', file, resource, back, drop, ...(sidecar === undefined ? {} : { sidecar }) };
}

function onlyOne(positionals: readonly string[], takes: string, usage: string): string {
  const [first, second] = positionals;
  if (first === undefined) throw new UsageError(`${takes}, but none was given: ${usage}.`);
  if (second !== undefined) {
    throw new UsageError(`${takes}, but ${positionals.length} were given: ${positionals.join(', ')}.`);
  }
  return first;
}
