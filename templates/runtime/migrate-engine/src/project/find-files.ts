import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { OFFLINE_GIT } from '#shared/offline-git.ts';
import type { Overlay } from '../checker/checker.ts';
import { changedSegments, escapePattern, type MigrationIndex } from '../migration/migration-index.ts';
import { REQUEST, type SourceText, withNeighbors, withRequests } from './import-graph.ts';

/** Files that were found, and files that were skipped. */
export interface FoundFiles {
  readonly files: readonly SourceText[];
  /** Modules that files import types from which only the previous version has. */
  readonly typeModules: readonly string[];
  /** JSON files that mention a name of the previous version. */
  readonly documents: readonly SourceText[];
  readonly skipped: readonly SkippedFile[];
}

/** A skipped file, and the reason. */
export interface SkippedFile {
  readonly name: string;
  readonly reason: string;
  /** True if the file could not be read or parsed, so that its contents are unknown. */
  readonly isUnreadable?: boolean;
  /** True if the file is generated or minified and mentions the previous version: its source has to change. */
  readonly isGenerated?: boolean;
  /** True if an error in the codemod is the reason. */
  readonly isInternalError?: boolean;
  /** True if only a part of the file is skipped, such as a template. */
  readonly isPart?: boolean;
  /** Lines that mention the previous version, in a file that is no code. */
  readonly places?: readonly MentionedPlace[];
}

/** A place in a file that is no code. */
interface MentionedPlace {
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

const SOURCES = /\.(?:[cm]?[jt]sx?|vue)$/;
/** Files that are no code but may contain addresses and documents. */
const NON_CODE = /\.(?:json|http|rest|ya?ml|html?|svelte|astro)$/;

/** Templates of frameworks, whose expressions may read members. */
const TEMPLATES = /\.(?:html?|svelte|astro)$/;

/** Folders of third-party packages. */
const VENDOR_FOLDERS = new Set(['node_modules', 'bower_components', 'jspm_packages', 'vendor']);
const MAX_FILE_BYTES = 5_000_000;

/** Selects files by their text. */
export interface FileFilter {
  readonly isRelevant: (text: string) => boolean;
  /** Selects the non-code files that are reported. */
  readonly isReported: (text: string) => boolean;
  /** Selects the generated files that are reported. */
  readonly isGeneratedFrom: (text: string) => boolean;
}

/** Finds the relevant source files below a folder. Symbolic links, vendor folders and hidden folders are skipped. */
function findFiles(
  folder: string,
  filter: FileFilter,
): Omit<FoundFiles, 'typeModules'> & { readonly templates: readonly SourceText[] } {
  const files: SourceText[] = [];
  const templates: SourceText[] = [];
  const documents: SourceText[] = [];
  const search: SearchState = { root: realpathSync(folder), ignored: gitIgnored(folder), skipped: [] };
  for (const path of filesBelow(search.root, search)) {
    const name = nameOf(path, search);
    const read = readText(path);
    if (isDocument(path, read, filter)) documents.push({ path, name, text: read.text });
    const reason = SOURCES.test(path) ? skipReason(read, filter) : nonCodeReason(read, filter);
    if (read.text !== undefined && TEMPLATES.test(path)) {
      if (isMention(read.text, filter)) templates.push({ path, name, text: read.text });
    } else if (reason !== undefined) search.skipped.push(skippedFile(name, reason, read, filter));
    else if (isSource(path, read, filter)) files.push({ path, name, text: read.text });
  }
  return { files, documents, skipped: search.skipped, templates };
}

function isSource(path: string, read: ReadResult, { isRelevant }: FileFilter): read is { readonly text: string } {
  return (
    SOURCES.test(path) &&
    read.text !== undefined &&
    (isRelevant(read.text) || REQUEST.test(read.text)) &&
    !isGenerated(read.text)
  );
}

/** Keeps a JSON file that may hold documents of the previous version. */
function isDocument(path: string, read: ReadResult, { isRelevant }: FileFilter): read is { readonly text: string } {
  return path.endsWith('.json') && read.text !== undefined && isRelevant(read.text) && !isReport(read.text);
}

/** Keeps a template that may mention the previous version, so that others take no memory. */
function isMention(text: string, { isRelevant, isReported }: FileFilter): boolean {
  return !isReport(text) && (isReported(text) || isRelevant(text));
}

function skippedFile(name: string, reason: string, read: ReadResult, filter: FileFilter): SkippedFile {
  if ('isUnreadable' in read) return unreadable(name, reason);
  if (read.text === undefined) return { name, reason };
  return SOURCES.test(name)
    ? { name, reason, isGenerated: true }
    : { name, reason, places: placesIn(read.text, filter) };
}

/**
 * Finds the lines of a file that mention the previous version, each with its first word. An OpenAPI document has one
 * place: it is replaced as a whole. So has a file whose lines only mention it together.
 */
function placesIn(text: string, { isReported }: Pick<FileFilter, 'isReported'>): readonly MentionedPlace[] {
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) => (isReported(line) ? [placeOf(line, index)] : []));
  const first = places[0] ?? placeOf(lines[0] ?? '', 0);
  return places.length === 0 || SPECIFICATION.test(text) ? [first] : places;
}

