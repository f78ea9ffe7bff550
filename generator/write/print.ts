import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { format as oxfmt } from 'oxfmt';
import type { OutputFile } from '../emit/emitter.ts';
import { isLargeDocument, printCode } from './print-statements.ts';
import { escapeDirectionalMarks } from '../../templates/runtime/shared/escape.ts';
import { compiledTemplatesFolder, templatesFolder } from '../home.ts';

/** Options of {@link print}. */
export interface PrintOptions {
  /**
   * Formats a text. A cache of formatted texts replaces it.
   *
   * @default formatText
   */
  readonly format?: Format;
  /**
   * Operations and schemas of the document, which decide how its modules are printed.
   *
   * @default 0
   */
  readonly size?: number;
}

/**
 * Prints every file; returns the texts by their path in the output folder. `print-statements.ts` prints the statements
 * of a module, such as an interface or a function.
 */
export async function print(
  planned: Iterable<OutputFile>,
  { format = formatText, size = 0 }: PrintOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const printTemplate = templatePrinter();
  const open = filesOf(planned);
  const printNext = async (): Promise<void> => {
    for (const file of open) {
      texts.set(file.path, ''); // reserves the position while others are printed
      texts.set(file.path, escapeDirectionalMarks(await textOf(file, { format, size, printTemplate })));
      for (const [path, text] of sharedBy(file)) texts.set(path, text);
    }
  };
  // The next file is printed while one is formatted. There are only two at a time, since formatting takes twenty times
  // the memory of the text.
  await Promise.all([printNext(), printNext()]);
  return texts;
}

interface PrintContext extends Required<PrintOptions> {
  readonly printTemplate: ReturnType<typeof templatePrinter>;
}

function textOf(file: OutputFile, context: PrintContext): string | Promise<string> {
  switch (file.kind) {
    case 'code':
      return formatCode(file, context);
    case 'template':
      return context.format(file.path, context.printTemplate(file));
    case 'copy':
      return withOwnImports(file, readTemplate(file.source));
    case 'package':
      return readPackageFile(file.package, file.source);
    case 'text':
      return formatJson(file.path, withOwnImports(file, file.text), context);
  }
}

/** Formats a module in pieces to save memory. Restores the blank line before each piece. */
async function formatCode(
  { path, statements }: Extract<OutputFile, { kind: 'code' }>,
  { format, size }: PrintContext,
): Promise<string> {
  let text = '';
  for (const piece of await printCode(statements, size)) {
    const separator = text !== '' && piece.startsWith('\n') ? '\n' : '';
    text += separator + (await format(path, piece));
  }
  return text;
}

/**
 * Formats JSON, except in a large document, whose formatting would take 20 times the memory of the text. The formatter
 * keeps every line break after a brace, so the text loses its own: what fits stands on one line.
 */
function formatJson(path: string, text: string, { format, size }: PrintContext): string | Promise<string> {
  return path.endsWith('.json') && !isLargeDocument(size) ? format(path, text.replaceAll(/\n */g, '')) : text;
}

/** Rewrites the package imports of a text. Skips texts without any, since some documents have megabytes. */
function withOwnImports({ path, own }: Extract<OutputFile, { kind: 'copy' | 'text' }>, text: string): string {
  return own === undefined ? text : ownImports(path, text, own);
}

/** Returns the modules of `templates/runtime/shared/` that a copied module needs. */
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

/** Layout of generated text. It is the same for every project, regardless of local formatter settings. */
export const LAYOUT = { printWidth: 120, singleQuote: true, sortPackageJson: false } as const;

/** Matches files that are formatted. */
const LAID_OUT = /\.(ts|md|json)$/;

/** Formats the text of a file according to its extension. */
export type Format = (path: string, text: string) => Promise<string>;

/**
 * Formats a text according to the file extension; returns other files unchanged. Uses oxfmt, which formats like
 * Prettier in a twentieth of the time.
 */
