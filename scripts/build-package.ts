import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePackage } from './bundle-package.ts';

const COMPILER = join(import.meta.dirname, '../node_modules/typescript-7/bin/tsc');

/** What `package.json` says of a package, as far as building it needs to know. */
interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
}

/**
 * Builds a package anew: declarations by the compiler, file by file; code bundled, one file an entry of `exports` and
 * what entries share in files between them, because loading many small files is what an import costs.
 *
 * @param folder - where the sources and `package.json` are
 * @param into - where `dist/` is written, and the other files that ship too; the same folder where none is given
 */
export async function buildPackage(folder: string, into = folder): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const dist = join(into, 'dist');
  rmSync(dist, { recursive: true, force: true });
  writeDeclarations(folder, dist);
  await bundlePackage({ folder, dist, entries: sourceEntries(folder, manifest) });
  if (into !== folder) copyShippedFiles(folder, into, manifest);
}

/** Writes the declarations of the sources in a folder, file by file. */
export function writeDeclarations(folder: string, dist: string): void {
  const args = [COMPILER, '-p', folder, '--emitDeclarationOnly', '--outDir', dist];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) nameShippedFiles(join(dist, file));
  }
}

/** The compiler leaves `./x.ts` in declarations; what ships is `./x.js`. */
function nameShippedFiles(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:from|import)\s*\(?\s*['"]\.[^'"\n]*)\.ts(['"])/g, '$1.js$2'));
}

/**
 * The source files of what the package's entries and commands name: `src/x.ts` for `./dist/x.js`, `*` for every file.
 */
function sourceEntries(folder: string, { exports, bin = {} }: Manifest): string[] {
  const shipped = [...Object.values(exports).map((entry) => Object(entry)['default']), ...Object.values(bin)];
  return shipped.flatMap((file) => {
    const [, name] = /^\.\/dist\/(.+)\.js$/.exec(String(file)) ?? [];
    return name === undefined ? [] : globSync(`src/${name}.ts`, { cwd: folder }).toSorted();
  });
}

function copyShippedFiles(folder: string, into: string, { files = [] }: Manifest): void {
  for (const name of ['package.json', ...files]) {
    if (name !== 'dist' && existsSync(join(folder, name)))
      cpSync(join(folder, name), join(into, name), { recursive: true });
  }
}
