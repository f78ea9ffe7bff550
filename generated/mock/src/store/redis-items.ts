import type { Entry } from './store.ts';

/** Entries that are kept, and as many that were kept before them. */
const MOST = 1000;

/** What was seen last of single entries; null where there was none. The newest are kept. */
export class RedisItems {
  #young = new Map<string, Entry | null>();
  #old: ReadonlyMap<string, Entry | null> = new Map();

  get(key: string): Entry | null | undefined {
    const young = this.#young.get(key);
    return young === undefined ? this.#old.get(key) : young;
  }

  put(key: string, entry: Entry | undefined): void {
    if (this.#young.size >= MOST) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, entry ?? null);
  }

  clear(): void {
    this.#young = new Map();
    this.#old = new Map();
  }
}
