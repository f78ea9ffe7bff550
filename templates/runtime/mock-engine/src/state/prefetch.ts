import type { Entry, ReadBatch, ReadBatchResult } from './store.ts';

/** Data that was read from a store in advance. It is so small that a linear search is faster than an index. */
export class PrefetchedData {
  readonly #wanted: ReadBatch;
  readonly #found: ReadBatchResult;
  readonly #left: string[];

  constructor(wanted: ReadBatch, found: ReadBatchResult) {
    this.#wanted = wanted;
    this.#found = found;
    this.#left = [...wanted.numbers];
  }

  /** Epoch of the numbers that were taken. */
  get epoch(): string | undefined {
    return this.#left.length < this.#wanted.numbers.length ? this.#found.epoch : undefined;
  }

  /** Tests whether prefetched numbers are left. */
  get hasNumbers(): boolean {
    return this.#left.length > 0;
  }

  /** Tests whether an item was prefetched, be it missing. */
  hasItem(collection: string, id: string): boolean {
    return this.#placeOf(collection, id) >= 0;
  }

  item(collection: string, id: string): Entry | undefined {
    return this.#found.items[this.#placeOf(collection, id)];
  }

  list(collection: string): readonly Entry[] | undefined {
    return this.#found.lists[this.#wanted.lists.indexOf(collection)];
  }

  /** Takes a prefetched number; each is returned once. */
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

/** Data that an operation read last time; items by the path parameters that named them. */
interface AccessPattern {
  readonly items: readonly { readonly collection: string; readonly parameter: string }[];
  readonly lists: readonly string[];
  readonly numbers: readonly string[];
}

/** Operation and path of a request. */
interface PrefetchTarget {
  readonly operation: object;
  readonly path: Readonly<Record<string, string>>;
}

/** Part of a transaction that prefetching needs. */
interface PrefetchTransaction {
  readonly isRemote: boolean;
  readonly isPrefetched: boolean;
  readonly requested: ReadBatch;
  readonly prefetch: (batch: ReadBatch) => Promise<void>;
}

/**
 * Prefetches everything that the last request of the same operation read, in one trip to the store. With a remote store
 * a request then waits once instead of once per item.
 */
export class Prefetcher {
  readonly #patterns = new WeakMap<object, AccessPattern>();

  /** Reads ahead from a remote store before the action runs. Does nothing for an operation without a pattern. */
  async prefetch(target: PrefetchTarget, transaction: PrefetchTransaction): Promise<void> {
    const batch = this.batchOf(target);
    if (batch !== undefined) await transaction.prefetch(batch);
  }

  /** Returns what the action will probably read; `undefined` for an operation without a pattern. */
  batchOf({ operation, path }: PrefetchTarget): ReadBatch | undefined {
    const pattern = this.#patterns.get(operation);
    if (pattern === undefined) return undefined;
    const { items, lists, numbers } = pattern;
    return {
      items: items.map(({ collection, parameter }) => ({ collection, id: path[parameter] ?? '' })),
      lists,
      numbers,
    };
  }

  /** Records what a successful request read. A failed one may have read less than others need. */
  learn({ operation, path }: PrefetchTarget, transaction: PrefetchTransaction): void {
    if (!transaction.isRemote || transaction.isPrefetched) return;
    const { requested } = transaction;
    this.#patterns.set(operation, { ...requested, items: namedByPath(path, requested) });
  }
}

function namedByPath(path: PrefetchTarget['path'], { items }: ReadBatch): AccessPattern['items'] {
  const parameters = Object.entries(path);
  return items.flatMap(({ collection, id }) => {
    const [parameter] = parameters.find(([, value]) => value === id) ?? [];
    return parameter === undefined ? [] : [{ collection, parameter }];
  });
}
