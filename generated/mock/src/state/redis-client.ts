import { clearTimeout, setImmediate, setTimeout } from 'node:timers';
import { ClientClosedError, ClientOfflineError, createClient, ErrorReply } from '@redis/client';
import { HttpError } from '../http/message.ts';
import { INITIAL_STATE_MISMATCH, scripts } from './redis-scripts.ts';

// Not the global timers, which a test may have replaced by fake ones.

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

// Not the global timers, which a test may have replaced by fake ones.

interface PendingLoad<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Loads a batch of one group, and returns one result per key in the same order. */
type LoadBatch<Question, Answer> = (group: string, questions: readonly Question[]) => Promise<readonly Answer[]>;

/**
 * Batches the loads of one turn of the event loop, and those during a pending batch, so that concurrent requests
 * share a round trip.
 */
export class Batcher<Question, Answer> {
  readonly #answerAll: LoadBatch<Question, Answer>;
  #groups = new Map<string, PendingLoad<Question, Answer>[]>();
  #awaited = 0;

  constructor(answerAll: LoadBatch<Question, Answer>) {
    this.#answerAll = answerAll;
  }

  load(group: string, question: Question): Promise<Answer> {
    // After all sockets that have something were read; a microtask would run between two of them.
    if (this.#groups.size === 0 && this.#awaited === 0) setImmediate(() => this.#flush());
    return new Promise((resolve, reject) => {
      const open = { question, resolve, reject };
      const others = this.#groups.get(group);
      if (others === undefined) this.#groups.set(group, [open]);
      else others.push(open);
    });
  }

  #flush(): void {
    const groups = this.#groups;
    this.#groups = new Map();
    for (const [group, open] of groups)
      for (let start = 0; start < open.length; start += MAX_BATCH_SIZE)
        this.#answer(group, open.slice(start, start + MAX_BATCH_SIZE));
  }

  #answer(group: string, open: readonly PendingLoad<Question, Answer>[]): void {
    this.#awaited += 1;
    const all = this.#answerAll(
      group,
      open.map(({ question }) => question),
    );
    all
      .then(
        (answers) => open.forEach(({ resolve }, index) => resolve(answers[index] as Answer)),
        (error: unknown) => open.forEach(({ reject }) => reject(error)),
      )
      .then(() => this.#answered());
  }

  #answered(): void {
    this.#awaited -= 1;
    if (this.#awaited === 0 && this.#groups.size > 0) setImmediate(() => this.#flush());
  }
}

/** Limit of a batch, so that one round trip does not block others for long. */
const MAX_BATCH_SIZE = 256;
