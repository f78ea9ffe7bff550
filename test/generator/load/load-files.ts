import { join } from 'node:path';
import { type Diagnostic, Diagnostics, type Place, SpecError } from '../../../generator/diagnostics/diagnostics.ts';
import { type LoadOptions, loadSpecification, type Specification } from '../../../generator/load/load.ts';
import { testFolder } from '../../support/temporary-folder.ts';
import type { Files } from '../../support/write-files.ts';

/** The result of loading files. */
export interface Loaded {
  readonly folder: string;
  readonly specification?: Specification;
  /** `code file:line:column`, in the order of reporting. */
  readonly reported: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Creates a folder with files, which is removed after the test. */
export function folderWith(files: Files): string {
  return testFolder('load', files);
}

/** Writes files into a temporary folder and loads the first one as the root. */
export async function load(
  files: Files,
  check?: (specification: Specification, diagnostics: Diagnostics) => void,
): Promise<Loaded> {
  return loadIn(folderWith(files), Object.keys(files)[0] ?? '', check);
}

/** Loads a document; `undefined` if it is rejected. */
export function loadAny(
  file: string,
  diagnostics: Diagnostics,
  options: LoadOptions = {},
): Promise<Specification | undefined> {
  return loadSpecification(file, diagnostics, options).catch((error: unknown) => {
    if (!(error instanceof SpecError)) throw error;
    return undefined;
  });
}

/** Loads a file of a folder. */
export async function loadIn(
  folder: string,
  root: string,
  check?: (specification: Specification, diagnostics: Diagnostics) => void,
): Promise<Loaded> {
  const diagnostics = new Diagnostics();
  const specification = await loadAny(join(folder, root), diagnostics);
  if (specification !== undefined) check?.(specification, diagnostics);
  const reported = diagnostics.list.map(reportOf);
  return { folder, reported, diagnostics: diagnostics.list, ...(specification === undefined ? {} : { specification }) };
}

/** Returns a diagnostic as `code file:line:column`. */
export function reportOf({ code, address }: Diagnostic): string {
  return `${code} ${typeof address === 'string' ? address : shown(address)}`;
}

/** Formats a place as `file:line:column` with the path of the file in the temporary folder. */
export function shown({ file, line, column }: Place): string {
  return `${file.replace(/^.*load-[^/]+\//, '')}:${line}:${column}`;
}

/** Returns the YAML of a minimal document with additional members. */
export function documentWith(rest: string, version = '3.1.0'): string {
  return `openapi: ${version}\ninfo: { title: T, version: '1' }\n${rest}`;
}
