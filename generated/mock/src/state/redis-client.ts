// Not the global timers, which a test may have replaced by fake ones.

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
 * Creates a connection that reconnects forever once it was connected; meanwhile requests fail at once, and so does
 * the first connection. A connection without a reply within the timeout is closed, and its pending requests fail:
 * none is repeated.
 */
export function createRedisClient(url: string, patience = RESPONSE_TIMEOUT_MS) {
  const seen = { isReady: false };
  const client = createClient({
    url,
    scripts,
    disableOfflineQueue: true,
    // A timer for each command costs more than the command.
    commandOptions: { timeout: 0 },
    // Keeps an idle connection from running into the timeout.
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

/**
 * Throws the error of a failed read, which says that the request is not at fault.
 *
 * @throws HttpError 500
 */
export function throwReadError(error: unknown): never {
  throw toHttpError(error, '');
}

/**
 * Throws the error of a failed write, which says whether the change may have been made.
 *
 * @throws HttpError 500
 */
export function throwWriteError(error: unknown): never {
  const isUnsent = error instanceof ClientOfflineError || error instanceof ClientClosedError;
  const isAnswered = error instanceof ErrorReply;
  throw toHttpError(error, isUnsent || isAnswered ? '' : ' It is unknown whether the change was made.');
}

function toHttpError(error: unknown, more: string): HttpError {
  if (error instanceof ErrorReply && error.message.includes(INITIAL_STATE_MISMATCH))
    return new HttpError(500, STATE_REPLACED);
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  const text = `The state is stored in Redis, which failed: ${reason}.${more} Retry when it is available again.`;
  return new HttpError(500, text);
}
