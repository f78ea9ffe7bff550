import { Buffer } from 'node:buffer';
import { isObject, type Json, type JsonObject, member } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { put } from './edit.ts';
import { skipContainer } from './json-offsets.ts';
import { parseJson } from './parse-json.ts';
import type { TextPart } from './text-parts.ts';
import { valueAt } from './value-at.ts';

/** A document as it is written in JSON, without faults. */
export interface Parted {
  readonly bytes: Buffer;
  /** In the order of the text. */
  readonly parts: readonly TextPart[];
}

/** What stood between two offsets before, and where what stands there now ends. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly endNow: number;
}

/** A document that was read again. */
export interface Reread extends Parted {
  readonly value: JsonObject;
  /** Parts that say something else than before, as they stand in the text. */
  readonly changed: readonly TextPart[];
  readonly edits: readonly TextEdit[];
}

/**
 * Reads a document again in which parts have changed, and nothing around them: the others are taken over, the same objects.
 * `undefined` where more has changed, or where the text has a fault.
 */
export function reread(before: Parted, bytes: Buffer): Reread | undefined {
  const found = find(before, bytes);
  if (found === undefined) return undefined;
  const short = shorten(bytes, found);
  const { value, faults } = parseJson({ text: short.toString(), bytes: short });
  if (!isObject(value) || faults.length > 0) return undefined;
  const holders = new Map<Pointer, Json | undefined>();
  const parts = found.map(({ part, isKept }) => {
    const holder = holders.get(part.within) ?? valueAt(value, part.within);
    holders.set(part.within, holder);
    const inner = member(holder, part.key);
    if (isKept && isObject(holder)) put(holder, part.key, part.value);
    return isKept || !isObject(inner) ? part : { ...part, value: inner };
  });
  return {
    bytes,
    value,
    parts,
    changed: parts.filter((_, index) => found[index]?.isKept === false),
    edits: found.flatMap(({ part, was, isKept }) =>
      isKept ? [] : [{ start: was.start, end: was.end, endNow: part.end }],
    ),
  };
}

/** A part as it stands now, and whether it says what it said. */
interface Found {
  readonly was: TextPart;
  readonly part: TextPart;
  readonly isKept: boolean;
}

/** Where each part stands now, if all that is between them is as it was. */
function find(before: Parted, bytes: Buffer): readonly Found[] | undefined {
  const isAs = (start: number, end: number, now: number): boolean =>
    now + end - start <= bytes.length && before.bytes.compare(bytes, now, now + end - start, start, end) === 0;
  const found: Found[] = [];
  let [at, now] = [0, 0];
  for (const was of before.parts) {
    if (!isAs(at, was.start, now)) return undefined;
    const start = now + was.start - at;
    const isKept = isAs(was.start, was.end, start);
    if (!isKept && bytes[start] !== 0x7b) return undefined;
    now = isKept ? start + was.end - was.start : skipContainer(bytes, start, new Map());
    at = was.end;
    found.push({ was, isKept, part: { ...was, start, end: now } });
  }
  const rest = before.bytes.length - at;
  return rest === bytes.length - now && isAs(at, at + rest, now) ? found : undefined;
}

/** The text with nothing in the parts that are known: what is the matter with the others, and how deep they are, shows. */
function shorten(bytes: Buffer, found: readonly Found[]): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { part, isKept } of found) {
    if (!isKept) continue;
    pieces.push(bytes.subarray(at, part.start + 1));
    at = part.end - 1;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]);
}
