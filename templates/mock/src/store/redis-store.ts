import { createClient } from '@redis/client';
import type { JsonObject } from '../json.ts';
import { Gatherer } from './gatherer.ts';
import type { Change, Entry, Store } from './store.ts';

/**
 * Keys: a hash of entries and a list of their order for each collection, a set of collections, a hash of sequences.
 * Takes several units, each whole or not at all: how many changes, then four arguments for each change.
 */
const COMMIT = `
local place, answers = 1, {}
while place <= #ARGV do
  local first, last = place + 1, place + 4 * tonumber(ARGV[place])
  local isCurrent = 1
  for at = first, last, 4 do
    local found = redis.call('HGET', KEYS[1] .. ARGV[at], ARGV[at + 1])
    local version = found and string.match(found, '^%d+') or '0'
    if version ~= ARGV[at + 2] then isCurrent = 0 end
  end
  for at = first, last, 4 do
    if isCurrent == 1 and ARGV[at + 3] ~= '' then
      if ARGV[at + 2] == '0' then redis.call('RPUSH', KEYS[1] .. ARGV[at] .. ':order', ARGV[at + 1]) end
      redis.call('HSET', KEYS[1] .. ARGV[at], ARGV[at + 1], ARGV[at + 3])
      redis.call('SADD', KEYS[1], ARGV[at])
    end
  end
  answers[#answers + 1] = isCurrent
  place = last + 1
end
return answers
`;

const PREFIX = 'mock:';

type Client = ReturnType<typeof newClient>;

/**
 * Keeps the state in Redis, so that several processes share it; a change is made by a script, so none is lost. What
 * many requests ask for at once is asked for once.
 */
export class RedisStore implements Store {
  readonly #client: Client;
  readonly #commit: string;
  readonly #found = new Gatherer<string, Entry | undefined>((key, ids) => this.#findAll(key, ids));
  readonly #listed = new Gatherer<undefined, readonly Entry[]>((key, asked) => this.#list(key, asked.length));
  readonly #counted = new Gatherer<string, number>((key, names) => this.#countAll(key, names));
  readonly #committed = new Gatherer<readonly Change[], boolean>((key, units) => this.#commitAll(key, units));

  private constructor(client: Client, commit: string) {
    this.#client = client;
    this.#commit = commit;
  }

  /** @throws Error where nothing listens at the address */
  static async open(url: string): Promise<RedisStore> {
    const client = newClient(url);
    client.on('error', () => {});
    await client.connect();
    return new RedisStore(client, await client.scriptLoad(COMMIT));
  }

  get(space: string, collection: string, id: string): Promise<Entry | undefined> {
    return this.#found.ask(keyOf(space) + collection, id);
  }

  entries(space: string, collection: string): Promise<readonly Entry[]> {
    return this.#listed.ask(keyOf(space) + collection, undefined);
  }

  async collections(space: string): Promise<readonly string[]> {
    return this.#client.sMembers(keyOf(space));
  }

  commit(space: string, changes: readonly Change[]): Promise<boolean> {
    return this.#committed.ask(keyOf(space), changes);
  }

  next(space: string, name: string): Promise<number> {
    return this.#counted.ask(`${keyOf(space)}:sequences`, name);
  }

  async clear(space: string): Promise<void> {
    await this.#client.del([...(await this.#keys(space))]);
  }

  async copy(from: string, to: string): Promise<void> {
    await this.clear(to);
    for (const key of await this.#keys(from)) await this.#client.copy(key, keyOf(to) + key.slice(keyOf(from).length));
  }

  async close(): Promise<void> {
    await this.#client.close();
  }

  async #findAll(key: string, ids: readonly string[]): Promise<readonly (Entry | undefined)[]> {
    const unique = [...new Set(ids)];
    const texts = await this.#client.hmGet(key, unique);
    const entries = new Map(unique.map((id, index) => [id, maybeEntry(id, texts[index])]));
    return ids.map((id) => entries.get(id));
  }

  async #list(key: string, times: number): Promise<readonly (readonly Entry[])[]> {
    const [order, texts] = await Promise.all([this.#client.lRange(`${key}:order`, 0, -1), this.#client.hGetAll(key)]);
    const entries = order.flatMap((id) => maybeEntry(id, texts[id]) ?? []);
    return Array.from({ length: times }, () => entries);
  }

  async #countAll(key: string, names: readonly string[]): Promise<readonly number[]> {
    const counts = Map.groupBy(names, (name) => name);
    const last = await Promise.all([...counts].map(([name, { length }]) => this.#client.hIncrBy(key, name, length)));
    const next = new Map([...counts].map(([name, { length }], index) => [name, (last[index] ?? 0) - length]));
    return names.map((name) => {
      const number = (next.get(name) ?? 0) + 1;
      next.set(name, number);
      return number;
    });
  }

  async #commitAll(key: string, units: readonly (readonly Change[])[]): Promise<readonly boolean[]> {
    const texts = units.flatMap((changes) => [String(changes.length), ...changes.flatMap(argumentsOf)]);
    const answers = await this.#client.evalSha(this.#commit, { keys: [key], arguments: texts });
    return Array.isArray(answers) ? answers.map((answer) => answer === 1) : [];
  }

  async #keys(space: string): Promise<readonly string[]> {
    const key = keyOf(space);
    const collections = await this.collections(space);
    return [
      key,
      `${key}:sequences`,
      ...collections.flatMap((collection) => [key + collection, `${key}${collection}:order`]),
    ];
  }
}

/** One that was connected once comes back by itself; one that never was says so at once. */
function newClient(url: string) {
  const seen = { isReady: false };
  const client = createClient({
    url,
    socket: {
      reconnectStrategy: (attempts: number, cause: Error): number | Error =>
        seen.isReady && attempts < 20 ? Math.min(attempts * 50, 500) : cause,
    },
  });
  client.on('ready', () => {
    seen.isReady = true;
  });
  return client;
}

/** Braces keep the keys of a space on one node of a cluster. */
function keyOf(space: string): string {
  return `${PREFIX}{${space}}:`;
}

/** Where a change stands, the version that is expected, and what is kept; nothing where it is only looked at. */
function argumentsOf({ collection, id, expected, item, isCheck }: Change): readonly string[] {
  const kept = isCheck === true ? '' : `${expected + 1} ${item === undefined ? '' : JSON.stringify(item)}`;
  return [collection, id, String(expected), kept];
}

/** A version, a blank, and the item; nothing after the blank where it was deleted. */
function maybeEntry(id: string, text: string | null | undefined): Entry | undefined {
  if (text === null || text === undefined) return undefined;
  const blank = text.indexOf(' ');
  const item: JsonObject | undefined = blank === text.length - 1 ? undefined : JSON.parse(text.slice(blank + 1));
  return { id, version: Number(text.slice(0, blank)), ...(item === undefined ? {} : { item }) };
}
