import type { RedisClient } from './redis-client.ts';

/** What all keys begin with. The number is that of the form in which state is kept, see `redis-scripts.ts`. */
export const PREFIX = 'mock:2:';

/** A key of the mock in some form; the first form had no number. */
const OF_ANY_FORM = /^mock:(\d+:)?\{/;

/**
 * Refuses a database in which another version of the mock keeps state: it would be passed over without a word.
 *
 * @throws TypeError saying where it is, and the ways out
 */
export async function requireForm(client: RedisClient): Promise<void> {
  for await (const keys of client.scanIterator({ MATCH: 'mock:*', COUNT: 10_000 }))
    for (const key of keys)
      if (OF_ANY_FORM.test(key) && !key.startsWith(PREFIX))
        throw new TypeError(
          `Redis holds state of another version of the mock, which this one cannot read, under ${key.slice(0, key.indexOf('{') + 1)}…. Name another database, such as redis://…/1, or delete those keys.`,
        );
}
