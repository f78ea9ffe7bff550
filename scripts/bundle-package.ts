import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

/** What is bundled where. */
interface Bundling {
  /** The folder of the package. */
  readonly folder: string;
  /** Where the JavaScript is written. */
  readonly dist: string;
  /** The source files of the entries, relative to the folder. */
  readonly entries: readonly string[];
}

/**
 * Bundles the entries of a package: loading many small files is what an import costs.
 *
 * What stands in `src/core/` becomes one file, and the entries beside that folder load it and each other, so an import
 * loads few files and nothing twice. Entries in folders share what they have in common in further files.
 */
export async function bundlePackage({ folder, dist, entries }: Bundling): Promise<void> {
  const folders = new Set(entries.map(firstName).filter((name) => !name.endsWith('.ts')));
  const parted = entries.filter((file) => folders.has(firstName(file).replace('.ts', '')));
  const beside = entries.filter((file) => !parted.includes(file));
  const core = join(folder, 'src/core');
  if (!existsSync(core)) return bundleParted({ folder, dist, entries });
  await bundleParted({ folder, dist, entries: parted });
  await bundleCore(core, dist);
  await bundleBeside({ folder, dist, entries: beside });
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
      chunkNames: 'shared/[hash]',
    });
  }
}

async function bundleCore(core: string, dist: string): Promise<void> {
  const files = globSync('**/*.ts', { cwd: core }).filter((file) => file !== 'index.ts');
  const contents = files.toSorted().map((file) => `export * from './${file}';`);
  await build({
    ...optionsFor(core, join(dist, 'core')),
    stdin: { contents: contents.join('\n'), resolveDir: core },
    entryNames: 'index',
  });
}

async function bundleBeside({ folder, dist, entries }: Bundling): Promise<void> {
  const plugins = [loadEachOther(join(folder, 'src'), new Set(entries.map((file) => join(folder, file))))];
  const options = optionsFor(folder, dist);
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

/** Leaves imports of the core and of other entries as they are, under the names of what is shipped. */
function loadEachOther(source: string, entries: ReadonlySet<string>): Plugin {
  return {
    name: 'load-each-other',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind === 'entry-point') return undefined;
        const target = join(resolveDir, path);
        if (target.startsWith(join(source, 'core/'))) return { path: './core/index.js', external: true };
        if (!entries.has(target)) return undefined;
        return { path: `./${relative(source, target).replace(/\.ts$/, '.js')}`, external: true };
      }),
  };
}

/** Two copies of a class are two classes. */
function refuseCopies({ outputs }: Metafile): void {
  const places = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const copied = places.filter((place, index) => places.indexOf(place) !== index);
  if (copied.length > 0) throw new Error(`Would ship twice what belongs in src/core/: ${copied.join(', ')}`);
}
