import type { OutputFile } from '../emit/emitter.ts';
import { format as formatText, type Format } from './layout.ts';
import { printCode } from './structures.ts';
import { listTemplates, ownImports, printTemplate, readTemplate, sharedModules } from './templates.ts';

/** Options of {@link print}. */
export interface PrintOptions {
  /**
   * Lays out a text. A cache of layouts replaces it.
   *
   * @default format
   */
  readonly format?: Format;
}

/** The text of every file, by its path in the output folder. */
export async function print(
  planned: Iterable<OutputFile>,
  { format = formatText }: PrintOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const open = filesOf(planned);
  const printNext = async (): Promise<void> => {
    for (const file of open) {
      texts.set(file.path, ''); // keeps the place in the order while others are printed
      texts.set(file.path, await textOf(file, format));
      for (const [path, text] of sharedBy(file)) texts.set(path, text);
    }
  };
  // While one is laid out the next is planned and printed. No more: a layout takes twenty times the memory of its text.
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

/** Lays out a module piece by piece, which takes less memory. A blank line before a piece is put back. */
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

/** A text that imports nothing by a name of its package, a document of megabytes say, is not looked through. */
function withOwnImports({ path, own }: Extract<OutputFile, { kind: 'copy' | 'text' }>, text: string): string {
  return own === undefined ? text : ownImports(path, text, own);
}

/** The modules of `templates/shared/` that a copied module needs beside it. */
function sharedBy(file: OutputFile): ReadonlyMap<string, string> {
  if ((file.kind !== 'copy' && file.kind !== 'text') || file.own === undefined) return new Map();
  return sharedModules(file.kind === 'copy' ? readTemplate(file.source) : file.text, file.own);
}

function* filesOf(planned: Iterable<OutputFile>): Generator<OutputFile> {
  for (const file of planned) yield* expandFolder(file);
}

/** A copied folder as the files below it. */
function expandFolder(file: OutputFile): readonly OutputFile[] {
  if (file.kind !== 'copy') return [file];
  const { without } = file;
  const found = listTemplates(file.source).filter(
    (source) => without === undefined || !source.startsWith(`${without}/`),
  );
  return found.map((source) => ({ ...file, source, path: file.path + source.slice(file.source.length) }));
}
