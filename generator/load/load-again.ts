import { Buffer, isUtf8 } from 'node:buffer';
import type { Keep } from '../memory.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { ShareParts } from '../model/share-parts.ts';
import { Problems } from '../problems.ts';
import type { Links } from './follow-references.ts';
import { isPlain, isPlainPart } from './is-plain.ts';
import type { Apart, Loaded } from './loaded.ts';
import { lookup } from './lookup.ts';
import { movedEnds, movedStarts } from './move-offsets.ts';
import type { Mended } from './mended.ts';
import { isMendedByParts, type MendedPart, mendObjects } from './normalise.ts';
import { jsonNotation, yamlNotation } from './notation.ts';
import { knownOffsets, positionsInParts } from './part-positions.ts';
import { noPlaces } from './place-targets.ts';
import { positionsOf } from './positions.ts';
import { type Reread, reread, textWithout } from './reread.ts';
import type { JsonContent, Source } from './source.ts';
import { type TextPart, textParts } from './text-parts.ts';
import { yamlParts, yamlSkeleton } from './yaml-parts.ts';

/** A root as it was parsed, if its parts stand by themselves as far as references can tell. */
export function apartOf(source: Source, { links, registry }: Links): Apart | undefined {
  const { content, value } = source;
  const isApart = links.every(({ reference }) => isPlain(reference)) && registry.declaring.size === 0;
  if (!isApart || !isObject(value)) return undefined;
  switch (content.syntax) {
    case 'json':
      return jsonApart(source, content, value);
    case 'yaml':
      return yamlApart(source, Buffer.from(content.text), value);
    case 'yaml in parts':
      return undefined;
  }
}

function jsonApart(source: Source, { bytes, ends }: JsonContent, value: JsonObject): Apart | undefined {
  const text = { notation: jsonNotation, bytes, parts: textParts(bytes, value, ends) };
  const without = textWithout(text);
  const skeleton: Json = JSON.parse(without);
  return isObject(skeleton)
    ? { ...text, source, skeleton: { text: without, value: skeleton }, placing: { ends } }
    : undefined;
}

function yamlApart(source: Source, bytes: Buffer, value: JsonObject): Apart | undefined {
  const parts = yamlParts(bytes, value);
  if (parts === undefined) return undefined;
  const text = { notation: yamlNotation, bytes, parts };
  const without = textWithout(text);
  const says = yamlSkeleton(without, value);
  if (says === undefined) return undefined;
  const skeleton = { text: without, value: says };
  return { ...text, source, skeleton, placing: { known: knownOffsets(skeleton) } };
}

/** How parts were loaded before. */
export interface LoadingAgain {
  readonly share: ShareParts;
  readonly mended: Keep<MendedPart>;
}

/**
 * Loads a document again of which only parts have changed: what is done to those does not concern the others.
 * `undefined` where it has to be loaded as a whole.
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

function apartNow({ source, placing }: Apart, read: Reread): Apart {
  const { bytes, edits, notation, parts, skeleton, value } = read;
  const { name, content, positions } = source;
  // A text that was read as a whole has its lines by characters.
  const starts = content.syntax === 'yaml' ? undefined : positions.starts();
  const moved = starts === undefined ? undefined : movedStarts(starts, edits, bytes);
  const text = { notation, bytes, parts, skeleton };
  if ('known' in placing) {
    const { known } = placing;
    const now = {
      content: { syntax: 'yaml in parts', bytes },
      positions: positionsInParts(name, text, { known, starts: moved }),
    } as const;
    return { ...text, source: { ...source, ...now, value }, placing };
  }
  const now: JsonContent = { syntax: 'json', bytes, ends: movedEnds(placing.ends, edits) };
  return {
    ...text,
    source: { ...source, content: now, value, positions: positionsOf(name, now, moved) },
    placing: { ends: now.ends },
  };
}
