import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { defaultLayout } from '../emit/products.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../model/json.ts';
import { disk } from '../write/output/file-system.ts';
import { findManifest } from '../write/output/manifest.ts';
import type { Arguments } from './arguments.ts';

/** Adds the settings that follow from the layout, some of them from the project around the output folder. */
export function resolveLayout(given: Arguments): Arguments {
  const { only, layout = defaultLayout(only), out } = given;
  if (layout === 'package') {
    return { engines: 'bundled', ...given, layout, build: given.build ?? true, folder: projectPath(out) };
  }
  const importExtension = given.importExtension ?? findImportExtension(out);
  const extension = importExtension === 'none' ? '' : `.${importExtension}`;
  return { ...given, layout, importExtension, entry: `./${basename(resolve(out))}/index${extension}` };
}

/** Returns the path of an output folder from the project around it, which has the nearest `package.json`. */
function projectPath(out: string): string {
  const parent = dirname(resolve(out));
  const project = findNearest(parent, 'package.json') ?? join(parent, 'package.json');
  return relative(dirname(project), resolve(out)).replaceAll('\\', '/');
}

/** Module that is not shared, because the specification adds options to it. */
export const OWN_MODULE = 'testing';

/** Folder of the shared runtime, beside the output folders of the clients. */
const SHARED_RUNTIME = 'shared-runtime';

/**
 * Lets the clients of a configuration share their runtime if they stand in one folder and have the same form. A client
 * that differs from the first ones there, and one that stands alone, keeps a runtime of its own.
 */
export function shareRuntime(inputs: readonly Arguments[]): readonly Arguments[] {
  const resolved = inputs.map(resolveLayout);
  const groups = new Map<string, Arguments[]>();
  for (const input of resolved.filter(isClient)) {
    const folder = dirname(resolve(input.out));
    const group = groups.get(folder) ?? [];
    if (group.every((other) => formOf(other) === formOf(input))) groups.set(folder, [...group, input]);
  }
  return resolved.map((input) => {
    const group = groups.get(dirname(resolve(input.out))) ?? [];
    if (group.length < 2 || !group.includes(input)) return input;
    const shared = group.flatMap(({ modules = [] }) => modules.filter((name) => name !== OWN_MODULE));
    const own = input.modules?.filter((name) => name === OWN_MODULE) ?? [];
    return { ...input, modules: [...new Set([...shared, ...own])].sort(), runtime: `../${SHARED_RUNTIME}` };
  });
}

/**
 * Returns the folder of a shared runtime that no client uses once this run has written its own: the other clients
 * beside it are gone, or have a runtime of their own.
 */
export function findUnusedRuntime({ layout, out, runtime }: Arguments): string | undefined {
  const parent = dirname(resolve(out));
  const folder = join(parent, SHARED_RUNTIME);
  if (layout !== 'source' || runtime !== undefined || resolve(out) === folder) return undefined;
  if (writtenFiles(folder).length === 0) return undefined;
  const others = readdirSync(parent).filter((name) => name !== SHARED_RUNTIME && name !== basename(resolve(out)));
  const isUsed = others.flatMap((name) => writtenFiles(join(parent, name))).some(importsSharedRuntime);
  return isUsed ? undefined : folder;
}

/** Lists the files that the last run wrote to a folder and that still exist. */
function writtenFiles(folder: string): readonly string[] {
  const files = [...(findManifest(folder)?.files.keys() ?? [])].map((path) => join(folder, path));
  return files.filter((path) => disk.kind(path) === 'file');
}

function importsSharedRuntime(file: string): boolean {
  return file.endsWith('.ts') && readFileSync(file, 'utf8').includes(`../${SHARED_RUNTIME}/`);
}

function isClient({ layout, only, out }: Arguments): boolean {
  return layout === 'source' && (only === undefined || only.includes('sdk')) && basename(out) !== SHARED_RUNTIME;
}

/** Returns the settings that determine the text of the whole runtime. */
function formOf({ importExtension, formatter = 'oxfmt', only }: Arguments): string {
  return JSON.stringify([importExtension, formatter, only === undefined || only.includes('validators')]);
}

/** Limit of files that extend each other. */
const MAX_EXTENDS = 16;

/**
 * Returns the extension with which the TypeScript project around a folder imports its own modules: `none` where a
 * bundler resolves them, `js` where Node does, and `ts` where Node runs the sources themselves. Without a
 * `tsconfig.json` it is `js`, which every tool resolves.
 */
export function findImportExtension(folder: string): 'js' | 'ts' | 'none' {
  const file = findNearest(resolve(folder), 'tsconfig.json');
  return file === undefined ? 'js' : extensionOf(compilerOptions(file));
}

function findNearest(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const parent = dirname(folder);
  return parent === folder ? undefined : findNearest(parent, name);
}

function extensionOf(options: JsonObject): 'js' | 'ts' | 'none' {
  const text = (name: string): string => textAt(options, name)?.toLowerCase() ?? '';
  const resolution = text('moduleResolution') || text('module');
  if (!/^node(?:16|18|20|next)$/.test(resolution)) return 'none';
  return options['allowImportingTsExtensions'] === true || options['rewriteRelativeImportExtensions'] === true
    ? 'ts'
    : 'js';
}

/**
 * Returns the compiler options of a project, inherited ones included. A file that only lists other projects, as Vite
 * creates it, has those of the first one with compiler options about modules.
 */
function compilerOptions(file: string, depth = 0): JsonObject {
  const config = readConfig(file);
  if (depth > MAX_EXTENDS) return {};
  const bases = [config['extends'] ?? []].flat().filter((base) => typeof base === 'string');
  const inherited = bases.flatMap((base) => resolveBase(file, base)).map((base) => compilerOptions(base, depth + 1));
  const own = Object.assign({}, ...inherited, objectAt(config, 'compilerOptions')) as JsonObject;
  if (own['module'] !== undefined || own['moduleResolution'] !== undefined) return own;
  const projects = listAt(config, 'references').map((reference) => projectFile(file, reference));
  const referenced = projects.flatMap((project) =>
    project === undefined ? [] : [compilerOptions(project, depth + 1)],
  );
  return referenced.find(({ module, moduleResolution }) => (module ?? moduleResolution) !== undefined) ?? own;
}

function projectFile(file: string, reference: Json): string | undefined {
  const path = textAt(reference, 'path');
  const target = path === undefined ? '' : join(dirname(file), path);
  return [target, join(target, 'tsconfig.json')].find(
    (candidate) => candidate.endsWith('.json') && existsSync(candidate),
  );
}

/** Resolves the value of `extends`: a path, or a file of a package. */
function resolveBase(file: string, base: string): readonly string[] {
  const candidates = [base, `${base}.json`, `${base}/tsconfig.json`];
  if (/^[./]/.test(base)) {
    const found = candidates
      .map((one) => resolve(dirname(file), one))
      .find((one) => one.endsWith('.json') && existsSync(one));
    return found === undefined ? [] : [found];
  }
  for (const candidate of candidates) {
    try {
      return [createRequire(file).resolve(candidate)].filter((found) => found.endsWith('.json'));
    } catch {
      // Tries the next form. An unknown base has no effect here; the compiler reports it.
    }
  }
  return [];
}

/** Reads JSON with comments and trailing commas. A file that the compiler would reject counts as empty. */
function readConfig(file: string): JsonObject {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const plain = text.replace(
    /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_, literal?: string) => literal ?? '',
  );
  try {
    const config: Json = JSON.parse(
      plain.replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[\]}])/g, (_, literal?: string) => literal ?? ''),
    );
    return isObject(config) ? config : {};
  } catch {
    return {};
  }
}
