import type { OutputFile } from '../emit/emitter.ts';
import { format as formatText, type Format } from './layout.ts';
import { printCode } from './structures.ts';
import { listTemplates, ownImports, printTemplate, readTemplate, sharedModules } from './templates.ts';

/** Options of {@link print}. */
export interface PrintOptions {
  /**
   * Formats a text. A cache of formatted texts replaces it.
   *
   * @default format
   */
  readonly format?: Format;
}

/** Prints every file; returns the texts by their path in the output folder. */
export async function print(
  planned: Iterable<OutputFile>,
  { format = formatText }: PrintOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const open = filesOf(planned);
  const printNext = async (): Promise<void> => {
    for (const file of open) {
      texts.set(file.path, ''); // reserves the position while others are printed
      texts.set(file.path, await textOf(file, format));
      for (const [path, text] of sharedBy(file)) texts.set(path, text);
    }
  };
  // The next file is printed while one is formatted. There are only two at a time, since formatting takes twenty times
  // the memory of the text.
  await Promise.all([printNext(), printNext()]);
  return texts;
}

function textOf(file: OutputFile, format: Format): string | Promise<string> {
  switch (file.kind) {
    case 'code':
      return formatCode(file, format);
    case 'template':
      return format(file.path, printTemplate(file));
    case 'copy':
      return withOwnImports(file, readTemplate(file.source));
    case 'text':
      return withOwnImports(file, file.text);
  }
}

/** Formats a module in pieces to save memory. Restores the blank line before each piece. */
async function formatCode(
  { path, statements }: Extract<OutputFile, { kind: 'code' }>,
  format: Format,
): Promise<string> {
  let text = '';
  for (const piece of await printCode(statements)) {
    const separator = text !== '' && piece.startsWith('\n') ? '\n' : '';
    text += separator + (await format(path, piece));
  }
  return text;
}

/** Rewrites the package imports of a text. Skips texts without any, since some documents have megabytes. */
function withOwnImports({ path, own }: Extract<OutputFile, { kind: 'copy' | 'text' }>, text: string): string {
  return own === undefined ? text : ownImports(path, text, own);
}

/** Returns the modules of `templates/shared/` that a copied module needs. */
function sharedBy(file: OutputFile): ReadonlyMap<string, string> {
  if ((file.kind !== 'copy' && file.kind !== 'text') || file.own === undefined) return new Map();
  return sharedModules(file.kind === 'copy' ? readTemplate(file.source) : file.text, file.own);
}

function* filesOf(planned: Iterable<OutputFile>): Generator<OutputFile> {
  for (const file of planned) yield* expandFolder(file);
}

/** Expands a copied folder into its files. */
function expandFolder(file: OutputFile): readonly OutputFile[] {
  if (file.kind !== 'copy') return [file];
  const { without } = file;
  const found = listTemplates(file.source).filter(
    (source) => without === undefined || !source.startsWith(`${without}/`),
  );
  return found.map((source) => ({ ...file, source, path: file.path + source.slice(file.source.length) }));
}
