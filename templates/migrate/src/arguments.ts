import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { reportEndings } from './report/reports.ts';

/** What the command line asks for. */
export type Command = HelpCommand | CodeCommand | PayloadsCommand;

export interface HelpCommand {
  readonly kind: 'help';
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

/** Reads the command line; throws {@link UsageError} where it makes no sense. */
export function parseCommand(given: readonly string[]): Command {
  const [name, ...rest] = given;
  if (
    name === undefined ||
    name === '--help' ||
    name === '-h' ||
    rest.some((option) => option === '--help' || option === '-h')
  )
    return { kind: 'help' };
  if (name === 'code') return codeCommand(rest);
  if (name === 'payloads') return payloadsCommand(rest);
  throw new UsageError(`There is no command ${JSON.stringify(name)}. There are: code, payloads.`);
}

function codeCommand(given: readonly string[]): CodeCommand {
  const flag = { type: 'boolean', default: false } as const;
  const list = { type: 'string', multiple: true, default: [] as string[] } as const;
  const { values, positionals } = parsed(() =>
    parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { types: list, report: list, write: flag, force: flag, verify: flag },
    }),
  );
  const bad = values.report.find((file) => !reportEndings.includes(extname(file)));
  if (bad !== undefined) throw new UsageError(`The report ${bad} must end in one of ${reportEndings.join(', ')}.`);
  const folder = onlyOne(positionals, 'code <folder>');
  return {
    kind: 'code',
    folder,
    types: values.types,
    reports: values.report,
    write: values.write,
    force: values.force,
    verify: values.verify,
  };
}

function payloadsCommand(given: readonly string[]): PayloadsCommand {
  const text = { type: 'string' } as const;
  const { values, positionals } = parsed(() =>
    parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { resource: text, aside: text, back: { type: 'boolean', default: false } },
    }),
  );
  if (values.resource === undefined) throw new UsageError('Say with --resource which shape the documents have.');
  const file = onlyOne(positionals, 'payloads <file.ndjson>');
  return {
    kind: 'payloads',
    file,
    resource: values.resource,
    back: values.back,
    ...(values.aside === undefined ? {} : { aside: values.aside }),
  };
}

function onlyOne([first, second]: readonly string[], usage: string): string {
  if (first === undefined || second !== undefined) throw new UsageError(`One argument is needed: ${usage}.`);
  return first;
}

function parsed<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
