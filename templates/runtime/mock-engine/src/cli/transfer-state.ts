import { parseCliArguments } from '#shared/cli-arguments.ts';
import { UsageError } from '#shared/usage-error.ts';
import { isObject, textAt } from '../json.ts';
import { parseJsonFile, readJsonFile, writeJsonFile } from '../server/files.ts';

const OPTIONS = { url: { type: 'value', value: 'the URL of a mock' } } as const;

/**
 * Writes the state of a running mock to a file, or replaces it by that of a file.
 *
 * @param args - arguments after the name of the command: the file, and `--url` of the mock or of one of its spaces
 * @returns the line to print
 * @throws UsageError for other arguments, TypeError for a file or a mock that cannot be used
 */
export async function transferState(command: 'export' | 'import', args: readonly string[]): Promise<string> {
  const { options, positionals } = parseCliArguments(args, OPTIONS);
  const [file, surplus] = positionals;
  if (file === undefined || surplus !== undefined) throw new UsageError(`${command} takes one file.`);
  const base = (options.url ?? 'http://127.0.0.1:4010').replace(/\/+$/, '');
  if (!/^https?:\/\//.test(base) || !URL.canParse(base))
    throw new UsageError('--url takes a URL with http: or https:.');
  const body = command === 'import' ? { method: 'PUT', body: JSON.stringify(readJsonFile(file)) } : {};
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

/** Returns the message of an error of a mock. */
function messageIn(text: string): string | undefined {
  try {
    return textAt(JSON.parse(text), 'message');
  } catch {
    return undefined;
  }
}
