import { type JsonObject, textAt } from '../json.ts';
import { type Beginning, noteOf, otherwise } from './beginning.ts';
import type { Store } from './store.ts';

/** Where a store notes what its state began with. No space of a caller is called so. */
export const NOTE_SPACE = '/';
const NOTES = 'notes';
const BASE = 'base';

/**
 * Refuses a store whose state began with other items: changes of some would be taken for changes of others. Of starts
 * that come together on a store that nobody noted anything in, the first notes what it begins with; this holds, whether
 * or not anything is changed, until the store is cleared: who noted it may run still.
 *
 * @param name of the store, for a person; without any secret
 * @throws TypeError saying in what the state began otherwise, and the ways out
 */
export async function requireBase(store: Store, name: string, beginning: Beginning): Promise<void> {
  // What is kept in memory begins and ends with the process.
  if (store.wayToClear === undefined) return;
  const note = noteOf(beginning);
  const isFirst = await store.commit(NOTE_SPACE, [{ collection: NOTES, id: BASE, expected: 0, item: note }]);
  if (isFirst) return store.begunWith?.(hashIn(note));
  const kept = await store.get(NOTE_SPACE, NOTES, BASE);
  // Somebody cleared the store between both.
  if (kept?.item === undefined) return requireBase(store, name, beginning);
  const other = otherwise(kept.item, note);
  if (other === undefined) return store.begunWith?.(hashIn(note));
  throw new TypeError(
    `${name} holds a state that began with ${other}. Start with the same as it, name another store, or end the mocks that run on it and ${store.wayToClear} to begin anew.`,
  );
}

function hashIn(note: JsonObject): string {
  return textAt(note, 'hash') ?? '';
}
