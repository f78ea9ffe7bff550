import { existsSync } from 'node:fs';
import { parseCliArguments } from '#shared/cli-arguments.ts';
import { UsageError } from '#shared/usage-error.ts';
import { isObject, type Json, member, textAt } from '../json.ts';
import { parseJsonFile, readJsonFile, writeJsonFile } from '../server/files.ts';

/** Options of export and import. */
export const TRANSFER_OPTIONS = {
  url: {
    type: 'value',
    value: 'the URL of a mock',
    placeholder: 'URL',
    help: 'the mock, or one of its spaces',
    default: 'http://127.0.0.1:4010',
  },
  force: { type: 'flag', help: 'overwrite the file' },
} as const;

/**
 * Writes the state of a running mock to a file, or replaces it by that of a file.
 *
 * @param args - arguments after the name of the command: the file, `--url` of the mock or of one of its spaces, and
 *   `--force` to overwrite a file
 * @returns the line to print
 * @throws UsageError for other arguments, TypeError for a file or a mock that cannot be used
 */
export async function transferState(command: 'export' | 'import', args: readonly string[]): Promise<string> {
  const { options, positionals } = parseCliArguments(args, TRANSFER_OPTIONS);
  const [file, surplus] = positionals;
  if (file === undefined || surplus !== undefined) throw new UsageError(`${command} takes one file.`);
  if (command === 'import' && options.force === true) throw new UsageError('import takes no --force.');
  const base = (options.url ?? TRANSFER_OPTIONS.url.default).replace(/\/+$/, '');
  if (!/^https?:\/\//.test(base) || !URL.canParse(base))
    throw new UsageError('--url takes a URL with http: or https:.');
  if (command === 'export' && options.force !== true && existsSync(file))
    throw new TypeError(`${file} already exists. Choose another name, or add --force to overwrite it.`);
  const body = command === 'import' ? { method: 'PUT', body: JSON.stringify(readState(file)) } : {};
  const response = await fetch(`${base}/__mock/state`, body).catch((error: unknown) => {
    const { cause } = error as Error;
    throw new TypeError(
      `No mock responds at ${base}: ${cause instanceof Error ? cause.message : String(error)}. See --url.`,
    );
  });
  const text = await response.text();
  if (!response.ok) throw new TypeError(`${file}: ${messageIn(text) ?? `${base} responds with ${response.status}.`}`);
  if (command === 'import') return `The state of ${base} is that of ${file}.`;
  const state = parseJsonFile(`${base}/__mock/state`, text);
  if (!isObject(state) || !isObject(state['collections']))
    throw new TypeError(`${base} is not a mock of this version.`);
  writeJsonFile(file, state);
  return `${file} has the state of ${base}.`;
}

/** Reads an exported state. Without a version, a file of anything else would be imported as items, or as none. */
function readState(file: string): Json {
  const value = readJsonFile(file);
  if (member(value, 'version') !== undefined) return value;
  throw new TypeError(
    `${file}:1:1: "version" is missing: this is no exported state. Write the file with export, or put lists of items into { "version": 1, "collections": { … } }.`,
  );
}

/** Returns the message of an error of a mock. */
function messageIn(text: string): string | undefined {
  try {
    return textAt(JSON.parse(text), 'message');
  } catch {
    return undefined;
  }
}
