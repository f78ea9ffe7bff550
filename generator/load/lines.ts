import type { Buffer } from 'node:buffer';
import type { Place } from '../problems.ts';

/** The lines of a text, counted from 1. */
export interface Lines {
  /** The line and the column of an offset; columns are counted in characters. */
  readonly place: (offset: number) => Pick<Place, 'line' | 'column'>;
  /** A line without its end. */
  readonly line: (line: number) => string | undefined;
}

/** Offsets are in characters. */
export function linesOfText(text: string): Lines {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return linesBetween(starts, {
    end: text.length,
    slice: (from, to) => text.slice(from, to),
    count: (from, to) => to - from,
  });
}

/** The text is in UTF-8, and offsets are in bytes. Only the lines that are asked for are decoded. */
export function linesOfBytes(bytes: Buffer): Lines {
  return linesBetween(startsIn(bytes), {
    end: bytes.length,
    slice: (from, to) => bytes.toString('utf8', from, to),
    count: counterOf(bytes),
  });
}

function startsIn(bytes: Buffer): readonly number[] {
  const starts = [0];
  for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, end + 1)) starts.push(end + 1);
  return starts;
}

const newline = 0x0a;

/**
 * A text all on one line may be asked for thousands of columns: how many characters stand before each block is counted
 * once.
 */
const blockBytes = 65_536;

function counterOf(bytes: Buffer): Sliced['count'] {
  const before = [0];
  const countTo = (offset: number): number => {
    const block = Math.floor(offset / blockBytes);
    for (let known = before.length; known <= block; known += 1)
      before.push((before[known - 1] ?? 0) + countUnits(bytes, (known - 1) * blockBytes, known * blockBytes));
    return (before[block] ?? 0) + countUnits(bytes, block * blockBytes, offset);
  };
  return (from, to) => (to - from < blockBytes ? countUnits(bytes, from, to) : countTo(to) - countTo(from));
}

/** The characters, as JavaScript counts them, that begin in a part of a text: those of four bytes are two. */
function countUnits(bytes: Buffer, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80 || byte >= 0xc0) count += byte < 0xf0 ? 1 : 2;
  }
  return count;
}

interface Sliced {
  readonly end: number;
  readonly slice: (from: number, to: number) => string;
  /** How many characters stand from one offset to another. */
  readonly count: (from: number, to: number) => number;
}

function linesBetween(starts: readonly number[], { end, slice, count }: Sliced): Lines {
  return {
    place: (offset) => {
      const index = lineAt(starts, offset);
      return { line: index + 1, column: count(starts[index] ?? 0, offset) + 1 };
    },
    line: (line) => {
      const start = starts[line - 1];
      return start === undefined ? undefined : slice(start, starts[line] ?? end).replace(/[\r\n]+$/, '');
    },
  };
}

/** The index of the last line that starts at an offset or before it. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
