import { HttpError } from '../http/message.ts';
import { after, type Awaitable, type JsonObject } from '../json.ts';
import { findFreeNumber, idOfNumber, NumberAllocator, type TransactionOptions } from './identifiers.ts';
import { idOf, mergeEntries, overlayEntries } from './initial-items.ts';
import { PrefetchedData } from './prefetch.ts';
import type { Change, Entry, ListCheck, ReadBatch } from './store.ts';

/** Version of an item that was read, be it missing. */
export interface ReadVersion {
  readonly collection: string;
  readonly id: string;
  readonly expectedVersion: number;
}

/** Item that a transaction read or changed. */
interface TrackedItem extends ReadVersion {
  readonly isChanged: boolean;
  /** See `Change`. */
  readonly isPurgeable?: boolean;
  readonly item?: JsonObject;
}

/** Returns the check that a list is unchanged on commit. */
export function listCheckOf([collection, entries]: readonly [string, readonly Entry[]]): ListCheck {
  return { collection, expectedVersion: entries.reduce((latest, { version }) => Math.max(latest, version), 0) };
}

/** Returns the change of an item, or the check that it is unchanged. */
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

/**
 * Transaction with optimistic concurrency control: the state as one request sees it. Writes are buffered until
 * `commit`, which applies all or nothing and detects conflicts.
 */
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

  constructor(options: TransactionOptions) {
    this.#options = options;
    this.#taken = new NumberAllocator(options);
  }

  /** Tests whether there are changes to commit. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  /** Versions of the items that were read (the read set); `undefined` if whole collections were. */
  get readSet(): readonly ReadVersion[] | undefined {
    return this.#lists.size > 0 ? undefined : [...this.#tracked.values()];
  }

  /** Tests whether the store is remote. */
  get isRemote(): boolean {
    return this.#options.store.readBatch !== undefined;
  }

  /** Tests whether the prefetched data was exactly what was needed. */
  get isPrefetched(): boolean {
    return !this.#isSurprised && this.#ahead?.hasNumbers === false;
  }

  /** Everything that was requested until now. */
  get requested(): ReadBatch {
    return { items: [...this.#tracked.values()], lists: [...this.#lists.keys()], numbers: [...this.#numbers] };
  }

  /** Prefetches a batch from a remote store. */
  prefetch(wanted: ReadBatch): Awaitable<void> {
    const { store, space } = this.#options;
    return store.readBatch?.(space, wanted).then((found) => this.usePrefetched(new PrefetchedData(wanted, found)));
  }

  /** Uses data that was prefetched elsewhere. */
  usePrefetched(ahead: PrefetchedData): void {
    this.#ahead = ahead;
  }

  /** Reads an item; synchronous with a local store. */
  get(collection: string, id: string): Awaitable<JsonObject | undefined> {
    const touched = this.#touch(collection, id);
    return touched instanceof Promise ? touched.then(({ item }) => item) : touched.item;
  }

  /** Returns an item if it is loaded; otherwise starts loading it, see `whenLoaded`. */
  peek(collection: string, id: string): JsonObject | undefined {
    const touched = this.#touch(collection, id);
    if (!(touched instanceof Promise)) return touched.item;
    this.#awaited.push(touched);
    return undefined;
  }

  /** Runs a function that uses `peek` again until everything that it needs is loaded. */
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

  /** Lists a collection: the initial items, then those that were added. */
  all(collection: string): Awaitable<readonly JsonObject[]> {
    const { store, space } = this.#options;
    const entries = this.#lists.get(collection) ?? this.#ahead?.list(collection) ?? store.entries(space, collection);
    if (entries instanceof Promise) {
      this.#isSurprised = true;
      return entries.then((loaded) => this.#listed(collection, loaded));
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

  /** Writes an item, new or changed. */
  put(collection: string, item: JsonObject): Awaitable<void> {
    return this.#write(collection, idOf(item, this.#options.keyOf(collection)), item);
  }

  remove(collection: string, id: string): Awaitable<void> {
    return this.#write(collection, id.toWellFormed(), undefined);
  }

  /** Returns an identifier that is unique in the collection; a conflict with loaded data is detected on commit. */
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

  /** Returns an identifier from a number on. */
  #idFrom(collection: string, number: number): Awaitable<string> {
    const { store, space } = this.#options;
    return after(store.skipNumbers(space, collection, number - 1), () => this.nextId(collection));
  }

  /** Returns the next number of a sequence of the space: 1, 2, 3 … */
  nextNumber(name: string): Awaitable<number> {
    return this.#number(`#${name}`);
  }

  /** Commits the changes; returns `false` on a conflict, and then changes nothing. */
  commit(): Awaitable<boolean> {
    if (!this.#isChanged) return true;
    const changes = [...this.#tracked.values()].map(changeOf);
    const { store, space } = this.#options;
    const epoch = this.#ahead?.epoch ?? this.#taken.epoch;
    const lists = [...this.#lists].map(listCheckOf);
    return store.commit(space, changes, epoch === undefined ? { lists } : { lists, epoch });
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
   * @throws HttpError 409 after too many conflicts, and whatever the work throws; then nothing is committed
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
    throw new HttpError(409, 'Too many concurrent modifications.');
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
