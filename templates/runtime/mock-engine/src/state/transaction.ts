import { HttpError } from '../http/message.ts';
import type { JsonObject } from '../json.ts';
import { findFreeNumber, idOfNumber, NumberAllocator, type TransactionOptions } from './identifiers.ts';
import { idOf, mergeEntries, overlayEntries } from './initial-items.ts';
import { PrefetchedData } from './prefetch.ts';
import type { CallRecord, Change, Entry, ListCheck, ReadBatch } from './store.ts';

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
  #hasPrefetchMiss = false;

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
    return !this.#hasPrefetchMiss && this.#ahead?.hasNumbers === false;
  }

  /** Everything that was requested until now. */
  get requested(): ReadBatch {
    return { items: [...this.#tracked.values()], lists: [...this.#lists.keys()], numbers: [...this.#numbers] };
  }

  /** Prefetches a batch from a remote store. */
  async prefetch(wanted: ReadBatch): Promise<void> {
    const { store, space } = this.#options;
    const found = await store.readBatch?.(space, wanted);
    if (found !== undefined) this.usePrefetched(new PrefetchedData(wanted, found));
  }

  /** Uses data that was prefetched elsewhere. */
  usePrefetched(ahead: PrefetchedData): void {
    this.#ahead = ahead;
  }

  /** Reads an item. */
  async get(collection: string, id: string): Promise<JsonObject | undefined> {
    return (this.#loaded(collection, id) ?? (await this.#load(collection, id))).item;
  }

  /** Returns an item if it is loaded, or the store is local; otherwise starts loading it, see `whenLoaded`. */
  peek(collection: string, id: string): JsonObject | undefined {
    const loaded = this.#loaded(collection, id);
    if (loaded === undefined) this.#awaited.push(this.#load(collection, id));
    return loaded?.item;
  }

  /** Runs a function that uses `peek` again until everything that it needs is loaded. */
  async whenLoaded<Found>(find: () => Found): Promise<Found> {
    for (;;) {
      if (this.#awaited.length > 0) await Promise.all(this.#awaited.splice(0));
      try {
        const found = find();
        if (this.#awaited.length === 0) return found;
      } catch (error) {
        if (this.#awaited.length === 0) throw error;
      }
    }
  }

  /** Lists a collection: the initial items, then those that were added. */
  async all(collection: string): Promise<readonly JsonObject[]> {
    const { initialItems: base, keyOf } = this.#options;
    const entries = this.#lists.get(collection) ?? this.#ahead?.list(collection) ?? (await this.#list(collection));
    this.#lists.set(collection, entries);
    const written = [...this.#tracked.values()].filter(
      (touched) => touched.isChanged && touched.collection === collection,
    );
    const stored = mergeEntries(base.all(collection), entries, keyOf(collection));
    return written.length === 0 ? stored : overlayEntries(stored, written, keyOf(collection));
  }

  #list(collection: string): Promise<readonly Entry[]> {
    const { store, space } = this.#options;
    this.#hasPrefetchMiss = true;
    return store.entries(space, collection);
  }

  /** Writes an item, new or changed. */
  put(collection: string, item: JsonObject): Promise<void> {
    return this.#write(collection, idOf(item, this.#options.keyOf(collection)), item);
  }

  remove(collection: string, id: string): Promise<void> {
    return this.#write(collection, id.toWellFormed(), undefined);
  }

  /** Returns an identifier that is unique in the collection; a conflict with loaded data is detected on commit. */
  async nextId(collection: string): Promise<string> {
    const { store, space } = this.#options;
    for (;;) {
      const number = await this.#number(collection);
      const free = await findFreeNumber(this.#options, collection, number);
      if (free === number) {
        const id = idOfNumber(number);
        this.#remember(collection, id, undefined);
        return id;
      }
      await store.skipNumbers(space, collection, free - 1);
    }
  }

  /** Returns the next number of a sequence of the space: 1, 2, 3 … */
  nextNumber(name: string): Promise<number> {
    return this.#number(`#${name}`);
  }

  /** Commits the changes, and records the call with them; returns `false` on a conflict, and then changes nothing. */
  async commit(call?: CallRecord): Promise<boolean> {
    if (!this.#isChanged) return true;
    const changes = [...this.#tracked.values()].map(changeOf);
    const { store, space } = this.#options;
    const epoch = this.#ahead?.epoch ?? this.#taken.epoch;
    const lists = [...this.#lists].map(listCheckOf);
    return store.commit(space, changes, { lists, call, ...(epoch === undefined ? {} : { epoch }) });
  }

  async #number(name: string): Promise<number> {
    this.#numbers.add(name);
    const ahead = this.#ahead?.takeNumber(name);
    if (ahead !== undefined) return ahead;
    this.#hasPrefetchMiss = true;
    return this.#taken.allocate(name);
  }

  async #write(collection: string, id: string, item: JsonObject | undefined): Promise<void> {
    const { expectedVersion } = this.#loaded(collection, id) ?? (await this.#load(collection, id));
    this.#isChanged = true;
    const tracked = { collection, id, expectedVersion, isChanged: true };
    const isPurgeable = this.#options.initialItems.get(collection, id) === undefined;
    this.#tracked.set(`${collection} ${id}`, {
      ...tracked,
      ...(item === undefined ? { isPurgeable } : { item }),
    });
  }

  /** Returns an item that was read, or can be read at once. */
  #loaded(collection: string, named: string): TrackedItem | undefined {
    const id = named.toWellFormed();
    const known = this.#tracked.get(`${collection} ${id}`);
    if (known !== undefined) return known;
    if (this.#ahead?.hasItem(collection, id) === true)
      return this.#remember(collection, id, this.#ahead.item(collection, id));
    const { store, space } = this.#options;
    return store.peek === undefined ? undefined : this.#remember(collection, id, store.peek(space, collection, id));
  }

  async #load(collection: string, named: string): Promise<TrackedItem> {
    const id = named.toWellFormed();
    const { store, space } = this.#options;
    this.#hasPrefetchMiss = true;
    const entry = await store.get(space, collection, id);
    return this.#tracked.get(`${collection} ${id}`) ?? this.#remember(collection, id, entry);
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
type TransactionWork<Result> = (transaction: Transaction, isRetry: boolean) => Promise<Result>;

interface TransactionPlan<Result> {
  readonly space: string;
  readonly work: TransactionWork<Result>;
  readonly recordOf: ((result: Result) => CallRecord | undefined) | undefined;
}

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
   * @param recordOf - the call to record with the changes
   * @throws HttpError 409 after too many conflicts, and whatever the work throws; then nothing is committed
   */
  async run<Result>(
    space: string,
    work: TransactionWork<Result>,
    recordOf?: (result: Result) => CallRecord | undefined,
  ): Promise<Result> {
    const attempt = (isRetry: boolean) => this.#attempt({ space, work, recordOf }, isRetry);
    const result = await attempt(false);
    return result === CONFLICT ? this.#retryOnConflict(space, () => attempt(true)) : result;
  }

  /** Reads a batch from a remote store before a transaction. */
  async readAhead(space: string, wanted: ReadBatch): Promise<PrefetchedData | undefined> {
    const found = await this.#options.store.readBatch?.(space, wanted);
    return found === undefined ? undefined : new PrefetchedData(wanted, found);
  }

  /** Retries one request at a time per space, so that requests of this process stop disturbing each other. */
  #retryOnConflict<Result>(space: string, attempt: () => Promise<Result | typeof CONFLICT>): Promise<Result> {
    const previous = this.#queues.get(space) ?? Promise.resolve();
    const turn = previous.then(() => this.#retry(attempt));
    const settled = turn.catch(() => {});
    this.#queues.set(space, settled);
    settled.then(() => this.#queues.get(space) === settled && this.#queues.delete(space));
    return turn;
  }

  async #retry<Result>(attempt: () => Promise<Result | typeof CONFLICT>): Promise<Result> {
    for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
      const result = await attempt();
      if (result !== CONFLICT) return result;
    }
    throw new HttpError(409, 'Too many concurrent modifications.');
  }

  /** Returns `CONFLICT` if the commit failed. New identifiers are checked on a retry only, since that costs a read. */
  async #attempt<Result>(
    { space, work, recordOf }: TransactionPlan<Result>,
    isRetry: boolean,
  ): Promise<Result | typeof CONFLICT> {
    const transaction = new Transaction({ ...this.#options, space, checksIdentifiers: isRetry });
    const result = await work(transaction, isRetry);
    return !transaction.isChanged || (await transaction.commit(recordOf?.(result))) ? result : CONFLICT;
  }
}
