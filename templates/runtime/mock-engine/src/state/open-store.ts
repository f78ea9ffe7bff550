import { MemoryStore } from './memory.ts';
import type { Store } from './store.ts';

const IN_REDIS = /^rediss?:\/\//i;
/** An address, of Redis or whatever: one letter is a drive. */
const ADDRESS = /^(?!file:)([a-z][a-z\d+.-]+):\/\/|^(rediss?)(?::|$)/i;

/** Opens a store by name: `redis://…`, a file, or memory by default. */
export async function openStore(place: string | undefined): Promise<Store> {
  if (place === undefined) return new MemoryStore();
  // SQLite would take no name for a file that is gone afterwards.
  if (place === '') throw new TypeError('The store has no name. See --store.');
  if (IN_REDIS.test(place)) return (await importRedis()).RedisStore.open(place);
  const [, scheme, misspelled] = ADDRESS.exec(place) ?? [];
  // No more of it: there may be a password in it.
  if (scheme !== undefined || misspelled !== undefined)
    throw new TypeError(`${scheme ?? misspelled}:… is not a supported store. Name a file, or redis://… See --store.`);
  requireSqlite();
  return new (await import('./sqlite.ts')).SqliteStore(place);
}

/** @throws TypeError if the optional package is not installed */
async function importRedis(): Promise<typeof import('./redis.ts')> {
  try {
    return await import('./redis.ts');
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new TypeError('A store in Redis needs an optional package: npm install @redis/client');
  }
}

/** @throws TypeError for Node 22.12, which has SQLite only behind a flag */
function requireSqlite(): void {
  if (process.getBuiltinModule('node:sqlite') !== undefined) return;
  throw new TypeError(
    `A store in a file needs Node 22.13 or later; this is Node ${process.versions.node}. Keep the state in memory or in redis://…`,
  );
}

/** Returns the name of a store for messages, without the password that a URL may hold. */
export function nameOf(place = 'Memory'): string {
  return IN_REDIS.test(place) ? 'Redis' : place;
}
