import type { Unit } from './redis-entry.ts';
import { RedisItems } from './redis-items.ts';
import { RedisLists } from './redis-lists.ts';
import { RedisNumbers } from './redis-numbers.ts';
import type { Change, Entry, Found, Wanted } from './store.ts';

/** What this process saw last of the state that it shares. A space is named by the prefix of its keys. */
export class RedisSeen {
  readonly lists = new RedisLists();
  readonly numbers = new RedisNumbers();
  readonly #items = new RedisItems();

  /** All that is wanted, or nothing where some of it was never seen. */
  guess(space: string, wanted: Wanted): Found | undefined {
    const items: (Entry | undefined)[] = [];
    for (const { collection, id } of wanted.items) {
      const entry = this.#items.get(keyOf(space, collection, id));
      if (entry === undefined) return undefined;
      items.push(entry ?? undefined);
    }
    const lists: (readonly Entry[])[] = [];
    for (const name of wanted.lists) {
      const list = this.lists.seen(space + name);
      if (list === undefined) return undefined;
      lists.push(list);
    }
    const taken = wanted.numbers.length === 0 ? { numbers: [] } : this.numbers.take(space, wanted.numbers);
    return taken === undefined ? undefined : { items, lists, ...taken };
  }

  /** Notes what was found. */
  found(space: string, wanted: Wanted, { items }: Found): void {
    for (const [index, { collection, id }] of wanted.items.entries())
      this.#items.put(keyOf(space, collection, id), items[index]);
  }

  /** Notes what was committed; the entries got versions one after the other. */
  committed(space: string, units: readonly Unit[], last: number): void {
    const puts = units.flatMap(({ changes }) => changes.filter(({ isCheck }) => isCheck !== true));
    for (const [index, change] of puts.entries()) this.#changed(space, change, last - puts.length + 1 + index);
  }

  forget(space: string): void {
    this.#items.clear();
    this.lists.spoilAll(space);
    this.numbers.forget(space);
  }

  /** What is new is not kept: hardly any of it is asked for again. */
  #changed(space: string, { collection, id, item }: Change, version: number): void {
    this.lists.spoil(space + collection);
    const key = keyOf(space, collection, id);
    if (this.#items.get(key) !== undefined)
      this.#items.put(key, { id, version, ...(item === undefined ? {} : { item }) });
  }
}

function keyOf(space: string, collection: string, id: string): string {
  return `${space}${collection} ${id}`;
}
