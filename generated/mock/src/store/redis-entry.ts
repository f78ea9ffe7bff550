import type { JsonObject } from '../json.ts';
import type { Entry } from './store.ts';

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
