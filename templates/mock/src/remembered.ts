import type { MockAnswer, MockRequest } from './http/message.ts';
import { after, type Awaitable } from './json.ts';
import type { Entry, Store } from './store/store.ts';
import type { Seen } from './store/touched.ts';

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
 * Answers to reads, as long as nothing changes that they show: it is enough that each item still has its version. The
 * newest are kept, and those asked for since.
 */
export class Remembered {
  readonly #store: Store;
  #young = new Map<string, Memory>();
  #old = new Map<string, Memory>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** What was answered to the same request, where it would be answered the same. */
  find(request: MockRequest, space: string): Awaitable<Memory | undefined> {
    const memory = this.#alike(request, space);
    if (memory === undefined || memory.seen.length === 0) return memory;
    return after(this.#isCurrent(memory), (isCurrent) => (isCurrent ? memory : this.#forget(request.target)));
  }

  keep(target: string, memory: Memory): void {
    if (this.#young.size >= MOST) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(target, memory);
  }

  /** What was answered to the same request. */
  #alike({ method, target, headers, body }: MockRequest, space: string): Memory | undefined {
    if (method !== 'GET' || body.byteLength > 0) return undefined;
    const memory = this.#young.get(target) ?? this.#old.get(target);
    if (memory === undefined || memory.space !== space) return undefined;
    if (headers['authorization'] !== memory.authorization || headers['accept'] !== memory.accept) return undefined;
    return headers['prefer'] === undefined ? memory : undefined;
  }

  /** Whether each item has its version still. Where that cannot be read, the work cannot be done either, and tells why. */
  #isCurrent({ space, seen }: Memory): Awaitable<boolean> {
    const found = this.#store.read?.(space, { items: seen, lists: [], numbers: [] });
    if (found === undefined) return seen.every((one) => isAt(one, this.#store.get(space, one.collection, one.id)));
    return found.then(
      ({ items }) => seen.every((one, at) => isAt(one, items[at])),
      () => false,
    );
  }

  #forget(target: string): undefined {
    this.#young.delete(target);
    this.#old.delete(target);
  }
}

function isAt({ expected }: Seen, entry: Awaitable<Entry | undefined>): boolean {
  return !(entry instanceof Promise) && (entry?.version ?? 0) === expected;
}
