import type { EndpointEntry } from '#shared/migration/map.ts';
import type { Matched } from './match-endpoint.ts';
import type { Piece } from './url-text.ts';

/** The part of an address that changes, in its text. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** What stands there in the new path. */
  readonly text: string;
}

/** The segments that differ. */
export function changingSpan(matched: Matched, { v2, v3 }: EndpointEntry): Span {
  const before = (v2.path ?? '').split('/');
  const after = (v3?.path ?? '').split('/');
  const head = before.findIndex((part, index) => part !== after[index]);
  const tail = [...before].reverse().findIndex((part, index) => part !== after[after.length - 1 - index]);
  const given = matched.text.slice(matched.start, matched.end).split('/');
  const skipped = before.length - given.length;
  const [from, to] = [head - skipped, given.length - tail];
  const start = matched.start + given.slice(0, from).join('/').length + 1;
  const text = after.slice(head, after.length - tail).join('/');
  return { start, end: start + given.slice(from, to).join('/').length, text };
}

/** Whether a constant holds the segments that differ: they are looked at where it is declared. */
export function isInConstant(pieces: readonly Piece[], { start, end }: Span): boolean {
  let at = 0;
  for (const { text, offset } of pieces) {
    if (start >= at && end <= at + text.length) return offset === undefined;
    at += text.length;
  }
  return false;
}

/** The edit, where one literal holds all of it. */
export function editsOf(pieces: readonly Piece[], span: Span): readonly Span[] | undefined {
  const offset = offsetOf(pieces, span);
  return offset === undefined ? undefined : [{ start: offset, end: offset + span.end - span.start, text: span.text }];
}

/** Where a span of the text stands in the file, if one literal holds all of it. */
function offsetOf(pieces: readonly Piece[], span: Span): number | undefined {
  let at = 0;
  for (const { text, offset } of pieces) {
    if (offset !== undefined && span.start >= at && span.end <= at + text.length) return offset + span.start - at;
    at += text.length;
  }
  return undefined;
}
