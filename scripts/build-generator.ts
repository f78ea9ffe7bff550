import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import Handlebars from 'handlebars';
import { renameImports } from '../generator/write/compile.ts';
import { templateOptions } from '../generator/write/print.ts';
import { buildEngines } from './build-engines.ts';
import { writeJsonSchemas } from './json-schemas.ts';

const ROOT = join(import.meta.dirname, '..');
const COMPILER = join(import.meta.dirname, '../node_modules/typescript-7/bin/tsc');
/** Plugins with entries of their own. */
const PLUGINS = ['plugins/hono.ts', 'plugins/tanstack-query.ts'];
/** Folders of `templates/` that are copied into packages. The engines are bundled. */
const COPIED = ['views', 'runtime/client', 'runtime/shared'];
/** Files that ship beside `dist/`. */
const SHIPPED = ['package.json', 'README.md', 'SKILL.md', 'llms.txt', 'LICENSE', 'load/renames.schema.json'];

/**
 * Builds the generator as a package: `dist/` contains the bundled `generator/` and the `templates/` beside it, as in
 * the repository.
 *
 * @param into - folder for `dist/` and the other files that ship. Default: the folder of the sources
 */
export async function buildGenerator(into = join(ROOT, 'generator')): Promise<void> {
  const dist = join(into, 'dist');
  rmSync(dist, { recursive: true, force: true });
  writeDeclarations(join(ROOT, 'generator'), dist);
  dropUnreached(dist);
  await bundle(join(dist, 'generator'));
  for (const folder of COPIED)
    cpSync(join(ROOT, 'templates', folder), join(dist, 'templates', folder), { recursive: true, filter });
  cpSync(join(ROOT, 'templates/runtime/shared/assets'), join(dist, 'assets'), { recursive: true });
  compileTemplates(join(dist, 'compiled'));
  await buildEngines(join(dist, 'engines'));
  writeJsonSchemas('generator', join(dist, 'schemas'));
  writeFileSync(join(dist, 'hash.txt'), hashOf(dist));
  if (into === join(ROOT, 'generator')) return;
  for (const name of SHIPPED) cpSync(join(ROOT, 'generator', name), join(into, name));
}

/**
 * Writes the declarations of the sources in a folder.
 *
 * The compiler does it for the whole folder: `ts.transpileDeclaration` takes a third longer for the client and declares
 * members with computed names twice.
 */
function writeDeclarations(folder: string, dist: string): void {
  const args = [COMPILER, '-p', folder, '--emitDeclarationOnly', '--outDir', dist];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = join(dist, file);
    if (file.endsWith('.d.ts')) writeFileSync(path, renameImports(readFileSync(path, 'utf8')));
  }
}

/** Leaves out what makes a folder a package of this repository, and templates, which are compiled. */
function filter(file: string): boolean {
  return basename(file) !== 'package.json' && !file.endsWith('.hbs');
}

/** Computes one hash for all files of a folder, so that a run reads it instead of every file. */
function hashOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  const sum = createHash('sha256');
  for (const path of paths) sum.update(`${relative(folder, path)}\n`).update(readFileSync(path));
  return sum.digest('hex');
}

/** Precompiles the templates for Handlebars' runtime. */
function compileTemplates(into: string): void {
  for (const template of globSync('**/*.hbs', { cwd: join(ROOT, 'templates/views') })) {
    const text = readFileSync(join(ROOT, 'templates/views', template), 'utf8');
    const file = join(into, `${template}.cjs`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `module.exports = ${String(Handlebars.precompile(text, templateOptions(template)))};\n`);
  }
}

/** Bundles into one folder, so that relative paths to the templates hold for every file. */
async function bundle(outdir: string): Promise<void> {
  await build({
    absWorkingDir: join(ROOT, 'generator'),
    entryPoints: [...PLUGINS, 'index.ts', 'bin.ts', 'evolve/bin.ts'],
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    plugins: [sharedModules],
    logLevel: 'warning',
  });
}

/** Bundles the modules that an engine imports as `#shared/`, which its package would resolve to one of ours. */
const sharedModules: Plugin = {
  name: 'shared-modules',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^#shared\// }, ({ path }) => ({
      path: join(ROOT, 'templates/runtime/shared', path.slice('#shared/'.length)),
    }));
  },
};

/** Removes declarations that the entry's declarations do not reach. */
function dropUnreached(folder: string): void {
  const entries = ['index.ts', ...PLUGINS].map((entry) => join(folder, 'generator', entry.replace(/\.ts$/, '.d.ts')));
  const reached = new Set(entries.flatMap((entry) => [...reachedFrom(entry)]));
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
