import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { catalogue, type CatalogueEntry, type DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { optional } from '../model/json.ts';
import { builtHashFile, home, templatesFolder } from '../home.ts';
import { disk, hash, type InputFile, inspectInput } from '../write/output/file-system.ts';
import { findManifest, type Manifest } from '../write/output/manifest.ts';
import { fileHash, treePlaces, type Warning } from '../write/output/tree.ts';
import type { Arguments } from './arguments.ts';
import { findUnusedRuntime, OWN_MODULE } from './layout.ts';

/** Returns the manifest of the output folder if no input and no generated file has changed since the last run. */
export function findUnchanged(given: Arguments, program: string): Manifest | undefined {
  const { folder, staging } = treePlaces(given.out);
  if (disk.kind(staging) !== undefined) return undefined;
  const manifest = findManifest(folder);
  if (manifest === undefined || !listsAllowedSources(manifest, given)) return undefined;
  if (manifest.inputs !== hashInputs({ arguments: given, program, sources: manifest.sources })) return undefined;
  return isAsWritten(folder, manifest) && isRuntimeUnchanged(given, program) ? manifest : undefined;
}

function isAsWritten(folder: string, { files }: Manifest): boolean {
  return [...files].every(
    ([path, [hash, ...others]]) => others.length === 0 && fileHash(disk, join(folder, path)) === hash,
  );
}

/** Returns `true` if the shared runtime, where there is one, is as a run with these settings writes it. */
function isRuntimeUnchanged(given: Arguments, program: string): boolean {
  if (given.runtime === undefined) return findUnusedRuntime(given) === undefined;
  const folder = join(given.out, given.runtime);
  const manifest = findManifest(folder);
  return manifest?.inputs === hashRuntime(given, program) && isAsWritten(folder, manifest);
}

/** Computes the hash of everything that determines the shared runtime. */
export function hashRuntime({ importExtension, modules, formatter, only }: Arguments, program: string): string {
  const templates = hashFiles(
    templatesFolder,
    templateFiles().map((path) => ({ path, file: inspectInput(path) })),
  );
  const shared = modules?.filter((name) => name !== OWN_MODULE);
  return hash(JSON.stringify([program, templates, importExtension, shared, formatter, only]));
}

/** Checks that a manifest lists only sources in the folders that this run reads. A forged manifest may list others. */
function listsAllowedSources(
  { sources }: Manifest,
  { spec, within, oldSpec, renames, overlays = [] }: Arguments,
): boolean {
  const around = within === undefined ? foldersOf(spec) : [within, realPath(within)];
  const named = [
    ...around,
    ...(oldSpec ? foldersOf(oldSpec) : []),
    ...(renames ? [renames, realPath(renames)] : []),
    ...overlays.flatMap((file) => [file, realPath(file)]),
  ];
  const folders = named.map(inside);
  return sources.every((source) => folders.some((folder) => inside(join(dirname(spec), source)).startsWith(folder)));
}

function inside(path: string): string {
  return `${resolve(path)}${sep}`.replace(/[\\/]+$/, sep);
}

/** Returns the hash of the generator: its sources and the versions of its dependencies. */
export function hashProgram(): string {
  if (existsSync(builtHashFile)) return readFileSync(builtHashFile, 'utf8');
  const built = join(home, 'generator/dist') + sep;
  const sources = filesBelow(join(home, 'generator')).filter(
    (file) => /\.(ts|js|json)$/.test(file) && !file.startsWith(built),
  );
  const files = [...sources, join(home, 'package-lock.json')];
  return hashFiles(
    home,
    files.map((path) => ({ path, file: inspectInput(path) })),
  );
}

/** Everything that determines the output. */
interface Inputs {
  readonly arguments: Arguments;
  /** Hash of the generator. */
  readonly program: string;
  /** Files that were read, relative to the folder of the specification's root; folders end in `/`. */
  readonly sources: readonly string[];
}

/** Computes one hash of all inputs. It does not depend on the location of the files. */
function hashInputs(inputs: Inputs): string {
  return hashFound(inputs, findInputs(inputs));
}

/**
 * Computes the hash of the inputs of a run that began at `moment`. If a file was saved since then, the output may be
 * based on its previous content: the returned hash then matches no inputs, so that the next run generates again.
 */
export function hashRead(inputs: Inputs, moment: number): string {
  const found = findInputs(inputs);
  const wasSaved = [...found.templates, ...found.sources].some(({ file }) => (file?.savedAt ?? moment) >= moment);
  return wasSaved ? hash('saved while it was read') : hashFound(inputs, found);
}

/** A path and its file; `undefined` if there is none. */
interface Found {
  readonly path: string;
  readonly file: InputFile | undefined;
}

/** Files that determine the output. */
interface FoundInputs {
  readonly templates: readonly Found[];
  readonly sources: readonly Found[];
}

function findInputs(inputs: Inputs): FoundInputs {
  const found = (path: string): Found => ({ path, file: inspectInput(path) });
  return { templates: templateFiles().map(found), sources: filesOf(inputs).map(found) };
}

function hashFound({ arguments: given, program }: Inputs, { templates, sources }: FoundInputs): string {
  const { spec, within, oldSpec, renames, only, overlays = [], strict } = given;
  const folder = dirname(spec);
  return hash(
    JSON.stringify({
      program,
      only: only ?? null,
      strict: strict ?? false,
      ...(given.infer && { infer: true }),
      ...((given.select ?? given.packages ?? given.formatter) !== undefined && {
        settings: [given.select, given.packages, given.formatter],
      }),
      ...(given.build && { build: true }),
      ...optional('folder', given.folder),
      ...(given.layout === 'source' && {
        source: [given.importExtension, given.modules ?? [], given.entry, given.runtime],
      }),
      templates: hashFiles(templatesFolder, templates),
      roots: [spec, within, oldSpec, renames, ...overlays].map((path) =>
        path === undefined ? null : pathFrom(folder, path),
      ),
      sources: hashFiles(folder, sources),
    }),
  );
}

/** Lists the templates. In the built package, the hash of the program covers them. */
function templateFiles(): readonly string[] {
  return existsSync(builtHashFile) ? [] : filesBelow(templatesFolder);
}

/** Returns a path relative to a folder, with `/`. */
export function pathFrom(folder: string, path: string): string {
  return relative(folder, path).replaceAll(sep, '/');
}

/** Lists the source files. A source that ends in `/` is a folder and stands for all files in it. */
function filesOf({ arguments: { spec }, sources }: Inputs): readonly string[] {
  return sources.flatMap((source) => {
    const path = join(dirname(spec), source);
    return source.endsWith('/') ? filesBelow(path) : [path];
  });
}

function hashFiles(folder: string, files: readonly Found[]): string {
  const lines = files.map(({ path, file }) => `${pathFrom(folder, path)} ${file?.hash() ?? 'no file'}`);
  return hash(lines.toSorted().join('\n'));
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Resolves symbolic links. Returns the path itself if it does not exist. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Returns the folder of a file as given, and its folder after links are resolved. */
export function foldersOf(file: string): readonly string[] {
  return [dirname(file), dirname(realPath(file))];
}

/** Converts warnings to the form stored in the manifest, which does not depend on the location of the document. */
export function toManifestWarnings(diagnostics: readonly Diagnostic[], spec: string): readonly Warning[] {
  const folder = resolve(dirname(spec));
  return diagnostics.flatMap(({ code, severity, address, cause, fix }) => {
    if (severity !== 'warning' || typeof address === 'string') return [];
    const stored = { code, ...address, file: pathFrom(folder, resolve(address.file)), cause };
    return [fix === catalogue[code].fix ? stored : { ...stored, fix }];
  });
}

/** Restores the warnings stored in a manifest, limited to the files that the run read. */
export function readWarnings({ warnings, sources }: Manifest, spec: string): readonly Diagnostic[] {
  return warnings.flatMap(({ code, file, line, column, pointer, cause, fix = fixOf(code) }) => {
    if (!sources.some((source) => source === file || (source.endsWith('/') && file.startsWith(source)))) return [];
    const place = { file: relative('', join(dirname(spec), file)), line, column };
    const address = pointer === undefined ? place : { ...place, pointer };
    return [{ code, severity: 'warning', address, cause, fix }];
  });
}

function fixOf(code: DiagnosticCode): string {
  const { fix }: CatalogueEntry = catalogue[code];
  return typeof fix === 'string' ? fix : fix();
}
