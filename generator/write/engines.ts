import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { enginesFolder, home } from '../home.ts';

/** Matches the import of an entry of an engine, such as `@bmp/mock-engine/core`, up to its quotes. */
const ENGINE_IMPORT = /(?<=(?:from|import)\s*\(?\s*['"])@bmp\/(mock|verify|migrate)-engine(?:\/([\w/-]+))?(?=['"])/g;

/**
 * Replaces imports of engines by the paths of their files.
 *
 * @param path - path of the importing module in its package
 */
export function engineImports(path: string, text: string): string {
  const folder = posix.relative(posix.dirname(path), 'dist/engine');
  const from = folder.startsWith('.') ? folder : `./${folder}`;
  return text.replaceAll(ENGINE_IMPORT, (_, _engine: string, entry = 'index') => `${from}/${entry}.js`);
}

/**
 * Adds the engine that a module of a package imports to its `dist/`, unless it is there. A package bundles its engine,
 * so that it installs where no registry has it.
 *
 * @param folder - folder of the package, with a slash at its end
 */
export async function addEngine(files: Map<string, string>, folder: string, text: string): Promise<void> {
  for (const [, engine = '', entry = 'index'] of text.matchAll(ENGINE_IMPORT)) {
    const place = `${folder}dist/engine/`;
    if (files.has(`${place}${entry}.js`)) continue;
    const rename = packageImports(files.get(`${folder}package.json`) ?? '{}');
    for (const [path, content] of await readEngine(engine)) files.set(place + path, rename(content));
  }
}

/**
 * Returns a function that replaces imports such as `#mock/inspection.ts` by what the `imports` of a `package.json`
 * state, since not every compiler reads those.
 */
function packageImports(manifest: string): (text: string) => string {
  const { imports = {} }: { readonly imports?: Readonly<Record<string, string>> } = JSON.parse(manifest);
  const patterns = Object.entries(imports).map(([from, to]) => {
    const [before = '', after = ''] = from.split('*');
    return [new RegExp(`(?<=["'])${before}([\\w/-]+)${after.replace('.', '\\.')}(?=["'])`, 'g'), to] as const;
  });
  return (text) =>
    patterns.reduce((one, [from, to]) => one.replaceAll(from, (_, name: string) => to.replace('*', name)), text);
}

/** Script of the repository that bundles the engines where the built generator does not bring them along. */
const BUILD_SCRIPT = join(home, 'scripts/build-engines.ts');

/** Reads the files of a bundled engine or of the client's runtime, by their path in it. */
export async function readEngine(engine: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(await builtEngines(), engine);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const files = names.filter((name) => /\.\w+$/.test(name)).toSorted();
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

async function builtEngines(): Promise<string> {
  if (existsSync(enginesFolder)) return enginesFolder;
  const { currentEngines }: { readonly currentEngines: () => Promise<string> } = await import(
    pathToFileURL(BUILD_SCRIPT).href
  );
  return currentEngines();
}
