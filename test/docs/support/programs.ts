import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { emitMock } from '../../../generator/emit/mock/emit-mock.ts';
import { emitSdk } from '../../../generator/emit/sdk/emit-sdk.ts';
import { emitValidators } from '../../../generator/emit/validators/emit-validators.ts';
import { loadSpecification } from '../../../generator/load/load.ts';
import { buildContract } from '../../../generator/build/contract.ts';
import type { Contract } from '../../../generator/model/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { print } from '../../../generator/write/print.ts';
import { libraryPreamble, platformPreamble } from './preambles.ts';
import { promisedLines, snippetsIn } from './snippets.ts';
import { type Preamble, withPreamble } from './with-preamble.ts';

export const ROOT = join(import.meta.dirname, '../../..');
/** The platform's client and mock. */
export const SDK = join(ROOT, 'generated/sdk');
export const MOCK = join(ROOT, 'generated/mock');
const MIGRATE = join(ROOT, 'generated/migrate');

/** A program that a page prints or the package ships. */
export interface Program {
  readonly page: string;
  readonly name: string;
  /** The file that it becomes. */
  readonly file: string;
  readonly text: string;
  /** Lines that it says it prints. */
  readonly promised: readonly string[];
}

/** Those of a page; what it leaves to the reader stands before them. */
export function programsIn(page: string, markdown: string, preamble: Preamble): readonly Program[] {
  return snippetsIn(markdown).map((snippet, index) => ({
    page,
    name: snippet.name,
    file: `${page}-${index + 1}${isTestFile(snippet.text) ? '.test' : ''}.ts`,
    text: withPreamble(snippet.text, preamble),
    promised: promisedLines(snippet),
  }));
}

/** Tests for a program that is meant for a test runner. */
function isTestFile(text: string): boolean {
  return text.includes("from 'vitest'");
}

/** Everything that is printed in the guides, in the README of the repository, and in those of another interface. */
export function shownPrograms(library: ReadonlyMap<string, string>): readonly Program[] {
  return [
    ...programsInGuide('guide', guideOf(SDK), platformPreamble),
    ...programsIn('repository', readFileSync(join(ROOT, 'README.md'), 'utf8'), platformPreamble),
    ...programsInGuide('library', guideIn(library, 'sdk'), libraryPreamble),
    ...programsInGuide('mock', guideOf(MOCK), {}),
    ...programsIn('migrate', readFileSync(join(MIGRATE, 'README.md'), 'utf8'), {}),
    ...programsInGuide('library-mock', guideIn(library, 'mock'), {}),
  ];
}

function programsInGuide(page: string, guide: ReadonlyMap<string, string>, preamble: Preamble): readonly Program[] {
  return [...guide].flatMap(([name, text]) =>
    programsIn(name === 'README.md' ? page : `${page}-${basename(name, '.md')}`, text, preamble),
  );
}

/** Reads the guide of a package: its README, then its chapters, each by its path in the package. */
export function guideOf(folder: string): ReadonlyMap<string, string> {
  const pages = ['README.md', ...globSync('docs/*.md', { cwd: folder }).sort()];
  return new Map(pages.map((page) => [page.replaceAll(sep, '/'), readFileSync(join(folder, page), 'utf8')]));
}

/** Returns the guide of a product among generated files. */
export function guideIn(files: ReadonlyMap<string, string>, product: string): ReadonlyMap<string, string> {
  const pages = [...files].filter(([path]) => path.startsWith(`${product}/`) && path.endsWith('.md'));
  return new Map(pages.map(([path, text]) => [path.slice(product.length + 1), text]));
}

/** Everything that ships as an example. */
export function shippedPrograms(): readonly Program[] {
  const folder = join(SDK, 'examples');
  return globSync('*.mjs', { cwd: folder })
    .sort()
    .map((file) => ({
      page: 'examples',
      name: file,
      file,
      text: readFileSync(join(folder, file), 'utf8'),
      promised: [],
    }));
}

/** The client of a document and its mock, by path. */
export async function productsOf(file: string): Promise<ReadonlyMap<string, string>> {
  const contract = await contractOf(file);
  return print([...emitSdk(contract), ...(await emitValidators(contract)), ...emitMock(contract)]);
}

/** Returns the guide of a document's client. */
export async function clientGuideOf(file: string): Promise<ReadonlyMap<string, string>> {
  const pages = [...emitSdk(await contractOf(file))].filter(({ path }) => path.endsWith('.md'));
  return guideIn(await print(pages), 'sdk');
}

async function contractOf(file: string): Promise<Contract> {
  const diagnostics = new Diagnostics();
  const { document } = await loadSpecification(file, diagnostics);
  return buildContract({ document }, diagnostics);
}
