import { Buffer } from 'node:buffer';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { copyOf, put } from './edit.ts';
import type { Notation } from './notation.ts';
import type { TextPart } from './text-parts.ts';
import { valueAt } from './value-at.ts';

/** A document without faults, as it is written. */
export interface Parted {
  readonly notation: Notation;
  readonly bytes: Buffer;
  /** In the order of the text. */
  readonly parts: readonly TextPart[];
  readonly skeleton: Skeleton;
}

/** A text with nothing in its parts, and what that says. */
export interface Skeleton {
  readonly text: string;
  readonly value: JsonObject;
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
 * Reads a document again in which parts have changed, and nothing around them: the others are taken over, the same
 * objects. `undefined` where more has changed, or where the text has a fault.
 */
export function reread(before: Parted, bytes: Buffer): Reread | undefined {
  const found = find(before, bytes);
  if (found === undefined) return undefined;
  const value = copyOf(before.skeleton.value);
  if (!isObject(value)) return undefined;
  const holders = new Map<Pointer, Json | undefined>();
  const parts: TextPart[] = [];
  for (const { part, isKept } of found) {
    const says = isKept ? part.value : before.notation.read(bytes, part);
    if (says === undefined) return undefined;
    const holder = holders.get(part.within) ?? valueAt(value, part.within);
    holders.set(part.within, holder);
    if (isObject(holder)) put(holder, part.key, says);
    parts.push(isKept ? part : { ...part, value: says });
  }
  return {
    notation: before.notation,
    skeleton: before.skeleton,
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
  const { notation, parts } = before;
  const isAs = comparing(before.bytes, bytes);
  const found: Found[] = [];
  // What stands between two parts starts where the first ends, which may go on now where it ended.
  const isAsAfterLast = (at: number, end: number): boolean => {
    const last = found.at(-1);
    if (isAs(at, end, last?.part.end ?? 0)) return true;
    const endNow = last?.isKept ? notation.endOf(bytes, last.part.start) : undefined;
    if (last === undefined || endNow === undefined || endNow === last.part.end) return false;
    found[found.length - 1] = { was: last.was, isKept: false, part: { ...last.part, end: endNow } };
    return isAs(at, end, endNow);
  };
  let at = 0;
  for (const was of parts) {
    if (!isAsAfterLast(at, was.start)) return undefined;
    const start = (found.at(-1)?.part.end ?? 0) + was.start - at;
    const isKept = isAs(was.start, was.end, start);
    const end = isKept ? start + was.end - was.start : notation.endOf(bytes, start);
    if (end === undefined) return undefined;
    const part = start === was.start && end === was.end ? was : { ...was, start, end };
    found.push({ was, isKept, part });
    at = was.end;
  }
  const isSame = isAsAfterLast(at, before.bytes.length);
  const rest = before.bytes.length - at;
  return isSame && rest === bytes.length - (found.at(-1)?.part.end ?? 0) ? found : undefined;
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
export function textWithout({ notation, bytes, parts }: Omit<Parted, 'skeleton'>): string {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    pieces.push(bytes.subarray(at, part.start), ...notation.hollow(bytes, part));
    at = part.end;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]).toString();
}
