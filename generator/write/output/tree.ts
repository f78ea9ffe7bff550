import { basename, dirname, join, resolve } from 'node:path';
import { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { OutputError } from './errors.ts';
import { ancestors, checkNames } from './file-names.ts';
import type { FileSystem, Kind } from './file-system.ts';
import { hash } from './hashes.ts';
import type { Warning } from './manifest.ts';

/** A whole output folder, in memory. */
export interface Tree {
  readonly folder: string;
  /** The text of each file by its path, relative to the folder, with `/`. */
  readonly files: ReadonlyMap<string, string>;
  /** Hash of everything that the files follow from. */
  readonly inputs: string;
  /** The files that were read, relative to the folder of the specification's root. */
  readonly sources?: readonly string[];
  /** What was doubtful in them. */
  readonly warnings?: readonly Warning[];
}

/** The hash of each text by its path: of megabytes it is worth making once. */
export function hashesOf({ files }: Tree): ReadonlyMap<string, string> {
  return new Map([...files].map(([path, text]) => [path, hash(text)]));
}

/** Reports every name that cannot be written. */
export function checkTree(tree: Tree): void {
  const diagnostics = new Diagnostics();
  checkNames(tree.files.keys(), diagnostics, (path) => join(tree.folder, path));
  if (diagnostics.hasErrors) throw new OutputError(diagnostics.list);
}

/** Where a tree is written, and the two places beside it that are there only while it is written. */
export interface TreePlaces {
  /** The output folder. */
  readonly folder: string;
  /** The output folder as the user named it, for diagnostics. */
  readonly shown: string;
  /** What will be in the output folder, what was there, and the journal. */
  readonly staging: string;
  readonly journal: string;
  readonly lock: string;
}

/** The places that belong to an output folder. Staging stands beside it, so that a rename suffices. */
export function treePlaces(shown: string): TreePlaces {
  const folder = resolve(shown);
  const prefix = join(dirname(folder), `.${basename(folder)}`);
  const staging = `${prefix}.writing`;
  return { folder, shown, staging, journal: join(staging, 'journal.json'), lock: `${prefix}.lock` };
}

/** Where the journal is written, to be renamed when it is whole. */
export function journalDraft(places: TreePlaces): string {
  return `${places.journal}.draft`;
}

/** What the journal is renamed to when all is done. */
export function committedMark(places: TreePlaces): string {
  return `${places.journal}.done`;
}

/** Where the content that entry `index` of the journal brings lies until it is renamed into place. */
export function stagedFile(places: TreePlaces, index: number): string {
  return join(places.staging, 'new', String(index));
}

/** Where the content that entry `index` of the journal replaces lies until all is done. */
export function savedFile(places: TreePlaces, index: number): string {
  return join(places.staging, 'old', String(index));
}

/** Something else than a folder that a path would lead through. */
export interface Barrier {
  readonly path: string;
  readonly kind: Exclude<Kind, 'folder'>;
}

/** The hash of a file, `undefined` where there is nothing, or the kind of what stands there instead. */
export function fileHash(files: FileSystem, path: string): string | Exclude<Kind, 'file'> | undefined {
  const kind = files.kind(path);
  return kind === 'file' ? hash(files.read(path)) : kind;
}

/** The first of the folders that `path` stands in that is none, if any: nothing is written or removed beyond it. */
export function barrier(files: FileSystem, folder: string, path: string): Barrier | undefined {
  return barrierFinder(files, folder)(path);
}

/** Finds {@link barrier}s of many paths while nothing changes: what stands at a folder is looked up once. */
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

/** Removes a folder, if it is one, in which nothing is left. */
export function removeIfEmpty(folder: string, files: FileSystem): void {
  if (files.kind(folder) === 'folder' && files.list(folder).length === 0) files.removeFolder(folder);
}
