import { MemoryStore } from './memory.ts';
import type { Store } from './store.ts';

const IN_REDIS = /^rediss?:\/\//i;
/** An address, of Redis or whatever: one letter is a drive. */
const ADDRESS = /^(?!file:)([a-z][a-z\d+.-]+):\/\/|^(rediss?):/i;

/** Opens a store by name: `redis://…`, a file, or memory by default. */
export async function openStore(place: string | undefined): Promise<Store> {
  if (place === undefined) return new MemoryStore();
  // SQLite would take no name for a file that is gone afterwards.
  if (place === '') throw new TypeError('The store has no name. See --store.');
  if (IN_REDIS.test(place)) return (await import('./redis.ts')).RedisStore.open(place);
  const [, scheme, misspelt] = ADDRESS.exec(place) ?? [];
  // No more of it: there may be a password in it.
  if (scheme !== undefined || misspelt !== undefined)
    throw new TypeError(`There is no store at ${scheme ?? misspelt}:… to open: name a file, or redis://… See --store.`);
  return new (await import('./sqlite.ts')).SqliteStore(place);
}

/** Returns the name of a store for messages, without the password that a URL may hold. */
export function nameOf(place = 'Memory'): string {
  return IN_REDIS.test(place) ? 'Redis' : place;
}
