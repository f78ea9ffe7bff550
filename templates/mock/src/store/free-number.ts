import { after, type Awaitable } from '../json.ts';
import type { Ground } from './ground.ts';
import type { Entry } from './store.ts';

const FIRST_ID = 900_000;
/** Identifiers that are looked up at once: first one, then each time twice as many as before, up to these. */
const MOST_AT_ONCE = 1000;
const NONE: readonly undefined[] = [];

/** The identifier that a number makes. */
export function idOfNumber(number: number): string {
  return String(FIRST_ID + number);
}

/** Whether an identifier may be given yet, where those of all numbers up to one were. */
export function isToCome(id: string, last: number): boolean {
  const number = Number(id) - FIRST_ID;
  return number > last && id === idOfNumber(number);
}

/** Numbers that are looked through: of a collection, from one on. */
interface Numbers {
  readonly collection: string;
  readonly from: number;
  readonly count?: number;
}

/** The first number whose identifier no item of the seed has nor, where the ground is wary, any other had. */
export function freeNumber(ground: Ground, { collection, from, count = 1 }: Numbers): Awaitable<number> {
  const { base, isWary = false } = ground;
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  const left = numbers.filter((number) => base.get(collection, idOfNumber(number)) === undefined);
  const entries = isWary ? entriesOf(ground, collection, left) : NONE;
  return after(entries, (found) => {
    const free = left.find((_, index) => found[index] === undefined);
    if (free !== undefined) return free;
    return freeNumber(ground, { collection, from: from + count, count: Math.min(2 * count, MOST_AT_ONCE) });
  });
}

function entriesOf(
  { store, space }: Ground,
  collection: string,
  numbers: readonly number[],
): Awaitable<readonly (Entry | undefined)[]> {
  const items = numbers.map((number) => ({ collection, id: idOfNumber(number) }));
  if (store.read === undefined) return together(items.map(({ id }) => store.get(space, collection, id)));
  return store.read(space, { items, lists: [], numbers: [] }).then((found) => found.items);
}

/** At once where all is there at once. */
function together<Value>(values: readonly Awaitable<Value>[]): Awaitable<readonly Value[]> {
  const there = values.filter((value): value is Exclude<typeof value, Promise<Value>> => !(value instanceof Promise));
  return there.length === values.length ? there : Promise.all(values);
}
