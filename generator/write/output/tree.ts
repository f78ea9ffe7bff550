import { basename, dirname, join, resolve } from 'node:path';
import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { OutputError, disk, type FileSystem, type Kind, hash } from './file-system.ts';
import { ancestors, checkNames } from './file-names.ts';

/** Warning as the manifest stores it, without the fix if its code implies it. */
export interface Warning {
  readonly code: DiagnosticCode;
  /** Path relative to the folder of the specification's root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer?: string;
  readonly cause: string;
  readonly fix?: string;
}

/** Change of one file, with the hashes of the content before and after; `undefined` means no file. */
export type Change =
  | { readonly kind: 'remove'; readonly path: string; readonly before: string }
  | { readonly kind: 'add'; readonly path: string; readonly text: string; readonly after: string }
  | {
      readonly kind: 'change';
      readonly path: string;
      readonly text: string;
      readonly before: string;
      readonly after: string;
    };

/** Holds a complete output folder in memory. */
export interface Tree {
  readonly folder: string;
  /** Text of each file by its path, relative to the folder, with `/`. */
  readonly files: ReadonlyMap<string, string>;
  /** Hash of all inputs. */
  readonly inputs: string;
  /** Input files, relative to the folder of the specification's root. */
  readonly sources?: readonly string[];
  /** Warnings about the input files. */
  readonly warnings?: readonly Warning[];
  /** Products that the files belong to. */
  readonly products?: readonly string[];
  /** True if some of the code is inferred. */
  readonly infer?: boolean;
}

/** Returns the hash of each text by its path. Caches the result, since trees have megabytes of text. */
export function hashesOf({ files }: Tree): ReadonlyMap<string, string> {
  return new Map([...files].map(([path, text]) => [path, hash(text)]));
}

/** Reports every name that cannot be written. */
export function checkTree(tree: Tree): void {
  const diagnostics = new Diagnostics();
  checkNames(tree.files.keys(), diagnostics, (path) => join(tree.folder, path));
  if (diagnostics.hasErrors) throw new OutputError(diagnostics.list);
}

/** Holds the path of the output folder and of its two temporary paths, beside it or in it. */
export interface TreePlaces {
  /** Path of the output folder. */
  readonly folder: string;
  /** Output folder as the user named it, for diagnostics. */
  readonly shown: string;
  /** Folder of the new content, the previous content and the journal. */
  readonly staging: string;
  readonly journal: string;
  readonly lock: string;
}

/**
 * Returns the paths of an output folder. Staging is beside it, so that files can be moved by renaming, or in it if that
 * is impossible: a mount point, or a folder whose parent is read-only.
 */
export function treePlaces(shown: string, files: FileSystem = disk): TreePlaces {
  const folder = resolve(shown);
  const prefix = files.canStageBeside(folder) ? join(dirname(folder), `.${basename(folder)}`) : join(folder, '.output');
  const staging = `${prefix}.writing`;
  return { folder, shown, staging, journal: join(staging, 'journal.json'), lock: `${prefix}.lock` };
}

/** Returns the path of the journal until it is complete and renamed. */
export function journalDraft(places: TreePlaces): string {
  return `${places.journal}.draft`;
}

/** Returns the path that the journal is renamed to when the run is complete. */
export function committedMark(places: TreePlaces): string {
  return `${places.journal}.done`;
}

/** Returns the path of the new content of entry `index` until it is moved into place. */
export function stagedFile(places: TreePlaces, index: number): string {
  return join(places.staging, 'new', String(index));
}

/** Returns the path of the previous content of entry `index` until the run is complete. */
export function savedFile(places: TreePlaces, index: number): string {
  return join(places.staging, 'old', String(index));
}

/** Describes a path component that is not a folder. */
export interface Barrier {
  readonly path: string;
  readonly kind: Exclude<Kind, 'folder'>;
}

/** Returns the hash of a file, `undefined` if nothing exists, or the kind of any other entry. */
export function fileHash(files: FileSystem, path: string): string | Exclude<Kind, 'file'> | undefined {
  const kind = files.kind(path);
  return kind === 'file' ? hash(files.read(path)) : kind;
}

/** Returns the first parent of `path` that is not a folder, if any. Nothing beyond it is written or removed. */
export function barrier(files: FileSystem, folder: string, path: string): Barrier | undefined {
  return barrierFinder(files, folder)(path);
}

/** Finds {@link barrier}s of many paths while nothing changes, so each folder is looked up once. */
export function barrierFinder(files: FileSystem, folder: string): (path: string) => Barrier | undefined {
  const kinds = new Map<string, Kind | undefined>();
  const kindOf = (ancestor: string): Kind | undefined => {
    if (!kinds.has(ancestor)) kinds.set(ancestor, files.kind(join(folder, ancestor)));
    return kinds.get(ancestor);
  };
  return (path) => {
    for (const ancestor of ['', ...ancestors(path)]) {
      const kind = kindOf(ancestor);
      if (kind === undefined) return undefined;
      if (kind !== 'folder') return { path: ancestor, kind };
    }
    return undefined;
  };
}

/** Removes a folder if it exists and is empty. */
export function removeIfEmpty(folder: string, files: FileSystem): void {
  if (files.kind(folder) === 'folder' && files.list(folder).length === 0) files.removeFolder(folder);
}
