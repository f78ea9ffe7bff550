import { realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Recall } from '../memory.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { type ShareParts, unshared } from '../model/share-parts.ts';
import { type Problem, type Problems, SpecError } from '../problems.ts';
import { bundle, type Origins } from './bundle.ts';
import { checkVersion } from './check-version.ts';
import { followReferences } from './follow-references.ts';
import { normalise } from './normalise.ts';
import type { Parsed } from './parsed.ts';
import { placeOf } from './positions.ts';
import { type Answers, isAnsweredAlike, isInside, openReader, type Reader, type Texts } from './read-source.ts';
import type { Source, Target } from './source.ts';
import type { Specification } from './specification.ts';

/** A specification as it was loaded, what came of the files that were asked for, and what was found in them. */
export interface Loaded {
  readonly specification: Specification;
  readonly answers: Answers;
  readonly problems: readonly Problem[];
}

/** How a specification is loaded. */
export interface Loading {
  /** Folder around its root file that its references may lead to; absent for its own. */
  readonly within?: string | undefined;
  /** What was loaded before, by folder and root file: it is loaded again where a file has changed. */
  readonly loaded?: Map<string, Loaded>;
  /** Takes over the parts of a document that are as they were before, by folder and root file. */
  readonly share?: (key: string) => ShareParts;
  /** Texts that were parsed before. */
  readonly parsed?: Recall<Parsed>;
}

/**
 * Loads a specification: its root file, and what it refers to inside the folder of that file, or inside a folder around
 * it that is named. Nothing else is read, nothing is fetched, nothing is executed. Throws a {@link SpecError} where there is no document to go on with; what
 * else is wrong is reported.
 */
export async function loadSpecification(
  file: string,
  problems: Problems,
  { within, loaded, share, parsed }: Loading = {},
): Promise<Specification> {
  const path = await realpath(resolve(file)).catch(() => undefined);
  if (path === undefined)
    problems.report('file-unreadable', { file, line: 1, column: 1 }, file, 'there is no such file');
  problems.throwIfErrors();
  const folder = within === undefined ? dirname(path ?? '') : await realpath(resolve(within)).catch(() => undefined);
  if (folder === undefined || !isInside(folder, path ?? ''))
    problems.report('root-outside', { file, line: 1, column: 1 }, file, within ?? '');
  problems.throwIfErrors();
  const key = `${folder}\n${path}`;
  const before = loaded?.get(key);
  const texts: Texts = new Map();
  if (before !== undefined && (await isAnsweredAlike(folder ?? '', before.answers, texts))) {
    problems.add(before.problems);
    return before.specification;
  }
  const known = problems.found.length;
  const reader = openReader(folder ?? '', problems, { parsed, texts });
  const loading = { reader, share: share?.(key) ?? unshared };
  const specification = await loadFrom(path ?? '', loading, problems);
  loaded?.set(key, { specification, answers: await reader.answers(), problems: problems.found.slice(known) });
  return specification;
}

async function loadFrom(
  path: string,
  { reader, share }: { readonly reader: Reader; readonly share: ShareParts },
  problems: Problems,
): Promise<Specification> {
  const { root, document } = await readRoot(path, reader, problems);
  const links = await followReferences(root, reader, problems);
  const origins = bundle(root, links, problems);
  const { locate, line } = lookup(origins, reader.sources());
  normalise(document, problems.locatedBy(locate));
  return { document: share(document), files: reader.sources().map((source) => source.name), locate, line };
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
