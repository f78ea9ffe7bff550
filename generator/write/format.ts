import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ProductError } from '../emit/emitter.ts';
import { isLargeDocument } from './print-statements.ts';
import { type Format, LAYOUT } from './print.ts';

/** Formatters of the output. */
export type FormatName = 'prettier' | 'oxfmt' | 'none';

/** The part of Prettier that is used here. */
interface Prettier {
  readonly format: (text: string, options: object) => Promise<string>;
  readonly resolveConfig: (file: string, options: object) => Promise<object | null>;
}

/** Formats the files of a folder as a project does. */
export async function formatFiles(
  files: ReadonlyMap<string, string>,
  name: FormatName,
  out: string,
): Promise<ReadonlyMap<string, string>> {
  if (name !== 'prettier') return files;
  const format = await prettierFormat(out);
  const formatted = new Map<string, string>();
  for (const [path, text] of files) formatted.set(path, await format(path, text));
  return formatted;
}

/** Options of {@link printFormat}. */
interface PrintFormatOptions {
  /** Formats like Prettier, with the few exceptions that {@link mayDiffer} finds. */
  readonly format: Format;
  /** Operations and schemas of the document. */
  readonly size: number;
}

/** Returns the formatter of printed files. Prettier has the last word, except in a large document. */
export function printFormat(name: FormatName, { format, size }: PrintFormatOptions): Format {
  if (name === 'none') return (_, text) => Promise.resolve(text);
  // The Prettier of the project formats the whole files afterwards.
  if (name === 'prettier' || isLargeDocument(size)) return format;
  return async (path, text) => {
    const formatted = await format(path, text);
    return path.endsWith('.ts') && mayDiffer(formatted) ? formatModule(formatted) : formatted;
  };
}

/** Matches a union over several lines. */
const UNION_LINES = /(?:^ *\| .*\n)+/gm;

/** Finds unions for which oxfmt takes one line per member, and Prettier one line for all of them if they fit. */
export function mayDiffer(text: string): boolean {
  return [...text.matchAll(UNION_LINES)].some(([union]) => {
    const [first = '', ...others] = union.trimEnd().split('\n');
    const line = [first.replace('| ', ''), ...others.map((other) => other.trim())].join(' ');
    return others.length > 0 && line.length <= LAYOUT.printWidth;
  });
}

/** Formats a module with Prettier, which is loaded on first use: few documents have such a union. */
async function formatModule(text: string): Promise<string> {
  // biome-ignore lint/style/noRestrictedImports: loaded only where it formats
  const { format } = await import('prettier');
  return format(text, { ...LAYOUT, parser: 'typescript' });
}

/** Loads the Prettier of the project that the folder belongs to; its configuration and plugins apply. */
async function prettierFormat(out: string): Promise<Format> {
  const prettier = await loadPrettier(out);
  return async (path, text) => {
    if (!/\.(?:ts|md|json)$/.test(path)) return text;
    const filepath = resolve(out, path);
    const config = await prettier.resolveConfig(filepath, { editorconfig: true });
    return prettier.format(text, { ...config, filepath });
  };
}

async function loadPrettier(out: string): Promise<Prettier> {
  let file: string;
  try {
    file = createRequire(resolve(join(out, 'file.js'))).resolve('prettier');
  } catch {
    throw new ProductError('The format "prettier" needs Prettier in your project: npm install --save-dev prettier');
  }
  const module: Prettier & { readonly default?: Prettier } = await import(pathToFileURL(file).href);
  return module.default ?? module;
}
