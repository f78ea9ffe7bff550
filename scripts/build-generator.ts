import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import Handlebars from 'handlebars';
import { Diagnostics } from '../generator/diagnostics/diagnostics.ts';
import { generate } from '../generator/generate.ts';
import { type CompiledModule, COMPILED_MODULES, compileModule } from '../generator/write/compile.ts';
import { hash } from '../generator/write/output/file-system.ts';
import { templateOptions } from '../generator/write/print.ts';
import { writeDeclarations } from './build-package.ts';
import { bundleContract } from './bundle-package.ts';

const ROOT = join(import.meta.dirname, '..');
/** Plugins with entries of their own. */
const PLUGINS = ['plugins/hono.ts', 'plugins/tanstack-query.ts'];
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
  cpSync(join(ROOT, 'templates'), join(dist, 'templates'), { recursive: true });
  compileTemplates(join(dist, 'compiled'));
  await compileModules(join(dist, 'compiled'));
  await bundleContract(join(dist, 'compiled'));
  writeFileSync(join(dist, 'hash.txt'), hashOf(dist));
  if (into === join(ROOT, 'generator')) return;
  for (const name of SHIPPED) cpSync(join(ROOT, 'generator', name), join(into, name));
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

/** A document of which every package consists mainly of modules that all documents share. */
const SMALL_DOCUMENT = {
  openapi: '3.1.1',
  info: { title: 'Small', version: '1.0.0' },
  servers: [{ url: 'https://example.com' }],
  security: [],
  paths: { '/items': { get: { operationId: 'listItems', responses: { 200: { description: 'Items.' } } } } },
};

/** Compiles the modules of the packages of a small document, so that a run compiles only what differs from them. */
async function compileModules(into: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'small-'));
  try {
    const spec = join(folder, 'openapi.json');
    writeFileSync(spec, JSON.stringify(SMALL_DOCUMENT));
    const modules: Record<string, CompiledModule> = {};
    const compile = (path: string, text: string): CompiledModule => (modules[hash(text)] ??= compileModule(path, text));
    await generate({ spec, build: true }, new Diagnostics(), { compile });
    writeFileSync(join(into, COMPILED_MODULES), JSON.stringify(modules));
  } finally {
    rmSync(folder, { recursive: true, force: true });
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
    logLevel: 'warning',
  });
}

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
