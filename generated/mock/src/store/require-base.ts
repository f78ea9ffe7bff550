import { createHash } from 'node:crypto';
import { textAt } from '../json.ts';
import type { Base } from './base.ts';
import type { Store } from './store.ts';

/** Where a store notes what its state began with. No space of a caller is called so. */
export const NOTE_SPACE = '/';
const NOTES = 'notes';
const BASE = 'base';

/** What a state began with: the items, and, to tell them by, the numbers that they follow from. */
export interface Beginning {
  readonly base: Base;
  readonly seed: number;
  readonly size: number;
}

/**
 * Refuses a store whose state began with other items: changes of some would be taken for changes of others. One that
 * holds no state begins with these.
 *
 * @param name of the store, for a person; without any secret
 * @throws TypeError saying what the state began with, and the ways out
 */
export async function requireBase(store: Store, name: string, { base, seed, size }: Beginning): Promise<void> {
  // What is kept in memory begins and ends with the process.
  if (store.isEmpty === undefined) return;
  const hash = hashOf(base);
  const kept = await store.get(NOTE_SPACE, NOTES, BASE);
  const item = kept?.item ?? {};
  if (textAt(item, 'hash') === hash) return;
  if (kept !== undefined && !(await store.isEmpty())) {
    const isSame = item['seed'] === seed && item['size'] === size;
    const before = `seed ${String(item['seed'])}, size ${String(item['size'])}`;
    const other = isSame
      ? 'other items: of data, users or another version'
      : `${before}; this start has seed ${seed}, size ${size}`;
    throw new TypeError(
      `${name} holds state that began with ${other}. Start with the same seed, size, data and users, name another store, or ${store.wayToClear ?? 'clear it'} to begin anew.`,
    );
  }
  await store.commit(NOTE_SPACE, [{ collection: NOTES, id: BASE, item: { hash, seed, size } }]);
}

/** Of the items, in whatever order the collections are named. */
function hashOf(base: Base): string {
  const hash = createHash('sha256');
  for (const name of base.collections.toSorted()) hash.update(JSON.stringify([name, base.all(name)]));
  return hash.digest('hex');
}
