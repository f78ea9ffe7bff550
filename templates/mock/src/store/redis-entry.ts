import type { JsonObject } from '../json.ts';
import type { Change, Entry, Grounds } from './store.ts';

/** Reads what Redis keeps of an entry: its version, its place and, where it was not deleted, its item. */
export function readEntry(id: string, text: string): Entry {
  const start = startOfItem(text);
  const version = Number(text.slice(0, text.indexOf(' ')));
  if (start === text.length) return { id, version };
  const item: JsonObject = JSON.parse(text.slice(start));
  return { id, version, item };
}

/** Where an entry stands among those of its collection. */
export function placeOf(text: string): number {
  return Number(text.slice(text.indexOf(' ') + 1, startOfItem(text) - 1));
}

function startOfItem(text: string): number {
  return text.indexOf(' ', text.indexOf(' ') + 1) + 1;
}

/** An identifier as Redis keeps it: its JSON reader takes no half of a surrogate pair, and no UTF-8 holds one. */
export function idText(id: string): string {
  return id.toWellFormed();
}

/** What is made whole or not at all. */
export interface Unit {
  readonly changes: readonly Change[];
  readonly grounds: Grounds;
}

/** A unit of work as the script takes it, line by line. */
export function unitText({ changes, grounds: { looks = [], era } }: Unit): string {
  let text = era === undefined ? '' : `#${era} []\n`;
  for (const { collection, expected } of looks) text += `*${expected} [${quoted(collection)}]\n`;
  for (const { collection, id, expected, item, isCheck } of changes) {
    const entry = `${expected} [${quoted(collection)},${quoted(idText(id))}]\n`;
    if (isCheck === true) text += `?${entry}`;
    else text += `=${entry}${item === undefined ? '' : JSON.stringify(item)}\n`;
  }
  return `${text}\n`;
}

const PLAIN = /^[\w-]*$/;

/** A text as JSON; most need nothing but quotes. */
function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}
