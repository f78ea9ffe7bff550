import { after, type Awaitable, type JsonObject } from '../json.ts';
import { Ahead } from './ahead.ts';
import { idOf } from './base.ts';
import { freeNumber, idOfNumber } from './free-number.ts';
import type { Ground } from './ground.ts';
import { merged, overlaid } from './overlaid.ts';
import type { Entry, Wanted } from './store.ts';
import { TakenNumbers } from './taken-numbers.ts';
import { changeOf, lookOf, type Seen, type Touched } from './touched.ts';

/** The state as one request sees it: what it writes is kept until `commit`, which takes all of it or nothing. */
export class State {
  readonly #ground: Ground;
  readonly #touched = new Map<string, Touched>();
  readonly #awaited: Promise<unknown>[] = [];
  readonly #lists = new Map<string, readonly Entry[]>();
  readonly #numbers = new Set<string>();
  readonly #taken: TakenNumbers;
  #isChanged = false;
  #ahead: Ahead | undefined;
  #isSurprised = false;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#taken = new TakenNumbers(ground);
  }

  /** Whether `commit` has anything to do. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  /** The items that were looked at; nothing where whole collections were. */
  get seen(): readonly Seen[] | undefined {
    return this.#lists.size > 0 ? undefined : [...this.#touched.values()];
  }

  /** Whether the store has to be waited for. */
  get isWaiting(): boolean {
    return this.#ground.store.read !== undefined;
  }

  /** Whether all that was asked for had been read ahead, and all numbers read ahead were asked for. */
  get isForeseen(): boolean {
    return !this.#isSurprised && this.#ahead?.hasNumbers === false;
  }

  /** All that was asked for until now. */
  get asked(): Wanted {
    return { items: [...this.#touched.values()], lists: [...this.#lists.keys()], numbers: [...this.#numbers] };
  }

  /** Reads at once what is going to be asked for, where the store has to be waited for. */
  readAhead(wanted: Wanted): Awaitable<void> {
    const { store, space } = this.#ground;
    return store.read?.(space, wanted).then((found) => this.foresee(new Ahead(wanted, found)));
  }

  /** Takes what was read already for what there is. */
  foresee(ahead: Ahead): void {
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
  whenKnown<Found>(find: () => Found): Awaitable<Found> {
    if (this.#awaited.length > 0) return Promise.all(this.#awaited.splice(0)).then(() => this.whenKnown(find));
    try {
      const found = find();
      if (this.#awaited.length === 0) return found;
    } catch (error) {
      if (this.#awaited.length === 0) throw error;
    }
    return this.whenKnown(find);
  }

  /** All items of a collection: those of the seed, then those added, each in its order. */
  all(collection: string): Awaitable<readonly JsonObject[]> {
    const { store, space } = this.#ground;
    const entries = this.#lists.get(collection) ?? this.#ahead?.list(collection) ?? store.entries(space, collection);
    if (entries instanceof Promise) {
      this.#isSurprised = true;
      return entries.then((later) => this.#listed(collection, later));
    }
    return this.#listed(collection, entries);
  }

  #listed(collection: string, entries: readonly Entry[]): readonly JsonObject[] {
    const { base, keyOf } = this.#ground;
    this.#lists.set(collection, entries);
    const written = [...this.#touched.values()].filter(
      (touched) => touched.isChanged && touched.collection === collection,
    );
    const stored = merged(base.all(collection), entries, keyOf(collection));
    return written.length === 0 ? stored : overlaid(stored, written, keyOf(collection));
  }

  /** Keeps an item, new or changed. */
  put(collection: string, item: JsonObject): Awaitable<void> {
    return this.#write(collection, idOf(item, this.#ground.keyOf(collection)), item);
  }

  remove(collection: string, id: string): Awaitable<void> {
    return this.#write(collection, id.toWellFormed(), undefined);
  }

  /** An identifier that no item of the collection has, or had; where one was loaded that has it, `commit` finds out. */
  nextId(collection: string): Awaitable<string> {
    return after(this.#number(collection), (number) =>
      after(freeNumber(this.#ground, { collection, from: number }), (free) => {
        if (free > number) return this.#idFrom(collection, free);
        const id = idOfNumber(number);
        this.#remember(collection, id, undefined);
        return id;
      }),
    );
  }

  /** An identifier, not before that of a number. */
  #idFrom(collection: string, number: number): Awaitable<string> {
    const { store, space } = this.#ground;
    return after(store.skip(space, collection, number - 1), () => this.nextId(collection));
  }

  /** 1, 2, 3 … for each name, never twice the same in a space. */
  next(name: string): Awaitable<number> {
    return this.#number(`#${name}`);
  }

  /** False where somebody else changed what was read; then nothing is kept. */
  commit(): Awaitable<boolean> {
    if (!this.#isChanged) return true;
    const changes = [...this.#touched.values()].map(changeOf);
    const { store, space } = this.#ground;
    const era = this.#ahead?.era ?? this.#taken.era;
    const looks = [...this.#lists].map(lookOf);
    return store.commit(space, changes, era === undefined ? { looks } : { looks, era });
  }

  #number(name: string): Awaitable<number> {
    this.#numbers.add(name);
    const ahead = this.#ahead?.takeNumber(name);
    if (ahead !== undefined) return ahead;
    this.#isSurprised = true;
    return this.#taken.take(name);
  }

  #write(collection: string, id: string, item: JsonObject | undefined): Awaitable<void> {
    const touched = this.#touch(collection, id);
    if (touched instanceof Promise)
      return touched.then(({ expected }) => this.#change(collection, id, { expected, item }));
    this.#change(collection, id, { expected: touched.expected, item });
  }

  #change(
    collection: string,
    id: string,
    { expected, item }: { readonly expected: number; readonly item: JsonObject | undefined },
  ): void {
    this.#isChanged = true;
    const touched = { collection, id, expected, isChanged: true };
    const isGone = this.#ground.base.get(collection, id) === undefined;
    this.#touched.set(`${collection} ${id}`, { ...touched, ...(item === undefined ? { isGone } : { item }) });
  }

  #touch(collection: string, named: string): Awaitable<Touched> {
    const id = named.toWellFormed();
    const key = `${collection} ${id}`;
    const known = this.#touched.get(key);
    if (known !== undefined) return known;
    if (this.#ahead?.hasItem(collection, id) === true)
      return this.#remember(collection, id, this.#ahead.item(collection, id));
    const { store, space } = this.#ground;
    this.#isSurprised = true;
    const found = store.get(space, collection, id);
    if (found instanceof Promise) return found.then((entry) => this.#remember(collection, id, entry));
    return this.#remember(collection, id, found);
  }

  #remember(collection: string, id: string, entry: Entry | undefined): Touched {
    const item = entry === undefined ? this.#ground.base.get(collection, id) : entry.item;
    const found = { collection, id, expected: entry?.version ?? 0, isChanged: false };
    const touched = item === undefined ? found : { ...found, item };
    this.#touched.set(`${collection} ${id}`, touched);
    return touched;
  }
}
