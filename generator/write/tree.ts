import { join } from 'node:path';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { checkNames } from './file-names.ts';
import { hash } from './hash.ts';
import type { Warning } from './manifest.ts';
import { OutputError } from './output-error.ts';

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
