import { isObject } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Problems } from '../problems.ts';
import { collectReferences, emptyRegistry, type Reference, type Registry } from './collect-references.ts';
import { findAnchor } from './find-anchor.ts';
import { placeOf } from './positions.ts';
import type { Reader } from './read-source.ts';
import { type Resolution, resolveReference } from './resolve-reference.ts';
import type { Source, Target } from './source.ts';
import { suggestPointer } from './suggest-pointer.ts';
import { valueAt } from './value-at.ts';

/** A reference and the value that it names. */
export interface Link {
  readonly reference: Reference;
  readonly target: Target;
}

/** All references of a specification, resolved, in the order in which they were found. */
export interface Links {
  readonly links: readonly Link[];
  readonly registry: Registry;
}

interface Search {
  readonly reader: Reader;
  readonly problems: Problems;
  readonly registry: Registry;
  readonly visited: Set<object>;
  /** The targets of the references so far. */
  readonly reached: Map<Source, Set<Pointer>>;
  readonly links: Link[];
}

/** Follows every reference from the root on, through all files, and reports those that lead nowhere. */
export async function followReferences(root: Source, reader: Reader, problems: Problems): Promise<Links> {
  const search: Search = {
    reader,
    problems,
    registry: emptyRegistry(),
    visited: new Set(),
    reached: new Map(),
    links: [],
  };
  const waiting = isObject(root.value)
    ? [...collectReferences(root, { kind: 'document', holds: 'one', value: root.value, pointer: '' }, search)]
    : [];
  const later: Reference[] = [];
  for (let at = 0; at < waiting.length; at += 1) {
    const reference = waiting[at];
    if (reference === undefined) break;
    const resolution = resolveReference(reference, search.registry);
    // Only a file is waited for: a turn of the loop for each of some thousand references takes longer than they do.
    const outcome =
      resolution.kind === 'file'
        ? await followFile(reference, resolution, search)
        : follow(reference, resolution, search);
    if (outcome === 'later') later.push(reference);
    else waiting.push(...outcome);
    if (at === waiting.length - 1)
      waiting.push(...later.splice(0).flatMap((postponed) => followLate(postponed, search)));
  }
  return search;
}

function follow(
  reference: Reference,
  resolution: Exclude<Resolution, { kind: 'file' }>,
  search: Search,
): readonly Reference[] | 'later' {
  switch (resolution.kind) {
    case 'target':
      return connect(reference, resolution.target, search);
    case 'later':
      return 'later';
    case 'fault':
      return fail(reference, resolution.code, search);
  }
}

async function followFile(
  reference: Reference,
  { path, fragment }: Resolution & { kind: 'file' },
  search: Search,
): Promise<readonly Reference[]> {
  const read = await search.reader.read(path);
  if ('refused' in read) return fail(reference, read.refused, search);
  if (read.source === undefined) return [];
  const { source } = read;
  const pointer = 'pointer' in fragment ? fragment.pointer : findAnchor(source.value, fragment.anchor);
  return pointer === undefined
    ? fail(reference, 'reference-dangling', search)
    : connect(reference, { source, pointer }, search);
}

/** What was not known when the reference was met may be by now: an `$id` or anchor that stands further down. */
function followLate(reference: Reference, search: Search): readonly Reference[] {
  const resolution = resolveReference(reference, search.registry);
  if (resolution.kind === 'target') return connect(reference, resolution.target, search);
  const isRemote = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(reference.raw);
  return fail(reference, isRemote ? 'reference-remote' : 'reference-dangling', search);
}

function connect(reference: Reference, target: Target, search: Search): readonly Reference[] {
  search.links.push({ reference, target });
  const { kind, holds } = reference.node;
  if (isReached(target, search)) return [];
  const value = valueAt(target.source.value, target.pointer);
  if (!isObject(value)) return [];
  return collectReferences(target.source, { kind, holds, value, pointer: target.pointer }, search);
}

/** Whether a target was met before; what stands there has been visited then. */
function isReached({ source, pointer }: Target, { reached }: Search): boolean {
  const known = reached.get(source) ?? new Set();
  const isKnown = known.has(pointer);
  reached.set(source, known.add(pointer));
  return isKnown;
}

function fail(
  reference: Reference,
  code: Parameters<Problems['report']>[0],
  { problems }: Search,
): readonly Reference[] {
  const nearest = suggestPointer(reference.from.source.value, reference.raw);
  problems.report(code, placeOf(reference.from), reference.raw, nearest);
  return [];
}
