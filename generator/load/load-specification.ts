import { access, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isObject, type JsonObject } from '../model/json.ts';
import { type Problems, SpecError } from '../problems.ts';
import { bundle } from './bundle.ts';
import { checkVersion } from './check-version.ts';
import { followReferences } from './follow-references.ts';
import { lookup } from './lookup.ts';
import { normalise } from './normalise.ts';
import type { ParseSource } from './parse-source.ts';
import { isInside, NO_FILE, openReader, type Reader } from './read-source.ts';
import type { Source } from './source.ts';
import type { Specification } from './specification.ts';

/** Options of {@link loadSpecification}. */
export interface LoadOptions {
  /**
   * Folder around the root file that its references may lead to.
   *
   * @default the folder of the root file
   */
  readonly within?: string | undefined;
  /**
   * Parses the text of a file. A cache of parsed texts replaces it.
   *
   * @default parseSource
   */
  readonly parse?: ParseSource | undefined;
}

/**
 * Loads a specification: its root file and the files that it refers to, inside the folder of the root file or inside
 * `within`. Nothing else is read, nothing is fetched, nothing is executed.
 *
 * @throws SpecError where there is no document to continue with; all other faults are reported
 */
export async function loadSpecification(
  file: string,
  problems: Problems,
  { within, parse }: LoadOptions = {},
): Promise<Specification> {
  const { path, folder } = await findRoot(file, within, problems);
  const reader = openReader(folder, problems, parse);
  const { root, document } = await readRoot(path, reader, problems);
  const links = await followReferences(root, reader, problems);
  const origins = bundle(root, links, problems);
  const { locate, line } = lookup(origins, reader.sources());
  normalise(document, problems.locatedBy(locate));
  return { document, files: reader.sources().map((source) => source.name), locate, line };
}

/** Where a root file really is, and the folder that its references may lead to. */
async function findRoot(
  file: string,
  within: string | undefined,
  problems: Problems,
): Promise<{ readonly path: string; readonly folder: string }> {
  const path = (await realPath(file, 'file', problems)) ?? '';
  problems.throwIfErrors();
  const folder = within === undefined ? dirname(path) : await realPath(within, 'folder', problems);
  if (folder !== undefined && !isInside(folder, path))
    problems.report('root-outside', { file, line: 1, column: 1 }, file, within ?? '');
  problems.throwIfErrors();
  return { path, folder: folder ?? '' };
}

/** Where a file or a folder that was named really is. Some that can be opened are nowhere: pipes. */
async function realPath(named: string, kind: 'file' | 'folder', problems: Problems): Promise<string | undefined> {
  const path = await realpath(resolve(named)).catch(() => undefined);
  if (path !== undefined) return path;
  const isThere = await access(named).then(
    () => true,
    () => false,
  );
  const reason = isThere ? NO_FILE : `there is no such ${kind}`;
  problems.report('file-unreadable', { file: named, line: 1, column: 1 }, named, reason);
  return undefined;
}

async function readRoot(
  path: string,
  reader: Reader,
  problems: Problems,
): Promise<{ readonly root: Source; readonly document: JsonObject }> {
  const read = await reader.read(path);
  const root = 'source' in read ? read.source : undefined;
  if (root === undefined) throw new SpecError(problems.found);
  if (!isObject(root.value)) {
    problems.report('document-not-object', { file: root.name, line: 1, column: 1, pointer: '' });
    throw new SpecError(problems.found);
  }
  checkVersion(root, problems);
  return { root, document: root.value };
}
