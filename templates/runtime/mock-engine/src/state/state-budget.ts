import type { Json, JsonObject } from '../json.ts';
import type { Entry } from './store.ts';

/** Entry as far as it takes memory. */
type SizedEntry = Pick<Entry, 'id' | 'item'>;

/** Bytes that a value or an entry takes beside its texts. */
const VALUE_BYTES = 16;
const ENTRY_BYTES = 200;

/** Counts about the bytes of entries. An item that several spaces share counts once. */
export class StateBudget {
  readonly maxBytes: number;
  readonly #items = new Map<JsonObject, { readonly bytes: number; references: number }>();
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
      else if (this.#items.get(removed.item ?? NO_ITEM)?.references === 1)
        growth -= this.#items.get(removed.item ?? NO_ITEM)?.bytes ?? 0;
      if (added.item !== undefined && !this.#items.has(added.item)) growth += sizeOf(added.item);
    }
    return growth;
  }

  /** Counts an entry that is stored. */
  retain(entry: SizedEntry): void {
    const { item } = entry;
    this.#bytes += entryBytes(entry);
    if (item === undefined) return;
    const known = this.#items.get(item);
    if (known !== undefined) {
      known.references += 1;
      return;
    }
    const bytes = sizeOf(item);
    this.#items.set(item, { bytes, references: 1 });
    this.#bytes += bytes;
  }

  /** Counts an entry that is no longer stored. */
  release(entry: SizedEntry): void {
    const { item } = entry;
    this.#bytes -= entryBytes(entry);
    const known = item === undefined ? undefined : this.#items.get(item);
    if (item === undefined || known === undefined) return;
    known.references -= 1;
    if (known.references > 0) return;
    this.#items.delete(item);
    this.#bytes -= known.bytes;
  }
}

const NO_ITEM: JsonObject = {};

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
