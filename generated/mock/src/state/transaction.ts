import { HttpError } from '../http/errors.ts';
import { after, type Awaitable, type JsonObject } from '../json.ts';
import { findFreeNumber, idOfNumber, NumberAllocator, type TransactionOptions } from './identifiers.ts';
import { idOf, mergeEntries, overlayEntries } from './initial-state.ts';
import { PrefetchedData } from './prefetch.ts';
import type { Change, Entry, ListCheck, ReadBatch } from './store.ts';

/** An item that a request looked at, or that was not there, and the version that it had then. */
export interface ReadVersion {
  readonly collection: string;
  readonly id: string;
  readonly expectedVersion: number;
}

/** An item that a request looked at or changed. */
interface TrackedItem extends ReadVersion {
  readonly isChanged: boolean;
  /** See `Change`. */
  readonly isPurgeable?: boolean;
  readonly item?: JsonObject;
}

/** What a list must be like still when what was decided by it is kept. */
export function listCheckOf([collection, entries]: readonly [string, readonly Entry[]]): ListCheck {
  return { collection, expectedVersion: entries.reduce((latest, { version }) => Math.max(latest, version), 0) };
}

/** What an item must be like still, and what becomes of it. */
function changeOf({
  collection,
  id,
  expectedVersion,
  item,
  isChanged,
  isPurgeable: isGone = false,
}: TrackedItem): Change {
  if (!isChanged) return { collection, id, expectedVersion, isCheck: true };
  return { collection, id, expectedVersion, ...(item === undefined ? { isPurgeable: isGone } : { item }) };
}

/** The state as one request sees it: what it writes is kept until `commit`, which takes all of it or nothing. */
export class Transaction {
  readonly #options: TransactionOptions;
  readonly #tracked = new Map<string, TrackedItem>();
  readonly #awaited: Promise<unknown>[] = [];
  readonly #lists = new Map<string, readonly Entry[]>();
  readonly #numbers = new Set<string>();
  readonly #taken: NumberAllocator;
  #isChanged = false;
  #ahead: PrefetchedData | undefined;
  #isSurprised = false;

  constructor(ground: TransactionOptions) {
    this.#options = ground;
    this.#taken = new NumberAllocator(ground);
  }

  /** Whether `commit` has anything to do. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  /** The items that were looked at; nothing where whole collections were. */
  get readSet(): readonly ReadVersion[] | undefined {
    return this.#lists.size > 0 ? undefined : [...this.#tracked.values()];
  }

  /** Whether the store has to be waited for. */
  get isRemote(): boolean {
    return this.#options.store.readBatch !== undefined;
  }

  /** Whether all that was asked for had been read ahead, and all numbers read ahead were asked for. */
  get isPrefetched(): boolean {
    return !this.#isSurprised && this.#ahead?.hasNumbers === false;
  }

