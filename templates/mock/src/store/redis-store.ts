import { Gatherer } from './gatherer.ts';
import { closeRedisClient, failedByRedis, failedChange, newRedisClient, type RedisClient } from './redis-client.ts';
import type { Told } from './redis-commit.ts';
import { PREFIX, requireForm } from './redis-form.ts';
import { RedisReading } from './redis-reading.ts';
import { type Unit, unitArguments } from './redis-units.ts';
import type { Change, Entry, Found, Grounds, Store, Wanted } from './store.ts';

const NOTHING: Wanted = { items: [], lists: [], numbers: [] };

/**
 * Keeps the state in Redis, so that several processes share it; a change is made by a script, so none is lost. What
 * many requests ask for at once is asked for once.
 */
export class RedisStore implements Store {
  readonly wayToClear = `delete the keys that begin with ${PREFIX}`;
  readonly #client: RedisClient;
  readonly #patience: number | undefined;
  /** Tells what the state began with; empty where that does not matter. */
  #base = '';
  #run: Promise<string>;
  readonly #asked: Gatherer<Wanted, Found>;
  readonly #committed = new Gatherer<Unit, boolean>((key, units) => this.#commitAll(key, units));

  private constructor(client: RedisClient, patience: number | undefined) {
    this.#client = client;
    this.#patience = patience;
    const reading = new RedisReading(client);
    this.#asked = new Gatherer(async (key, wanted) => reading.read(key, wanted, await this.#told()));
    this.#run = runOf(client);
    client.on('ready', () => {
      this.#run = runOf(client);
    });
  }

  /**
   * @param patience milliseconds that Redis may take for an answer; ten seconds unless told
   * @throws TypeError where nothing answers at the address, and where there is state of another form
   */
  static async open(url: string, patience?: number): Promise<RedisStore> {
    const client = await connected(url, patience);
    try {
      await requireForm(client);
    } catch (error) {
      await closeRedisClient(client, patience);
      throw error instanceof TypeError ? error : unopened(error);
    }
    return new RedisStore(client, patience);
  }

  begunWith(base: string): void {
    this.#base = base;
  }

  read(space: string, wanted: Wanted): Promise<Found> {
    return this.#asked.ask(keyOf(space), wanted);
  }

  async get(space: string, collection: string, id: string): Promise<Entry | undefined> {
    const { items } = await this.read(space, { ...NOTHING, items: [{ collection, id }] });
    return items[0];
  }

  async entries(space: string, collection: string): Promise<readonly Entry[]> {
    const { lists } = await this.read(space, { ...NOTHING, lists: [collection] });
    return lists[0] ?? [];
  }

  async next(space: string, name: string): Promise<number> {
    const { numbers } = await this.read(space, { ...NOTHING, numbers: [name] });
    return numbers[0] ?? 0;
  }

  async skip(space: string, name: string, last: number): Promise<void> {
    await this.#client.skipNumbers([keyOf(space)], [this.#base, name, String(last)]).catch(failedByRedis);
  }

  commit(space: string, changes: readonly Change[], grounds: Grounds = {}): Promise<boolean> {
    return this.#committed.ask(keyOf(space), { changes, grounds });
  }

  async clear(space: string): Promise<void> {
    await this.#client.clearSpace([keyOf(space)], [this.#base]).catch(failedChange);
  }

  async copy(from: string, to: string): Promise<void> {
    await this.#client.copySpace([keyOf(from), keyOf(to)], [this.#base]).catch(failedChange);
  }

  async close(): Promise<void> {
    await closeRedisClient(this.#client, this.#patience);
  }

  async #told(): Promise<Told> {
    return { base: this.#base, run: await this.#run };
  }

  async #commitAll(key: string, units: readonly Unit[]): Promise<readonly boolean[]> {
    const taken = await this.#client.commitUnits([key], unitArguments(units, await this.#told())).catch(failedChange);
    return units.map((_, index) => taken[index] === '1');
  }
}

/** Braces keep the keys of a space on one node of a cluster. */
function keyOf(space: string): string {
  return `${PREFIX}{${space}}:`;
}

/** Asked for on each connection: it may lead to another one. */
async function runOf(client: RedisClient): Promise<string> {
  const said = await client.info('server').catch(() => '');
  return /^run_id:(\w+)/m.exec(said)?.[1] ?? '';
}

async function connected(url: string, patience: number | undefined): Promise<RedisClient> {
  try {
    const client = newRedisClient(url, patience);
    await client.connect();
    return client;
  } catch (error) {
    throw unopened(error);
  }
}

/** What the library says names no place; the address may hold a password. */
function unopened(error: unknown): TypeError {
  const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  return new TypeError(`Redis cannot be opened as a store: ${reason}. See --store.`, { cause: error });
}
