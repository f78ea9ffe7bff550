import type { OutputFile } from '../emit/emitter.ts';
import type { Keep, Recall } from '../memory.ts';
import { layOut, type Layouts, type Pieced } from './lay-out.ts';
import { ownImports, sharedModules } from './own-imports.ts';
import { printCode } from './print-code.ts';
import { printTemplate, type Render } from './print-template.ts';
import { listTemplates, readTemplate } from './read-template.ts';

/** What was printed before. */
export interface PrintMemory {
  /** The texts of statements. */
  readonly statements?: Keep<string>;
  readonly layouts?: Layouts;
  /** Templates, ready to be filled in. */
  readonly templates?: Recall<Render>;
}

/** The text of every file, by its path in the output folder; what was laid out before is taken over. */
export async function print(
  planned: Iterable<OutputFile>,
  memory: PrintMemory = {},
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const open = filesOf(planned);
  const printNext = async (): Promise<void> => {
    for (const file of open) {
      texts.set(file.path, ''); // keeps the place in the order while others are printed
      texts.set(file.path, await textOf(file, memory));
      for (const [path, text] of sharedBy(file)) texts.set(path, text);
    }
  };
  // While one is laid out the next is planned and printed. No more: a layout takes twenty times the memory of its text.
  await Promise.all([printNext(), printNext()]);
  for (const path of memory.layouts?.keys() ?? []) if (!texts.has(path)) memory.layouts?.delete(path);
  return texts;
}

async function layOutCode(
  { path, statements }: Extract<OutputFile, { kind: 'code' }>,
  { statements: kept, layouts }: PrintMemory,
): Promise<string> {
  return layOut({ path, ...(await printCode(statements, kept)) }, layouts);
}

function textOf(file: OutputFile, memory: PrintMemory): string | Promise<string> {
  const { layouts, templates } = memory;
  switch (file.kind) {
    case 'code':
      return layOutCode(file, memory);
    case 'template':
      return layOut({ path: file.path, ...whole(printTemplate(file, templates)) }, layouts);
    case 'copy':
      return withOwnImports(file, readTemplate(file.source));
    case 'text':
      return withOwnImports(file, file.text);
  }
}

/** A text that is laid out as a whole. */
function whole(text: string): Pick<Pieced, 'of' | 'pieces'> {
  return { of: [text], pieces: () => [text] };
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
