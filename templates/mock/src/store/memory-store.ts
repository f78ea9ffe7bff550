import { isToCome } from './free-number.ts';
import type { Change, Entry, Grounds, Store } from './store.ts';

interface Shelf {
  readonly entries: Map<string, Entry>;
  /** The latest version in it. */
  version: number;
  /** The entries as a list, until one changes. */
  list?: readonly Entry[] | undefined;
  /** What was deleted last, if it may be forgotten as soon as something else is the latest. */
  gone?: string | undefined;
}

interface Space {
  /** Of its numbers: no other space has it, nor the one that is there after this one was cleared or restored. */
  readonly era: string;
  readonly shelves: Map<string, Shelf>;
  readonly sequences: Map<string, number>;
}

const NONE: readonly Entry[] = [];

/** Keeps everything in this process. A space costs nothing until something changes in it. */
export class MemoryStore implements Store {
  readonly #spaces = new Map<string, Space>();
  #version = 0;

  get(space: string, collection: string, id: string): Entry | undefined {
    return this.#spaces.get(space)?.shelves.get(collection)?.entries.get(id);
  }

  entries(space: string, collection: string): readonly Entry[] {
    const shelf = this.#spaces.get(space)?.shelves.get(collection);
    if (shelf === undefined) return NONE;
    shelf.list ??= [...shelf.entries.values()];
    return shelf.list;
  }

  commit(space: string, changes: readonly Change[], { looks = [], era }: Grounds = {}): boolean {
    if (era !== undefined && this.#spaces.get(space)?.era !== era) return false;
    const shelves = this.#spaces.get(space)?.shelves;
    for (const { collection, expected } of looks)
      if ((shelves?.get(collection)?.version ?? 0) !== expected) return false;
    for (const { collection, id, expected } of changes)
      if (expected !== undefined && (shelves?.get(collection)?.entries.get(id)?.version ?? 0) !== expected)
        return false;
    for (const change of changes) if (change.isCheck !== true) this.#write(space, change);
    return true;
  }

  next(space: string, name: string): number {
    const { sequences } = this.#space(space);
    const value = (sequences.get(name) ?? 0) + 1;
    sequences.set(name, value);
    return value;
  }

  skip(space: string, name: string, last: number): void {
    const { sequences } = this.#space(space);
    sequences.set(name, Math.max(sequences.get(name) ?? 0, last));
  }

  eraOf(space: string): string {
    return this.#space(space).era;
  }

  clear(space: string): void {
    this.#spaces.delete(space);
  }

  copy(from: string, to: string): void {
    const source = this.#spaces.get(from);
    if (source === undefined) return this.clear(to);
    const shelves = [...source.shelves].map(
      ([name, { entries, version, gone }]) => [name, { entries: new Map(entries), version, gone }] as const,
    );
    this.#spaces.set(to, this.#begun(new Map(shelves), new Map(source.sequences)));
  }

  close(): void {
    this.#spaces.clear();
  }

  #write(space: string, { collection, id, item, isGone = false }: Change): void {
    const { shelves, sequences } = this.#space(space);
    const shelf = shelves.get(collection) ?? { entries: new Map<string, Entry>(), version: 0 };
    shelves.set(collection, shelf);
    this.#version += 1;
    shelf.version = this.#version;
    if (shelf.gone !== undefined) shelf.entries.delete(shelf.gone);
    shelf.gone = isGone && !isToCome(id, sequences.get(collection) ?? 0) ? id : undefined;
    shelf.entries.set(id, { id, version: this.#version, ...(item === undefined ? {} : { item }) });
    shelf.list = undefined;
  }

  #space(name: string): Space {
    const known = this.#spaces.get(name);
    if (known !== undefined) return known;
    const space = this.#begun(new Map(), new Map());
    this.#spaces.set(name, space);
    return space;
  }

  #begun(shelves: Space['shelves'], sequences: Space['sequences']): Space {
    this.#version += 1;
    return { era: String(this.#version), shelves, sequences };
  }
}
