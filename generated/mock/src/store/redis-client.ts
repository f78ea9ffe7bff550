import { createClient } from '@redis/client';
import { Refusal } from '../refusal.ts';
import { scripts } from './redis-scripts.ts';

/** A connection to Redis. */
export type RedisClient = ReturnType<typeof newRedisClient>;

/**
 * One that was connected once comes back by itself, however long that takes; who asks meanwhile is told at once, and so is
 * who opens one that never was connected.
 */
export function newRedisClient(url: string) {
  const seen = { isReady: false };
  const client = createClient({
    url,
    scripts,
    disableOfflineQueue: true,
    // A timer for each command costs more than the command.
    commandOptions: { timeout: 0 },
    socket: {
      reconnectStrategy: (attempts: number, cause: Error): number | Error =>
        seen.isReady ? Math.min(attempts * 50, 500) : cause,
    },
  });
  client.on('error', () => {});
  client.on('ready', () => {
    seen.isReady = true;
  });
  return client;
}

/** @throws Refusal for what Redis did not do: the caller is told that it was not the request */
export function failedByRedis(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new Refusal(500, `The state is kept in Redis, which failed: ${reason}. Calls work again as soon as it does.`);
}
