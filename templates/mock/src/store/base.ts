import { type Json, type JsonObject, isObject, member } from '../json.ts';

/** Items by collection, in their order. */
export type Collections = Readonly<Record<string, readonly JsonObject[]>>;

/** One for all: what is made of a list is remembered by it. */
const NONE: readonly JsonObject[] = [];

/** What every space starts from: the seed, never changed. */
export class Base {
  readonly #lists: ReadonlyMap<string, readonly JsonObject[]>;
  readonly #items: ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;

  constructor(collections: Collections, keyOf: (collection: string) => string) {
    this.#lists = new Map(Object.entries(collections));
    this.#items = new Map(Object.entries(collections).map(([name, items]) => [name, indexed(items, keyOf(name))]));
  }

  /** Names of the collections that there are items of. */
  get collections(): readonly string[] {
    return [...this.#lists.keys()];
  }

  get(collection: string, id: string): JsonObject | undefined {
    return this.#items.get(collection)?.get(id);
  }

  all(collection: string): readonly JsonObject[] {
    return this.#lists.get(collection) ?? NONE;
  }
}

/**
 * The identifier of an item as text, whatever type it has; without halves of surrogate pairs, which not every store
 * keeps.
 */
export function idOf(item: JsonObject, key: string): string {
  return scalarText(member(item, key)).toWellFormed();
}

function scalarText(value: Json | undefined): string {
  return value === undefined || value === null || isObject(value) || Array.isArray(value) ? '' : String(value);
}

function indexed(items: readonly JsonObject[], key: string): ReadonlyMap<string, JsonObject> {
  return new Map(items.map((item) => [idOf(item, key), item]));
}