function placeOf(line: string, index: number): MentionedPlace {
  return { line: index + 1, column: line.search(/\S|$/) + 1, text: line.trim() };
}

/** Matches the version of an OpenAPI document. */
const SPECIFICATION = /^\s*"?(?:openapi|swagger)"?\s*:/m;

/** Returns the reason why a relevant source file is skipped. */
function skipReason(read: ReadResult, { isRelevant, isGeneratedFrom }: FileFilter): string | undefined {
  if (read.text === undefined) return read.guess === undefined || isRelevant(read.guess) ? read.fault : undefined;
  if (!isRelevant(read.text)) return undefined;
  // The runtime of a generated client has ordinary words such as `from` and `type`.
  if (isGenerated(read.text))
    return isGeneratedFrom(read.text) ? 'marked as generated; run its generator on the new version' : undefined;
  return isMinified(read.text) && isGeneratedFrom(read.text) ? 'it is minified; change its source instead' : undefined;
}

/** Returns the reason why a non-code file is reported. */
function nonCodeReason({ text }: ReadResult, { isReported }: FileFilter): string | undefined {
  if (text === undefined || !isReported(text) || isReport(text)) return undefined;
  return 'it is no code but mentions the previous version: review it, or translate the documents in it';
}

interface SearchState {
  readonly root: string;
  readonly ignored: ReadonlySet<string>;
  readonly skipped: SkippedFile[];
}

function unreadable(name: string, reason: string): SkippedFile {
  return { name, reason, isUnreadable: true };
}

function nameOf(path: string, { root }: SearchState): string {
  return relative(root, path).split(sep).join('/');
}

/**
 * Runs git in a folder. The configuration of the folder may name programs that git starts: hooks, the file system
 * monitor, filters and remotes are off, because reading a folder must not execute anything in it.
 */
export function runGit(folder: string, args: readonly string[]): SpawnSyncReturns<string> {
  const settings = filtersOf(folder);
  const given = Number(process.env['GIT_CONFIG_COUNT'] ?? 0);
  // Variables, because a name may contain "=", which ends it in an argument.
  const env = Object.fromEntries([
    ['GIT_CONFIG_COUNT', String(given + settings.length)],
    ...settings.flatMap((name, index) => [
      [`GIT_CONFIG_KEY_${given + index}`, name],
      [`GIT_CONFIG_VALUE_${given + index}`, ''],
    ]),
  ]) as Record<string, string>;
  return spawnGit(folder, ['--no-optional-locks', ...args], env);
}

function spawnGit(folder: string, args: readonly string[], env: Record<string, string> = {}): SpawnSyncReturns<string> {
  const safe = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];
  const options = { cwd: folder, env: { ...process.env, ...OFFLINE_GIT, ...env }, maxBuffer: 1e9 };
  return spawnSync('git', [...safe, ...args], { ...options, encoding: 'utf8' });
}

/** Returns the filters that the folder configures itself. Those of the user, such as Git LFS, are trusted. */
function filtersOf(folder: string): readonly string[] {
  const names = ['--local', '--worktree'].flatMap((scope) => {
    const options = [scope, '--includes', '--null', '--name-only', '--get-regexp', FILTERS];
    return spawnGit(folder, ['config', ...options]).stdout?.split('\0') ?? [];
  });
  return [...new Set(names)].filter((name) => name !== '');
}

/** Matches the settings whose programs read files of the work tree. */
const FILTERS = String.raw`^filter\..*\.(clean|process|required)$`;

