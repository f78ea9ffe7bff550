import type { MockAnswer, MockRequest } from './http/message.ts';
import type { Base } from './store/base.ts';
import type { Seen } from './store/touched.ts';
import type { Store } from './store/store.ts';

/** An answer, and what it shows. */
export interface Memory {
  readonly answer: MockAnswer;
  readonly operation: string;
  readonly login: string;
  readonly space: string;
  readonly authorization: string | undefined;
  readonly accept: string | undefined;
  readonly seen: readonly Seen[];
}

const MOST = 2000;

/**
 * Answers to reads, as long as nothing changes that they show: items are never changed in place, so it is enough that
 * each is still the same. The newest are kept, and those asked for since.
 */
export class Remembered {
  readonly #base: Base;
  readonly #store: Store;
  #young = new Map<string, Memory>();
  #old: ReadonlyMap<string, Memory> = new Map();

  constructor(base: Base, store: Store) {
    this.#base = base;
    this.#store = store;
  }

  /** What was answered to the same request, where it would be answered the same. */
  find({ method, target, headers, body }: MockRequest, space: string): Memory | undefined {
    if (method !== 'GET' || body.byteLength > 0) return undefined;
    const memory = this.#young.get(target) ?? this.#old.get(target);
    if (memory === undefined || memory.space !== space) return undefined;
    if (headers['authorization'] !== memory.authorization || headers['accept'] !== memory.accept) return undefined;
    if (headers['prefer'] !== undefined) return undefined;
    for (const seen of memory.seen) if (!this.#isCurrent(space, seen)) return undefined;
    return memory;
  }

  keep(target: string, memory: Memory): void {
    if (this.#young.size >= MOST) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(target, memory);
  }

  #isCurrent(space: string, { collection, id, item }: Seen): boolean {
    const entry = this.#store.get(space, collection, id);
    if (entry instanceof Promise) return false;
    return (entry === undefined ? this.#base.get(collection, id) : entry.item) === item;
  }
}
