import { type Buffer, isUtf8 } from 'node:buffer';
import type { Keep } from '../memory.ts';
import { isObject } from '../model/json.ts';
import type { ShareParts } from '../model/share-parts.ts';
import { Problems } from '../problems.ts';
import type { Links } from './follow-references.ts';
import { isPlain, isPlainPart } from './is-plain.ts';
import type { Apart, Loaded } from './loaded.ts';
import { lookup } from './lookup.ts';
import { movedEnds, movedStarts } from './move-offsets.ts';
import type { Mended } from './mended.ts';
import { isMendedByParts, type MendedPart, mendObjects } from './normalise.ts';
import { noPlaces } from './place-targets.ts';
import { positionsOf } from './positions.ts';
import { type Reread, reread, skeletonOf } from './reread.ts';
import type { JsonContent, Source } from './source.ts';
import { type TextPart, textParts } from './text-parts.ts';

/** A root as it was parsed, if its parts stand by themselves as far as references can tell. */
export function apartOf(source: Source, { links, registry }: Links): Apart | undefined {
  const { content, value } = source;
  const isApart = links.every(({ reference }) => isPlain(reference)) && registry.declaring.size === 0;
  if (!isApart || content.syntax !== 'json' || !isObject(value)) return undefined;
  const { bytes } = content;
  const parts = textParts(bytes, value, content.ends);
  return { source, content, bytes, parts, skeleton: skeletonOf(bytes, parts) };
}

/** How parts were loaded before. */
export interface LoadingAgain {
  readonly share: ShareParts;
  readonly mended: Keep<MendedPart>;
}

/**
 * Loads a document again of which only parts have changed: what is done to those does not concern the others. `undefined`
 * where it has to be loaded as a whole.
 */
export function loadAgain(
  { apart, answers }: Loaded,
  bytes: Buffer | undefined,
  { share, mended }: LoadingAgain,
): Loaded | undefined {
  const read = apart !== undefined && bytes !== undefined && isUtf8(bytes) ? reread(apart, bytes) : undefined;
  if (apart === undefined || read === undefined) return undefined;
  const now = apartNow(apart, read);
  const { source } = now;
  if (!read.changed.every((part) => isPlainPart(part, source))) return undefined;
  const { locate, line } = lookup(noPlaces(source).origins, [source]);
  const problems = new Problems();
  mendObjects(read.value, problems.locatedBy(locate), mended);
  if (!isMendedByParts(concerned(read, mended), read.value)) return undefined;
  return {
    specification: { document: share(read.value), files: [source.name], locate, line },
    answers: new Map([...answers.keys()].map((path) => [path, { source }])),
    problems: problems.found,
    apart: now,
  };
}

/** What mending came to where it may depend on more than one part: nothing leads into a path item from elsewhere. */
function concerned({ parts, changed }: Reread, mended: Keep<MendedPart>): Mended {
  const components = gathered(
    parts.filter(({ within }) => within.startsWith('/components/')),
    mended,
  );
  return gathered(components.gathered.bytes.length > 0 ? parts : changed, mended);
}

function gathered(parts: readonly TextPart[], mended: Keep<MendedPart>): Mended {
  const found = parts.map(({ value }) => mended(value, () => NOTHING));
  return {
    ...NOTHING,
    gathered: {
      bytes: found.flatMap((part) => part.gathered.bytes),
      holders: found.flatMap((part) => part.gathered.holders),
    },
    flagged: found.flatMap(({ flagged }) => flagged),
  };
}

/** What is no object of OpenAPI, say an extension among the paths, is not mended. */
const NOTHING: MendedPart = {
  gathered: { bytes: [], holders: [] },
  flagged: [],
  habits: { nullable: false },
  reported: [],
};

function apartNow({ source, content }: Apart, { bytes, parts, skeleton, value, edits }: Reread): Apart {
  const now: JsonContent = { syntax: 'json', bytes, ends: movedEnds(content.ends, edits) };
  const starts = source.positions.starts();
  const moved = starts === undefined ? undefined : movedStarts(starts, edits, bytes);
  return {
    source: { ...source, content: now, value, positions: positionsOf(source.name, now, moved) },
    content: now,
    bytes,
    parts,
    skeleton,
  };
}
