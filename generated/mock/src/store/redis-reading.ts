import { failedByRedis, type RedisClient } from './redis-client.ts';
import type { Told } from './redis-commit.ts';
import { idText, readEntry } from './redis-entry.ts';
import { brought, RedisLists } from './redis-lists.ts';
import type { ReadReply } from './redis-scripts.ts';
import type { Entry, Found, Wanted } from './store.ts';

/** What several ask for at once, each thing once. */
interface Gathered {
  readonly items: Map<string, Map<string, Entry | undefined>>;
  readonly lists: Map<string, readonly Entry[]>;
  readonly numbers: Map<string, number>;
}

/** Reads from Redis what many requests ask for at once, in one round trip. */
export class RedisReading {
  readonly #client: RedisClient;
  readonly #lists = new RedisLists();

  constructor(client: RedisClient) {
    this.#client = client;
  }

  /** @param space the prefix of the keys of the space */
  async read(space: string, wanted: readonly Wanted[], { base, run }: Told): Promise<readonly Found[]> {
    const gathered = gather(wanted);
    const known = [...gathered.lists.keys()].map((name) => ({ name, list: this.#lists.of(space + name) }));
    const asked = {
      items: [...gathered.items].map(([collection, ids]) => [collection, [...ids.keys()].map(idText)]),
      lists: known.map(({ name, list: { epoch, mark } }) => [name, epoch, mark]),
      numbers: [...gathered.numbers],
    };
    const [items, lists, numbers, era] = await this.#client
      .readAll([space], [JSON.stringify(asked), base, run])
      .catch(failedByRedis);
    for (const [index, { name, list }] of known.entries()) gathered.lists.set(name, brought(list, lists[index] ?? []));
    putItems(gathered, items);
    for (const [index, [name, count]] of [...gathered.numbers].entries())
      gathered.numbers.set(name, (numbers[index] ?? 0) - count);
    return wanted.map((one) => ({ ...part(gathered, one), era }));
  }
}

function gather(wanted: readonly Wanted[]): Gathered {
  const gathered: Gathered = { items: new Map(), lists: new Map(), numbers: new Map() };
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

function putItems(gathered: Gathered, texts: ReadReply[0]): void {
  for (const [index, ids] of [...gathered.items.values()].entries())
    for (const [place, id] of [...ids.keys()].entries()) {
      const text = texts[index]?.[place];
      if (typeof text === 'string') ids.set(id, readEntry(id, text));
    }
}

/** What one of them asked for; no number is handed out twice. */
function part({ items, lists, numbers }: Gathered, wanted: Wanted): Found {
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
