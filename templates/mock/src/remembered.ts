import type { Exchanged } from './exchange.ts';
import type { MockRequest, MockResponse } from './http/message.ts';
import type { Awaitable } from './json.ts';
import { Ahead } from './store/ahead.ts';
import type { Entry, Store } from './store/store.ts';
import type { Seen } from './store/touched.ts';

/** An answer, and what it shows. */
export interface Memory {
  readonly answer: MockResponse;
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
  readonly #hasUsers: boolean;
  #young = new Map<string, Memory>();
  #old: ReadonlyMap<string, Memory> = new Map();

  /** @param hasUsers - whether it matters who calls */
  constructor(store: Store, hasUsers: boolean) {
    this.#store = store;
    this.#hasUsers = hasUsers;
  }

  /**
   * What was answered to the same request, where it would be answered the same. Where a store that is waited for says
   * that it would not, what it said is handed out, so that it need not be asked again.
   */
  find(request: MockRequest, space: string): Awaitable<Memory | Ahead | undefined> {
    const memory = this.#alike(request, space);
    if (memory === undefined || memory.seen.length === 0) return memory;
    const wanted = { items: memory.seen, lists: [], numbers: [] };
    const reading = this.#store.read?.(space, wanted);
    if (reading === undefined) return this.#isCurrent(memory) ? memory : undefined;
    return reading.then(
      (found) => (memory.seen.every((one, at) => isAt(one, found.items[at])) ? memory : new Ahead(wanted, found)),
      // Then the work cannot be done either, and tells why.
      () => undefined,
    );
  }

  /**
   * Keeps what the same request will be answered again: the answer is no refusal, and who calls is proven by a
   * password, which does not expire, or does not matter.
   */
  keep(
    { target, headers }: MockRequest,
    { answer, login, seen, violations }: Exchanged,
    more: Pick<Memory, 'operation' | 'space'>,
  ): void {
    const { authorization, accept, prefer } = headers;
    if (seen === undefined || violations.length > 0 || prefer !== undefined) return;
    if (this.#hasUsers && authorization?.startsWith('Basic ') !== true) return;
    this.#put(target, { ...more, answer, login, authorization, accept, seen });
  }

  #put(target: string, memory: Memory): void {
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

  #isCurrent({ space, seen }: Memory): boolean {
    return seen.every((one) => isAt(one, this.#store.get(space, one.collection, one.id)));
  }
}

/** Whether an item has its version still. */
function isAt({ expected }: Seen, entry: Awaitable<Entry | undefined>): boolean {
  return !(entry instanceof Promise) && (entry?.version ?? 0) === expected;
}
