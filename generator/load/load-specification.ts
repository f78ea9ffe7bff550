import { access, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Keep, Recall } from '../memory.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import { type ShareParts, unshared } from '../model/share-parts.ts';
import { type Problems, SpecError } from '../problems.ts';
import { bundle } from './bundle.ts';
import { checkVersion } from './check-version.ts';
import { followReferences } from './follow-references.ts';
import { apartOf, loadAgain } from './load-again.ts';
import type { Loaded } from './loaded.ts';
import { lookup } from './lookup.ts';
import { type MendedPart, normalise } from './normalise.ts';
import type { Parsed } from './parsed.ts';
import {
  type FileHashes,
  type Files,
  isAnsweredAlike,
  isInside,
  NO_FILE,
  openReader,
  type Reader,
} from './read-source.ts';
import type { Source } from './source.ts';
import type { Specification } from './specification.ts';

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
  /** Files that were read in the same run. */
  readonly read?: Files;
  readonly hashes?: FileHashes;
  /** Parts that were mended before. */
  readonly mended?: Keep<MendedPart>;
}

/**
 * Loads a specification: its root file, and what it refers to inside the folder of that file, or inside a folder around
 * it that is named. Nothing else is read, nothing is fetched, nothing is executed. Throws a {@link SpecError} where
 * there is no document to go on with; what else is wrong is reported.
 */
export async function loadSpecification(
  file: string,
  problems: Problems,
  loading: Loading = {},
): Promise<Specification> {
  const { path, folder } = await findRoot(file, loading, problems);
  const key = `${folder}\n${path}`;
  const before = loading.loaded?.get(key);
  const files: Files = loading.read ?? new Map();
  if (before !== undefined && (await isAnsweredAlike(folder, before.answers, { files, hashes: loading.hashes }))) {
    problems.add(before.problems);
    return before.specification;
  }
  const share = loading.share?.(key) ?? unshared;
  const { mended } = loading;
  const again =
    before === undefined || mended === undefined ? undefined : loadAgain(before, files.get(path), { mended, share });
  if (again !== undefined) problems.add(again.problems);
  const reader = openReader(folder, problems, { parsed: loading.parsed, files });
  const now = again ?? (await loadFrom(path, { ...loading, reader, share }, problems));
  loading.loaded?.set(key, now);
  return now.specification;
}

/** Where a root file really is, and the folder that its references may lead to. */
async function findRoot(
  file: string,
  { within }: Pick<Loading, 'within'>,
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

async function loadFrom(
  path: string,
  { reader, share, mended }: { readonly reader: Reader; readonly share: ShareParts } & Pick<Loading, 'mended'>,
  problems: Problems,
): Promise<Loaded> {
  const known = problems.found.length;
  const { root, document } = await readRoot(path, reader, problems);
  const links = await followReferences(root, reader, problems);
  const origins = bundle(root, links, problems);
  const { locate, line } = lookup(origins, reader.sources());
  const isWhole = mended === undefined || problems.found.length > known || reader.sources().length > 1;
  const apart = isWhole ? undefined : apartOf(root, links);
  const byParts = normalise(document, problems.locatedBy(locate), mended);
  return {
    specification: { document: share(document), files: reader.sources().map((source) => source.name), locate, line },
    answers: await reader.answers(),
    problems: problems.found.slice(known),
    apart: byParts ? apart : undefined,
  };
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
