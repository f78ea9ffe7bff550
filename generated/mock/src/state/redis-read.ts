import { type RedisClient, throwReadError } from './redis-client.ts';
import { parseEntry, positionOf, type ReadReply, redisId, type ScriptContext } from './redis-scripts.ts';
import type { Entry, ReadBatch, ReadBatchResult } from './store.ts';

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
    const asked = {
      items: [...gathered.items].map(([collection, ids]) => [collection, [...ids.keys()].map(redisId)]),
      lists: known.map(({ name, list: { epoch, mark } }) => [name, epoch, mark]),
      numbers: [...gathered.numbers],
    };
    const [items, lists, numbers, epoch] = await this.#client
      .readAll([space], [JSON.stringify(asked), base, run])
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
