import { createClient } from '@redis/client';
import type { JsonObject } from '../json.ts';
import type { Change, Entry, Store } from './store.ts';

/** Keys: a hash of entries and one of places for each collection, a set of collections, a hash of sequences. */
const COMMIT = `
local changes = cjson.decode(ARGV[1])
for _, change in ipairs(changes) do
  local found = redis.call('HGET', KEYS[1] .. change[1], change[2])
  local version = 0
  if found then version = tonumber(string.match(found, '^%d+')) end
  if version ~= change[3] then return 0 end
end
for _, change in ipairs(changes) do
  if change[4] ~= false then
    if change[3] == 0 then redis.call('RPUSH', KEYS[1] .. change[1] .. ':order', change[2]) end
    redis.call('HSET', KEYS[1] .. change[1], change[2], (change[3] + 1) .. change[4])
    redis.call('SADD', KEYS[1], change[1])
  end
end
return 1
`;

const PREFIX = 'mock:';

type Client = ReturnType<typeof newClient>;

/** Keeps the state in Redis, so that several processes share it; a change is one script, so none is lost. */
export class RedisStore implements Store {
  readonly #client: Client;
  readonly #commit: string;

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

  async get(space: string, collection: string, id: string): Promise<Entry | undefined> {
    const text = await this.#client.hGet(keyOf(space) + collection, id);
    return text === null || text === undefined ? undefined : entryOf(id, text);
  }

  async entries(space: string, collection: string): Promise<readonly Entry[]> {
    const key = keyOf(space) + collection;
    const [order, texts] = await Promise.all([this.#client.lRange(`${key}:order`, 0, -1), this.#client.hGetAll(key)]);
    return order.flatMap((id) => (texts[id] === undefined ? [] : [entryOf(id, texts[id])]));
  }

  async collections(space: string): Promise<readonly string[]> {
    return this.#client.sMembers(keyOf(space));
  }

  async commit(space: string, changes: readonly Change[]): Promise<boolean> {
    const list = changes.map(({ collection, id, expected, item, isCheck }) => [
      collection,
      id,
      expected,
      isCheck === true ? false : ` ${item === undefined ? '' : JSON.stringify(item)}`,
    ]);
    const done = await this.#client.evalSha(this.#commit, { keys: [keyOf(space)], arguments: [JSON.stringify(list)] });
    return done === 1;
  }

  next(space: string, name: string): Promise<number> {
    return this.#client.hIncrBy(`${keyOf(space)}:sequences`, name, 1);
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

/** A version, a blank, and the item; nothing after the blank where it was deleted. */
function entryOf(id: string, text: string): Entry {
  const blank = text.indexOf(' ');
  const item: JsonObject | undefined = blank === text.length - 1 ? undefined : JSON.parse(text.slice(blank + 1));
  return { id, version: Number(text.slice(0, blank)), ...(item === undefined ? {} : { item }) };
}
