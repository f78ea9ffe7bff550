import { Batcher } from './batch.ts';
import {
  closeRedisClient,
  createRedisClient,
  type RedisClient,
  throwReadError,
  throwWriteError,
} from './redis-client.ts';
import { RedisReader } from './redis-read.ts';
import { commitArguments, type PendingCommit, type ScriptContext } from './redis-scripts.ts';
import type { Change, CommitConditions, Entry, ReadBatch, ReadBatchResult, Store } from './store.ts';

/** Prefix of all keys, with the version of the key layout; see `redis-scripts.ts`. */
export const KEY_PREFIX = 'mock:2:';

/** Key of the mock in any version of the layout; the first had no number. */
const ANY_VERSION_KEY = /^mock:(\d+:)?\{/;

/**
 * Rejects a database with state of another version of the mock, which would otherwise be ignored.
 *
 * @throws TypeError with the keys and the ways to resolve it
 */
export async function requireKeyVersion(client: RedisClient): Promise<void> {
  for await (const keys of client.scanIterator({ MATCH: 'mock:*', COUNT: 10_000 }))
    for (const key of keys)
      if (ANY_VERSION_KEY.test(key) && !key.startsWith(KEY_PREFIX))
        throw new TypeError(
          `Redis holds state of another version of the mock, which this one cannot read, under ${key.slice(0, key.indexOf('{') + 1)}…. Name another database, such as redis://…/1, or delete those keys.`,
        );
}

const EMPTY_BATCH: ReadBatch = { items: [], lists: [], numbers: [] };

/**
 * Stores the state in Redis, shared by several processes. Changes are atomic scripts. Concurrent reads and commits
 * are batched.
 */
export class RedisStore implements Store {
  readonly clearHint = `delete the keys that begin with ${KEY_PREFIX}`;
  readonly #client: RedisClient;
  readonly #responseTimeoutMs: number | undefined;
  /** Fingerprint of the initial state; empty if it does not matter. */
  #fingerprint = '';
  #runId: Promise<string>;
  readonly #reads: Batcher<ReadBatch, ReadBatchResult>;
  readonly #commits = new Batcher<PendingCommit, boolean>((key, units) => this.#commitAll(key, units));

  private constructor(client: RedisClient, patience: number | undefined) {
    this.#client = client;
    this.#responseTimeoutMs = patience;
    const reading = new RedisReader(client);
    this.#reads = new Batcher(async (key, wanted) => reading.read(key, wanted, await this.#scriptContext()));
    this.#runId = fetchRunId(client);
    client.on('ready', () => {
      this.#runId = fetchRunId(client);
    });
  }

  /**
   * Opens a store.
   *
   * @param responseTimeoutMs - milliseconds that Redis may take to respond
   * @default 10,000
   * @throws TypeError if there is no connection, or state of another version
   */
  static async open(url: string, patience?: number): Promise<RedisStore> {
    const client = await connected(url, patience);
    try {
      await requireKeyVersion(client);
    } catch (error) {
      await closeRedisClient(client, patience);
      throw error instanceof TypeError ? error : openError(error);
    }
    return new RedisStore(client, patience);
  }

  requireFingerprint(base: string): void {
    this.#fingerprint = base;
  }

  readBatch(space: string, wanted: ReadBatch): Promise<ReadBatchResult> {
    return this.#reads.load(keyPrefix(space), wanted);
  }

  async get(space: string, collection: string, id: string): Promise<Entry | undefined> {
    const { items } = await this.readBatch(space, { ...EMPTY_BATCH, items: [{ collection, id }] });
    return items[0];
  }

  async entries(space: string, collection: string): Promise<readonly Entry[]> {
    const { lists } = await this.readBatch(space, { ...EMPTY_BATCH, lists: [collection] });
    return lists[0] ?? [];
  }

  async nextNumber(space: string, name: string): Promise<number> {
    const { numbers } = await this.readBatch(space, { ...EMPTY_BATCH, numbers: [name] });
    return numbers[0] ?? 0;
  }

  async skipNumbers(space: string, name: string, last: number): Promise<void> {
    await this.#client.skipNumbers([keyPrefix(space)], [this.#fingerprint, name, String(last)]).catch(throwReadError);
  }

  commit(space: string, changes: readonly Change[], grounds: CommitConditions = {}): Promise<boolean> {
    return this.#commits.load(keyPrefix(space), { changes, conditions: grounds });
  }

  async clear(space: string): Promise<void> {
    await this.#client.clearSpace([keyPrefix(space)], [this.#fingerprint]).catch(throwWriteError);
  }

  async copy(from: string, to: string): Promise<void> {
    await this.#client.copySpace([keyPrefix(from), keyPrefix(to)], [this.#fingerprint]).catch(throwWriteError);
  }

  async close(): Promise<void> {
    await closeRedisClient(this.#client, this.#responseTimeoutMs);
  }

  async #scriptContext(): Promise<ScriptContext> {
    return { fingerprint: this.#fingerprint, runId: await this.#runId };
  }

  async #commitAll(key: string, units: readonly PendingCommit[]): Promise<readonly boolean[]> {
    const taken = await this.#client
      .commitUnits([key], commitArguments(units, await this.#scriptContext()))
      .catch(throwWriteError);
    return units.map((_, index) => taken[index] === '1');
  }
}

/** Returns the prefix of a space's keys; the braces keep them on one node of a cluster. */
function keyPrefix(space: string): string {
  return `${KEY_PREFIX}{${space}}:`;
}

/** Fetches the run id, for each connection, because it may lead to another process. */
async function fetchRunId(client: RedisClient): Promise<string> {
  const said = await client.info('server').catch(() => '');
  return /^run_id:(\w+)/m.exec(said)?.[1] ?? '';
}

async function connected(url: string, patience: number | undefined): Promise<RedisClient> {
  try {
    const client = createRedisClient(url, patience);
    await client.connect();
    return client;
  } catch (error) {
    throw openError(error);
  }
}

/** Creates the error of a failed connection. It does not quote the URL, which may hold a password. */
function openError(error: unknown): TypeError {
  const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  return new TypeError(`Redis cannot be opened as a store: ${reason}. See --store.`, { cause: error });
}
