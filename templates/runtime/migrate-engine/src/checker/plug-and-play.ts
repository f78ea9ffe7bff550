import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { parseJson } from '#shared/json.ts';

/** Packages of a project that Yarn installed with Plug'n'Play: no `node_modules`, but a table of locations. */
export interface PlugAndPlay {
  /** Returns the folder of a package as a file sees it; `undefined` if it is unknown, or in an archive. */
  readonly locate: (name: string, containing: string) => string | undefined;
}

/**
 * Reads the table of the project around a folder, from `.pnp.data.json` or from the text in `.pnp.cjs`. Yarn would
 * execute the latter; here it is only parsed, because reading a folder must not execute anything in it.
 */
export function findPlugAndPlay(folder: string): PlugAndPlay | undefined {
  const data = join(folder, '.pnp.data.json');
  if (existsSync(data)) return readTable(folder, readFileSync(data, 'utf8'));
  const script = join(folder, '.pnp.cjs');
  if (existsSync(script)) return readTable(folder, inlinedData(readFileSync(script, 'utf8')));
  const parent = dirname(folder);
  return parent === folder ? undefined : findPlugAndPlay(parent);
}

/**
 * Returns the JSON of a script: a string in single quotes, whose line breaks are escaped. One pattern for the whole
 * string would exceed the stack: there are tables of many megabytes.
 */
function inlinedData(script: string): string {
  const start = /RAW_RUNTIME_STATE\s*=\s*'/.exec(script);
  if (start === null) return '';
  const text = script.slice(start.index + start[0].length);
  for (const { 0: found, index } of text.matchAll(/\\[\s\S]|'/g))
    if (found === "'") return text.slice(0, index).replaceAll(/\\(?:\r?\n|([\s\S]))/g, (_, char = '') => char);
  return '';
}

/** A package in the table. */
interface InstalledPackage {
  readonly location: string;
  /** Names and references of the packages that it may import. */
  readonly dependencies: ReadonlyMap<string, string>;
}

function readTable(root: string, text: string): PlugAndPlay {
  const packages = new Map<string, InstalledPackage>();
  for (const [name, references] of pairs(member(parseJson(text), 'packageRegistryData')))
    for (const [reference, found] of pairs(references)) {
      const location = resolve(root, withoutVirtual(String(member(found, 'packageLocation'))));
      const dependencies = new Map(pairs(member(found, 'packageDependencies')).flatMap(dependency));
      packages.set(key(name, reference), { location, dependencies });
    }
  const all = [...packages.values()].toSorted((one, other) => other.location.length - one.location.length);
  const project = packages.get(key(null, null));
  return {
    locate: (name, containing) => {
      const importer = all.find(({ location }) => isBelow(containing, location));
      const found = importer?.dependencies.get(name) ?? project?.dependencies.get(name);
      const location = found === undefined ? undefined : packages.get(found)?.location;
      return location !== undefined && existsSync(location) ? location : undefined;
    },
  };
}

/** Reads `[name, reference]`, or `[name, [other name, reference]]` for an alias; a missing peer has none. */
function dependency([name, target]: readonly [unknown, unknown]): readonly (readonly [string, string])[] {
  if (typeof target === 'string') return [[String(name), key(name, target)]];
  return Array.isArray(target) ? [[String(name), key(target[0], target[1])]] : [];
}

function key(name: unknown, reference: unknown): string {
  return JSON.stringify([name, reference]);
}

/** `.yarn/__virtual__/x/1/packages/a/` is an instance of `packages/a/`: as many folders up as the number says. */
function withoutVirtual(location: string): string {
  return location.replace(/__virtual__\/[^/]+\/(\d+)\//, (_, up: string) => '../'.repeat(Number(up)));
}

function isBelow(file: string, folder: string): boolean {
  const path = relative(folder, file);
  return path !== '..' && !path.startsWith(`..${sep}`);
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

function pairs(value: unknown): readonly (readonly [unknown, unknown])[] {
  return Array.isArray(value) ? value.map((pair: unknown) => [member(pair, '0'), member(pair, '1')] as const) : [];
}

/** An import, and the compiler's options for it. */
interface ImportQuery {
  readonly specifier: string;
  readonly containing: string;
  readonly options: ts.CompilerOptions;
  readonly host: ts.ModuleResolutionHost;
}

/** Resolves an import of a package, or of its types in `@types`. */
export function resolvePlugAndPlay(
  { locate }: PlugAndPlay,
  { specifier, containing, options, host }: ImportQuery,
): ts.ResolvedModuleFull | undefined {
  const [, name, path = ''] = /^((?:@[^/]+\/)?[^./@][^/]*)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  for (const candidate of [name, types]) {
    const folder = locate(candidate, containing);
    const found = folder === undefined ? undefined : resolveIn(folder, { name: candidate, path, options, host });
    if (found !== undefined) return found;
  }
  return undefined;
}

type PackageQuery = Omit<ImportQuery, 'specifier' | 'containing'> & { readonly name: string; readonly path: string };

/** Resolves a path of a package: from beside its `node_modules`, or, in a workspace, in its folder. */
function resolveIn(folder: string, { name, path, options, host }: PackageQuery): ts.ResolvedModuleFull | undefined {
  const end = join('node_modules', name);
  const [specifier, containing] = folder.endsWith(end)
    ? [name + path, join(folder.slice(0, -end.length), 'index.ts')]
    : [`.${path === '' ? '/' : path}`, join(folder, 'index.ts')];
  return ts.resolveModuleName(specifier, containing, options, host).resolvedModule;
}
