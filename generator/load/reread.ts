import { Buffer } from 'node:buffer';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { type Pointer, tokens } from '../model/pointer.ts';
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
  /** The text with nothing in its parts. */
  readonly skeleton: string;
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
  const value: Json = JSON.parse(before.skeleton);
  if (!isObject(value)) return undefined;
  const holders = new Map<Pointer, Json | undefined>();
  const parts: TextPart[] = [];
  for (const { part, isKept } of found) {
    const now = isKept ? part : parsed(part, bytes);
    if (now === undefined) return undefined;
    const holder = holders.get(part.within) ?? valueAt(value, part.within);
    holders.set(part.within, holder);
    if (isObject(holder)) put(holder, part.key, now.value);
    parts.push(now);
  }
  return {
    bytes,
    value,
    parts,
    skeleton: before.skeleton,
    changed: parts.filter((_, index) => found[index]?.isKept === false),
    edits: found.flatMap(({ part, was, isKept }) =>
      isKept ? [] : [{ start: was.start, end: was.end, endNow: part.end }],
    ),
  };
}

/** A part with what it says now; `undefined` where it has a fault, or lies too deep. */
function parsed(part: TextPart, bytes: Buffer): TextPart | undefined {
  const own = bytes.subarray(part.start, part.end);
  const { value, faults } = parseJson({ text: own.toString(), bytes: own }, tokens(part.within).length + 1);
  return isObject(value) && faults.length === 0 ? { ...part, value } : undefined;
}

/** A part as it stands now, and whether it says what it said. */
interface Found {
  readonly was: TextPart;
  readonly part: TextPart;
  readonly isKept: boolean;
}

/** Where each part stands now, if all that is between them is as it was. */
function find(before: Parted, bytes: Buffer): readonly Found[] | undefined {
  const isAs = comparing(before.bytes, bytes);
  const found: Found[] = [];
  let [at, now] = [0, 0];
  for (const was of before.parts) {
    if (!isAs(at, was.start, now)) return undefined;
    const start = now + was.start - at;
    const isKept = isAs(was.start, was.end, start);
    if (!isKept && bytes[start] !== 0x7b) return undefined;
    now = isKept ? start + was.end - was.start : skipContainer(bytes, start, new Map());
    at = was.end;
    const part = start === was.start && now === was.end ? was : { ...was, start, end: now };
    found.push({ was, isKept, part });
  }
  const rest = before.bytes.length - at;
  return rest === bytes.length - now && isAs(at, at + rest, now) ? found : undefined;
}

/** Tells whether what stood between two offsets stands at another now. */
function comparing(before: Buffer, bytes: Buffer): (start: number, end: number, now: number) => boolean {
  const longer = bytes.length - before.length;
  const head = commonStart(before, bytes);
  // Most of a text stands before all that was edited, or behind it.
  const tail = before.length - commonEnd(before, bytes);
  return (start, end, now) => {
    if (now === start && end <= head) return true;
    if (now - start === longer && start >= tail) return true;
    return now + end - start <= bytes.length && before.compare(bytes, now, now + end - start, start, end) === 0;
  };
}

const block = 65_536;

/** How many bytes two texts start alike, in whole blocks. */
function commonStart(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at + block <= most && one.compare(other, at, at + block, at, at + block) === 0) at += block;
  return at;
}

/** How many bytes two texts end alike, in whole blocks. */
function commonEnd(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length);
  const alike = (from: number): boolean => {
    const [start, end] = [one.length - from - block, one.length - from];
    return one.compare(other, other.length - from - block, other.length - from, start, end) === 0;
  };
  let at = 0;
  while (at + block <= most && alike(at)) at += block;
  return at;
}

/** A text with nothing in its parts. */
export function skeletonOf(bytes: Buffer, parts: readonly TextPart[]): string {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { start, end } of parts) {
    pieces.push(bytes.subarray(at, start + 1));
    at = end - 1;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]).toString();
}