  /** All that was asked for until now. */
  get requested(): ReadBatch {
    return { items: [...this.#tracked.values()], lists: [...this.#lists.keys()], numbers: [...this.#numbers] };
  }

  /** Reads at once what is going to be asked for, where the store has to be waited for. */
  prefetch(wanted: ReadBatch): Awaitable<void> {
    const { store, space } = this.#options;
    return store.readBatch?.(space, wanted).then((found) => this.usePrefetched(new PrefetchedData(wanted, found)));
  }

  /** Takes what was read already for what there is. */
  usePrefetched(ahead: PrefetchedData): void {
    this.#ahead = ahead;
  }

  /** At once where the store knows at once. */
  get(collection: string, id: string): Awaitable<JsonObject | undefined> {
    const touched = this.#touch(collection, id);
    return touched instanceof Promise ? touched.then(({ item }) => item) : touched.item;
  }

  /** The item where the store knows it at once; nothing where it is only asked for, see `whenKnown`. */
  peek(collection: string, id: string): JsonObject | undefined {
    const touched = this.#touch(collection, id);
    if (!(touched instanceof Promise)) return touched.item;
    this.#awaited.push(touched);
    return undefined;
  }

  /** What a function finds by `peek`: it is run again as long as it looks at what is not known yet. */
  whenLoaded<Found>(find: () => Found): Awaitable<Found> {
    if (this.#awaited.length > 0) return Promise.all(this.#awaited.splice(0)).then(() => this.whenLoaded(find));
    try {
      const found = find();
      if (this.#awaited.length === 0) return found;
    } catch (error) {
      if (this.#awaited.length === 0) throw error;
    }
    return this.whenLoaded(find);
  }

  /** All items of a collection: those of the seed, then those added, each in its order. */
  all(collection: string): Awaitable<readonly JsonObject[]> {
    const { store, space } = this.#options;
    const entries = this.#lists.get(collection) ?? this.#ahead?.list(collection) ?? store.entries(space, collection);
    if (entries instanceof Promise) {
      this.#isSurprised = true;
      return entries.then((later) => this.#listed(collection, later));
    }
    return this.#listed(collection, entries);
  }

  #listed(collection: string, entries: readonly Entry[]): readonly JsonObject[] {
    const { initialItems: base, keyOf } = this.#options;
    this.#lists.set(collection, entries);
    const written = [...this.#tracked.values()].filter(
      (touched) => touched.isChanged && touched.collection === collection,
    );
    const stored = mergeEntries(base.all(collection), entries, keyOf(collection));
    return written.length === 0 ? stored : overlayEntries(stored, written, keyOf(collection));
  }

  /** Keeps an item, new or changed. */
  put(collection: string, item: JsonObject): Awaitable<void> {
    return this.#write(collection, idOf(item, this.#options.keyOf(collection)), item);
  }

  remove(collection: string, id: string): Awaitable<void> {
    return this.#write(collection, id.toWellFormed(), undefined);
  }

  /** An identifier that no item of the collection has, or had; where one was loaded that has it, `commit` finds out. */
  nextId(collection: string): Awaitable<string> {
    return after(this.#number(collection), (number) =>
      after(findFreeNumber(this.#options, { collection, from: number }), (free) => {
        if (free > number) return this.#idFrom(collection, free);
        const id = idOfNumber(number);
        this.#remember(collection, id, undefined);
        return id;
      }),
    );
  }

  /** An identifier, not before that of a number. */
  #idFrom(collection: string, number: number): Awaitable<string> {
    const { store, space } = this.#options;
    return after(store.skipNumbers(space, collection, number - 1), () => this.nextId(collection));
  }

  /** 1, 2, 3 … for each name, never twice the same in a space. */
  nextNumber(name: string): Awaitable<number> {
    return this.#number(`#${name}`);
  }

  /** False where somebody else changed what was read; then nothing is kept. */
  commit(): Awaitable<boolean> {
    if (!this.#isChanged) return true;
    const changes = [...this.#tracked.values()].map(changeOf);
    const { store, space } = this.#options;
    const era = this.#ahead?.epoch ?? this.#taken.era;
    const looks = [...this.#lists].map(listCheckOf);
    return store.commit(space, changes, era === undefined ? { lists: looks } : { lists: looks, epoch: era });
  }

  #number(name: string): Awaitable<number> {
    this.#numbers.add(name);
    const ahead = this.#ahead?.takeNumber(name);
    if (ahead !== undefined) return ahead;
    this.#isSurprised = true;
    return this.#taken.allocate(name);
  }

  #write(collection: string, id: string, item: JsonObject | undefined): Awaitable<void> {
    const touched = this.#touch(collection, id);
    if (touched instanceof Promise)
      return touched.then(({ expectedVersion }) => this.#change(collection, id, { expectedVersion, item }));
    this.#change(collection, id, { expectedVersion: touched.expectedVersion, item });
  }

  #change(
    collection: string,
    id: string,
    { expectedVersion, item }: Pick<TrackedItem, 'expectedVersion'> & { readonly item: JsonObject | undefined },
  ): void {
    this.#isChanged = true;
    const tracked = { collection, id, expectedVersion, isChanged: true };
    const isPurgeable = this.#options.initialItems.get(collection, id) === undefined;
    this.#tracked.set(`${collection} ${id}`, {
      ...tracked,
      ...(item === undefined ? { isPurgeable } : { item }),
    });
  }

  #touch(collection: string, named: string): Awaitable<TrackedItem> {
    const id = named.toWellFormed();
    const key = `${collection} ${id}`;
    const known = this.#tracked.get(key);
    if (known !== undefined) return known;
    if (this.#ahead?.hasItem(collection, id) === true)
      return this.#remember(collection, id, this.#ahead.item(collection, id));
    const { store, space } = this.#options;
    this.#isSurprised = true;
    const found = store.get(space, collection, id);
    if (found instanceof Promise) return found.then((entry) => this.#remember(collection, id, entry));
    return this.#remember(collection, id, found);
  }

  #remember(collection: string, id: string, entry: Entry | undefined): TrackedItem {
    const item = entry === undefined ? this.#options.initialItems.get(collection, id) : entry.item;
    const found = { collection, id, expectedVersion: entry?.version ?? 0, isChanged: false };
    const tracked = item === undefined ? found : { ...found, item };
    this.#tracked.set(`${collection} ${id}`, tracked);
    return tracked;
  }
}

/** Attempts before a request that keeps conflicting is rejected. */
const MAX_ATTEMPTS = 200;

const CONFLICT = Symbol('conflict');

/** Work of one request on a transaction. It may run several times, so it must have no other effect. */
type TransactionWork<Result> = (transaction: Transaction, isRetry: boolean) => Awaitable<Result>;

/** Runs work in optimistic transactions, and retries it on a version conflict. */
export class TransactionRunner {
  readonly #options: Omit<TransactionOptions, 'space' | 'checksIdentifiers'>;
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(options: Omit<TransactionOptions, 'space' | 'checksIdentifiers'>) {
    this.#options = options;
  }

  /**
   * Runs work and commits its changes; if a concurrent commit changed something that was read, the work runs again.
   *
   * @throws HttpError 402 after too many conflicts, and whatever the work throws; then nothing is committed
   */
  run<Result>(space: string, work: TransactionWork<Result>): Awaitable<Result> {
    return after(this.#attempt(space, work, false), (result) =>
      result === CONFLICT ? this.#retryOnConflict(space, work) : result,
    );
  }

  /** Retries one request at a time per space, so that requests of this process stop disturbing each other. */
  #retryOnConflict<Result>(space: string, work: TransactionWork<Result>): Promise<Result> {
    const previous = this.#queues.get(space) ?? Promise.resolve();
    const turn = previous.then(() => this.#retry(space, work));
    const settled = turn.catch(() => {});
    this.#queues.set(space, settled);
    settled.then(() => this.#queues.get(space) === settled && this.#queues.delete(space));
    return turn;
  }

  async #retry<Result>(space: string, work: TransactionWork<Result>): Promise<Result> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const result = await this.#attempt(space, work, true);
      if (result !== CONFLICT) return result;
    }
    throw new HttpError(402, 'Too many concurrent modifications.');
  }

  /** Returns `CONFLICT` if the commit failed. New identifiers are checked on a retry only, since that costs a read. */
  #attempt<Result>(
    space: string,
    work: TransactionWork<Result>,
    isRetry: boolean,
  ): Awaitable<Result | typeof CONFLICT> {
    const transaction = new Transaction({ ...this.#options, space, checksIdentifiers: isRetry });
    return after(work(transaction, isRetry), (result) =>
      transaction.isChanged ? after(transaction.commit(), (isCommitted) => (isCommitted ? result : CONFLICT)) : result,
    );
  }
}
