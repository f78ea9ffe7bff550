import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Diagnostics } from '../generator/diagnostics/diagnostics.ts';
import { compilePackages, renameImports } from '../generator/write/compile.ts';
import { bundlePackage } from './bundle-package.ts';

const COMPILER = join(import.meta.dirname, '../node_modules/typescript-7/bin/tsc');

/** Members of `package.json` that a build reads. */
interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
}

/**
 * Builds a package: declarations file by file, and bundled code with one file per entry of `exports`. Code that entries
 * share goes into common files, because an import costs mainly the number of files that it loads.
 *
 * @param folder - folder with the sources and `package.json`
 * @param into - folder for `dist/` and the other shipped files, by default the same folder
 */
export async function buildPackage(folder: string, into = folder): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const dist = join(into, 'dist');
  rmSync(dist, { recursive: true, force: true });
  if (!(await writeCompiled(folder, into))) writeDeclarations(folder, dist);
  await bundlePackage({ folder, dist, entries: sourceEntries(folder, manifest) });
  if (into !== folder) copyShippedFiles(folder, into, manifest);
}

/**
 * Writes the declarations and the engine of a package that imports one, as the generator does.
 *
 * @returns whether the package has an engine
 */
async function writeCompiled(folder: string, into: string): Promise<boolean> {
  const names = ['package.json', 'tsconfig.json', ...globSync('src/**/*.ts', { cwd: folder }).toSorted()];
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const diagnostics = new Diagnostics();
  const compiled = await compilePackages(texts, diagnostics, { out: folder, build: true });
  diagnostics.throwIfErrors();
  const isEngine = (name: string): boolean => name.startsWith('dist/engine/');
  if (![...compiled.keys()].some(isEngine)) return false;
  for (const [name, text] of compiled) {
    if (!isEngine(name) && !name.endsWith('.d.ts')) continue;
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), text);
  }
  return true;
}

/**
 * Writes the declarations of the sources in a folder.
 *
 * The compiler does it for the whole folder: `ts.transpileDeclaration` takes a third longer for the client and declares
 * members with computed names twice.
 */
export function writeDeclarations(folder: string, dist: string): void {
  const args = [COMPILER, '-p', folder, '--emitDeclarationOnly', '--outDir', dist];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = join(dist, file);
    if (file.endsWith('.d.ts')) writeFileSync(path, renameImports(readFileSync(path, 'utf8')));
  }
}

/**
 * Lists the sources of entries and commands: `src/x.ts` for `./dist/x.js`, where `*` matches every file. The threads
 * that a package starts, `src/x.worker.ts`, stay files of their own too.
 */
function sourceEntries(folder: string, { exports, bin = {} }: Manifest): string[] {
  const shipped = [...Object.values(exports).map((entry) => Object(entry)['default']), ...Object.values(bin)];
  const entries = shipped.flatMap((file) => {
    const [, name] = /^\.\/dist\/(.+)\.js$/.exec(String(file)) ?? [];
    return name === undefined ? [] : globSync(`src/${name}.ts`, { cwd: folder }).toSorted();
  });
  return [...entries, ...globSync('src/**/*.worker.ts', { cwd: folder }).toSorted()];
}

function copyShippedFiles(folder: string, into: string, { files = [] }: Manifest): void {
  for (const name of ['package.json', ...files]) {
    if (name !== 'dist' && existsSync(join(folder, name)))
      cpSync(join(folder, name), join(into, name), { recursive: true });
  }
  for (const page of globSync('docs/**/*.md', { cwd: into }))
    shipPictures(dirname(join(folder, page)), join(into, page));
}

/** Matches a picture of Markdown: its text, and the path of its file. */
const PICTURE = /!\[([^\]]*)\]\((\.[^()\s]+)\)/g;

/**
 * Puts the pictures of a page that lie outside the package beside the page, and links them there.
 *
 * @param source - folder of the page in the repository, from which its links lead
 */
function shipPictures(source: string, page: string): void {
  const text = readFileSync(page, 'utf8');
  const shipped = text.replaceAll(PICTURE, (found: string, label: string, target: string) => {
    const isOutside = !existsSync(join(dirname(page), target));
    if (!isOutside || !existsSync(join(source, target))) return found;
    copyFileSync(join(source, target), join(dirname(page), basename(target)));
    return `![${label}](${basename(target)})`;
  });
  if (shipped !== text) writeFileSync(page, shipped);
}
