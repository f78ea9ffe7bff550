import type { Json, JsonObject } from '../json.ts';
import type { Entry } from './store.ts';

/** Parts of an entry that take memory. */
type SizedEntry = Pick<Entry, 'id' | 'item'>;

/** Bytes that a value or an entry takes in addition to its strings. */
const VALUE_BYTES = 16;
const ENTRY_BYTES = 200;

/** Estimates the memory of entries in bytes. An item that several spaces share counts once. */
export class StateBudget {
  readonly maxBytes: number;
  /** Number of entries that hold an item. */
  readonly #references = new Map<JsonObject, number>();
  /** Bytes of items, which a write needs before and after it stores one. */
  readonly #sizes = new WeakMap<JsonObject, number>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get freeBytes(): number {
    return this.maxBytes - this.#bytes;
  }

  /** Returns the bytes that replacing entries would add; negative if it frees some. */
  growthOf(changes: readonly { readonly added: SizedEntry; readonly removed: SizedEntry | undefined }[]): number {
    let growth = 0;
    for (const { added, removed } of changes) {
      if (removed === undefined) growth += entryBytes(added);
      else if (removed.item !== undefined && this.#references.get(removed.item) === 1)
        growth -= this.#sizeOf(removed.item);
      if (added.item !== undefined && !this.#references.has(added.item)) growth += this.#sizeOf(added.item);
    }
    return growth;
  }

  /** Counts an entry that is stored. */
  retain(entry: SizedEntry): void {
    const { item } = entry;
    this.#bytes += entryBytes(entry);
    if (item === undefined) return;
    const references = this.#references.get(item) ?? 0;
    this.#references.set(item, references + 1);
    if (references === 0) this.#bytes += this.#sizeOf(item);
  }

  /** Counts an entry that is no longer stored. */
  release(entry: SizedEntry): void {
    const { item } = entry;
    this.#bytes -= entryBytes(entry);
    const references = item === undefined ? undefined : this.#references.get(item);
    if (item === undefined || references === undefined) return;
    if (references > 1) {
      this.#references.set(item, references - 1);
      return;
    }
    this.#references.delete(item);
    this.#bytes -= this.#sizeOf(item);
  }

  #sizeOf(item: JsonObject): number {
    const known = this.#sizes.get(item);
    if (known !== undefined) return known;
    const bytes = sizeOf(item);
    this.#sizes.set(item, bytes);
    return bytes;
  }
}

function entryBytes({ id }: SizedEntry): number {
  return ENTRY_BYTES + id.length;
}

function sizeOf(value: Json | undefined): number {
  if (typeof value === 'string') return VALUE_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return VALUE_BYTES;
  let bytes = VALUE_BYTES;
  if (Array.isArray(value)) for (const item of value) bytes += sizeOf(item);
  else for (const key of Object.keys(value)) bytes += key.length + sizeOf((value as JsonObject)[key]);
  return bytes;
}
