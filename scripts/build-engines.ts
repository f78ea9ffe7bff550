import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { rolldown, type RolldownPluginOption } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { CLIENT_ENTRIES } from '../generator/write/client-runtime.ts';
import { writeJsonSchemas } from './json-schemas.ts';

const ROOT = join(import.meta.dirname, '..');
const RUNTIME = join(ROOT, 'templates/runtime');

/** The engines: the name of a package of `templates/runtime/` without `-engine`. */
const ENGINES = ['mock', 'verify', 'migrate'] as const;

/** Folder of bundled engines, by the hash of what they are bundled from. */
const CACHE = join(ROOT, 'node_modules/.cache/engines');

/**
 * Matches an import of another package. What engines share is bundled; the mock, which the verification imports as
 * `#mock/…`, is a package of its own there.
 */
const PACKAGE = /^(?![./]|#shared\/|@bmp\/runtime-shared\/)/;

/**
 * Bundles every engine into a folder of its name: a file per entry of its `package.json`, common files in `shared/`,
 * declarations beside them, the files of its page or report, and the JSON Schemas of what it prints.
 *
 * @param into - folder for the engines, as the generator ships them
 */
export async function buildEngines(into: string): Promise<void> {
  for (const name of ENGINES) await buildEngine(join(RUNTIME, `${name}-engine`), join(into, name));
  await buildClientRuntime(join(into, 'client'));
  await bundleContract(join(into, 'mock'));
  for (const name of ['verify', 'migrate'] as const) writeJsonSchemas(name, join(into, name, 'schemas'));
}

async function buildEngine(folder: string, into: string): Promise<void> {
  const { exports }: { exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const entries = Object.entries(exports).map(([key, file]) => [key === '.' ? 'index' : key.slice(2), file] as const);
  await bundle({ folder, into, input: Object.fromEntries(entries), plugins: [requiredTypescript] });
  const declarations = dts({ generator: 'oxc', dtsOnly: true, tsconfig: false });
  await bundle({
    folder,
    into,
    input: Object.fromEntries(entries),
    plugins: [declarations],
    groups: [{ name: 'types.d', minShareCount: 2 }],
  });
  for (const assets of [join(RUNTIME, 'shared/assets'), join(folder, 'assets')])
    if (existsSync(assets)) cpSync(assets, join(into, 'assets'), { recursive: true });
}

/**
 * Bundles the client's runtime: a file per entry, common files in `runtime/`, and declarations beside them.
 */
async function buildClientRuntime(into: string): Promise<void> {
  const folder = join(RUNTIME, 'client');
  const shared: RolldownPluginOption = {
    name: 'shared',
    resolveId: (id) => (id.startsWith('#shared/') ? join(RUNTIME, 'shared', id.slice('#shared/'.length)) : undefined),
  };
  const chunks = 'runtime/[name].js';
  await bundle({ folder, into, input: CLIENT_ENTRIES, plugins: [shared], chunks });
  const declarations = dts({ generator: 'oxc', dtsOnly: true, tsconfig: false });
  const groups = [{ name: 'types.d', minShareCount: 2 }];
  await bundle({ folder, into, input: CLIENT_ENTRIES, plugins: [shared, declarations], groups, chunks });
}

/**
 * Bundles the generator's loader as `contract.js`, which a package's command imports only when it reads a document. The
 * libraries that it needs are dependencies of the package.
 */
async function bundleContract(into: string): Promise<void> {
  const generator = join(ROOT, 'generator');
  await build({
    absWorkingDir: generator,
    entryPoints: [join(generator, 'contract.ts')],
    outdir: into,
    outbase: generator,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    packages: 'external',
    logLevel: 'warning',
  });
}

/**
 * Loads the compiler by `require`: to import a script, Node parses its 9 MB twice more, which takes 0.6 s with Node 20,
 * 0.15 s with Node 24, and 20 MB.
 */
const requiredTypescript: RolldownPluginOption = {
  name: 'required-typescript',
  resolveId: (id) => (id === 'typescript' ? '\0typescript' : undefined),
  load: (id) =>
    id === '\0typescript'
      ? `import { createRequire } from 'node:module'; export default createRequire(import.meta.url)('typescript');`
      : undefined,
};

interface Bundling {
  readonly folder: string;
  readonly into: string;
  /** Source file by the name of its output file. */
  readonly input: Readonly<Record<string, string>>;
  readonly plugins: readonly RolldownPluginOption[];
  /** Common files. @default one for each set of entries that share code */
  readonly groups?: readonly { readonly name: string; readonly minShareCount: number }[];
  /** Names of the common files. @default 'shared/[name].js' */
  readonly chunks?: string;
}

async function bundle({ folder, into, input, plugins, groups, chunks = 'shared/[name].js' }: Bundling): Promise<void> {
  const bundled = await rolldown({
    cwd: folder,
    input: { ...input },
    external: (id) => PACKAGE.test(id) && !(id === 'typescript' && plugins.includes(requiredTypescript)),
    platform: 'neutral',
    // The settings of the repository are those of its own modules.
    tsconfig: false,
    transform: { target: 'es2022' },
    plugins: [...plugins],
    logLevel: 'warn',
  });
  await bundled.write({
    dir: into,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: chunks,
    postBanner: referencedLibraries,
    ...(groups === undefined ? {} : { codeSplitting: { groups: [...groups] } }),
  });
}

/** Returns the references to libraries of TypeScript in the modules of a file, which the bundler leaves out. */
function referencedLibraries({ fileName, moduleIds }: { fileName: string; moduleIds: readonly string[] }): string {
  if (!fileName.endsWith('.d.ts')) return '';
  const sources = moduleIds.map((id) => readFileSync(id.replace(/\.d\.ts$/, '.ts'), 'utf8'));
  return [...new Set(sources.flatMap((text) => text.match(/^\/\/\/ <reference lib=.*$/gm) ?? []))].join('\n');
}

/**
 * Returns the folder of the engines bundled from the present sources, for runs of the generator in the repository. They
 * are bundled when the sources have changed.
 */
export async function currentEngines(): Promise<string> {
  const folder = join(CACHE, sourcesHash());
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const building = mkdtempSync(join(CACHE, 'building-'));
  try {
    await buildEngines(building);
    renameSync(building, folder);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return folder;
}

/** Computes one hash of the sources of the engines, and of the loader that the mock's brings along. */
function sourcesHash(): string {
  const files = globSync(
    ['templates/runtime/**/*', 'generator/**/*.ts', 'scripts/build-engines.ts', 'scripts/json-schemas.ts'],
    {
      cwd: ROOT,
      exclude: (name) => ['dist', 'node_modules'].includes(name),
    },
  );
  const sum = createHash('sha256');
  for (const file of files.filter((path) => /\.\w+$/.test(path)).toSorted())
    sum.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return sum.digest('hex').slice(0, 16);
}
