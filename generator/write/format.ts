import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ProductError } from '../emit/emitter.ts';
import { type Format, formatText } from './print.ts';

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
  { name, out }: { readonly name: FormatName; readonly out: string },
): Promise<ReadonlyMap<string, string>> {
  if (name !== 'prettier') return files;
  const format = await prettierFormat(out);
  const formatted = new Map<string, string>();
  for (const [path, text] of files) formatted.set(path, await format(path, text));
  return formatted;
}

/** Returns the formatter of printed files. Its pieces are not formatted where the whole files are afterwards. */
export function printFormat(name: FormatName): Format {
  return name === 'none' ? (_, text) => Promise.resolve(text) : formatText;
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