/** Returns the paths that git ignores; outside of git, the usual build folders. */
function gitIgnored(folder: string): ReadonlySet<string> {
  const { status, stdout } = runGit(folder, [
    'ls-files',
    '--others',
    '--ignored',
    '--exclude-standard',
    '--directory',
    '-z',
  ]);
  if (status !== 0) return new Set(['dist', 'build', 'coverage']);
  return new Set(stdout.split('\0').map((name) => name.replace(/\/$/, '')));
}

function filesBelow(folder: string, search: SearchState): readonly string[] {
  return entriesOf(folder, search).flatMap((entry) => {
    const path = join(folder, entry.name);
    const name = nameOf(path, search);
    noteInterruptedWrite(name, search);
    if (search.ignored.has(name)) return [];
    if (entry.isSymbolicLink()) {
      if (SOURCES.test(entry.name)) search.skipped.push({ name, reason: 'it is a symbolic link' });
      return [];
    }
    if (entry.isDirectory()) return isVendorFolder(entry.name) ? [] : filesBelow(path, search);
    return entry.isFile() && isCandidate(entry.name) ? [path] : [];
  });
}

/** Files that package managers write: the tables of Yarn Plug'n'Play, and lock files. */
const PACKAGE_MANAGER_FILE =
  /^(?:\.pnp\.(?:cjs|js|loader\.mjs|data\.json)|(?:package-lock|npm-shrinkwrap)\.json|pnpm-lock\.yaml)$/;

/** Selects files by name; minified files, and those of package managers, are excluded. */
function isCandidate(name: string): boolean {
  if (PACKAGE_MANAGER_FILE.test(name)) return false;
  return (SOURCES.test(name) && !/\.min\.[cm]?js$/.test(name)) || NON_CODE.test(name);
}

function entriesOf(folder: string, search: SearchState): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  } catch {
    search.skipped.push(unreadable(nameOf(folder, search), 'it cannot be read'));
    return [];
  }
}

/** Ending of the copy of a file while it is written in place. */
export const BACKUP_ENDING = '.migrating-backup';

/** Says what to do with the copy that a write in place left when it was interrupted. */
export function interruptedWrite(copy: string): string {
  return `an interrupted run left its content before the change in ${copy}: restore it from there, or delete that file`;
}

function noteInterruptedWrite(copy: string, { skipped }: SearchState): void {
  if (copy.endsWith(BACKUP_ENDING))
    skipped.push(unreadable(copy.slice(0, -BACKUP_ENDING.length), interruptedWrite(copy)));
}

function isVendorFolder(name: string): boolean {
  return VENDOR_FOLDERS.has(name) || name.startsWith('.');
}

type ReadResult = { readonly text: string } | TooLargeFile | UnreadableFile;

/** A file that is too large to be hand-written. */
interface TooLargeFile {
  readonly text: undefined;
  readonly fault: string;
  readonly guess?: undefined;
}

interface UnreadableFile {
  readonly text: undefined;
  readonly fault: string;
  readonly isUnreadable: true;
  /** Text decoded as Latin-1, which preserves ASCII; absent for binary files. */
  readonly guess?: string;
}

/** Reads a file as UTF-8. Files in other encodings are skipped, because not every byte could be preserved. */
function readText(path: string): ReadResult {
  try {
    if (statSync(path).size > MAX_FILE_BYTES) return { text: undefined, fault: 'it is larger than 5 MB' };
    return decodeUtf8(readFileSync(path));
  } catch {
    return { text: undefined, fault: 'it cannot be read', isUnreadable: true };
  }
}

function decodeUtf8(bytes: Buffer): ReadResult {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const guess = bytes.includes(0) ? {} : { guess: bytes.toString('latin1') };
    return { text: undefined, fault: 'it is not UTF-8', isUnreadable: true, ...guess };
  }
}

/** Recognizes minified code by its line length. */
function isMinified(text: string): boolean {
  return text.length > 10_000 && text.length / text.split('\n').length > 1000;
}