export async function formatText(path: string, text: string): Promise<string> {
  if (!LAID_OUT.test(path)) return text;
  const { code, errors } = await oxfmt(path, text, LAYOUT);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} was generated wrongly: ${error.message}`);
  return code;
}

/** Reads a file of an installed package by its path in the package. */
function readPackageFile(name: string, path: string): string {
  return readFileSync(join(dirname(require.resolve(`${name}/package.json`)), path), 'utf8');
}

/** Reads a file by its path below `templates/`. */
export function readTemplate(path: string): string {
  return readFileSync(join(templatesFolder, path), 'utf8');
}

/**
 * Lists a file of `templates/`, or every file in a folder in alphabetical order; paths are relative to `templates/`.
 */
export function listTemplates(path: string): readonly string[] {
  const place = join(templatesFolder, path);
  if (statSync(place).isFile()) return [path];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(path, relative(place, entry.parentPath), entry.name).replaceAll('\\', '/'))
    .sort();
}

/**
 * Returns the compiler options of a template, for both run time and the package build. Templates are strict; only HTML
 * is escaped.
 */
export function templateOptions(template: string): { readonly strict: true; readonly noEscape: boolean } {
  return { strict: true, noEscape: !template.endsWith('.html.hbs') };
}

const require = createRequire(import.meta.url);

/** Fills a template with a finished view. */
type Render = (view: object) => string;

/**
 * Returns a function that fills templates with finished views. It compiles each template once, since a reference fills
 * the same one for every operation. The package ships compiled templates, since compiling takes ten times as long as
 * filling.
 */
export function templatePrinter(): (file: Extract<OutputFile, { kind: 'template' }>) => string {
  const renders = new Map<string, Render>();
  return ({ template, view }) => {
    const render = renders.get(template) ?? renderOf(template);
    renders.set(template, render);
    return render(view);
  };
}

function renderOf(template: string): Render {
  const compiled = join(compiledTemplatesFolder, `${template}.cjs`);
  if (existsSync(compiled)) return engineFor(true).template(require(compiled));
  return engineFor(false).compile(readTemplate(`views/${template}`), templateOptions(template));
}

function engineFor(isCompiled: boolean): ReturnType<typeof import('handlebars').create> {
  const { create, SafeString } = loadHandlebars(isCompiled);
  const engine = create();
  engine.registerHelper('json', (value: unknown) => new SafeString(JSON.stringify(value, null, 2)));
  return engine;
}

/**
 * Loads the single-file browser build of Handlebars, with or without its compiler. The default entry opens 44 files.
 */
function loadHandlebars(isCompiled: boolean): typeof import('handlebars') {
  return isCompiled ? require('handlebars/dist/handlebars.runtime.js') : require('handlebars/dist/handlebars.js');
}

const SHARED = '#shared/';
const SHARED_IMPORT = /(?<=['"]#shared\/)[^'"]+(?=['"])/g;
const RELATIVE_IMPORT = /(?<=from ')\.[^']+(?=')/g;

/**
 * Collects the modules of `templates/runtime/shared/` that a module imports as `#shared/…`, and those that they import.
 * Each package gets its own copy, so that it is complete without the folders around it.
 *
 * @param folders - output folder of each import prefix; without one for `#shared/` nothing is collected
 * @returns text by output path
 */
function sharedModules(text: string, folders: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  const folder = folders[SHARED];
  if (folder === undefined || folder.startsWith(PACKAGE)) return modules;
  const add = (name: string): void => {
    const path = posix.join(folder, name);
    if (modules.has(path)) return;
    const module = readTemplate(posix.join('runtime/shared', name));
    modules.set(path, module);
    for (const [relative] of module.matchAll(RELATIVE_IMPORT)) add(posix.join(posix.dirname(name), relative));
  };
  for (const [name] of text.matchAll(SHARED_IMPORT)) add(name);
  return modules;
}

/** Prefix of the package whose entry an import leads to instead of a folder. */
const PACKAGE = 'package:';
const NAMED = /(?<=['"])#[a-z]+\/[^'"]+(?=['"])/g;

/**
 * Replaces package imports (`#name/…`) in a module by relative paths, so that it works in any output folder.
 *
 * @param path - output path of the module
 * @param folders - output folder of each import prefix, or `package:` and the entry of a package
 */
export function ownImports(path: string, text: string, folders: Readonly<Record<string, string>>): string {
  return text.replaceAll(NAMED, (named) => {
    const end = named.indexOf('/') + 1;
    const folder = folders[named.slice(0, end)];
    if (folder === undefined) return named;
    if (folder.startsWith(PACKAGE)) return folder.slice(PACKAGE.length);
    const found = posix.relative(posix.dirname(path), posix.join(folder, named.slice(end)));
    return found.startsWith('.') ? found : `./${found}`;
  });
}
