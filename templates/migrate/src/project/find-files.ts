import { spawnSync } from 'node:child_process';
import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Overlay } from '../checker/checker.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';

/** A file of the caller's, with its text as it stands on disk. */
export interface SourceText {
  readonly path: string;
  /** From the folder, with `/`. */
  readonly name: string;
  readonly text: string;
}

/** What was found, and what was left alone. */
export interface FoundFiles {
  readonly files: readonly SourceText[];
  readonly skipped: readonly SkippedFile[];
}

/** A file that is left alone, and why. */
export interface SkippedFile {
  readonly name: string;
  readonly reason: string;
  /** Whether it could not be looked at, so that no one knows what it holds. */
  readonly isUnreadable?: boolean;
  /** Whether the codemod itself is at fault. */
  readonly isInternalError?: boolean;
}

const SOURCES = /\.(?:[cm]?[jt]sx?|vue)$/;
/** What is no code and may hold addresses and documents all the same. */
const NON_CODE = /\.(?:json|http|rest|ya?ml|html?|svelte|astro)$/;

/** Folders of packages that others wrote. */
const VENDOR_FOLDERS = new Set(['node_modules', 'bower_components', 'jspm_packages', 'vendor']);
const MAX_FILE_BYTES = 5_000_000;

/** What a file must hold. */
export interface FileFilter {
  readonly isRelevant: (text: string) => boolean;
  /** Whether a file that is no code is worth a word. */
  readonly isReported: (text: string) => boolean;
}

/** All sources below a folder whose text is wanted. Links are not followed, foreign and hidden folders not entered. */
function findFiles(folder: string, wanted: FileFilter): FoundFiles {
  const files: SourceText[] = [];
  const search: SearchState = { root: realpathSync(folder), ignored: gitIgnored(folder), skipped: [] };
  for (const path of filesBelow(search.root, search)) {
    const name = nameOf(path, search);
    const read = readText(path);
    const reason = SOURCES.test(path) ? skipReason(read, wanted) : nonCodeReason(read, wanted);
    if (reason !== undefined) search.skipped.push('isUnread' in read ? unreadable(name, reason) : { name, reason });
    else if (read.text !== undefined && SOURCES.test(path) && wanted.isRelevant(read.text))
      files.push({ path, name, text: read.text });
  }
  return { files, skipped: search.skipped };
}

/** Why a source is left alone, if it could hold something. */
function skipReason(read: ReadResult, { isRelevant }: FileFilter): string | undefined {
  if (read.text === undefined) return read.guess === undefined || isRelevant(read.guess) ? read.fault : undefined;
  if (!isRelevant(read.text)) return undefined;
  if (isGenerated(read.text)) return 'it says that it is generated; change what generates it';
  return isMinified(read.text) ? 'it is minified; change what it is made from' : undefined;
}

