import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { engineImports } from '../generator/write/engines.ts';

const GENERATOR = join(import.meta.dirname, '../generator');

/** Entry points and output of a bundle. */
interface Bundling {
  /** The folder of the package. */
  readonly folder: string;
  /** Output folder of the JavaScript. */
  readonly dist: string;
  /** The source files of the entries, relative to the folder. */
  readonly entries: readonly string[];
}

/** The module of a client whose public names generated modules import. */
const RUNTIME = 'runtime.ts';

/**
 * Bundles the entries of a package, because an import costs mainly the number of files that it loads.
 *
 * A client's runtime, which is everything that `src/runtime.ts` reaches, becomes one file. The entries beside it import
 * that file and each other, so nothing is loaded twice. Entries in folders share their common code in further files.
 */
export async function bundlePackage({ folder, dist, entries }: Bundling): Promise<void> {
  const folders = new Set(entries.map(firstName).filter((name) => !name.endsWith('.ts')));
  const parted = entries.filter((file) => folders.has(firstName(file).replace('.ts', '')));
  const beside = entries.filter((file) => !parted.includes(file));
  const source = join(folder, 'src');
  if (!existsSync(join(source, RUNTIME))) return bundleParted({ folder, dist, entries });
  await bundleParted({ folder, dist, entries: parted });
  const runtime = await runtimeFiles(source);
  await bundleRuntime(runtime, { source, dist });
  await bundleBeside({ folder, dist, entries: beside }, runtime);
}

/**
 * Bundles the generator's loader as `contract.js`, which a package's command imports only when it reads a document. The
 * libraries that it needs are dependencies of the package.
 */
export async function bundleContract(dist: string): Promise<void> {
  await build({
    ...optionsFor(GENERATOR, dist),
    outbase: GENERATOR,
    platform: 'node',
    entryPoints: [join(GENERATOR, 'contract.ts')],
  });
}

/** The folder or the file of `src/` that an entry stands in or is. */
function firstName(file: string): string {
  return relative('src', file).split('/')[0] ?? '';
}

async function bundleParted({ folder, dist, entries }: Bundling): Promise<void> {
  if (entries.length > 0) {
    await build({
      ...optionsFor(folder, dist),
      entryPoints: [...entries],
      splitting: true,
      chunkNames: entries.some((file) => dirname(file) !== 'src') ? 'shared/[hash]' : '[hash]',
      plugins: [loadEngine],
    });
  }
}

/** The files that `runtime.ts` reaches through values, relative to the folder of the sources. */
async function runtimeFiles(source: string): Promise<readonly string[]> {
  const { metafile } = await build({
    ...optionsFor(source, source),
    entryPoints: [RUNTIME],
    treeShaking: false,
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs)
    .filter((file) => file !== RUNTIME)
    .toSorted();
}

async function bundleRuntime(
  files: readonly string[],
  { source, dist }: { readonly source: string; readonly dist: string },
): Promise<void> {
  await build({
    ...optionsFor(source, dist),
    stdin: { contents: files.map((file) => `export * from './${file}';`).join('\n'), resolveDir: source },
    entryNames: 'runtime',
  });
}

async function bundleBeside({ folder, dist, entries }: Bundling, runtime: readonly string[]): Promise<void> {
  const source = join(folder, 'src');
  const external = new Map([
    ...entries.map((file) => [join(folder, file), `./${relative('src', file).replace(/\.ts$/, '.js')}`] as const),
    ...[RUNTIME, ...runtime].map((file) => [join(source, file), './runtime.js'] as const),
  ]);
  const options = optionsFor(folder, dist);
  const plugins = [loadEachOther(external)];
  const { metafile } = await build({ ...options, entryPoints: [...entries], plugins, metafile: true });
  refuseCopies(metafile);
}

function optionsFor(folder: string, outdir: string): BuildOptions {
  return {
    absWorkingDir: folder,
    outdir,
    outbase: 'src',
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    packages: 'external',
    external: ['node:*'],
    logLevel: 'warning',
  };
}

/** Leaves imports of an engine to its bundle in `dist/engine/`. Every file that imports it is in `dist/`. */
const loadEngine: Plugin = {
  name: 'load-engine',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@bmp\// }, ({ path }) => {
      const [, file] = /'(.+)'/.exec(engineImports('dist/index', `import '${path}'`)) ?? [];
      return file === undefined || file === path ? undefined : { path: file, external: true };
    }),
};

/** Leaves imports of the runtime and of other entries as they are, under the names of the shipped files. */
function loadEachOther(external: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'load-each-other',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        const shipped = kind === 'entry-point' ? undefined : external.get(join(resolveDir, path));
        return shipped === undefined ? undefined : { path: shipped, external: true };
      }),
  };
}

/** Two copies of a class are two classes. */
function refuseCopies({ outputs }: Metafile): void {
  const places = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const copied = places.filter((place, index) => places.indexOf(place) !== index);
  if (copied.length > 0)
    throw new Error(`These modules would be shipped twice; export them from src/runtime.ts: ${copied.join(', ')}`);
}
