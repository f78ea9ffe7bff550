import { isUnassigned } from './identifiers.ts';
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

/** Stores the state in memory. A space takes no memory until it is written to. */
export class MemoryStore implements Store {
  readonly #spaces = new Map<string, StoredSpace>();
  #version = 0;

  get(space: string, collection: string, id: string): Entry | undefined {
    return this.#spaces.get(space)?.collections.get(collection)?.entries.get(id);
  }

  entries(space: string, collection: string): readonly Entry[] {
    const stored = this.#spaces.get(space)?.collections.get(collection);
    if (stored === undefined) return NONE;
    stored.list ??= [...stored.entries.values()];
    return stored.list;
  }

  commit(space: string, changes: readonly Change[], { lists: checks = [], epoch }: CommitConditions = {}): boolean {
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
    for (const change of changes) if (change.isCheck !== true) this.#write(space, change);
    return true;
  }

  nextNumber(space: string, name: string): number {
    const { sequences } = this.#space(space);
    const value = (sequences.get(name) ?? 0) + 1;
    sequences.set(name, value);
    return value;
  }

  skipNumbers(space: string, name: string, last: number): void {
    const { sequences } = this.#space(space);
    sequences.set(name, Math.max(sequences.get(name) ?? 0, last));
  }

  epochOf(space: string): string {
    return this.#space(space).epoch;
  }

  clear(space: string): void {
    this.#spaces.delete(space);
  }

  copy(from: string, to: string): void {
    const source = this.#spaces.get(from);
    if (source === undefined) return this.clear(to);
    const collections = [...source.collections].map(
      ([name, { entries, version, purgeable }]) => [name, { entries: new Map(entries), version, purgeable }] as const,
    );
    this.#spaces.set(to, this.#createSpace(new Map(collections), new Map(source.sequences)));
  }

  close(): void {
    this.#spaces.clear();
  }

  #write(space: string, { collection, id, item, isPurgeable = false }: Change): void {
    const { collections, sequences } = this.#space(space);
    const stored = collections.get(collection) ?? { entries: new Map<string, Entry>(), version: 0 };
    collections.set(collection, stored);
    this.#version += 1;
    stored.version = this.#version;
    if (stored.purgeable !== undefined) stored.entries.delete(stored.purgeable);
    stored.purgeable = isPurgeable && !isUnassigned(id, sequences.get(collection) ?? 0) ? id : undefined;
    stored.entries.set(id, { id, version: this.#version, ...(item === undefined ? {} : { item }) });
    stored.list = undefined;
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