/** Why a file that is no code is spoken of. */
function nonCodeReason({ text }: ReadResult, { isReported }: FileFilter): string | undefined {
  if (text === undefined || !isReported(text) || isReport(text)) return undefined;
  return 'it is no code, and speaks of the old version: look at it yourself, or translate the documents in it';
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

/** Files and folders that git is told to ignore: what is built, what is local. Outside of git, the usual folders. */
function gitIgnored(folder: string): ReadonlySet<string> {
  const given = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
  const { status, stdout } = spawnSync('git', given, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) return new Set(['dist', 'build', 'coverage']);
  return new Set(stdout.split('\0').map((name) => name.replace(/\/$/, '')));
}

function filesBelow(folder: string, search: SearchState): readonly string[] {
  return entriesOf(folder, search).flatMap((entry) => {
    const path = join(folder, entry.name);
    const name = nameOf(path, search);
    if (search.ignored.has(name)) return [];
    if (entry.isSymbolicLink()) {
      if (SOURCES.test(entry.name)) search.skipped.push({ name, reason: 'it is a symbolic link' });
      return [];
    }
    if (entry.isDirectory()) return isVendorFolder(entry.name) ? [] : filesBelow(path, search);
    return entry.isFile() && isCandidate(entry.name) ? [path] : [];
  });
}

/** Whether a file of this name is looked at: neither pipes nor what is called minified are. */
function isCandidate(name: string): boolean {
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

function isVendorFolder(name: string): boolean {
  return VENDOR_FOLDERS.has(name) || name.startsWith('.');
}

type ReadResult = { readonly text: string } | TooLargeFile | UnreadableFile;

/** What no one writes by hand. */
interface TooLargeFile {
  readonly text: undefined;
  readonly fault: string;
  readonly guess?: undefined;
}

interface UnreadableFile {
  readonly text: undefined;
  readonly fault: string;
  readonly isUnread: true;
  /** What the file says but for letters that are not of ASCII; absent where nothing is known. */
  readonly guess?: string;
}

/** The text, if it is UTF-8: of anything else not every byte could be kept. */
function readText(path: string): ReadResult {
  try {
    if (statSync(path).size > MAX_FILE_BYTES) return { text: undefined, fault: 'it is larger than 5 MB' };
    return decodeUtf8(readFileSync(path));
  } catch {
    return { text: undefined, fault: 'it cannot be read', isUnread: true };
  }
}

function decodeUtf8(bytes: Buffer): ReadResult {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const guess = bytes.includes(0) ? {} : { guess: bytes.toString('latin1') };
    return { text: undefined, fault: 'it is not UTF-8', isUnread: true, ...guess };
  }
}

/** Whether hardly any line ends: what a program has packed. */
function isMinified(text: string): boolean {
  return text.length > 10_000 && text.length / text.split('\n').length > 1000;
}

/** Whether an earlier run has written it, which speaks of the old version all the time. */
function isReport(text: string): boolean {
  return (
    /^\[\s*\{\s*"file": .*\s*"line": /.test(text) ||
    (text.startsWith('<!doctype html>') && /<title>Migration</.test(text))
  );
}

/** Whether the head of a file says that a program wrote it. */
function isGenerated(text: string): boolean {
  const head = text.slice(0, 600).replaceAll(/\r?\n/g, ' ');
  return /@generated\b|code generated by|(?:this|the) file (?:is|was|has been) (?:auto-?|automatically )?generated|generated\b.{0,80}\bdo not (?:edit|modify)|do not (?:edit|modify)\b.{0,80}generated/i.test(
    head,
  );
}

/** Where to look, and for what. */
export interface FindOptions {
  readonly folder: string;
  readonly migration: MigrationIndex;
  readonly overlay: Overlay;
}

/** The files that can hold something. */
interface RelevantFiles extends FoundFiles {
  /** Modules of the old types that no file imports. */
  readonly unusedModules: readonly string[];
}

/**
 * Files that can hold something. Ordinary names count only where some file names a module of the old types, parts of
 * paths only where some client has the beginning of the old ones as its base.
 */
export function findRelevantFiles({ folder, migration, overlay }: FindOptions): RelevantFiles {
  const {
    isDistinctive: surely,
    hasAnyName: perhaps,
    hasBasePath: base,
    hasPathBelowBase: beneath,
  } = migration.mentions;
  const used = { modules: new Set(overlay.modules.filter((name) => name.startsWith('.'))), base: false };
  const isRelevant = (text: string): boolean => {
    for (const name of overlay.modules) if (text.includes(name)) used.modules.add(name);
    used.base ||= base(text);
    return surely(text) || perhaps(text) || beneath(text);
  };
  const found = findFiles(folder, { isRelevant, isReported: surely });
  const isConcerned = (text: string): boolean =>
    surely(text) || (used.modules.size > 0 && perhaps(text)) || (used.base && beneath(text));
  const unused = overlay.modules.filter(
    (name) => !(name.startsWith('.') ? moduleExists(folder, name) : used.modules.has(name)),
  );
  return { ...found, unusedModules: unused, files: found.files.filter(({ text }) => isConcerned(text)) };
}

/** Whether a path leads to a source: with an ending, without one, or to a folder. */
function moduleExists(folder: string, name: string): boolean {
  const path = join(folder, name);
  const plain = (file: string): string => basename(file).replace(/\..*$/, '');
  return existsSync(dirname(path)) && readdirSync(dirname(path)).some((file) => plain(file) === plain(path));
}
