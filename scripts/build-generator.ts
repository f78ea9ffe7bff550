import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import Handlebars from 'handlebars';
import { templateOptions } from '../generator/write/template-options.ts';
import { writeDeclarations } from './build-package.ts';

const ROOT = join(import.meta.dirname, '..');
/** What ships beside `dist/`. */
const SHIPPED = ['package.json', 'README.md', 'LICENSE', 'load/schema/renames.schema.json'];

/**
 * Builds the generator itself as a package: `dist/` holds `generator/`, bundled, and beside it the `templates/` that it
 * fills, as they stand beside each other in the repository.
 *
 * @param into - where `dist/` is written, and the other files that ship too; the folder of the sources where none is
 *   given
 */
export async function buildGenerator(into = join(ROOT, 'generator')): Promise<void> {
  const dist = join(into, 'dist');
  rmSync(dist, { recursive: true, force: true });
  writeDeclarations(join(ROOT, 'generator'), dist);
  dropUnreached(dist);
  await bundle(join(dist, 'generator'));
  cpSync(join(ROOT, 'templates'), join(dist, 'templates'), { recursive: true });
  compileTemplates(join(dist, 'compiled'));
  writeFileSync(join(dist, 'hash.txt'), hashOf(dist));
  if (into === join(ROOT, 'generator')) return;
  for (const name of SHIPPED) cpSync(join(ROOT, 'generator', name), join(into, name));
}

/** One hash for all files of a folder: a run that begins looks at it, and not at each of them. */
function hashOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  const sum = createHash('sha256');
  for (const path of paths) sum.update(`${relative(folder, path)}\n`).update(readFileSync(path));
  return sum.digest('hex');
}

/** Each template as what Handlebars' runtime fills. */
function compileTemplates(into: string): void {
  for (const template of globSync('**/*.hbs', { cwd: join(ROOT, 'templates') })) {
    const text = readFileSync(join(ROOT, 'templates', template), 'utf8');
    const file = join(into, `${template}.cjs`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `module.exports = ${String(Handlebars.precompile(text, templateOptions(template)))};\n`);
  }
}

/** All in one folder, so that what stands beside the generator's folder is beside it for every file. */
async function bundle(outdir: string): Promise<void> {
  await build({
    absWorkingDir: join(ROOT, 'generator'),
    entryPoints: ['index.ts', 'bin.ts'],
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  });
}

/** Ships the declarations that those of the entry lead to, and not those of every file of the generator. */
function dropUnreached(folder: string): void {
  const reached = reachedFrom(join(folder, 'generator/index.d.ts'));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (path.endsWith('.d.ts') && !reached.has(path)) rmSync(path);
  }
}

function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/['"](\.[^'"\n]*)\.js['"]/g)) {
    reachedFrom(join(dirname(file), `${path}.d.ts`), reached);
  }
  return reached;
}
