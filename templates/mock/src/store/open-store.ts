import { MemoryStore } from './memory-store.ts';
import type { Store } from './store.ts';

const IN_REDIS = /^rediss?:\/\//;

/** The store that a text names: `redis://…`, a file, or memory where nothing is named. */
export async function openStore(place: string | undefined): Promise<Store> {
  if (place === undefined) return new MemoryStore();
  // SQLite would take no name for a file that is gone afterwards.
  if (place === '') throw new TypeError('The store has no name. See --store.');
  if (IN_REDIS.test(place)) return (await import('./redis-store.ts')).RedisStore.open(place);
  return new (await import('./sqlite-store.ts')).SqliteStore(place);
}

/** What a store is called, without the password that an address may hold. */
export function nameOf(place = 'Memory'): string {
  return IN_REDIS.test(place) ? 'Redis' : place;
}
