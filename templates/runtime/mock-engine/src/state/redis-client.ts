import { clearInterval, clearTimeout, setImmediate, setInterval, setTimeout } from 'node:timers';
import {
  ClientClosedError,
  ClientOfflineError,
  createClient,
  DisconnectsClientError,
  ErrorReply,
  type RedisClientType,
} from '@redis/client';
import { HttpError } from '../http/message.ts';
import { INITIAL_STATE_MISMATCH, scripts } from './redis-scripts.ts';

// Not the global timers, which a test may have replaced by fake ones.

/** Connection to Redis. */
export type RedisClient = RedisClientType<Record<never, never>, Record<never, never>, typeof scripts>;

const STATE_REPLACED =
  'The state in Redis was cleared and started again with other items. Stop this mock, and start it with the same seed, size, data and users, or with another store.';

/** Milliseconds that Redis may take to respond. */
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Opens a connection that reconnects forever once it was connected; meanwhile requests fail at once. A connection
 * without a reply within the timeout is closed, and its pending requests fail: none is repeated.
 *
 * @throws Error if Redis cannot be reached, or does not respond
 */
export async function openRedisClient(url: string, timeoutMs: number = RESPONSE_TIMEOUT_MS): Promise<RedisClient> {
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
  watchConnection(client, seen, timeoutMs);
  await client.connect();
  return client;
}

/** Number of ticks in the time within which Redis must respond. */
const MAX_TICKS = 8;

/**
 * Closes a connection on which Redis does not respond in time, and opens it again. The time is counted in ticks of a
 * timer. A process that is busy or suspended ticks only once in that time, and then reads the responses that have
 * arrived; a timeout of the socket would have closed the connection before.
 */
function watchConnection(client: RedisClient, seen: { readonly isReady: boolean }, timeoutMs: number): void {
  /** Ticks since a connection was opened, or a ping was sent, without a response. */
  let ticks: number | undefined;
  let isReopening = false;
  const forget = (): void => (ticks = undefined);
  client
    .on('connect', () => (ticks = 0))
    .on('ready', forget)
    .on('reconnecting', forget);
  const timer = setInterval(() => {
    if (isReopening) return;
    if (!client.isOpen) return clearInterval(timer);
    if (ticks === undefined) {
      if (!client.isReady) return;
      ticks = 0;
      return void client.ping().then(forget, forget);
    }
    ticks += 1;
    if (ticks < MAX_TICKS) return;
    client.destroy();
    if (!seen.isReady) return;
    isReopening = true;
    // When it has noticed that it was closed.
    setImmediate(() =>
      setImmediate(() => {
        isReopening = false;
        client.connect().catch(forget);
      }),
    );
  }, timeoutMs / MAX_TICKS);
  timer.unref();
}

/** Closes a connection after its pending requests, or after the timeout. */
export async function closeRedisClient(client: RedisClient, timeoutMs: number = RESPONSE_TIMEOUT_MS): Promise<void> {
  if (!client.isOpen) return;
  const late = setTimeout(() => client.destroy(), timeoutMs);
  await client.close();
  clearTimeout(late);
}

/** Returns the reason of an error of a connection, without a dot: one that was closed meanwhile did not respond. */
export function reasonOf(error: unknown): string {
  if (error instanceof DisconnectsClientError) return 'It does not respond';
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
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
  const hasReply = error instanceof ErrorReply;
  throw toHttpError(error, isUnsent || hasReply ? '' : ' It is unknown whether the change was made.');
}

function toHttpError(error: unknown, more: string): HttpError {
  if (error instanceof ErrorReply && error.message.includes(INITIAL_STATE_MISMATCH))
    return new HttpError(500, STATE_REPLACED);
  const text = `The state is stored in Redis, which failed: ${reasonOf(error)}.${more} Retry when it is available again.`;
  return new HttpError(500, text);
}

// Not the global timers, which a test may have replaced by fake ones.

interface PendingLoad<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** Loads a batch of one group, and returns one result per key in the same order. */
type LoadBatch<Key, Value> = (group: string, keys: readonly Key[]) => Promise<readonly Value[]>;

/**
 * Batches the loads of one turn of the event loop, and those during a pending batch, so that concurrent requests
 * share a round trip.
 */
export class Batcher<Key, Value> {
  readonly #loadBatch: LoadBatch<Key, Value>;
  #groups = new Map<string, PendingLoad<Key, Value>[]>();
  #awaited = 0;

  constructor(loadBatch: LoadBatch<Key, Value>) {
    this.#loadBatch = loadBatch;
  }

  load(group: string, key: Key): Promise<Value> {
    // After all sockets that have something were read; a microtask would run between two of them.
    if (this.#groups.size === 0 && this.#awaited === 0) setImmediate(() => this.#flush());
    return new Promise((resolve, reject) => {
      const request = { key, resolve, reject };
      const pending = this.#groups.get(group);
      if (pending === undefined) this.#groups.set(group, [request]);
      else pending.push(request);
    });
  }

  #flush(): void {
    const groups = this.#groups;
    this.#groups = new Map();
    for (const [group, loads] of groups)
      for (let start = 0; start < loads.length; start += MAX_BATCH_SIZE)
        this.#execute(group, loads.slice(start, start + MAX_BATCH_SIZE));
  }

  #execute(group: string, loads: readonly PendingLoad<Key, Value>[]): void {
    this.#awaited += 1;
    const all = this.#loadBatch(
      group,
      loads.map(({ key }) => key),
    );
    all
      .then(
        (values) => loads.forEach(({ resolve }, index) => resolve(values[index] as Value)),
        (error: unknown) => loads.forEach(({ reject }) => reject(error)),
      )
      .then(() => this.#finished());
  }

  #finished(): void {
    this.#awaited -= 1;
    if (this.#awaited === 0 && this.#groups.size > 0) setImmediate(() => this.#flush());
  }
}

/** Limit of a batch, so that one round trip does not block pending for long. */
const MAX_BATCH_SIZE = 256;
