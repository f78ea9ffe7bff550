import type { Buffer } from 'node:buffer';
import type { Ends } from './json-offsets.ts';
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
export function movedStarts(starts: readonly number[], edits: readonly TextEdit[], bytes: Buffer): readonly number[] {
  const moved: number[] = [];
  let at = 0;
  let shift = 0;
  for (const { start, end, endNow } of edits) {
    for (; at < starts.length && (starts[at] ?? 0) <= start; at += 1) moved.push((starts[at] ?? 0) + shift);
    for (
      let next = bytes.indexOf(0x0a, start + shift);
      next !== -1 && next < endNow;
      next = bytes.indexOf(0x0a, next + 1)
    )
      moved.push(next + 1);
    while (at < starts.length && (starts[at] ?? 0) <= end) at += 1;
    shift = endNow - end;
  }
  for (; at < starts.length; at += 1) moved.push((starts[at] ?? 0) + shift);
  return moved;
}

/** How far what stands at an offset has moved. */
function shiftAt(offset: number, edits: readonly TextEdit[]): number {
  const edit = edits.findLast(({ end }) => end <= offset);
  return edit === undefined ? 0 : edit.endNow - edit.end;
}
