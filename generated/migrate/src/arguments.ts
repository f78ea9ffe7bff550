import { extname } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { nearest } from './nearest.ts';
import { reportEndings } from './report/reports.ts';

/** What the command line asks for. */
export type Command = HelpCommand | VersionCommand | CodeCommand | PayloadsCommand;

export interface HelpCommand {
  readonly kind: 'help';
}

export interface VersionCommand {
  readonly kind: 'version';
}

export interface CodeCommand {
  readonly kind: 'code';
  readonly folder: string;
  readonly types: readonly string[];
  readonly reports: readonly string[];
  readonly write: boolean;
  readonly force: boolean;
  readonly verify: boolean;
}

export interface PayloadsCommand {
  readonly kind: 'payloads';
  readonly file: string;
  readonly resource: string;
  readonly back: boolean;
  readonly aside?: string;
}

/** The command line cannot be read. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const COMMANDS = ['code', 'payloads'];
const FLAG = { type: 'boolean', default: false } as const;
const TEXT = { type: 'string' } as const;
const LIST = { type: 'string', multiple: true, default: [] as string[] } as const;
const OF_CODE = { types: LIST, write: FLAG, force: FLAG, report: LIST, verify: FLAG } as const;
const OF_PAYLOADS = { resource: TEXT, back: FLAG, aside: TEXT } as const;

/** Reads the command line; throws {@link UsageError} where it makes no sense. */
export function parseCommand(given: readonly string[]): Command {
  const [name, ...rest] = given;
  const isAsked = (option: string): boolean => option === '--help' || option === '-h';
  if (name === undefined || isAsked(name) || rest.some(isAsked)) return { kind: 'help' };
  if (name === '--version') return { kind: 'version' };
  if (name === 'code') return codeCommand(rest);
  if (name === 'payloads') return payloadsCommand(rest);
  throw new UsageError(
    `There is no command ${name}.${perhaps(name, COMMANDS)} There are code <folder> and payloads <file.ndjson>; --help tells more.`,
  );
}

function codeCommand(given: readonly string[]): CodeCommand {
  const { values, positionals } = parsed('code', OF_CODE, () =>
    parseArgs({ args: [...given], allowPositionals: true, options: OF_CODE }),
  );
  const bad = values.report.find((file) => !reportEndings.includes(extname(file)));
  if (bad !== undefined) throw new UsageError(`The report ${bad} must end in one of ${reportEndings.join(', ')}.`);
  if (values.types.includes('')) throw new UsageError('--types needs the name of a module.');
  const folder = onlyOne(positionals, 'code takes one folder', 'code <folder>, such as code src');
  const { types, report: reports, write, force, verify } = values;
  return { kind: 'code', folder, types, reports, write, force, verify };
}

function payloadsCommand(given: readonly string[]): PayloadsCommand {
  const { values, positionals, tokens } = parsed('payloads', OF_PAYLOADS, () =>
    parseArgs({ args: [...given], allowPositionals: true, options: OF_PAYLOADS, tokens: true }),
  );
  requireOnce(tokens.map((token) => (token.kind === 'option' ? token.name : '')));
  const { resource, back, aside } = values;
  if (resource === undefined)
    throw new UsageError('Say with --resource which shape the documents have, such as --resource Invoice.');
  const file = onlyOne(positionals, 'payloads takes one file', 'payloads <file.ndjson>, or - for what is piped in');
  return { kind: 'payloads', file, resource, back, ...(aside === undefined ? {} : { aside }) };
}

function onlyOne(given: readonly string[], takes: string, usage: string): string {
  const [first, second] = given;
  if (first === undefined) throw new UsageError(`${takes}, and none was given: ${usage}.`);
  if (second !== undefined) throw new UsageError(`${takes}, and ${given.length} were given: ${given.join(', ')}.`);
  return first;
}

/** Of an option that stands twice one value would be left out of account. */
function requireOnce(names: readonly string[]): void {
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`--${twice} stands twice.`);
}

/** Reads the options; an unknown one is told together with those that there are. */
function parsed<Result>(command: string, options: ParseArgsOptionsConfig, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const unknown = /^Unknown option '(-+([^']*))'/.exec(said);
    if (unknown === null) throw new UsageError(`${said}.`);
    const [, option = '', name = ''] = unknown;
    const known = Object.keys(options);
    const all = known.map((one) => `--${one}`).join(', ');
    throw new UsageError(`${command} has no option ${option}.${perhaps(name, known, '--')} It has ${all}.`);
  }
}

function perhaps(given: string, names: readonly string[], before = ''): string {
  const name = nearest(given, names);
  return name === undefined ? '' : ` Did you mean ${before}${name}?`;
}
