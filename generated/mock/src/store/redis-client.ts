import { createClient } from '@redis/client';
import { scripts } from './redis-scripts.ts';

/** A connection to Redis. */
export type RedisClient = ReturnType<typeof newRedisClient>;

/** One that was connected once comes back by itself; one that never was says so at once. */
export function newRedisClient(url: string) {
  const seen = { isReady: false };
  const client = createClient({
    url,
    scripts,
    // A timer for each command costs more than the command; who waits in vain for a connection is told by it.
    commandOptions: { timeout: 0 },
    socket: {
      reconnectStrategy: (attempts: number, cause: Error): number | Error =>
        seen.isReady && attempts < 20 ? Math.min(attempts * 50, 500) : cause,
    },
  });
  client.on('error', () => {});
  client.on('ready', () => {
    seen.isReady = true;
  });
  return client;
}
