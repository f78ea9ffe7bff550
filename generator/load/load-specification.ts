import { realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isObject, type JsonObject } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { type Problems, SpecError } from '../problems.ts';
import { bundle, type Origins } from './bundle.ts';
import { checkVersion } from './check-version.ts';
import { followReferences } from './follow-references.ts';
import { normalise } from './normalise.ts';
import { placeOf } from './positions.ts';
import { isInside, openReader, type Reader } from './read-source.ts';
import type { Source, Target } from './source.ts';
import type { Specification } from './specification.ts';

/**
 * Loads a specification: its root file, and what it refers to inside the folder of that file, or inside a folder around
 * it that is named. Nothing else is read, nothing is fetched, nothing is executed. Throws a {@link SpecError} where there is no document to go on with; what
 * else is wrong is reported.
 */
export async function loadSpecification(file: string, problems: Problems, within?: string): Promise<Specification> {
  const path = await realpath(resolve(file)).catch(() => undefined);
  if (path === undefined)
    problems.report('file-unreadable', { file, line: 1, column: 1 }, file, 'there is no such file');
  problems.throwIfErrors();
  const folder = within === undefined ? dirname(path ?? '') : await realpath(resolve(within)).catch(() => undefined);
  if (folder === undefined || !isInside(folder, path ?? ''))
    problems.report('root-outside', { file, line: 1, column: 1 }, file, within ?? '');
  problems.throwIfErrors();
  const reader = openReader(folder ?? '', problems);
  const { root, document } = await readRoot(path ?? '', reader, problems);
  const links = await followReferences(root, reader, problems);
  const origins = bundle(root, links, problems);
  const { locate, line } = lookup(origins, reader.sources());
  normalise(document, problems.locatedBy(locate));
  return { document, files: reader.sources().map((source) => source.name), locate, line };
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

/** Finds positions when asked: a file is read for them once, at the first question. */
function lookup(origins: Origins, sources: readonly Source[]): Pick<Specification, 'locate' | 'line'> {
  return {
    locate: (pointer) => ({ ...placeOf(originOf(pointer, origins)), pointer }),
    line: ({ file, line }) => sources.find(({ name }) => name === file)?.positions.line(line),
  };
}

/** The value of a file that stands at a pointer: the nearest part around it whose origin is known, and the way from there. */
function originOf(pointer: Pointer, origins: Origins): Target {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const origin = origins.get(pointer.slice(0, end));
    if (origin !== undefined) return { source: origin.source, pointer: origin.pointer + pointer.slice(end) };
  }
  const root = origins.get('');
  if (root === undefined) throw new Error('the root of a document has an origin');
  return { source: root.source, pointer };
}
