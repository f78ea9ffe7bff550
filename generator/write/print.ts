import { extname } from 'node:path';
import type { OutputFile } from '../emit/emitter.ts';
import { afresh, type Keep, type Recall } from '../memory.ts';
import { format } from './format.ts';
import { ownImports } from './own-imports.ts';
import { printCode } from './print-code.ts';
import { printTemplate, type Render } from './print-template.ts';
import { listTemplates, readTemplate } from './read-template.ts';

/** What was printed before. */
export interface PrintMemory {
  /** The texts of statements. */
  readonly statements?: Keep<string>;
  /** The layouts of texts: work that depends on nothing but a text. */
  readonly layout?: Recall<Promise<string>>;
  /** Templates, ready to be filled in. */
  readonly templates?: Recall<Render>;
}

/** The text of every file, by its path in the output folder; what was laid out before is recalled. */
export async function print(
  planned: readonly OutputFile[],
  { layout = afresh, templates = afresh, statements }: PrintMemory = {},
): Promise<ReadonlyMap<string, string>> {
  const layOut = (path: string, text: string): Promise<string> =>
    layout(`${extname(path)} ${text}`, () => format(path, text));
  const files = planned.flatMap(expandFolder);
  const texts = new Map(files.map(({ path }) => [path, '']));
  const open = files.values();
  const printNext = async (): Promise<void> => {
    for (const file of open) texts.set(file.path, await textOf(file, { layOut, templates, statements }));
  };
  // While one is laid out the next is printed, and no more: a layout takes twenty times the memory of its text.
  await Promise.all([printNext(), printNext()]);
  return texts;
}

type Layout = (path: string, text: string) => Promise<string>;

interface Printing {
  readonly layOut: Layout;
  readonly templates: Recall<Render>;
  readonly statements: Keep<string> | undefined;
}

function textOf(file: OutputFile, { layOut, templates, statements }: Printing): string | Promise<string> {
  switch (file.kind) {
    case 'code':
      return codeText(file, layOut, statements);
    case 'template':
      return layOut(file.path, printTemplate(file, templates));
    case 'copy':
      return withOwnImports(file, readTemplate(file.source));
    case 'text':
      return withOwnImports(file, file.text);
  }
}

/** A text that imports nothing by a name of its package, a document of megabytes say, is not looked through. */
function withOwnImports({ path, own }: Extract<OutputFile, { kind: 'copy' | 'text' }>, text: string): string {
  return own === undefined ? text : ownImports(path, text, own);
}

/** Pieces are laid out apart: an empty line before one of them is put back. */
async function codeText(
  { path, statements }: Extract<OutputFile, { kind: 'code' }>,
  layOut: Layout,
  kept?: Keep<string>,
): Promise<string> {
  const pieces = printCode(statements, kept);
  const texts: string[] = [];
  for (const piece of pieces) {
    if (texts.length > 0 && piece.startsWith('\n')) texts.push('\n');
    texts.push(await layOut(path, piece));
  }
  return texts.join('');
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
