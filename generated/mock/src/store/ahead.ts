import type { Entry, Found, Wanted } from './store.ts';

/** What was read from a store before it was asked for. */
export class Ahead {
  readonly #items = new Map<string, Entry | undefined>();
  readonly #lists: ReadonlyMap<string, readonly Entry[] | undefined>;
  readonly #numbers: Map<string, number>;

  constructor({ items, lists, numbers }: Wanted, found: Found) {
    for (const [index, { collection, id }] of items.entries())
      this.#items.set(`${collection} ${id}`, found.items[index]);
    this.#lists = new Map(lists.map((name, index) => [name, found.lists[index]]));
    this.#numbers = new Map(numbers.map((name, index) => [name, found.numbers[index] ?? 0]));
  }

  /** Whether there are numbers that nobody took. */
  get hasNumbers(): boolean {
    return this.#numbers.size > 0;
  }

  /** Whether it is known what stands there, be it nothing. */
  hasItem(key: string): boolean {
    return this.#items.has(key);
  }

  item(key: string): Entry | undefined {
    return this.#items.get(key);
  }

  list(collection: string): readonly Entry[] | undefined {
    return this.#lists.get(collection);
  }

  /** Hands a number out, once. */
  takeNumber(name: string): number | undefined {
    const number = this.#numbers.get(name);
    this.#numbers.delete(name);
    return number;
  }
}
