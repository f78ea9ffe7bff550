import { HttpError } from '../http/message.ts';
import { isUnassigned } from './identifiers.ts';
import { StateBudget } from './state-budget.ts';
import type { Change, CommitConditions, Entry, Store } from './store.ts';

interface StoredCollection {
  readonly entries: Map<string, Entry>;
  /** Latest version of its entries. */
  version: number;
  /** Cached list of the entries. */
  list?: readonly Entry[] | undefined;
  /** Entry that was deleted last; it is purged when a later one is written. */
  purgeable?: string | undefined;
}

interface StoredSpace {
  /** Epoch of its numbers: unique, and replaced when the space is cleared or restored. */
  readonly epoch: string;
  readonly collections: Map<string, StoredCollection>;
  readonly sequences: Map<string, number>;
}

const NONE: readonly Entry[] = [];
const FULL_HINT = 'Reset it, delete items, or store it in a file or in Redis. See --store.';

/** Limit of the bytes of all items that were created or changed, in all spaces. */
const MAX_STATE_BYTES = 256_000_000;

/** Stores the state in memory. A space takes no memory until it is written to. */
export class MemoryStore implements Store {
  readonly #spaces = new Map<string, StoredSpace>();
  readonly #budget: StateBudget;
  #version = 0;

  constructor(maxBytes: number = MAX_STATE_BYTES) {
    this.#budget = new StateBudget(maxBytes);
  }

  peek(space: string, collection: string, id: string): Entry | undefined {
    return this.#spaces.get(space)?.collections.get(collection)?.entries.get(id);
  }

  async get(space: string, collection: string, id: string): Promise<Entry | undefined> {
    return this.peek(space, collection, id);
  }

  async entries(space: string, collection: string): Promise<readonly Entry[]> {
    const stored = this.#spaces.get(space)?.collections.get(collection);
    if (stored === undefined) return NONE;
    stored.list ??= [...stored.entries.values()];
    return stored.list;
  }

  /** @throws HttpError 507 if the changes exceed the limit of the state */
  async commit(
    space: string,
    changes: readonly Change[],
    { lists: checks = [], epoch }: CommitConditions = {},
  ): Promise<boolean> {
    if (epoch !== undefined && this.#spaces.get(space)?.epoch !== epoch) return false;
    const collections = this.#spaces.get(space)?.collections;
    for (const { collection, expectedVersion } of checks)
      if ((collections?.get(collection)?.version ?? 0) !== expectedVersion) return false;
    for (const { collection, id, expectedVersion } of changes)
      if (
        expectedVersion !== undefined &&
        (collections?.get(collection)?.entries.get(id)?.version ?? 0) !== expectedVersion
      )
        return false;
    const written = changes.filter(({ isCheck }) => isCheck !== true);
    this.#requireRoom(space, written);
    for (const change of written) this.#write(space, change);
    return true;
  }

  async nextNumber(space: string, name: string): Promise<number> {
    const { sequences } = this.#space(space);
    const value = (sequences.get(name) ?? 0) + 1;
    sequences.set(name, value);
    return value;
  }

  async skipNumbers(space: string, name: string, last: number): Promise<void> {
    const { sequences } = this.#space(space);
    sequences.set(name, Math.max(sequences.get(name) ?? 0, last));
  }

  async epochOf(space: string): Promise<string> {
    return this.#space(space).epoch;
  }

  async clear(space: string): Promise<void> {
    this.#clear(space);
  }

  #clear(space: string): void {
    for (const { entries } of this.#spaces.get(space)?.collections.values() ?? [])
      for (const entry of entries.values()) this.#budget.release(entry);
    this.#spaces.delete(space);
  }

  async copy(from: string, to: string): Promise<void> {
    const source = this.#spaces.get(from);
    if (source === undefined) return this.#clear(to);
    const collections = [...source.collections].map(
      ([name, { entries, version, purgeable }]) => [name, { entries: new Map(entries), version, purgeable }] as const,
    );
    for (const { entries } of source.collections.values())
      for (const entry of entries.values()) this.#budget.retain(entry);
    this.#clear(to);
    this.#spaces.set(to, this.#createSpace(new Map(collections), new Map(source.sequences)));
  }

  async close(): Promise<void> {
    for (const space of [...this.#spaces.keys()]) this.#clear(space);
  }

  #requireRoom(space: string, changes: readonly Change[]): void {
    const growth = this.#budget.growthOf(
      changes.map((change) => ({ added: change, removed: this.peek(space, change.collection, change.id) })),
    );
    // What frees memory is never refused: copies of a space may have exceeded the limit.
    if (growth <= Math.max(0, this.#budget.freeBytes)) return;
    throw new HttpError(
      507,
      `The state of the mock is limited to ${this.#budget.maxBytes} bytes, and is full. ${FULL_HINT}`,
    );
  }

  #write(space: string, { collection, id, item, isPurgeable = false }: Change): void {
    const { collections, sequences } = this.#space(space);
    const stored = collections.get(collection) ?? { entries: new Map<string, Entry>(), version: 0 };
    collections.set(collection, stored);
    this.#version += 1;
    stored.version = this.#version;
    if (stored.purgeable !== undefined) this.#remove(stored.entries, stored.purgeable);
    stored.purgeable = isPurgeable && !isUnassigned(id, sequences.get(collection) ?? 0) ? id : undefined;
    const entry = { id, version: this.#version, ...(item === undefined ? {} : { item }) };
    this.#budget.retain(entry);
    const previous = stored.entries.get(id);
    if (previous !== undefined) this.#budget.release(previous);
    stored.entries.set(id, entry);
    stored.list = undefined;
  }

  #remove(entries: Map<string, Entry>, id: string): void {
    const entry = entries.get(id);
    if (entry !== undefined) this.#budget.release(entry);
    entries.delete(id);
  }

  #space(name: string): StoredSpace {
    const known = this.#spaces.get(name);
    if (known !== undefined) return known;
    const space = this.#createSpace(new Map(), new Map());
    this.#spaces.set(name, space);
    return space;
  }

  #createSpace(collections: StoredSpace['collections'], sequences: StoredSpace['sequences']): StoredSpace {
    this.#version += 1;
    return { epoch: String(this.#version), collections, sequences };
  }
}
