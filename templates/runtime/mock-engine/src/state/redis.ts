import {
  Batcher,
  closeRedisClient,
  openRedisClient,
  reasonOf,
  type RedisClient,
  throwReadError,
  throwWriteError,
} from './redis-client.ts';
import {
  commitArguments,
  KEY_PREFIX,
  keyPrefix,
  parseEntry,
  type PendingCommit,
  positionOf,
  type ReadReply,
  redisId,
  type ScriptContext,
} from './redis-scripts.ts';
import { RedisCallLog } from './redis-call-log.ts';
import type { CallLog, Change, CommitConditions, Entry, ReadBatch, ReadBatchResult, Store } from './store.ts';

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
  readonly clearHint: string = `delete the keys that begin with ${KEY_PREFIX}`;
  readonly callLog: CallLog;
  readonly #client: RedisClient;
  readonly #responseTimeoutMs: number | undefined;
  /** Fingerprint of the initial state; empty if it does not matter. */
  #fingerprint = '';
  #runId: Promise<string>;
  readonly #reads: Batcher<ReadBatch, ReadBatchResult>;
  readonly #commits = new Batcher<PendingCommit, boolean>((key, units) => this.#commitAll(key, units));

  private constructor(client: RedisClient, timeoutMs: number | undefined) {
    this.#client = client;
    this.#responseTimeoutMs = timeoutMs;
    const reading = new RedisReader(client);
    this.#reads = new Batcher(async (key, wanted) => reading.read(key, wanted, await this.#scriptContext()));
    this.callLog = new RedisCallLog(client);
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
  static async open(url: string, timeoutMs?: number): Promise<RedisStore> {
    const client = await connected(url, timeoutMs);
    try {
      await requireKeyVersion(client);
    } catch (error) {
      await closeRedisClient(client, timeoutMs);
      throw error instanceof TypeError ? error : openError(error);
    }
    return new RedisStore(client, timeoutMs);
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
    const [taken, dropped] = await this.#client
      .commitUnits([key], commitArguments(units, await this.#scriptContext()))
      .catch(throwWriteError);
    let left = dropped;
    return units.map(({ conditions }, index) => {
      const isTaken = taken[index] === '1';
      if (!isTaken || conditions.call === undefined) return isTaken;
      conditions.call.onRecorded(left);
      left = [];
      return isTaken;
    });
  }
}

/** Fetches the run id, for each connection, because it may lead to another process. */
async function fetchRunId(client: RedisClient): Promise<string> {
  const info = await client.info('server').catch(() => '');
  return /^run_id:(\w+)/m.exec(info)?.[1] ?? '';
}

async function connected(url: string, timeoutMs: number | undefined): Promise<RedisClient> {
  try {
    return await openRedisClient(url, timeoutMs);
  } catch (error) {
    throw openError(error);
  }
}

/** Creates the error of a failed connection. It does not quote the URL, which may hold a password. */
function openError(error: unknown): TypeError {
  return new TypeError(`Redis cannot be opened as a store: ${reasonOf(error)}. See --store.`, { cause: error });
}

/** Collection as of a mark of an epoch. */
interface CachedList {
  epoch: string;
  mark: string;
  entries: Map<string, Entry>;
  list: readonly Entry[];
}

/** Limit of cached lists; a long one takes some megabytes. */
const MAX_CACHED_LISTS = 200;

/** Caches lists of collections, so that only later changes have to be fetched. */
class ListCache {
  readonly #known = new Map<string, CachedList>();

  get(key: string): CachedList {
    const known = this.#known.get(key) ?? { epoch: '', mark: '0', entries: new Map(), list: [] };
    this.#known.delete(key);
    this.#known.set(key, known);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MAX_CACHED_LISTS) break;
      this.#known.delete(oldest);
    }
    return known;
  }
}

/** Applies changes, or the whole list, to a cached list and returns it. */
function updateCachedList(
  known: CachedList,
  [epoch = '', mark = '0', extent, ...pairs]: readonly string[],
): readonly Entry[] {
  known.epoch = epoch;
  known.mark = mark;
  if (extent === 'since' && pairs.length === 0) return known.list;
  if (extent === 'all') known.entries = new Map();
  for (const [id, text] of sortedPairs(pairs)) known.entries.set(id, parseEntry(id, text));
  known.list = [...known.entries.values()];
  return known.list;
}

/** Sorts identifiers with their entries by position; new ones come last. */
function sortedPairs(pairs: readonly string[]): readonly (readonly [string, string])[] {
  return pairs
    .flatMap((id, at) => {
      const text = pairs[at + 1] ?? '';
      return at % 2 === 0 ? [{ id, text, place: positionOf(text) }] : [];
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ id, text }) => [id, text] as const);
}

