import type { Buffer } from 'node:buffer';
import { COLLECTION_STYLE, EVENT_ID } from 'js-yaml';
import { isObject, type JsonObject } from '../model/json.ts';
import { limits } from './limits.ts';
import { valueOfEvents } from './parse-plain-yaml.ts';
import { plainEvents } from './plain-events.ts';

/** The bytes that say what is on a line. */
const [newLine, carriageReturn, space, hash] = [0x0a, 0x0d, 0x20, 0x23];

/**
 * Where the value of a key ends, of which `start` is the offset behind the colon: before the next line that is indented
 * no further than the line of the key, and is neither empty nor a comment.
 */
export function endOfBlock(bytes: Buffer, start: number): number {
  const line = start === 0 ? 0 : bytes.lastIndexOf(newLine, start - 1) + 1;
  const indent = indentAt(bytes, line);
  for (let at = nextLine(bytes, start); at < bytes.length; at = nextLine(bytes, at))
    if (indentAt(bytes, at) <= indent && isTelling(bytes, at)) return at;
  return bytes.length;
}

/** How far a line is indented that starts at an offset. */
export function indentAt(bytes: Buffer, line: number): number {
  let at = line;
  while (bytes[at] === space) at += 1;
  return at - line;
}

/** Whether a line says something: it is neither empty nor a comment. */
export function isTelling(bytes: Buffer, line: number): boolean {
  const at = line + indentAt(bytes, line);
  const byte = bytes[at] === carriageReturn && bytes[at + 1] === newLine ? newLine : bytes[at];
  return byte !== undefined && byte !== newLine && byte !== hash;
}

/** Where the line starts that follows the one of an offset. */
export function nextLine(bytes: Buffer, offset: number): number {
  const end = bytes.indexOf(newLine, offset);
  return end === -1 ? bytes.length : end + 1;
}

/** Nothing but white space, or a comment, up to the end of the line. */
const REST_OF_LINE = /^(?:[ ]+#[^\n]*|[ ]*\r?)(?:\n|$)/;

/**
 * The value of a key by what stands behind its colon, up to {@link endOfBlock}: what the thorough parser makes of it in
 * its place. `undefined` where it is no plain map: a fault, an anchor, a map that begins on the line of its key.
 *
 * @param around - how many containers it stands in
 */
export function parseBlock(text: string, around: number): JsonObject | undefined {
  if (!/^(?: |\r?\n)/.test(text) || /\r(?!\n)|\0/.test(text)) return undefined;
  const events = plainEvents(text, limits.depth - around);
  const root = events?.[1];
  if (events === undefined || root?.type !== EVENT_ID.MAPPING) return undefined;
  if (root.style !== COLLECTION_STYLE.FLOW && !REST_OF_LINE.test(text)) return undefined;
  const found = valueOfEvents(events, text);
  return isObject(found?.value) ? found.value : undefined;
}
