// Not those of everybody, which a test may have stopped.

import { clearTimeout, setTimeout } from 'node:timers';
import { ClientClosedError, ClientOfflineError, createClient, ErrorReply } from '@redis/client';
import { HttpError } from '../http/errors.ts';
import { INITIAL_STATE_MISMATCH, scripts } from './redis-scripts.ts';

/** Connection to Redis. */
export type RedisClient = ReturnType<typeof createRedisClient>;

const STATE_REPLACED =
  'The state in Redis was cleared meanwhile, and began with other items than this mock. End it, and start it with the same seed, size, data and users, or name another store.';

/** Milliseconds that Redis may take to respond. */
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * One that was connected once comes back by itself, however long that takes; who asks meanwhile is told at once, and so
 * is who opens one that never was connected. A connection on which nothing comes for as long as its patience lasts is
 * given up, and with it what was asked on it: nothing is asked again by itself.
 */
export function createRedisClient(url: string, patience = RESPONSE_TIMEOUT_MS) {
  const seen = { isReady: false };
  const client = createClient({
    url,
    scripts,
    disableOfflineQueue: true,
    // A timer for each command costs more than the command.
    commandOptions: { timeout: 0 },
    // So that a connection on which nothing is asked is not taken for one on which nothing is answered.
    pingInterval: patience / 2,
    socket: {
      socketTimeout: patience,
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

/** Closes a connection after its pending requests, or after the timeout. */
export async function closeRedisClient(client: RedisClient, patience = RESPONSE_TIMEOUT_MS): Promise<void> {
  if (!client.isOpen) return;
  const late = setTimeout(() => client.destroy(), patience);
  await client.close();
  clearTimeout(late);
}

/** @throws HttpError for what Redis did not do: the caller is told that it was not the request */
export function throwReadError(error: unknown): never {
  throw toHttpError(error, '');
}

/** @throws HttpError as above, which says whether the change may have been made all the same */
export function throwWriteError(error: unknown): never {
  const isUnsent = error instanceof ClientOfflineError || error instanceof ClientClosedError;
  const isAnswered = error instanceof ErrorReply;
  throw toHttpError(error, isUnsent || isAnswered ? '' : ' Whether it made the change is not known.');
}

function toHttpError(error: unknown, more: string): HttpError {
  if (error instanceof ErrorReply && error.message.includes(INITIAL_STATE_MISMATCH))
    return new HttpError(500, STATE_REPLACED);
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  const text = `The state is kept in Redis, which failed: ${reason}.${more} Calls work again as soon as it does.`;
  return new HttpError(500, text);
}
