import type { JsonObject } from '../json.ts';
import type { Change, Entry, Look } from './store.ts';

/** An item that a request looked at, or that was not there, and the version that it had then. */
export interface Seen {
  readonly collection: string;
  readonly id: string;
  readonly expected: number;
}

/** An item that a request looked at or changed. */
export interface Touched extends Seen {
  readonly isChanged: boolean;
  /** See `Change`. */
  readonly isGone?: boolean;
  readonly item?: JsonObject;
}

/** What a list must be like still when what was decided by it is kept. */
export function lookOf([collection, entries]: readonly [string, readonly Entry[]]): Look {
  return { collection, expected: entries.reduce((latest, { version }) => Math.max(latest, version), 0) };
}

/** What an item must be like still, and what becomes of it. */
export function changeOf({ collection, id, expected, item, isChanged, isGone = false }: Touched): Change {
  if (!isChanged) return { collection, id, expected, isCheck: true };
  return { collection, id, expected, ...(item === undefined ? { isGone } : { item }) };
}
