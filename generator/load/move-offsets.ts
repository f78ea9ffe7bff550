import type { Buffer } from 'node:buffer';
import type { Ends } from './json-offsets.ts';
import type { Starts } from './lines.ts';
import type { TextEdit } from './reread.ts';

/** Where the containers of a text end after edits, without those inside what was edited. */
export function movedEnds(ends: Ends, edits: readonly TextEdit[]): Ends {
  const moved: Ends = new Map();
  for (const [start, end] of ends) {
    const isInside = edits.some((edit) => edit.start < start && start < edit.end);
    if (!isInside) moved.set(start + shiftAt(start, edits), end + shiftAt(end, edits));
  }
  return moved;
}

/** Where the lines of a text start after edits. */
export function movedStarts(starts: Starts, edits: readonly TextEdit[], bytes: Buffer): Starts {
  const pieces: Uint32Array[] = [];
  const former = new Uint32Array(starts);
  let at = 0;
  let shift = 0;
  for (const { start, end, endNow } of edits) {
    const first = firstBeyond(former, start);
    pieces.push(shifted(former.subarray(at, first), shift), startsBetween(bytes, start + shift, endNow));
    at = firstBeyond(former, end);
    shift = endNow - end;
  }
  pieces.push(shifted(former.subarray(at), shift));
  return joined(pieces);
}

/** The index of the first start of a line beyond an offset. */
function firstBeyond(starts: Uint32Array, offset: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function shifted(starts: Uint32Array, shift: number): Uint32Array {
  return shift === 0 ? starts : starts.map((start) => start + shift);
}

function startsBetween(bytes: Buffer, from: number, to: number): Uint32Array {
  const found: number[] = [];
  for (let next = bytes.indexOf(0x0a, from); next !== -1 && next < to; next = bytes.indexOf(0x0a, next + 1))
    found.push(next + 1);
  return Uint32Array.from(found);
}

function joined(pieces: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** How far what stands at an offset has moved. */
function shiftAt(offset: number, edits: readonly TextEdit[]): number {
  const edit = edits.findLast(({ end }) => end <= offset);
  return edit === undefined ? 0 : edit.endNow - edit.end;
}
