import { after, type Awaitable } from '../json.ts';
import type { InitialItems } from './initial-items.ts';
import type { Entry, Store } from './store.ts';

/** Options of a transaction. */
export interface TransactionOptions {
  readonly initialItems: InitialItems;
  readonly store: Store;
  readonly space: string;
  readonly keyOf: (collection: string) => string;
  /** Looks up new identifiers before they are assigned, after a conflict. */
  readonly checksIdentifiers?: boolean;
}

const FIRST_IDENTIFIER = 900_000;
/** Limit of identifiers per lookup, which begins with one and doubles. */
const MAX_BATCH_SIZE = 1000;
const NONE: readonly undefined[] = [];

/** Returns the identifier for a number. */
export function idOfNumber(number: number): string {
  return String(FIRST_IDENTIFIER + number);
}

/** Tests whether an identifier is still unassigned, given the last number of its sequence. */
export function isUnassigned(id: string, last: number): boolean {
  const number = Number(id) - FIRST_IDENTIFIER;
  return number > last && id === idOfNumber(number);
}

/** Range of numbers of a collection. */
interface Numbers {
  readonly collection: string;
  readonly from: number;
  readonly count?: number;
}

/** Returns the first number whose identifier is free in the initial items and, if required, in the store. */
export function findFreeNumber(
  options: TransactionOptions,
  { collection, from, count = 1 }: Numbers,
): Awaitable<number> {
  const { initialItems: base, checksIdentifiers: isWary = false } = options;
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  const left = numbers.filter((number) => base.get(collection, idOfNumber(number)) === undefined);
  const entries = isWary ? entriesOf(options, collection, left) : NONE;
  return after(entries, (found) => {
    const free = left.find((_, index) => found[index] === undefined);
    if (free !== undefined) return free;
    return findFreeNumber(options, { collection, from: from + count, count: Math.min(2 * count, MAX_BATCH_SIZE) });
  });
}

function entriesOf(
  { store, space }: TransactionOptions,
  collection: string,
  numbers: readonly number[],
): Awaitable<readonly (Entry | undefined)[]> {
  const items = numbers.map((number) => ({ collection, id: idOfNumber(number) }));
  if (store.readBatch === undefined) return allValues(items.map(({ id }) => store.get(space, collection, id)));
  return store.readBatch(space, { items, lists: [], numbers: [] }).then((found) => found.items);
}

/** Combines values; the result is synchronous if all of them are. */
function allValues<Value>(values: readonly Awaitable<Value>[]): Awaitable<readonly Value[]> {
  const there = values.filter((value): value is Exclude<typeof value, Promise<Value>> => !(value instanceof Promise));
  return there.length === values.length ? there : Promise.all(values);
}

/** Allocates the numbers of a transaction in its epoch. */
export class NumberAllocator {
  readonly #options: Pick<TransactionOptions, 'store' | 'space'>;
  #epoch: string | undefined;

  constructor(options: Pick<TransactionOptions, 'store' | 'space'>) {
    this.#options = options;
  }

  /** Epoch of the first number; the commit fails in another one. */
  get epoch(): string | undefined {
    return this.#epoch;
  }

  /** Allocates a number that is unique in this epoch. */
  allocate(name: string): Awaitable<number> {
    const { store, space } = this.#options;
    // The epoch is read first: one that begins in between does not apply to the number.
    if (store.readBatch === undefined)
      return after(this.#epoch ?? store.epochOf?.(space), (epoch) => {
        this.#epoch ??= epoch;
        return store.nextNumber(space, name);
      });
    return store
      .readBatch(space, { items: [], lists: [], numbers: [name] })
      .then(({ numbers: [number = 0], epoch }) => {
        this.#epoch ??= epoch;
        return number;
      });
  }
}
