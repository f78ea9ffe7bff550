import type { Entry, Found, Wanted } from './store.ts';

/**
 * What was read from a store before it was asked for: so few things that looking through them costs less than any
 * index.
 */
export class Ahead {
  readonly #wanted: Wanted;
  readonly #found: Found;
  readonly #left: string[];

  constructor(wanted: Wanted, found: Found) {
    this.#wanted = wanted;
    this.#found = found;
    this.#left = [...wanted.numbers];
  }

  /** What the numbers that were taken hold for. */
  get era(): string | undefined {
    return this.#left.length < this.#wanted.numbers.length ? this.#found.era : undefined;
  }

  /** Whether there are numbers that nobody took. */
  get hasNumbers(): boolean {
    return this.#left.length > 0;
  }

  /** Whether it is known what stands there, be it nothing. */
  hasItem(collection: string, id: string): boolean {
    return this.#placeOf(collection, id) >= 0;
  }

  item(collection: string, id: string): Entry | undefined {
    return this.#found.items[this.#placeOf(collection, id)];
  }

  list(collection: string): readonly Entry[] | undefined {
    return this.#found.lists[this.#wanted.lists.indexOf(collection)];
  }

  /** Hands a number out, once. */
  takeNumber(name: string): number | undefined {
    const place = this.#left.indexOf(name);
    if (place < 0) return undefined;
    this.#left.splice(place, 1);
    return this.#found.numbers[this.#wanted.numbers.indexOf(name)];
  }

  #placeOf(collection: string, id: string): number {
    return this.#wanted.items.findIndex((item) => item.id === id && item.collection === collection);
  }
}
