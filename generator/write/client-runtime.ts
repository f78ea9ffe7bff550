import { posix } from 'node:path';
import { readEngine } from './engines.ts';
import { listTemplates, ownImports, readTemplate } from './print.ts';

/** Folder of the shared modules that are one module in the bundle. */
const VALIDATION = 'shared/validation';

/** Modules of the runtime that the bundle has under their own names, and every package has. */
const PUBLIC = ['client/public', 'runtime', 'bind', 'update', 'paging', 'dates', 'logger', 'node', 'testing'];

/** Modules that the bundle has under their own names, in a package that imports them. */
const IMPORTED = ['auth/combine', 'auth/login', 'auth/oauth2', 'testing/test-client', 'validation/index', VALIDATION];

/** Source files of the bundle, by the name of the module below `templates/runtime/client/`. */
export const CLIENT_ENTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  [...PUBLIC, ...IMPORTED].map((name) => [name, name === VALIDATION ? `../${name}.ts` : `./src/${name}.ts`]),
);

const SOURCES = 'runtime/client/src/';

/** Matches the path of a relative import without its extension, and its extension. */
const RELATIVE_IMPORT = /(?<=(?:from|import)\s*\(?\s*['"])(\.[^'"\n]*?)(\.[jt]s)(?=['"])/g;

/** Decides what a package of a client takes from the bundle of its runtime. */
export interface ClientRuntime {
  /** Tests whether the bundle replaces a module of `src/`. */
  readonly isBundled: (name: string) => boolean;
  /**
   * Returns a module with its imports of the runtime changed.
   *
   * @param path - path of the module in its package, such as `src/core.ts`
   */
  readonly rewrite: (path: string, text: string) => string;
  /** Files of the bundle, by their path in `dist/`. */
  readonly files: () => Promise<ReadonlyMap<string, string>>;
}

/**
 * Decides what a package takes from the bundle of the client's runtime.
 *
 * @param modules - text of each module of `src/`, by its path there without extension
 * @returns `undefined` if the package is not a client, or imports a module of the runtime that the bundle hides, as
 *   rules beside a specification can
 */
export function clientRuntime(modules: ReadonlyMap<string, string>): ClientRuntime | undefined {
  if (modules.get('runtime') !== readTemplate(`${SOURCES}runtime.ts`)) return undefined;
  const names = listTemplates(SOURCES.slice(0, -1)).map((path) => path.slice(SOURCES.length, -'.ts'.length));
  // A client has its own module for some, such as a `testing` that knows the options of its API.
  const own = new Set(names.filter((name) => modules.get(name) === sourceOf(name)));
  const isRuntime = (name: string): boolean => own.has(name) || name.startsWith('shared/');
  const [kept, entries] = [new Set<string>(), new Set(PUBLIC.filter(isRuntime))];
  const follow = (name: string): boolean =>
    importsOf(name, modules.get(name) ?? '').every((target) => {
      if (!isRuntime(target) || kept.has(target)) return true;
      if (entryOf(target) in CLIENT_ENTRIES) return entries.add(entryOf(target)).size > 0;
      kept.add(target);
      return !own.has(target) && follow(target);
    });
  if (![...modules.keys()].filter((name) => !isRuntime(name)).every(follow)) return undefined;
  return {
    isBundled: (name) => isRuntime(name) && !kept.has(name),
    rewrite: (path, text) => withBundle(path, text, (name) => isRuntime(name) && !kept.has(name)),
    files: async () => reachedFrom(entries, await readEngine('client')),
  };
}

/** Returns a module of the runtime as a client embeds it. */
function sourceOf(name: string): string {
  return ownImports(`src/${name}.ts`, readTemplate(`${SOURCES}${name}.ts`), { '#shared/': 'src/shared/' });
}

/** Returns the module of the bundle that has a module of the runtime. */
function entryOf(name: string): string {
  return name.startsWith(`${VALIDATION}/`) ? VALIDATION : name;
}

function withBundle(path: string, text: string, isBundled: (name: string) => boolean): string {
  const folder = posix.dirname(path);
  return text.replaceAll(RELATIVE_IMPORT, (whole: string, from: string) => {
    const target = posix.join(folder, from).replace(/^(?:src|dist)\//, '');
    if (!isBundled(target)) return whole;
    const file = posix.relative(folder, posix.join('dist', `${entryOf(target)}.js`));
    return file.startsWith('.') ? file : `./${file}`;
  });
}

function importsOf(name: string, text: string): readonly string[] {
  return [...text.matchAll(RELATIVE_IMPORT)].map(([, from = '']) => posix.join(posix.dirname(name), from));
}

/** Returns the files of entries, and those that they import. */
function reachedFrom(entries: Iterable<string>, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, extension: string): void => {
    const [path, text] = [name + extension, files.get(name + extension)];
    if (text === undefined || found.has(path)) return;
    found.set(path, text);
    for (const target of importsOf(name, text)) add(target, extension);
  };
  for (const name of entries) for (const extension of ['.js', '.d.ts']) add(name, extension);
  return found;
}