/** Merged batch, with each read once. */
interface MergedBatch {
  readonly items: Map<string, Map<string, Entry | undefined>>;
  readonly lists: Map<string, readonly Entry[]>;
  readonly numbers: Map<string, number>;
}

/** Reads merged batches from Redis in one round trip. */
export class RedisReader {
  readonly #client: RedisClient;
  readonly #lists = new ListCache();

  constructor(client: RedisClient) {
    this.#client = client;
  }

  /** @param space the prefix of the keys of the space */
  async read(
    space: string,
    wanted: readonly ReadBatch[],
    { fingerprint: base, runId: run }: ScriptContext,
  ): Promise<readonly ReadBatchResult[]> {
    const gathered = mergeBatches(wanted);
    const known = [...gathered.lists.keys()].map((name) => ({ name, list: this.#lists.get(space + name) }));
    const batch = {
      items: [...gathered.items].map(([collection, ids]) => [collection, [...ids.keys()].map(redisId)]),
      lists: known.map(({ name, list: { epoch, mark } }) => [name, epoch, mark]),
      numbers: [...gathered.numbers],
    };
    const [items, lists, numbers, epoch] = await this.#client
      .readAll([space], [JSON.stringify(batch), base, run])
      .catch(throwReadError);
    for (const [index, { name, list }] of known.entries())
      gathered.lists.set(name, updateCachedList(list, lists[index] ?? []));
    setItems(gathered, items);
    for (const [index, [name, count]] of [...gathered.numbers].entries())
      gathered.numbers.set(name, (numbers[index] ?? 0) - count);
    return wanted.map((one) => ({ ...resultOf(gathered, one), epoch }));
  }
}

function mergeBatches(wanted: readonly ReadBatch[]): MergedBatch {
  const gathered: MergedBatch = { items: new Map(), lists: new Map(), numbers: new Map() };
  for (const { items, lists, numbers } of wanted) {
    for (const { collection, id } of items) {
      const ids = gathered.items.get(collection) ?? new Map<string, undefined>();
      gathered.items.set(collection, ids.set(id, undefined));
    }
    for (const name of lists) gathered.lists.set(name, []);
    for (const name of numbers) gathered.numbers.set(name, (gathered.numbers.get(name) ?? 0) + 1);
  }
  return gathered;
}

function setItems(gathered: MergedBatch, texts: ReadReply[0]): void {
  for (const [index, ids] of [...gathered.items.values()].entries())
    for (const [place, id] of [...ids.keys()].entries()) {
      const text = texts[index]?.[place];
      if (typeof text === 'string') ids.set(id, parseEntry(id, text));
    }
}

/** Returns the results of one batch; no number is returned twice. */
function resultOf({ items, lists, numbers }: MergedBatch, wanted: ReadBatch): ReadBatchResult {
  return {
    items: wanted.items.map(({ collection, id }) => items.get(collection)?.get(id)),
    lists: wanted.lists.map((name) => lists.get(name) ?? []),
    numbers: wanted.numbers.map((name) => {
      const number = (numbers.get(name) ?? 0) + 1;
      numbers.set(name, number);
      return number;
    }),
  };
}