/** Recognizes a report of an earlier run, which mentions the previous version throughout. */
function isReport(text: string): boolean {
  return (
    /^\[\s*\{\s*"file": .*\s*"line": /.test(text) ||
    (text.startsWith('<!doctype html>') && /<title>Migration from /.test(text))
  );
}

/** Recognizes generated files by their header: the comments at its top, which may describe the API at length. */
export function isGenerated(text: string): boolean {
  const start = text.slice(0, MAX_HEADER_LENGTH);
  const comments = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/.exec(start)?.[0] ?? '';
  const head = start.slice(0, Math.max(600, comments.length)).replaceAll(/\r?\n/g, ' ');
  return /@generated\b|<auto-generated\b|\bgenerated; changes are lost\b|code generated by|(?:this|the) (?:file|class) (?:is|was|has been) (?:auto[- ]?|automatically )?generated|generated\b.{0,80}\bdo not (?:edit|modify)|do not (?:edit|modify)\b.{0,80}generated/i.test(
    head,
  );
}

/** Longest header that is read, in characters. */
const MAX_HEADER_LENGTH = 16_000;

/** Input of the search. */
export interface FindOptions {
  readonly folder: string;
  readonly migration: MigrationIndex;
  readonly overlay: Overlay;
}

/**
 * Finds the files that can contain something to migrate. Ordinary names only count if a file imports v2 types or the
 * folder belongs to a larger package, partial paths only if a client has the start of v2 paths as its base URL.
 */
export function findRelevantFiles({ folder, migration, overlay }: FindOptions): FoundFiles {
  const { isDistinctive, hasPath, hasAnyName, hasBasePath, hasPathBelowBase } = migration.mentions;
  const used = { modules: new Set(overlay.modules.filter((name) => name.startsWith('.'))), base: false };
  const parts = overlay.modules.map((name) => (name.startsWith('.') ? basename(name).replace(/\..*$/, '') : name));
  const importsModule = (text: string): boolean => parts.some((part) => text.includes(part));
  const isBelowRoot = isBelowPackage(folder);
  const isRelevant = (text: string): boolean => {
    for (const name of overlay.modules) if (text.includes(name)) used.modules.add(name);
    used.base ||= hasBasePath(text);
    return isDistinctive(text) || hasAnyName(text) || hasPathBelowBase(text) || importsModule(text);
  };
  const packages = overlay.modules.filter((name) => !name.startsWith('.'));
  const isOfPrevious = generatedFilter(migration);
  const isGeneratedFrom = (text: string): boolean => {
    const code = text.replaceAll(COMMENT, '');
    return isOfPrevious(code) || (packages.some((name) => code.includes(name)) && hasAnyName(code));
  };
  const found = findFiles(folder, { isRelevant, isReported: isDistinctive, isGeneratedFrom });
  const isSelected = (text: string): boolean =>
    isDistinctive(text) ||
    importsModule(text) ||
    ((used.modules.size > 0 || (isBelowRoot && overlay.modules.length > 0)) && hasAnyName(text)) ||
    (used.base && hasPathBelowBase(text));
  const selected = found.files.filter(({ text }) => isSelected(text));
  const named = withRequests(selected, found.files, (text) => hasPath(text) || hasPathBelowBase(text));
  const files = withNeighbors(named, found.files, hasAnyName);
  const scripts = new Set(files.map(({ path }) => path.replace(SOURCES, '')));
  const linked = new Set(files.flatMap(linkedTemplates));
  const templates = found.templates.flatMap((template) => {
    const { path, text } = template;
    const hasEvidence = importsModule(text) || linked.has(path) || scripts.has(path.replace(TEMPLATES, ''));
    return skippedTemplate(template, { migration, hasEvidence });
  });
  const inline = files.flatMap((file) => inlineTemplate(file, migration));
  const skipped = [...found.skipped, ...templates, ...inline];
  return { files, documents: found.documents, skipped, typeModules: modulesOfTypes(found.files, migration) };
}

const NAMED_IMPORT = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"./][^'"]*)['"]/g;
const TYPE_IMPORT = /\bimport\(['"]([^'"./][^'"]*)['"]\)\.(\w+)/g;

function modulesOfTypes(files: readonly SourceText[], { renamedSchemas }: MigrationIndex): readonly string[] {
  const isPrevious = (name: string): boolean => ![name, undefined].includes(renamedSchemas.get(name)?.v3);
  const found = files.flatMap(({ text }) => [
    ...[...text.matchAll(NAMED_IMPORT)].map(([, names = '', module = '']) => ({ module, names })),
    ...[...text.matchAll(TYPE_IMPORT)].map(([, module = '', names = '']) => ({ module, names })),
  ]);
  const modules = found.flatMap(({ module, names }) => (names.match(/\w+/g)?.some(isPrevious) === true ? module : []));
  return [...new Set(modules)].toSorted();
}

/**
 * Returns a test for generated code of the previous version: it has names, paths or segments that the new version
 * changes, apart from its comments, where the new version may mention them.
 */
function generatedFilter({ distinctive, renamedSchemas, endpoints }: MigrationIndex): (code: string) => boolean {
  const names = [...distinctive.keys(), ...[...renamedSchemas.keys()].filter((name) => /[a-z][A-Z]/.test(name))];
  const moved = endpoints.filter(({ entry }) => entry.counterpart === 'moved').map(({ entry }) => entry);
  const segments = moved.flatMap(({ v2, v3 }) => changedSegments(v2.path, v3?.path));
  const paths = moved.flatMap(({ v2: { path } }) => (path === undefined ? [] : escapePattern(path)));
  const wholePath = new RegExp(`['"\`](?:${paths.join('|')})['"\`?]`);
  return (code) => {
    const words = new Set(code.match(/\w+/g));
    if (names.some((name) => words.has(name)) || segments.some((segment) => code.includes(segment))) return true;
    return paths.length > 0 && wholePath.test(code);
  };
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm;

/** Returns the paths of the templates that the components of a script link to. */
function linkedTemplates({ path, text }: SourceText): readonly string[] {
  return [...text.matchAll(/\btemplateUrl\s*:\s*['"`]([^'"`\n]+)['"`]/g)].map(([, url = '']) =>
    join(dirname(path), url),
  );
}

/** Lists the templates in a script, as in Angular, with the names of changed members that they read. */
function inlineTemplate({ path, name, text }: SourceText, migration: MigrationIndex): readonly SkippedFile[] {
  const parts = [...text.matchAll(/\btemplate\s*:\s*(`[^`<]*<[^`]*`|'[^'<\n]*<[^'\n]*'|"[^"<\n]*<[^"\n]*")/g)];
  if (parts.length === 0) return [];
  // What surrounds the templates becomes blank, so that lines and columns stay.
  let only = '';
  for (const { index, 0: part } of parts) only += text.slice(only.length, index).replaceAll(/\S/g, ' ') + part;
  return skippedTemplate({ path, name, text: only }, { migration, hasEvidence: true }).map((file) => ({
    ...file,
    isPart: true,
  }));
}

interface TemplateEvidence {
  readonly migration: MigrationIndex;
  /** True if the template imports the types, or a script with its name may use them. */
  readonly hasEvidence: boolean;
}

/** Lists a template that mentions the previous version, with the names of changed members that it reads. */
function skippedTemplate(
  { name, text }: SourceText,
  { migration, hasEvidence }: TemplateEvidence,
): readonly SkippedFile[] {
  const isDistinctive = migration.mentions.isDistinctive(text);
  if (!isDistinctive && !hasEvidence) return [];
  const read = [...text.matchAll(/(?:\.|\[['"])([A-Za-z]\w*)/g)].map(([, member = '']) => member);
  const words = isDistinctive ? [...migration.distinctive.keys()].filter((word) => text.includes(word)) : [];
  const names = [...new Set([...read.filter((member) => migration.fields.has(member)), ...words])];
  if (names.length === 0 && !isDistinctive) return [];
  const listed = names.length === 0 ? 'the previous version' : names.join(', ');
  const places = placesIn(text, { isReported: (line) => names.some((word) => line.includes(word)) });
  const reason = `the codemod does not read templates of this kind, and it mentions ${listed}: review it`;
  return [{ name, reason, places }];
}

/** Tests whether a folder is part of a larger package or workspace, which may provide its types. */
function isBelowPackage(folder: string): boolean {
  const parent = dirname(realpathSync(folder));
  return parent !== folder && (existsSync(join(parent, 'package.json')) || isBelowPackage(parent));
}

/** Returns the package of a file: the name of the nearest package, or its folder if it has no name. */
export function createPackageNames(root: string): (file: string) => string {
  const cache = new Map<string, string>();
  const nameOf = (folder: string): string => {
    const name = cache.get(folder) ?? packageName(root, folder) ?? (folder === '.' ? '.' : nameOf(dirname(folder)));
    cache.set(folder, name);
    return name;
  };
  return (file) => nameOf(dirname(file));
}

function packageName(root: string, folder: string): string | undefined {
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: unknown };
    return typeof name === 'string' ? name : folder;
  } catch {
    return folder;
  }
}
