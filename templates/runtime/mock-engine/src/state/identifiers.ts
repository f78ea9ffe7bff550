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

/** Returns the first number whose identifier is free in the initial items and, if required, in the store. */
export async function findFreeNumber(options: TransactionOptions, collection: string, first: number): Promise<number> {
  const { initialItems: base, checksIdentifiers = false } = options;
  let [from, count] = [first, 1];
  for (;;) {
    const numbers = Array.from({ length: count }, (_, index) => from + index);
    const left = numbers.filter((number) => base.get(collection, idOfNumber(number)) === undefined);
    const entries = checksIdentifiers ? await entriesOf(options, collection, left) : NONE;
    const free = left.find((_, index) => entries[index] === undefined);
    if (free !== undefined) return free;
    from += count;
    count = Math.min(2 * count, MAX_BATCH_SIZE);
  }
}

async function entriesOf(
  { store, space }: TransactionOptions,
  collection: string,
  numbers: readonly number[],
): Promise<readonly (Entry | undefined)[]> {
  const items = numbers.map((number) => ({ collection, id: idOfNumber(number) }));
  const batch = await store.readBatch?.(space, { items, lists: [], numbers: [] });
  return batch?.items ?? items.map(({ id }) => store.peek?.(space, collection, id));
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
  async allocate(name: string): Promise<number> {
    const { store, space } = this.#options;
    const batch = await store.readBatch?.(space, { items: [], lists: [], numbers: [name] });
    // The epoch is read first: one that begins in between does not apply to the number.
    this.#epoch ??= batch?.epoch ?? (await store.epochOf?.(space));
    return batch?.numbers[0] ?? store.nextNumber(space, name);
  }
}
