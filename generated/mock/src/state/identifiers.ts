import { after, type Awaitable } from '../json.ts';
import type { InitialItems } from './initial-state.ts';
import type { Entry, Store } from './store.ts';

/** What a unit of work stands on. */
export interface TransactionOptions {
  readonly initialItems: InitialItems;
  readonly store: Store;
  readonly space: string;
  readonly keyOf: (collection: string) => string;
  /** Whether new identifiers are looked up before they are given: somebody was faster, or had them already. */
  readonly checksIdentifiers?: boolean;
}

const FIRST_IDENTIFIER = 900_000;
/** Identifiers that are looked up at once: first one, then each time twice as many as before, up to these. */
const MAX_BATCH_SIZE = 1000;
const NONE: readonly undefined[] = [];

/** The identifier that a number makes. */
export function idOfNumber(number: number): string {
  return String(FIRST_IDENTIFIER + number);
}

/** Whether an identifier may be given yet, where those of all numbers up to one were. */
export function isUnassigned(id: string, last: number): boolean {
  const number = Number(id) - FIRST_IDENTIFIER;
  return number > last && id === idOfNumber(number);
}

/** Numbers that are looked through: of a collection, from one on. */
interface Numbers {
  readonly collection: string;
  readonly from: number;
  readonly count?: number;
}

/** The first number whose identifier no item of the seed has nor, where the ground is wary, any other had. */
export function findFreeNumber(
  ground: TransactionOptions,
  { collection, from, count = 1 }: Numbers,
): Awaitable<number> {
  const { initialItems: base, checksIdentifiers: isWary = false } = ground;
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  const left = numbers.filter((number) => base.get(collection, idOfNumber(number)) === undefined);
  const entries = isWary ? entriesOf(ground, collection, left) : NONE;
  return after(entries, (found) => {
    const free = left.find((_, index) => found[index] === undefined);
    if (free !== undefined) return free;
    return findFreeNumber(ground, { collection, from: from + count, count: Math.min(2 * count, MAX_BATCH_SIZE) });
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

/** At once where all is there at once. */
function allValues<Value>(values: readonly Awaitable<Value>[]): Awaitable<readonly Value[]> {
  const there = values.filter((value): value is Exclude<typeof value, Promise<Value>> => !(value instanceof Promise));
  return there.length === values.length ? there : Promise.all(values);
}

/** The numbers that a unit of work asks for by themselves, and the era of the space that they hold for. */
export class NumberAllocator {
  readonly #ground: Pick<TransactionOptions, 'store' | 'space'>;
  #epoch: string | undefined;

  constructor(ground: Pick<TransactionOptions, 'store' | 'space'>) {
    this.#ground = ground;
  }

  /** That of the first: with another one, what follows from it is not kept. */
  get era(): string | undefined {
    return this.#epoch;
  }

  /** A number of a name that nobody else has, nor had in this era. */
  allocate(name: string): Awaitable<number> {
    const { store, space } = this.#ground;
    // The era is asked for first: one that begins in between is not the one that the number is taken for.
    if (store.readBatch === undefined)
      return after(this.#epoch ?? store.epochOf?.(space), (era) => {
        this.#epoch ??= era;
        return store.nextNumber(space, name);
      });
    return store
      .readBatch(space, { items: [], lists: [], numbers: [name] })
      .then(({ numbers: [number = 0], epoch: era }) => {
        this.#epoch ??= era;
        return number;
      });
  }
}
